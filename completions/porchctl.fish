# Print an optspec for argparse to handle cmd's options that are independent of any subcommand.
function __fish_porchctl_global_optspecs
    string join \n kubeconfig= context= cluster= user= n/namespace= s/server= token= as= as-group= as-uid= certificate-authority= client-certificate= client-key= tls-server-name= insecure-skip-tls-verify= request-timeout= api-version= v/v= q/quiet color= no-progress log-flush-frequency= truncate-output= stack-trace= disable-compression= add-dir-header= alsologtostderr= logtostderr= one-output= skip-headers= skip-log-headers= cache-dir= log-backtrace-at= log-dir= log-file= log-file-max-size= stderrthreshold= vmodule= h/help
end

function __fish_porchctl_needs_command
    # Figure out if the current invocation already has a command.
    set -l cmd (commandline -opc)
    set -e cmd[1]
    argparse -s (__fish_porchctl_global_optspecs) -- $cmd 2>/dev/null
    or return
    if set -q argv[1]
        # Also print the command, so this can be used to figure out what it is.
        echo $argv[1]
        return 1
    end
    return 0
end

function __fish_porchctl_using_subcommand
    set -l cmd (__fish_porchctl_needs_command)
    test -z "$cmd"
    and return 1
    contains -- $cmd[1] $argv
end

complete -c porchctl -n "__fish_porchctl_needs_command" -l kubeconfig -d 'Kubeconfig file [env: KUBECONFIG, default: ~/.kube/config]' -r
complete -c porchctl -n "__fish_porchctl_needs_command" -l context -d 'Context of the kubeconfig to use' -r
complete -c porchctl -n "__fish_porchctl_needs_command" -l cluster -d 'Cluster of the kubeconfig to use' -r
complete -c porchctl -n "__fish_porchctl_needs_command" -l user -d 'User of the kubeconfig to use' -r
complete -c porchctl -n "__fish_porchctl_needs_command" -s n -l namespace -d 'Namespace [default: the one of the context]' -r
complete -c porchctl -n "__fish_porchctl_needs_command" -s s -l server -d 'Address of the API server' -r
complete -c porchctl -n "__fish_porchctl_needs_command" -l token -d 'Bearer token for the API server' -r
complete -c porchctl -n "__fish_porchctl_needs_command" -l as -d 'User to impersonate' -r
complete -c porchctl -n "__fish_porchctl_needs_command" -l as-group -d 'Group to impersonate, may be given several times' -r
complete -c porchctl -n "__fish_porchctl_needs_command" -l as-uid -d 'Uid to impersonate' -r
complete -c porchctl -n "__fish_porchctl_needs_command" -l certificate-authority -d 'Certificate authority file' -r
complete -c porchctl -n "__fish_porchctl_needs_command" -l client-certificate -d 'Client certificate file' -r
complete -c porchctl -n "__fish_porchctl_needs_command" -l client-key -d 'Client key file' -r
complete -c porchctl -n "__fish_porchctl_needs_command" -l tls-server-name -d 'Server name to check the certificate against' -r
complete -c porchctl -n "__fish_porchctl_needs_command" -l insecure-skip-tls-verify -d 'Do not check the server\'s certificate' -r -f -a "true\t''
false\t''"
complete -c porchctl -n "__fish_porchctl_needs_command" -l request-timeout -d 'Limit of one call to the API server, repeats included; 0 means none [default: 30s]' -r
complete -c porchctl -n "__fish_porchctl_needs_command" -l api-version -d 'API version of package revisions: v1alpha1 or v1alpha2 [env: PORCHCTL_API_VERSION]' -r
complete -c porchctl -n "__fish_porchctl_needs_command" -s v -l v -d 'Verbosity: 1 names the server and the namespace, 6 every request' -r
complete -c porchctl -n "__fish_porchctl_needs_command" -l color -d 'Colours' -r -f -a "auto\t'On a terminal, unless the environment says no'
always\t'Always'
never\t'Never'"
complete -c porchctl -n "__fish_porchctl_needs_command" -l log-flush-frequency -r
complete -c porchctl -n "__fish_porchctl_needs_command" -l truncate-output -r
complete -c porchctl -n "__fish_porchctl_needs_command" -l stack-trace -r
complete -c porchctl -n "__fish_porchctl_needs_command" -l disable-compression -r
complete -c porchctl -n "__fish_porchctl_needs_command" -l add-dir-header -r
complete -c porchctl -n "__fish_porchctl_needs_command" -l alsologtostderr -r
complete -c porchctl -n "__fish_porchctl_needs_command" -l logtostderr -r
complete -c porchctl -n "__fish_porchctl_needs_command" -l one-output -r
complete -c porchctl -n "__fish_porchctl_needs_command" -l skip-headers -r
complete -c porchctl -n "__fish_porchctl_needs_command" -l skip-log-headers -r
complete -c porchctl -n "__fish_porchctl_needs_command" -l cache-dir -r
complete -c porchctl -n "__fish_porchctl_needs_command" -l log-backtrace-at -r
complete -c porchctl -n "__fish_porchctl_needs_command" -l log-dir -r
complete -c porchctl -n "__fish_porchctl_needs_command" -l log-file -r
complete -c porchctl -n "__fish_porchctl_needs_command" -l log-file-max-size -r
complete -c porchctl -n "__fish_porchctl_needs_command" -l stderrthreshold -r
complete -c porchctl -n "__fish_porchctl_needs_command" -l vmodule -r
complete -c porchctl -n "__fish_porchctl_needs_command" -s q -l quiet -d 'No notes, hints or progress on stderr'
complete -c porchctl -n "__fish_porchctl_needs_command" -l no-progress -d 'No progress on stderr'
complete -c porchctl -n "__fish_porchctl_needs_command" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c porchctl -n "__fish_porchctl_needs_command" -f -a "rpkg" -d 'Package revisions: make, change, release and read them'
complete -c porchctl -n "__fish_porchctl_needs_command" -f -a "rpackage" -d 'Package revisions: make, change, release and read them'
complete -c porchctl -n "__fish_porchctl_needs_command" -f -a "repo" -d 'Registered repositories'
complete -c porchctl -n "__fish_porchctl_needs_command" -f -a "repository" -d 'Registered repositories'
complete -c porchctl -n "__fish_porchctl_needs_command" -f -a "sandbox" -d 'A Porch on this machine, without a cluster'
complete -c porchctl -n "__fish_porchctl_needs_command" -f -a "completion" -d 'Print the completion script of a shell'
complete -c porchctl -n "__fish_porchctl_needs_command" -f -a "version" -d 'Print the version of this program, and with --server what the server serves and which defects it shows'
complete -c porchctl -n "__fish_porchctl_needs_command" -f -a "help" -d 'Print this message or the help of the given subcommand(s)'
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and not __fish_seen_subcommand_from init clone copy edit pull source read push sink write propose approve reject propose-delete propose-del del delete get list ls status wait help" -l kubeconfig -d 'Kubeconfig file [env: KUBECONFIG, default: ~/.kube/config]' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and not __fish_seen_subcommand_from init clone copy edit pull source read push sink write propose approve reject propose-delete propose-del del delete get list ls status wait help" -l context -d 'Context of the kubeconfig to use' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and not __fish_seen_subcommand_from init clone copy edit pull source read push sink write propose approve reject propose-delete propose-del del delete get list ls status wait help" -l cluster -d 'Cluster of the kubeconfig to use' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and not __fish_seen_subcommand_from init clone copy edit pull source read push sink write propose approve reject propose-delete propose-del del delete get list ls status wait help" -l user -d 'User of the kubeconfig to use' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and not __fish_seen_subcommand_from init clone copy edit pull source read push sink write propose approve reject propose-delete propose-del del delete get list ls status wait help" -s n -l namespace -d 'Namespace [default: the one of the context]' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and not __fish_seen_subcommand_from init clone copy edit pull source read push sink write propose approve reject propose-delete propose-del del delete get list ls status wait help" -s s -l server -d 'Address of the API server' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and not __fish_seen_subcommand_from init clone copy edit pull source read push sink write propose approve reject propose-delete propose-del del delete get list ls status wait help" -l token -d 'Bearer token for the API server' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and not __fish_seen_subcommand_from init clone copy edit pull source read push sink write propose approve reject propose-delete propose-del del delete get list ls status wait help" -l as -d 'User to impersonate' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and not __fish_seen_subcommand_from init clone copy edit pull source read push sink write propose approve reject propose-delete propose-del del delete get list ls status wait help" -l as-group -d 'Group to impersonate, may be given several times' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and not __fish_seen_subcommand_from init clone copy edit pull source read push sink write propose approve reject propose-delete propose-del del delete get list ls status wait help" -l as-uid -d 'Uid to impersonate' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and not __fish_seen_subcommand_from init clone copy edit pull source read push sink write propose approve reject propose-delete propose-del del delete get list ls status wait help" -l certificate-authority -d 'Certificate authority file' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and not __fish_seen_subcommand_from init clone copy edit pull source read push sink write propose approve reject propose-delete propose-del del delete get list ls status wait help" -l client-certificate -d 'Client certificate file' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and not __fish_seen_subcommand_from init clone copy edit pull source read push sink write propose approve reject propose-delete propose-del del delete get list ls status wait help" -l client-key -d 'Client key file' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and not __fish_seen_subcommand_from init clone copy edit pull source read push sink write propose approve reject propose-delete propose-del del delete get list ls status wait help" -l tls-server-name -d 'Server name to check the certificate against' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and not __fish_seen_subcommand_from init clone copy edit pull source read push sink write propose approve reject propose-delete propose-del del delete get list ls status wait help" -l insecure-skip-tls-verify -d 'Do not check the server\'s certificate' -r -f -a "true\t''
false\t''"
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and not __fish_seen_subcommand_from init clone copy edit pull source read push sink write propose approve reject propose-delete propose-del del delete get list ls status wait help" -l request-timeout -d 'Limit of one call to the API server, repeats included; 0 means none [default: 30s]' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and not __fish_seen_subcommand_from init clone copy edit pull source read push sink write propose approve reject propose-delete propose-del del delete get list ls status wait help" -l api-version -d 'API version of package revisions: v1alpha1 or v1alpha2 [env: PORCHCTL_API_VERSION]' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and not __fish_seen_subcommand_from init clone copy edit pull source read push sink write propose approve reject propose-delete propose-del del delete get list ls status wait help" -s v -l v -d 'Verbosity: 1 names the server and the namespace, 6 every request' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and not __fish_seen_subcommand_from init clone copy edit pull source read push sink write propose approve reject propose-delete propose-del del delete get list ls status wait help" -l color -d 'Colours' -r -f -a "auto\t'On a terminal, unless the environment says no'
always\t'Always'
never\t'Never'"
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and not __fish_seen_subcommand_from init clone copy edit pull source read push sink write propose approve reject propose-delete propose-del del delete get list ls status wait help" -l log-flush-frequency -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and not __fish_seen_subcommand_from init clone copy edit pull source read push sink write propose approve reject propose-delete propose-del del delete get list ls status wait help" -l truncate-output -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and not __fish_seen_subcommand_from init clone copy edit pull source read push sink write propose approve reject propose-delete propose-del del delete get list ls status wait help" -l stack-trace -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and not __fish_seen_subcommand_from init clone copy edit pull source read push sink write propose approve reject propose-delete propose-del del delete get list ls status wait help" -l disable-compression -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and not __fish_seen_subcommand_from init clone copy edit pull source read push sink write propose approve reject propose-delete propose-del del delete get list ls status wait help" -l add-dir-header -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and not __fish_seen_subcommand_from init clone copy edit pull source read push sink write propose approve reject propose-delete propose-del del delete get list ls status wait help" -l alsologtostderr -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and not __fish_seen_subcommand_from init clone copy edit pull source read push sink write propose approve reject propose-delete propose-del del delete get list ls status wait help" -l logtostderr -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and not __fish_seen_subcommand_from init clone copy edit pull source read push sink write propose approve reject propose-delete propose-del del delete get list ls status wait help" -l one-output -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and not __fish_seen_subcommand_from init clone copy edit pull source read push sink write propose approve reject propose-delete propose-del del delete get list ls status wait help" -l skip-headers -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and not __fish_seen_subcommand_from init clone copy edit pull source read push sink write propose approve reject propose-delete propose-del del delete get list ls status wait help" -l skip-log-headers -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and not __fish_seen_subcommand_from init clone copy edit pull source read push sink write propose approve reject propose-delete propose-del del delete get list ls status wait help" -l cache-dir -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and not __fish_seen_subcommand_from init clone copy edit pull source read push sink write propose approve reject propose-delete propose-del del delete get list ls status wait help" -l log-backtrace-at -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and not __fish_seen_subcommand_from init clone copy edit pull source read push sink write propose approve reject propose-delete propose-del del delete get list ls status wait help" -l log-dir -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and not __fish_seen_subcommand_from init clone copy edit pull source read push sink write propose approve reject propose-delete propose-del del delete get list ls status wait help" -l log-file -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and not __fish_seen_subcommand_from init clone copy edit pull source read push sink write propose approve reject propose-delete propose-del del delete get list ls status wait help" -l log-file-max-size -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and not __fish_seen_subcommand_from init clone copy edit pull source read push sink write propose approve reject propose-delete propose-del del delete get list ls status wait help" -l stderrthreshold -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and not __fish_seen_subcommand_from init clone copy edit pull source read push sink write propose approve reject propose-delete propose-del del delete get list ls status wait help" -l vmodule -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and not __fish_seen_subcommand_from init clone copy edit pull source read push sink write propose approve reject propose-delete propose-del del delete get list ls status wait help" -s q -l quiet -d 'No notes, hints or progress on stderr'
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and not __fish_seen_subcommand_from init clone copy edit pull source read push sink write propose approve reject propose-delete propose-del del delete get list ls status wait help" -l no-progress -d 'No progress on stderr'
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and not __fish_seen_subcommand_from init clone copy edit pull source read push sink write propose approve reject propose-delete propose-del del delete get list ls status wait help" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and not __fish_seen_subcommand_from init clone copy edit pull source read push sink write propose approve reject propose-delete propose-del del delete get list ls status wait help" -f -a "init" -d 'Make a new package'
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and not __fish_seen_subcommand_from init clone copy edit pull source read push sink write propose approve reject propose-delete propose-del del delete get list ls status wait help" -f -a "clone" -d 'Make a new package from another one'
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and not __fish_seen_subcommand_from init clone copy edit pull source read push sink write propose approve reject propose-delete propose-del del delete get list ls status wait help" -f -a "copy" -d 'Start a new revision of a published package'
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and not __fish_seen_subcommand_from init clone copy edit pull source read push sink write propose approve reject propose-delete propose-del del delete get list ls status wait help" -f -a "edit" -d 'Start a new revision of a published package'
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and not __fish_seen_subcommand_from init clone copy edit pull source read push sink write propose approve reject propose-delete propose-del del delete get list ls status wait help" -f -a "pull" -d 'Read the files of a package revision'
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and not __fish_seen_subcommand_from init clone copy edit pull source read push sink write propose approve reject propose-delete propose-del del delete get list ls status wait help" -f -a "source" -d 'Read the files of a package revision'
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and not __fish_seen_subcommand_from init clone copy edit pull source read push sink write propose approve reject propose-delete propose-del del delete get list ls status wait help" -f -a "read" -d 'Read the files of a package revision'
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and not __fish_seen_subcommand_from init clone copy edit pull source read push sink write propose approve reject propose-delete propose-del del delete get list ls status wait help" -f -a "push" -d 'Write the files of a draft'
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and not __fish_seen_subcommand_from init clone copy edit pull source read push sink write propose approve reject propose-delete propose-del del delete get list ls status wait help" -f -a "sink" -d 'Write the files of a draft'
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and not __fish_seen_subcommand_from init clone copy edit pull source read push sink write propose approve reject propose-delete propose-del del delete get list ls status wait help" -f -a "write" -d 'Write the files of a draft'
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and not __fish_seen_subcommand_from init clone copy edit pull source read push sink write propose approve reject propose-delete propose-del del delete get list ls status wait help" -f -a "propose" -d 'Propose drafts for approval'
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and not __fish_seen_subcommand_from init clone copy edit pull source read push sink write propose approve reject propose-delete propose-del del delete get list ls status wait help" -f -a "approve" -d 'Approve proposed package revisions'
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and not __fish_seen_subcommand_from init clone copy edit pull source read push sink write propose approve reject propose-delete propose-del del delete get list ls status wait help" -f -a "reject" -d 'Turn down proposed package revisions or proposed deletions'
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and not __fish_seen_subcommand_from init clone copy edit pull source read push sink write propose approve reject propose-delete propose-del del delete get list ls status wait help" -f -a "propose-delete" -d 'Propose published package revisions for deletion'
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and not __fish_seen_subcommand_from init clone copy edit pull source read push sink write propose approve reject propose-delete propose-del del delete get list ls status wait help" -f -a "propose-del" -d 'Propose published package revisions for deletion'
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and not __fish_seen_subcommand_from init clone copy edit pull source read push sink write propose approve reject propose-delete propose-del del delete get list ls status wait help" -f -a "del" -d 'Delete package revisions'
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and not __fish_seen_subcommand_from init clone copy edit pull source read push sink write propose approve reject propose-delete propose-del del delete get list ls status wait help" -f -a "delete" -d 'Delete package revisions'
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and not __fish_seen_subcommand_from init clone copy edit pull source read push sink write propose approve reject propose-delete propose-del del delete get list ls status wait help" -f -a "get" -d 'List or show package revisions'
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and not __fish_seen_subcommand_from init clone copy edit pull source read push sink write propose approve reject propose-delete propose-del del delete get list ls status wait help" -f -a "list" -d 'List or show package revisions'
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and not __fish_seen_subcommand_from init clone copy edit pull source read push sink write propose approve reject propose-delete propose-del del delete get list ls status wait help" -f -a "ls" -d 'List or show package revisions'
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and not __fish_seen_subcommand_from init clone copy edit pull source read push sink write propose approve reject propose-delete propose-del del delete get list ls status wait help" -f -a "status" -d 'Explain where a package revision is, who changed what, and what would move it on'
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and not __fish_seen_subcommand_from init clone copy edit pull source read push sink write propose approve reject propose-delete propose-del del delete get list ls status wait help" -f -a "wait" -d 'Wait until package revisions are in some state'
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and not __fish_seen_subcommand_from init clone copy edit pull source read push sink write propose approve reject propose-delete propose-del del delete get list ls status wait help" -f -a "help" -d 'Print this message or the help of the given subcommand(s)'
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from init" -l repository -d 'Repository of the new package' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from init" -l workspace -d 'Workspace of the new package' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from init" -l description -d 'Short description of the package' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from init" -l keywords -d 'Keywords, joined with commas or given several times' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from init" -l site -d 'Link to a page about the package' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from init" -l dry-run -d 'Let the server check everything and store nothing: `server`' -r -f -a "none\t'It is none'
server\t'On the server, before anything is stored'"
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from init" -l wait -d 'Wait until the server has carried it out [env: PORCHCTL_WAIT, default: true]' -r -f -a "true\t''
false\t''"
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from init" -l timeout -d 'How long to wait, 0 looks once [env: PORCHCTL_TIMEOUT, default: 5m]' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from init" -s o -l output -d '`json` for one JSON document instead of lines, `name` for names alone' -r -f -a "json\t'One JSON document'
name\t'`RESOURCE/NAME`, one a line'"
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from init" -l kubeconfig -d 'Kubeconfig file [env: KUBECONFIG, default: ~/.kube/config]' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from init" -l context -d 'Context of the kubeconfig to use' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from init" -l cluster -d 'Cluster of the kubeconfig to use' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from init" -l user -d 'User of the kubeconfig to use' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from init" -s n -l namespace -d 'Namespace [default: the one of the context]' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from init" -s s -l server -d 'Address of the API server' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from init" -l token -d 'Bearer token for the API server' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from init" -l as -d 'User to impersonate' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from init" -l as-group -d 'Group to impersonate, may be given several times' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from init" -l as-uid -d 'Uid to impersonate' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from init" -l certificate-authority -d 'Certificate authority file' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from init" -l client-certificate -d 'Client certificate file' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from init" -l client-key -d 'Client key file' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from init" -l tls-server-name -d 'Server name to check the certificate against' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from init" -l insecure-skip-tls-verify -d 'Do not check the server\'s certificate' -r -f -a "true\t''
false\t''"
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from init" -l request-timeout -d 'Limit of one call to the API server, repeats included; 0 means none [default: 30s]' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from init" -l api-version -d 'API version of package revisions: v1alpha1 or v1alpha2 [env: PORCHCTL_API_VERSION]' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from init" -s v -l v -d 'Verbosity: 1 names the server and the namespace, 6 every request' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from init" -l color -d 'Colours' -r -f -a "auto\t'On a terminal, unless the environment says no'
always\t'Always'
never\t'Never'"
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from init" -l log-flush-frequency -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from init" -l truncate-output -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from init" -l stack-trace -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from init" -l disable-compression -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from init" -l add-dir-header -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from init" -l alsologtostderr -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from init" -l logtostderr -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from init" -l one-output -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from init" -l skip-headers -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from init" -l skip-log-headers -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from init" -l cache-dir -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from init" -l log-backtrace-at -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from init" -l log-dir -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from init" -l log-file -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from init" -l log-file-max-size -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from init" -l stderrthreshold -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from init" -l vmodule -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from init" -s q -l quiet -d 'No notes, hints or progress on stderr'
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from init" -l no-progress -d 'No progress on stderr'
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from init" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from clone" -l directory -d 'Directory of the upstream package, git only [default: /]' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from clone" -l ref -d 'Branch or tag of the upstream package, git only [default: main]' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from clone" -l repository -d 'Repository of the new package' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from clone" -l secret-ref -d 'Secret with credentials for the upstream repository, git only' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from clone" -l workspace -d 'Workspace of the new package' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from clone" -l dry-run -d 'Let the server check everything and store nothing: `server`' -r -f -a "none\t'It is none'
server\t'On the server, before anything is stored'"
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from clone" -l wait -d 'Wait until the server has carried it out [env: PORCHCTL_WAIT, default: true]' -r -f -a "true\t''
false\t''"
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from clone" -l timeout -d 'How long to wait, 0 looks once [env: PORCHCTL_TIMEOUT, default: 5m]' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from clone" -s o -l output -d '`json` for one JSON document instead of lines, `name` for names alone' -r -f -a "json\t'One JSON document'
name\t'`RESOURCE/NAME`, one a line'"
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from clone" -l kubeconfig -d 'Kubeconfig file [env: KUBECONFIG, default: ~/.kube/config]' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from clone" -l context -d 'Context of the kubeconfig to use' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from clone" -l cluster -d 'Cluster of the kubeconfig to use' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from clone" -l user -d 'User of the kubeconfig to use' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from clone" -s n -l namespace -d 'Namespace [default: the one of the context]' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from clone" -s s -l server -d 'Address of the API server' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from clone" -l token -d 'Bearer token for the API server' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from clone" -l as -d 'User to impersonate' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from clone" -l as-group -d 'Group to impersonate, may be given several times' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from clone" -l as-uid -d 'Uid to impersonate' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from clone" -l certificate-authority -d 'Certificate authority file' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from clone" -l client-certificate -d 'Client certificate file' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from clone" -l client-key -d 'Client key file' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from clone" -l tls-server-name -d 'Server name to check the certificate against' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from clone" -l insecure-skip-tls-verify -d 'Do not check the server\'s certificate' -r -f -a "true\t''
false\t''"
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from clone" -l request-timeout -d 'Limit of one call to the API server, repeats included; 0 means none [default: 30s]' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from clone" -l api-version -d 'API version of package revisions: v1alpha1 or v1alpha2 [env: PORCHCTL_API_VERSION]' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from clone" -s v -l v -d 'Verbosity: 1 names the server and the namespace, 6 every request' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from clone" -l color -d 'Colours' -r -f -a "auto\t'On a terminal, unless the environment says no'
always\t'Always'
never\t'Never'"
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from clone" -l log-flush-frequency -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from clone" -l truncate-output -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from clone" -l stack-trace -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from clone" -l disable-compression -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from clone" -l add-dir-header -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from clone" -l alsologtostderr -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from clone" -l logtostderr -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from clone" -l one-output -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from clone" -l skip-headers -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from clone" -l skip-log-headers -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from clone" -l cache-dir -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from clone" -l log-backtrace-at -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from clone" -l log-dir -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from clone" -l log-file -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from clone" -l log-file-max-size -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from clone" -l stderrthreshold -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from clone" -l vmodule -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from clone" -s q -l quiet -d 'No notes, hints or progress on stderr'
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from clone" -l no-progress -d 'No progress on stderr'
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from clone" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from copy" -l workspace -d 'Workspace of the new package revision' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from copy" -l dry-run -d 'Let the server check everything and store nothing: `server`' -r -f -a "none\t'It is none'
server\t'On the server, before anything is stored'"
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from copy" -l wait -d 'Wait until the server has carried it out [env: PORCHCTL_WAIT, default: true]' -r -f -a "true\t''
false\t''"
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from copy" -l timeout -d 'How long to wait, 0 looks once [env: PORCHCTL_TIMEOUT, default: 5m]' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from copy" -s o -l output -d '`json` for one JSON document instead of lines, `name` for names alone' -r -f -a "json\t'One JSON document'
name\t'`RESOURCE/NAME`, one a line'"
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from copy" -l kubeconfig -d 'Kubeconfig file [env: KUBECONFIG, default: ~/.kube/config]' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from copy" -l context -d 'Context of the kubeconfig to use' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from copy" -l cluster -d 'Cluster of the kubeconfig to use' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from copy" -l user -d 'User of the kubeconfig to use' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from copy" -s n -l namespace -d 'Namespace [default: the one of the context]' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from copy" -s s -l server -d 'Address of the API server' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from copy" -l token -d 'Bearer token for the API server' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from copy" -l as -d 'User to impersonate' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from copy" -l as-group -d 'Group to impersonate, may be given several times' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from copy" -l as-uid -d 'Uid to impersonate' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from copy" -l certificate-authority -d 'Certificate authority file' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from copy" -l client-certificate -d 'Client certificate file' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from copy" -l client-key -d 'Client key file' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from copy" -l tls-server-name -d 'Server name to check the certificate against' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from copy" -l insecure-skip-tls-verify -d 'Do not check the server\'s certificate' -r -f -a "true\t''
false\t''"
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from copy" -l request-timeout -d 'Limit of one call to the API server, repeats included; 0 means none [default: 30s]' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from copy" -l api-version -d 'API version of package revisions: v1alpha1 or v1alpha2 [env: PORCHCTL_API_VERSION]' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from copy" -s v -l v -d 'Verbosity: 1 names the server and the namespace, 6 every request' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from copy" -l color -d 'Colours' -r -f -a "auto\t'On a terminal, unless the environment says no'
always\t'Always'
never\t'Never'"
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from copy" -l log-flush-frequency -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from copy" -l truncate-output -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from copy" -l stack-trace -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from copy" -l disable-compression -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from copy" -l add-dir-header -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from copy" -l alsologtostderr -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from copy" -l logtostderr -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from copy" -l one-output -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from copy" -l skip-headers -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from copy" -l skip-log-headers -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from copy" -l cache-dir -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from copy" -l log-backtrace-at -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from copy" -l log-dir -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from copy" -l log-file -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from copy" -l log-file-max-size -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from copy" -l stderrthreshold -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from copy" -l vmodule -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from copy" -s q -l quiet -d 'No notes, hints or progress on stderr'
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from copy" -l no-progress -d 'No progress on stderr'
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from copy" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from edit" -l workspace -d 'Workspace of the new package revision' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from edit" -l dry-run -d 'Let the server check everything and store nothing: `server`' -r -f -a "none\t'It is none'
server\t'On the server, before anything is stored'"
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from edit" -l wait -d 'Wait until the server has carried it out [env: PORCHCTL_WAIT, default: true]' -r -f -a "true\t''
false\t''"
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from edit" -l timeout -d 'How long to wait, 0 looks once [env: PORCHCTL_TIMEOUT, default: 5m]' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from edit" -s o -l output -d '`json` for one JSON document instead of lines, `name` for names alone' -r -f -a "json\t'One JSON document'
name\t'`RESOURCE/NAME`, one a line'"
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from edit" -l kubeconfig -d 'Kubeconfig file [env: KUBECONFIG, default: ~/.kube/config]' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from edit" -l context -d 'Context of the kubeconfig to use' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from edit" -l cluster -d 'Cluster of the kubeconfig to use' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from edit" -l user -d 'User of the kubeconfig to use' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from edit" -s n -l namespace -d 'Namespace [default: the one of the context]' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from edit" -s s -l server -d 'Address of the API server' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from edit" -l token -d 'Bearer token for the API server' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from edit" -l as -d 'User to impersonate' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from edit" -l as-group -d 'Group to impersonate, may be given several times' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from edit" -l as-uid -d 'Uid to impersonate' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from edit" -l certificate-authority -d 'Certificate authority file' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from edit" -l client-certificate -d 'Client certificate file' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from edit" -l client-key -d 'Client key file' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from edit" -l tls-server-name -d 'Server name to check the certificate against' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from edit" -l insecure-skip-tls-verify -d 'Do not check the server\'s certificate' -r -f -a "true\t''
false\t''"
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from edit" -l request-timeout -d 'Limit of one call to the API server, repeats included; 0 means none [default: 30s]' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from edit" -l api-version -d 'API version of package revisions: v1alpha1 or v1alpha2 [env: PORCHCTL_API_VERSION]' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from edit" -s v -l v -d 'Verbosity: 1 names the server and the namespace, 6 every request' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from edit" -l color -d 'Colours' -r -f -a "auto\t'On a terminal, unless the environment says no'
always\t'Always'
never\t'Never'"
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from edit" -l log-flush-frequency -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from edit" -l truncate-output -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from edit" -l stack-trace -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from edit" -l disable-compression -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from edit" -l add-dir-header -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from edit" -l alsologtostderr -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from edit" -l logtostderr -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from edit" -l one-output -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from edit" -l skip-headers -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from edit" -l skip-log-headers -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from edit" -l cache-dir -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from edit" -l log-backtrace-at -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from edit" -l log-dir -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from edit" -l log-file -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from edit" -l log-file-max-size -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from edit" -l stderrthreshold -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from edit" -l vmodule -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from edit" -s q -l quiet -d 'No notes, hints or progress on stderr'
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from edit" -l no-progress -d 'No progress on stderr'
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from edit" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from pull" -l wait -d 'Wait until the server has carried it out [env: PORCHCTL_WAIT, default: true]' -r -f -a "true\t''
false\t''"
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from pull" -l timeout -d 'How long to wait, 0 looks once [env: PORCHCTL_TIMEOUT, default: 5m]' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from pull" -s o -l output -d '`json` for one JSON document instead of lines, `name` for names alone' -r -f -a "json\t'One JSON document'
name\t'`RESOURCE/NAME`, one a line'"
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from pull" -l kubeconfig -d 'Kubeconfig file [env: KUBECONFIG, default: ~/.kube/config]' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from pull" -l context -d 'Context of the kubeconfig to use' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from pull" -l cluster -d 'Cluster of the kubeconfig to use' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from pull" -l user -d 'User of the kubeconfig to use' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from pull" -s n -l namespace -d 'Namespace [default: the one of the context]' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from pull" -s s -l server -d 'Address of the API server' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from pull" -l token -d 'Bearer token for the API server' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from pull" -l as -d 'User to impersonate' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from pull" -l as-group -d 'Group to impersonate, may be given several times' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from pull" -l as-uid -d 'Uid to impersonate' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from pull" -l certificate-authority -d 'Certificate authority file' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from pull" -l client-certificate -d 'Client certificate file' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from pull" -l client-key -d 'Client key file' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from pull" -l tls-server-name -d 'Server name to check the certificate against' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from pull" -l insecure-skip-tls-verify -d 'Do not check the server\'s certificate' -r -f -a "true\t''
false\t''"
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from pull" -l request-timeout -d 'Limit of one call to the API server, repeats included; 0 means none [default: 30s]' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from pull" -l api-version -d 'API version of package revisions: v1alpha1 or v1alpha2 [env: PORCHCTL_API_VERSION]' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from pull" -s v -l v -d 'Verbosity: 1 names the server and the namespace, 6 every request' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from pull" -l color -d 'Colours' -r -f -a "auto\t'On a terminal, unless the environment says no'
always\t'Always'
never\t'Never'"
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from pull" -l log-flush-frequency -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from pull" -l truncate-output -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from pull" -l stack-trace -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from pull" -l disable-compression -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from pull" -l add-dir-header -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from pull" -l alsologtostderr -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from pull" -l logtostderr -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from pull" -l one-output -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from pull" -l skip-headers -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from pull" -l skip-log-headers -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from pull" -l cache-dir -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from pull" -l log-backtrace-at -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from pull" -l log-dir -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from pull" -l log-file -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from pull" -l log-file-max-size -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from pull" -l stderrthreshold -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from pull" -l vmodule -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from pull" -s f -l force -d 'Overwrite local changes that were not pushed'
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from pull" -s q -l quiet -d 'No notes, hints or progress on stderr'
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from pull" -l no-progress -d 'No progress on stderr'
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from pull" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from source" -l wait -d 'Wait until the server has carried it out [env: PORCHCTL_WAIT, default: true]' -r -f -a "true\t''
false\t''"
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from source" -l timeout -d 'How long to wait, 0 looks once [env: PORCHCTL_TIMEOUT, default: 5m]' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from source" -s o -l output -d '`json` for one JSON document instead of lines, `name` for names alone' -r -f -a "json\t'One JSON document'
name\t'`RESOURCE/NAME`, one a line'"
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from source" -l kubeconfig -d 'Kubeconfig file [env: KUBECONFIG, default: ~/.kube/config]' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from source" -l context -d 'Context of the kubeconfig to use' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from source" -l cluster -d 'Cluster of the kubeconfig to use' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from source" -l user -d 'User of the kubeconfig to use' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from source" -s n -l namespace -d 'Namespace [default: the one of the context]' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from source" -s s -l server -d 'Address of the API server' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from source" -l token -d 'Bearer token for the API server' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from source" -l as -d 'User to impersonate' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from source" -l as-group -d 'Group to impersonate, may be given several times' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from source" -l as-uid -d 'Uid to impersonate' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from source" -l certificate-authority -d 'Certificate authority file' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from source" -l client-certificate -d 'Client certificate file' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from source" -l client-key -d 'Client key file' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from source" -l tls-server-name -d 'Server name to check the certificate against' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from source" -l insecure-skip-tls-verify -d 'Do not check the server\'s certificate' -r -f -a "true\t''
false\t''"
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from source" -l request-timeout -d 'Limit of one call to the API server, repeats included; 0 means none [default: 30s]' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from source" -l api-version -d 'API version of package revisions: v1alpha1 or v1alpha2 [env: PORCHCTL_API_VERSION]' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from source" -s v -l v -d 'Verbosity: 1 names the server and the namespace, 6 every request' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from source" -l color -d 'Colours' -r -f -a "auto\t'On a terminal, unless the environment says no'
always\t'Always'
never\t'Never'"
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from source" -l log-flush-frequency -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from source" -l truncate-output -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from source" -l stack-trace -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from source" -l disable-compression -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from source" -l add-dir-header -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from source" -l alsologtostderr -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from source" -l logtostderr -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from source" -l one-output -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from source" -l skip-headers -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from source" -l skip-log-headers -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from source" -l cache-dir -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from source" -l log-backtrace-at -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from source" -l log-dir -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from source" -l log-file -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from source" -l log-file-max-size -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from source" -l stderrthreshold -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from source" -l vmodule -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from source" -s f -l force -d 'Overwrite local changes that were not pushed'
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from source" -s q -l quiet -d 'No notes, hints or progress on stderr'
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from source" -l no-progress -d 'No progress on stderr'
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from source" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from read" -l wait -d 'Wait until the server has carried it out [env: PORCHCTL_WAIT, default: true]' -r -f -a "true\t''
false\t''"
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from read" -l timeout -d 'How long to wait, 0 looks once [env: PORCHCTL_TIMEOUT, default: 5m]' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from read" -s o -l output -d '`json` for one JSON document instead of lines, `name` for names alone' -r -f -a "json\t'One JSON document'
name\t'`RESOURCE/NAME`, one a line'"
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from read" -l kubeconfig -d 'Kubeconfig file [env: KUBECONFIG, default: ~/.kube/config]' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from read" -l context -d 'Context of the kubeconfig to use' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from read" -l cluster -d 'Cluster of the kubeconfig to use' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from read" -l user -d 'User of the kubeconfig to use' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from read" -s n -l namespace -d 'Namespace [default: the one of the context]' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from read" -s s -l server -d 'Address of the API server' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from read" -l token -d 'Bearer token for the API server' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from read" -l as -d 'User to impersonate' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from read" -l as-group -d 'Group to impersonate, may be given several times' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from read" -l as-uid -d 'Uid to impersonate' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from read" -l certificate-authority -d 'Certificate authority file' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from read" -l client-certificate -d 'Client certificate file' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from read" -l client-key -d 'Client key file' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from read" -l tls-server-name -d 'Server name to check the certificate against' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from read" -l insecure-skip-tls-verify -d 'Do not check the server\'s certificate' -r -f -a "true\t''
false\t''"
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from read" -l request-timeout -d 'Limit of one call to the API server, repeats included; 0 means none [default: 30s]' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from read" -l api-version -d 'API version of package revisions: v1alpha1 or v1alpha2 [env: PORCHCTL_API_VERSION]' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from read" -s v -l v -d 'Verbosity: 1 names the server and the namespace, 6 every request' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from read" -l color -d 'Colours' -r -f -a "auto\t'On a terminal, unless the environment says no'
always\t'Always'
never\t'Never'"
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from read" -l log-flush-frequency -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from read" -l truncate-output -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from read" -l stack-trace -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from read" -l disable-compression -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from read" -l add-dir-header -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from read" -l alsologtostderr -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from read" -l logtostderr -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from read" -l one-output -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from read" -l skip-headers -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from read" -l skip-log-headers -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from read" -l cache-dir -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from read" -l log-backtrace-at -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from read" -l log-dir -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from read" -l log-file -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from read" -l log-file-max-size -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from read" -l stderrthreshold -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from read" -l vmodule -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from read" -s f -l force -d 'Overwrite local changes that were not pushed'
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from read" -s q -l quiet -d 'No notes, hints or progress on stderr'
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from read" -l no-progress -d 'No progress on stderr'
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from read" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from push" -l on-render-failure -d 'What the server keeps when the render fails' -r -f -a "none\t'Nothing: the push is refused'
unrendered\t'What was pushed'
partially-rendered\t'What was pushed, changed by the functions that ran before the failing one'"
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from push" -l push-on-failure -d 'The same under its other name: None, Unrendered or PartiallyRendered' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from push" -l verify-content -d 'Check after the render that the server still holds what was pushed [default: true]' -r -f -a "true\t''
false\t''"
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from push" -l dry-run -d 'Say what would be sent and what a render would change, and send nothing' -r -f -a "client\t'Nothing is sent'"
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from push" -l wait -d 'Wait until the server has carried it out [env: PORCHCTL_WAIT, default: true]' -r -f -a "true\t''
false\t''"
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from push" -l timeout -d 'How long to wait, 0 looks once [env: PORCHCTL_TIMEOUT, default: 5m]' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from push" -s o -l output -d '`json` for one JSON document instead of lines, `name` for names alone' -r -f -a "json\t'One JSON document'
name\t'`RESOURCE/NAME`, one a line'"
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from push" -l kubeconfig -d 'Kubeconfig file [env: KUBECONFIG, default: ~/.kube/config]' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from push" -l context -d 'Context of the kubeconfig to use' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from push" -l cluster -d 'Cluster of the kubeconfig to use' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from push" -l user -d 'User of the kubeconfig to use' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from push" -s n -l namespace -d 'Namespace [default: the one of the context]' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from push" -s s -l server -d 'Address of the API server' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from push" -l token -d 'Bearer token for the API server' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from push" -l as -d 'User to impersonate' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from push" -l as-group -d 'Group to impersonate, may be given several times' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from push" -l as-uid -d 'Uid to impersonate' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from push" -l certificate-authority -d 'Certificate authority file' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from push" -l client-certificate -d 'Client certificate file' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from push" -l client-key -d 'Client key file' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from push" -l tls-server-name -d 'Server name to check the certificate against' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from push" -l insecure-skip-tls-verify -d 'Do not check the server\'s certificate' -r -f -a "true\t''
false\t''"
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from push" -l request-timeout -d 'Limit of one call to the API server, repeats included; 0 means none [default: 30s]' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from push" -l api-version -d 'API version of package revisions: v1alpha1 or v1alpha2 [env: PORCHCTL_API_VERSION]' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from push" -s v -l v -d 'Verbosity: 1 names the server and the namespace, 6 every request' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from push" -l color -d 'Colours' -r -f -a "auto\t'On a terminal, unless the environment says no'
always\t'Always'
never\t'Never'"
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from push" -l log-flush-frequency -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from push" -l truncate-output -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from push" -l stack-trace -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from push" -l disable-compression -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from push" -l add-dir-header -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from push" -l alsologtostderr -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from push" -l logtostderr -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from push" -l one-output -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from push" -l skip-headers -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from push" -l skip-log-headers -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from push" -l cache-dir -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from push" -l log-backtrace-at -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from push" -l log-dir -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from push" -l log-file -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from push" -l log-file-max-size -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from push" -l stderrthreshold -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from push" -l vmodule -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from push" -l pull -d 'Write the rendered files back into DIR'
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from push" -l force -d 'Send it although a check says no'
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from push" -s q -l quiet -d 'No notes, hints or progress on stderr'
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from push" -l no-progress -d 'No progress on stderr'
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from push" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from sink" -l on-render-failure -d 'What the server keeps when the render fails' -r -f -a "none\t'Nothing: the push is refused'
unrendered\t'What was pushed'
partially-rendered\t'What was pushed, changed by the functions that ran before the failing one'"
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from sink" -l push-on-failure -d 'The same under its other name: None, Unrendered or PartiallyRendered' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from sink" -l verify-content -d 'Check after the render that the server still holds what was pushed [default: true]' -r -f -a "true\t''
false\t''"
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from sink" -l dry-run -d 'Say what would be sent and what a render would change, and send nothing' -r -f -a "client\t'Nothing is sent'"
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from sink" -l wait -d 'Wait until the server has carried it out [env: PORCHCTL_WAIT, default: true]' -r -f -a "true\t''
false\t''"
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from sink" -l timeout -d 'How long to wait, 0 looks once [env: PORCHCTL_TIMEOUT, default: 5m]' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from sink" -s o -l output -d '`json` for one JSON document instead of lines, `name` for names alone' -r -f -a "json\t'One JSON document'
name\t'`RESOURCE/NAME`, one a line'"
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from sink" -l kubeconfig -d 'Kubeconfig file [env: KUBECONFIG, default: ~/.kube/config]' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from sink" -l context -d 'Context of the kubeconfig to use' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from sink" -l cluster -d 'Cluster of the kubeconfig to use' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from sink" -l user -d 'User of the kubeconfig to use' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from sink" -s n -l namespace -d 'Namespace [default: the one of the context]' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from sink" -s s -l server -d 'Address of the API server' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from sink" -l token -d 'Bearer token for the API server' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from sink" -l as -d 'User to impersonate' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from sink" -l as-group -d 'Group to impersonate, may be given several times' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from sink" -l as-uid -d 'Uid to impersonate' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from sink" -l certificate-authority -d 'Certificate authority file' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from sink" -l client-certificate -d 'Client certificate file' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from sink" -l client-key -d 'Client key file' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from sink" -l tls-server-name -d 'Server name to check the certificate against' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from sink" -l insecure-skip-tls-verify -d 'Do not check the server\'s certificate' -r -f -a "true\t''
false\t''"
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from sink" -l request-timeout -d 'Limit of one call to the API server, repeats included; 0 means none [default: 30s]' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from sink" -l api-version -d 'API version of package revisions: v1alpha1 or v1alpha2 [env: PORCHCTL_API_VERSION]' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from sink" -s v -l v -d 'Verbosity: 1 names the server and the namespace, 6 every request' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from sink" -l color -d 'Colours' -r -f -a "auto\t'On a terminal, unless the environment says no'
always\t'Always'
never\t'Never'"
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from sink" -l log-flush-frequency -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from sink" -l truncate-output -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from sink" -l stack-trace -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from sink" -l disable-compression -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from sink" -l add-dir-header -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from sink" -l alsologtostderr -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from sink" -l logtostderr -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from sink" -l one-output -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from sink" -l skip-headers -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from sink" -l skip-log-headers -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from sink" -l cache-dir -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from sink" -l log-backtrace-at -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from sink" -l log-dir -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from sink" -l log-file -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from sink" -l log-file-max-size -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from sink" -l stderrthreshold -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from sink" -l vmodule -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from sink" -l pull -d 'Write the rendered files back into DIR'
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from sink" -l force -d 'Send it although a check says no'
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from sink" -s q -l quiet -d 'No notes, hints or progress on stderr'
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from sink" -l no-progress -d 'No progress on stderr'
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from sink" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from write" -l on-render-failure -d 'What the server keeps when the render fails' -r -f -a "none\t'Nothing: the push is refused'
unrendered\t'What was pushed'
partially-rendered\t'What was pushed, changed by the functions that ran before the failing one'"
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from write" -l push-on-failure -d 'The same under its other name: None, Unrendered or PartiallyRendered' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from write" -l verify-content -d 'Check after the render that the server still holds what was pushed [default: true]' -r -f -a "true\t''
false\t''"
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from write" -l dry-run -d 'Say what would be sent and what a render would change, and send nothing' -r -f -a "client\t'Nothing is sent'"
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from write" -l wait -d 'Wait until the server has carried it out [env: PORCHCTL_WAIT, default: true]' -r -f -a "true\t''
false\t''"
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from write" -l timeout -d 'How long to wait, 0 looks once [env: PORCHCTL_TIMEOUT, default: 5m]' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from write" -s o -l output -d '`json` for one JSON document instead of lines, `name` for names alone' -r -f -a "json\t'One JSON document'
name\t'`RESOURCE/NAME`, one a line'"
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from write" -l kubeconfig -d 'Kubeconfig file [env: KUBECONFIG, default: ~/.kube/config]' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from write" -l context -d 'Context of the kubeconfig to use' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from write" -l cluster -d 'Cluster of the kubeconfig to use' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from write" -l user -d 'User of the kubeconfig to use' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from write" -s n -l namespace -d 'Namespace [default: the one of the context]' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from write" -s s -l server -d 'Address of the API server' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from write" -l token -d 'Bearer token for the API server' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from write" -l as -d 'User to impersonate' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from write" -l as-group -d 'Group to impersonate, may be given several times' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from write" -l as-uid -d 'Uid to impersonate' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from write" -l certificate-authority -d 'Certificate authority file' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from write" -l client-certificate -d 'Client certificate file' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from write" -l client-key -d 'Client key file' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from write" -l tls-server-name -d 'Server name to check the certificate against' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from write" -l insecure-skip-tls-verify -d 'Do not check the server\'s certificate' -r -f -a "true\t''
false\t''"
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from write" -l request-timeout -d 'Limit of one call to the API server, repeats included; 0 means none [default: 30s]' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from write" -l api-version -d 'API version of package revisions: v1alpha1 or v1alpha2 [env: PORCHCTL_API_VERSION]' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from write" -s v -l v -d 'Verbosity: 1 names the server and the namespace, 6 every request' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from write" -l color -d 'Colours' -r -f -a "auto\t'On a terminal, unless the environment says no'
always\t'Always'
never\t'Never'"
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from write" -l log-flush-frequency -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from write" -l truncate-output -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from write" -l stack-trace -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from write" -l disable-compression -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from write" -l add-dir-header -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from write" -l alsologtostderr -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from write" -l logtostderr -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from write" -l one-output -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from write" -l skip-headers -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from write" -l skip-log-headers -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from write" -l cache-dir -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from write" -l log-backtrace-at -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from write" -l log-dir -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from write" -l log-file -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from write" -l log-file-max-size -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from write" -l stderrthreshold -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from write" -l vmodule -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from write" -l pull -d 'Write the rendered files back into DIR'
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from write" -l force -d 'Send it although a check says no'
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from write" -s q -l quiet -d 'No notes, hints or progress on stderr'
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from write" -l no-progress -d 'No progress on stderr'
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from write" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from propose" -l dry-run -d 'Let the server check everything and store nothing: `server`' -r -f -a "none\t'It is none'
server\t'On the server, before anything is stored'"
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from propose" -l wait -d 'Wait until the server has carried it out [env: PORCHCTL_WAIT, default: true]' -r -f -a "true\t''
false\t''"
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from propose" -l timeout -d 'How long to wait, 0 looks once [env: PORCHCTL_TIMEOUT, default: 5m]' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from propose" -s o -l output -d '`json` for one JSON document instead of lines, `name` for names alone' -r -f -a "json\t'One JSON document'
name\t'`RESOURCE/NAME`, one a line'"
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from propose" -l kubeconfig -d 'Kubeconfig file [env: KUBECONFIG, default: ~/.kube/config]' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from propose" -l context -d 'Context of the kubeconfig to use' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from propose" -l cluster -d 'Cluster of the kubeconfig to use' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from propose" -l user -d 'User of the kubeconfig to use' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from propose" -s n -l namespace -d 'Namespace [default: the one of the context]' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from propose" -s s -l server -d 'Address of the API server' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from propose" -l token -d 'Bearer token for the API server' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from propose" -l as -d 'User to impersonate' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from propose" -l as-group -d 'Group to impersonate, may be given several times' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from propose" -l as-uid -d 'Uid to impersonate' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from propose" -l certificate-authority -d 'Certificate authority file' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from propose" -l client-certificate -d 'Client certificate file' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from propose" -l client-key -d 'Client key file' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from propose" -l tls-server-name -d 'Server name to check the certificate against' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from propose" -l insecure-skip-tls-verify -d 'Do not check the server\'s certificate' -r -f -a "true\t''
false\t''"
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from propose" -l request-timeout -d 'Limit of one call to the API server, repeats included; 0 means none [default: 30s]' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from propose" -l api-version -d 'API version of package revisions: v1alpha1 or v1alpha2 [env: PORCHCTL_API_VERSION]' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from propose" -s v -l v -d 'Verbosity: 1 names the server and the namespace, 6 every request' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from propose" -l color -d 'Colours' -r -f -a "auto\t'On a terminal, unless the environment says no'
always\t'Always'
never\t'Never'"
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from propose" -l log-flush-frequency -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from propose" -l truncate-output -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from propose" -l stack-trace -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from propose" -l disable-compression -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from propose" -l add-dir-header -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from propose" -l alsologtostderr -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from propose" -l logtostderr -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from propose" -l one-output -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from propose" -l skip-headers -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from propose" -l skip-log-headers -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from propose" -l cache-dir -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from propose" -l log-backtrace-at -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from propose" -l log-dir -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from propose" -l log-file -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from propose" -l log-file-max-size -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from propose" -l stderrthreshold -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from propose" -l vmodule -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from propose" -l force -d 'Also when the render or the source failed'
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from propose" -s q -l quiet -d 'No notes, hints or progress on stderr'
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from propose" -l no-progress -d 'No progress on stderr'
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from propose" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from approve" -l dry-run -d 'Let the server check everything and store nothing: `server`' -r -f -a "none\t'It is none'
server\t'On the server, before anything is stored'"
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from approve" -l wait -d 'Wait until the server has carried it out [env: PORCHCTL_WAIT, default: true]' -r -f -a "true\t''
false\t''"
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from approve" -l timeout -d 'How long to wait, 0 looks once [env: PORCHCTL_TIMEOUT, default: 5m]' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from approve" -s o -l output -d '`json` for one JSON document instead of lines, `name` for names alone' -r -f -a "json\t'One JSON document'
name\t'`RESOURCE/NAME`, one a line'"
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from approve" -l kubeconfig -d 'Kubeconfig file [env: KUBECONFIG, default: ~/.kube/config]' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from approve" -l context -d 'Context of the kubeconfig to use' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from approve" -l cluster -d 'Cluster of the kubeconfig to use' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from approve" -l user -d 'User of the kubeconfig to use' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from approve" -s n -l namespace -d 'Namespace [default: the one of the context]' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from approve" -s s -l server -d 'Address of the API server' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from approve" -l token -d 'Bearer token for the API server' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from approve" -l as -d 'User to impersonate' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from approve" -l as-group -d 'Group to impersonate, may be given several times' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from approve" -l as-uid -d 'Uid to impersonate' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from approve" -l certificate-authority -d 'Certificate authority file' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from approve" -l client-certificate -d 'Client certificate file' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from approve" -l client-key -d 'Client key file' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from approve" -l tls-server-name -d 'Server name to check the certificate against' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from approve" -l insecure-skip-tls-verify -d 'Do not check the server\'s certificate' -r -f -a "true\t''
false\t''"
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from approve" -l request-timeout -d 'Limit of one call to the API server, repeats included; 0 means none [default: 30s]' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from approve" -l api-version -d 'API version of package revisions: v1alpha1 or v1alpha2 [env: PORCHCTL_API_VERSION]' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from approve" -s v -l v -d 'Verbosity: 1 names the server and the namespace, 6 every request' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from approve" -l color -d 'Colours' -r -f -a "auto\t'On a terminal, unless the environment says no'
always\t'Always'
never\t'Never'"
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from approve" -l log-flush-frequency -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from approve" -l truncate-output -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from approve" -l stack-trace -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from approve" -l disable-compression -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from approve" -l add-dir-header -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from approve" -l alsologtostderr -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from approve" -l logtostderr -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from approve" -l one-output -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from approve" -l skip-headers -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from approve" -l skip-log-headers -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from approve" -l cache-dir -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from approve" -l log-backtrace-at -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from approve" -l log-dir -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from approve" -l log-file -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from approve" -l log-file-max-size -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from approve" -l stderrthreshold -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from approve" -l vmodule -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from approve" -l force -d 'Also when the render or the source failed'
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from approve" -s q -l quiet -d 'No notes, hints or progress on stderr'
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from approve" -l no-progress -d 'No progress on stderr'
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from approve" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from reject" -l dry-run -d 'Let the server check everything and store nothing: `server`' -r -f -a "none\t'It is none'
server\t'On the server, before anything is stored'"
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from reject" -l wait -d 'Wait until the server has carried it out [env: PORCHCTL_WAIT, default: true]' -r -f -a "true\t''
false\t''"
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from reject" -l timeout -d 'How long to wait, 0 looks once [env: PORCHCTL_TIMEOUT, default: 5m]' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from reject" -s o -l output -d '`json` for one JSON document instead of lines, `name` for names alone' -r -f -a "json\t'One JSON document'
name\t'`RESOURCE/NAME`, one a line'"
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from reject" -l kubeconfig -d 'Kubeconfig file [env: KUBECONFIG, default: ~/.kube/config]' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from reject" -l context -d 'Context of the kubeconfig to use' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from reject" -l cluster -d 'Cluster of the kubeconfig to use' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from reject" -l user -d 'User of the kubeconfig to use' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from reject" -s n -l namespace -d 'Namespace [default: the one of the context]' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from reject" -s s -l server -d 'Address of the API server' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from reject" -l token -d 'Bearer token for the API server' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from reject" -l as -d 'User to impersonate' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from reject" -l as-group -d 'Group to impersonate, may be given several times' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from reject" -l as-uid -d 'Uid to impersonate' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from reject" -l certificate-authority -d 'Certificate authority file' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from reject" -l client-certificate -d 'Client certificate file' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from reject" -l client-key -d 'Client key file' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from reject" -l tls-server-name -d 'Server name to check the certificate against' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from reject" -l insecure-skip-tls-verify -d 'Do not check the server\'s certificate' -r -f -a "true\t''
false\t''"
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from reject" -l request-timeout -d 'Limit of one call to the API server, repeats included; 0 means none [default: 30s]' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from reject" -l api-version -d 'API version of package revisions: v1alpha1 or v1alpha2 [env: PORCHCTL_API_VERSION]' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from reject" -s v -l v -d 'Verbosity: 1 names the server and the namespace, 6 every request' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from reject" -l color -d 'Colours' -r -f -a "auto\t'On a terminal, unless the environment says no'
always\t'Always'
never\t'Never'"
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from reject" -l log-flush-frequency -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from reject" -l truncate-output -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from reject" -l stack-trace -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from reject" -l disable-compression -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from reject" -l add-dir-header -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from reject" -l alsologtostderr -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from reject" -l logtostderr -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from reject" -l one-output -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from reject" -l skip-headers -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from reject" -l skip-log-headers -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from reject" -l cache-dir -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from reject" -l log-backtrace-at -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from reject" -l log-dir -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from reject" -l log-file -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from reject" -l log-file-max-size -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from reject" -l stderrthreshold -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from reject" -l vmodule -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from reject" -s q -l quiet -d 'No notes, hints or progress on stderr'
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from reject" -l no-progress -d 'No progress on stderr'
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from reject" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from propose-delete" -l dry-run -d 'Let the server check everything and store nothing: `server`' -r -f -a "none\t'It is none'
server\t'On the server, before anything is stored'"
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from propose-delete" -l wait -d 'Wait until the server has carried it out [env: PORCHCTL_WAIT, default: true]' -r -f -a "true\t''
false\t''"
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from propose-delete" -l timeout -d 'How long to wait, 0 looks once [env: PORCHCTL_TIMEOUT, default: 5m]' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from propose-delete" -s o -l output -d '`json` for one JSON document instead of lines, `name` for names alone' -r -f -a "json\t'One JSON document'
name\t'`RESOURCE/NAME`, one a line'"
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from propose-delete" -l kubeconfig -d 'Kubeconfig file [env: KUBECONFIG, default: ~/.kube/config]' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from propose-delete" -l context -d 'Context of the kubeconfig to use' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from propose-delete" -l cluster -d 'Cluster of the kubeconfig to use' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from propose-delete" -l user -d 'User of the kubeconfig to use' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from propose-delete" -s n -l namespace -d 'Namespace [default: the one of the context]' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from propose-delete" -s s -l server -d 'Address of the API server' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from propose-delete" -l token -d 'Bearer token for the API server' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from propose-delete" -l as -d 'User to impersonate' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from propose-delete" -l as-group -d 'Group to impersonate, may be given several times' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from propose-delete" -l as-uid -d 'Uid to impersonate' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from propose-delete" -l certificate-authority -d 'Certificate authority file' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from propose-delete" -l client-certificate -d 'Client certificate file' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from propose-delete" -l client-key -d 'Client key file' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from propose-delete" -l tls-server-name -d 'Server name to check the certificate against' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from propose-delete" -l insecure-skip-tls-verify -d 'Do not check the server\'s certificate' -r -f -a "true\t''
false\t''"
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from propose-delete" -l request-timeout -d 'Limit of one call to the API server, repeats included; 0 means none [default: 30s]' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from propose-delete" -l api-version -d 'API version of package revisions: v1alpha1 or v1alpha2 [env: PORCHCTL_API_VERSION]' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from propose-delete" -s v -l v -d 'Verbosity: 1 names the server and the namespace, 6 every request' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from propose-delete" -l color -d 'Colours' -r -f -a "auto\t'On a terminal, unless the environment says no'
always\t'Always'
never\t'Never'"
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from propose-delete" -l log-flush-frequency -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from propose-delete" -l truncate-output -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from propose-delete" -l stack-trace -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from propose-delete" -l disable-compression -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from propose-delete" -l add-dir-header -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from propose-delete" -l alsologtostderr -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from propose-delete" -l logtostderr -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from propose-delete" -l one-output -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from propose-delete" -l skip-headers -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from propose-delete" -l skip-log-headers -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from propose-delete" -l cache-dir -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from propose-delete" -l log-backtrace-at -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from propose-delete" -l log-dir -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from propose-delete" -l log-file -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from propose-delete" -l log-file-max-size -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from propose-delete" -l stderrthreshold -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from propose-delete" -l vmodule -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from propose-delete" -s q -l quiet -d 'No notes, hints or progress on stderr'
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from propose-delete" -l no-progress -d 'No progress on stderr'
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from propose-delete" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from propose-del" -l dry-run -d 'Let the server check everything and store nothing: `server`' -r -f -a "none\t'It is none'
server\t'On the server, before anything is stored'"
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from propose-del" -l wait -d 'Wait until the server has carried it out [env: PORCHCTL_WAIT, default: true]' -r -f -a "true\t''
false\t''"
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from propose-del" -l timeout -d 'How long to wait, 0 looks once [env: PORCHCTL_TIMEOUT, default: 5m]' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from propose-del" -s o -l output -d '`json` for one JSON document instead of lines, `name` for names alone' -r -f -a "json\t'One JSON document'
name\t'`RESOURCE/NAME`, one a line'"
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from propose-del" -l kubeconfig -d 'Kubeconfig file [env: KUBECONFIG, default: ~/.kube/config]' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from propose-del" -l context -d 'Context of the kubeconfig to use' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from propose-del" -l cluster -d 'Cluster of the kubeconfig to use' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from propose-del" -l user -d 'User of the kubeconfig to use' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from propose-del" -s n -l namespace -d 'Namespace [default: the one of the context]' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from propose-del" -s s -l server -d 'Address of the API server' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from propose-del" -l token -d 'Bearer token for the API server' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from propose-del" -l as -d 'User to impersonate' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from propose-del" -l as-group -d 'Group to impersonate, may be given several times' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from propose-del" -l as-uid -d 'Uid to impersonate' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from propose-del" -l certificate-authority -d 'Certificate authority file' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from propose-del" -l client-certificate -d 'Client certificate file' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from propose-del" -l client-key -d 'Client key file' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from propose-del" -l tls-server-name -d 'Server name to check the certificate against' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from propose-del" -l insecure-skip-tls-verify -d 'Do not check the server\'s certificate' -r -f -a "true\t''
false\t''"
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from propose-del" -l request-timeout -d 'Limit of one call to the API server, repeats included; 0 means none [default: 30s]' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from propose-del" -l api-version -d 'API version of package revisions: v1alpha1 or v1alpha2 [env: PORCHCTL_API_VERSION]' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from propose-del" -s v -l v -d 'Verbosity: 1 names the server and the namespace, 6 every request' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from propose-del" -l color -d 'Colours' -r -f -a "auto\t'On a terminal, unless the environment says no'
always\t'Always'
never\t'Never'"
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from propose-del" -l log-flush-frequency -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from propose-del" -l truncate-output -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from propose-del" -l stack-trace -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from propose-del" -l disable-compression -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from propose-del" -l add-dir-header -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from propose-del" -l alsologtostderr -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from propose-del" -l logtostderr -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from propose-del" -l one-output -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from propose-del" -l skip-headers -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from propose-del" -l skip-log-headers -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from propose-del" -l cache-dir -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from propose-del" -l log-backtrace-at -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from propose-del" -l log-dir -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from propose-del" -l log-file -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from propose-del" -l log-file-max-size -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from propose-del" -l stderrthreshold -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from propose-del" -l vmodule -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from propose-del" -s q -l quiet -d 'No notes, hints or progress on stderr'
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from propose-del" -l no-progress -d 'No progress on stderr'
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from propose-del" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from del" -l ignore-not-found -d 'A package revision that does not exist counts as deleted' -r -f -a "true\t''
false\t''"
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from del" -l dry-run -d 'Let the server check everything and store nothing: `server`' -r -f -a "none\t'It is none'
server\t'On the server, before anything is stored'"
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from del" -l wait -d 'Wait until the server has carried it out [env: PORCHCTL_WAIT, default: true]' -r -f -a "true\t''
false\t''"
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from del" -l timeout -d 'How long to wait, 0 looks once [env: PORCHCTL_TIMEOUT, default: 5m]' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from del" -s o -l output -d '`json` for one JSON document instead of lines, `name` for names alone' -r -f -a "json\t'One JSON document'
name\t'`RESOURCE/NAME`, one a line'"
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from del" -l kubeconfig -d 'Kubeconfig file [env: KUBECONFIG, default: ~/.kube/config]' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from del" -l context -d 'Context of the kubeconfig to use' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from del" -l cluster -d 'Cluster of the kubeconfig to use' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from del" -l user -d 'User of the kubeconfig to use' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from del" -s n -l namespace -d 'Namespace [default: the one of the context]' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from del" -s s -l server -d 'Address of the API server' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from del" -l token -d 'Bearer token for the API server' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from del" -l as -d 'User to impersonate' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from del" -l as-group -d 'Group to impersonate, may be given several times' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from del" -l as-uid -d 'Uid to impersonate' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from del" -l certificate-authority -d 'Certificate authority file' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from del" -l client-certificate -d 'Client certificate file' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from del" -l client-key -d 'Client key file' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from del" -l tls-server-name -d 'Server name to check the certificate against' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from del" -l insecure-skip-tls-verify -d 'Do not check the server\'s certificate' -r -f -a "true\t''
false\t''"
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from del" -l request-timeout -d 'Limit of one call to the API server, repeats included; 0 means none [default: 30s]' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from del" -l api-version -d 'API version of package revisions: v1alpha1 or v1alpha2 [env: PORCHCTL_API_VERSION]' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from del" -s v -l v -d 'Verbosity: 1 names the server and the namespace, 6 every request' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from del" -l color -d 'Colours' -r -f -a "auto\t'On a terminal, unless the environment says no'
always\t'Always'
never\t'Never'"
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from del" -l log-flush-frequency -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from del" -l truncate-output -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from del" -l stack-trace -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from del" -l disable-compression -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from del" -l add-dir-header -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from del" -l alsologtostderr -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from del" -l logtostderr -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from del" -l one-output -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from del" -l skip-headers -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from del" -l skip-log-headers -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from del" -l cache-dir -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from del" -l log-backtrace-at -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from del" -l log-dir -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from del" -l log-file -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from del" -l log-file-max-size -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from del" -l stderrthreshold -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from del" -l vmodule -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from del" -s q -l quiet -d 'No notes, hints or progress on stderr'
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from del" -l no-progress -d 'No progress on stderr'
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from del" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from delete" -l ignore-not-found -d 'A package revision that does not exist counts as deleted' -r -f -a "true\t''
false\t''"
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from delete" -l dry-run -d 'Let the server check everything and store nothing: `server`' -r -f -a "none\t'It is none'
server\t'On the server, before anything is stored'"
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from delete" -l wait -d 'Wait until the server has carried it out [env: PORCHCTL_WAIT, default: true]' -r -f -a "true\t''
false\t''"
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from delete" -l timeout -d 'How long to wait, 0 looks once [env: PORCHCTL_TIMEOUT, default: 5m]' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from delete" -s o -l output -d '`json` for one JSON document instead of lines, `name` for names alone' -r -f -a "json\t'One JSON document'
name\t'`RESOURCE/NAME`, one a line'"
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from delete" -l kubeconfig -d 'Kubeconfig file [env: KUBECONFIG, default: ~/.kube/config]' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from delete" -l context -d 'Context of the kubeconfig to use' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from delete" -l cluster -d 'Cluster of the kubeconfig to use' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from delete" -l user -d 'User of the kubeconfig to use' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from delete" -s n -l namespace -d 'Namespace [default: the one of the context]' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from delete" -s s -l server -d 'Address of the API server' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from delete" -l token -d 'Bearer token for the API server' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from delete" -l as -d 'User to impersonate' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from delete" -l as-group -d 'Group to impersonate, may be given several times' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from delete" -l as-uid -d 'Uid to impersonate' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from delete" -l certificate-authority -d 'Certificate authority file' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from delete" -l client-certificate -d 'Client certificate file' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from delete" -l client-key -d 'Client key file' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from delete" -l tls-server-name -d 'Server name to check the certificate against' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from delete" -l insecure-skip-tls-verify -d 'Do not check the server\'s certificate' -r -f -a "true\t''
false\t''"
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from delete" -l request-timeout -d 'Limit of one call to the API server, repeats included; 0 means none [default: 30s]' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from delete" -l api-version -d 'API version of package revisions: v1alpha1 or v1alpha2 [env: PORCHCTL_API_VERSION]' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from delete" -s v -l v -d 'Verbosity: 1 names the server and the namespace, 6 every request' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from delete" -l color -d 'Colours' -r -f -a "auto\t'On a terminal, unless the environment says no'
always\t'Always'
never\t'Never'"
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from delete" -l log-flush-frequency -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from delete" -l truncate-output -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from delete" -l stack-trace -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from delete" -l disable-compression -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from delete" -l add-dir-header -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from delete" -l alsologtostderr -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from delete" -l logtostderr -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from delete" -l one-output -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from delete" -l skip-headers -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from delete" -l skip-log-headers -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from delete" -l cache-dir -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from delete" -l log-backtrace-at -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from delete" -l log-dir -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from delete" -l log-file -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from delete" -l log-file-max-size -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from delete" -l stderrthreshold -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from delete" -l vmodule -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from delete" -s q -l quiet -d 'No notes, hints or progress on stderr'
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from delete" -l no-progress -d 'No progress on stderr'
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from delete" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from get" -l name -d 'Only revisions of this package' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from get" -l revision -d 'Only this revision number; -1 is the branch, 0 not yet published' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from get" -l workspace -d 'Only this workspace' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from get" -l repository -d 'Only this repository' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from get" -l lifecycle -d 'Only this lifecycle: Draft, Proposed, Published or DeletionProposed' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from get" -s l -l selector -d 'Label selector' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from get" -l field-selector -d 'Field selector' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from get" -s A -l all-namespaces -d 'All namespaces' -r -f -a "true\t''
false\t''"
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from get" -l show-kptfile -d 'Print the Kptfile of one package revision' -r -f -a "true\t''
false\t''"
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from get" -s o -l output -d 'table, wide, json, yaml, name, jsonpath=TEMPLATE, jsonpath-as-json=TEMPLATE or custom-columns=NAME:PATH,...' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from get" -l template -d 'The template of `-o jsonpath` or `-o jsonpath-as-json`' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from get" -l no-headers -d 'No header line' -r -f -a "true\t''
false\t''"
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from get" -l show-labels -d 'A column with all labels' -r -f -a "true\t''
false\t''"
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from get" -s L -l label-columns -d 'A column for each of these labels' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from get" -l show-managed-fields -d 'Keep `metadata.managedFields` in json and yaml' -r -f -a "true\t''
false\t''"
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from get" -l show-kind -d 'Accepted for compatibility; the Go client does nothing either' -r -f -a "true\t''
false\t''"
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from get" -l sort-by -d 'Accepted for compatibility; the Go client does nothing either' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from get" -l allow-missing-template-keys -d 'Accepted for compatibility; templates always allow missing keys' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from get" -l kubeconfig -d 'Kubeconfig file [env: KUBECONFIG, default: ~/.kube/config]' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from get" -l context -d 'Context of the kubeconfig to use' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from get" -l cluster -d 'Cluster of the kubeconfig to use' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from get" -l user -d 'User of the kubeconfig to use' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from get" -s n -l namespace -d 'Namespace [default: the one of the context]' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from get" -s s -l server -d 'Address of the API server' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from get" -l token -d 'Bearer token for the API server' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from get" -l as -d 'User to impersonate' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from get" -l as-group -d 'Group to impersonate, may be given several times' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from get" -l as-uid -d 'Uid to impersonate' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from get" -l certificate-authority -d 'Certificate authority file' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from get" -l client-certificate -d 'Client certificate file' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from get" -l client-key -d 'Client key file' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from get" -l tls-server-name -d 'Server name to check the certificate against' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from get" -l insecure-skip-tls-verify -d 'Do not check the server\'s certificate' -r -f -a "true\t''
false\t''"
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from get" -l request-timeout -d 'Limit of one call to the API server, repeats included; 0 means none [default: 30s]' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from get" -l api-version -d 'API version of package revisions: v1alpha1 or v1alpha2 [env: PORCHCTL_API_VERSION]' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from get" -s v -l v -d 'Verbosity: 1 names the server and the namespace, 6 every request' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from get" -l color -d 'Colours' -r -f -a "auto\t'On a terminal, unless the environment says no'
always\t'Always'
never\t'Never'"
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from get" -l log-flush-frequency -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from get" -l truncate-output -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from get" -l stack-trace -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from get" -l disable-compression -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from get" -l add-dir-header -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from get" -l alsologtostderr -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from get" -l logtostderr -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from get" -l one-output -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from get" -l skip-headers -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from get" -l skip-log-headers -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from get" -l cache-dir -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from get" -l log-backtrace-at -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from get" -l log-dir -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from get" -l log-file -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from get" -l log-file-max-size -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from get" -l stderrthreshold -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from get" -l vmodule -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from get" -s q -l quiet -d 'No notes, hints or progress on stderr'
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from get" -l no-progress -d 'No progress on stderr'
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from get" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from list" -l name -d 'Only revisions of this package' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from list" -l revision -d 'Only this revision number; -1 is the branch, 0 not yet published' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from list" -l workspace -d 'Only this workspace' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from list" -l repository -d 'Only this repository' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from list" -l lifecycle -d 'Only this lifecycle: Draft, Proposed, Published or DeletionProposed' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from list" -s l -l selector -d 'Label selector' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from list" -l field-selector -d 'Field selector' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from list" -s A -l all-namespaces -d 'All namespaces' -r -f -a "true\t''
false\t''"
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from list" -l show-kptfile -d 'Print the Kptfile of one package revision' -r -f -a "true\t''
false\t''"
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from list" -s o -l output -d 'table, wide, json, yaml, name, jsonpath=TEMPLATE, jsonpath-as-json=TEMPLATE or custom-columns=NAME:PATH,...' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from list" -l template -d 'The template of `-o jsonpath` or `-o jsonpath-as-json`' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from list" -l no-headers -d 'No header line' -r -f -a "true\t''
false\t''"
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from list" -l show-labels -d 'A column with all labels' -r -f -a "true\t''
false\t''"
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from list" -s L -l label-columns -d 'A column for each of these labels' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from list" -l show-managed-fields -d 'Keep `metadata.managedFields` in json and yaml' -r -f -a "true\t''
false\t''"
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from list" -l show-kind -d 'Accepted for compatibility; the Go client does nothing either' -r -f -a "true\t''
false\t''"
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from list" -l sort-by -d 'Accepted for compatibility; the Go client does nothing either' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from list" -l allow-missing-template-keys -d 'Accepted for compatibility; templates always allow missing keys' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from list" -l kubeconfig -d 'Kubeconfig file [env: KUBECONFIG, default: ~/.kube/config]' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from list" -l context -d 'Context of the kubeconfig to use' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from list" -l cluster -d 'Cluster of the kubeconfig to use' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from list" -l user -d 'User of the kubeconfig to use' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from list" -s n -l namespace -d 'Namespace [default: the one of the context]' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from list" -s s -l server -d 'Address of the API server' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from list" -l token -d 'Bearer token for the API server' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from list" -l as -d 'User to impersonate' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from list" -l as-group -d 'Group to impersonate, may be given several times' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from list" -l as-uid -d 'Uid to impersonate' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from list" -l certificate-authority -d 'Certificate authority file' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from list" -l client-certificate -d 'Client certificate file' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from list" -l client-key -d 'Client key file' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from list" -l tls-server-name -d 'Server name to check the certificate against' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from list" -l insecure-skip-tls-verify -d 'Do not check the server\'s certificate' -r -f -a "true\t''
false\t''"
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from list" -l request-timeout -d 'Limit of one call to the API server, repeats included; 0 means none [default: 30s]' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from list" -l api-version -d 'API version of package revisions: v1alpha1 or v1alpha2 [env: PORCHCTL_API_VERSION]' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from list" -s v -l v -d 'Verbosity: 1 names the server and the namespace, 6 every request' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from list" -l color -d 'Colours' -r -f -a "auto\t'On a terminal, unless the environment says no'
always\t'Always'
never\t'Never'"
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from list" -l log-flush-frequency -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from list" -l truncate-output -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from list" -l stack-trace -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from list" -l disable-compression -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from list" -l add-dir-header -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from list" -l alsologtostderr -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from list" -l logtostderr -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from list" -l one-output -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from list" -l skip-headers -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from list" -l skip-log-headers -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from list" -l cache-dir -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from list" -l log-backtrace-at -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from list" -l log-dir -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from list" -l log-file -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from list" -l log-file-max-size -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from list" -l stderrthreshold -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from list" -l vmodule -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from list" -s q -l quiet -d 'No notes, hints or progress on stderr'
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from list" -l no-progress -d 'No progress on stderr'
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from list" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from ls" -l name -d 'Only revisions of this package' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from ls" -l revision -d 'Only this revision number; -1 is the branch, 0 not yet published' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from ls" -l workspace -d 'Only this workspace' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from ls" -l repository -d 'Only this repository' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from ls" -l lifecycle -d 'Only this lifecycle: Draft, Proposed, Published or DeletionProposed' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from ls" -s l -l selector -d 'Label selector' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from ls" -l field-selector -d 'Field selector' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from ls" -s A -l all-namespaces -d 'All namespaces' -r -f -a "true\t''
false\t''"
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from ls" -l show-kptfile -d 'Print the Kptfile of one package revision' -r -f -a "true\t''
false\t''"
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from ls" -s o -l output -d 'table, wide, json, yaml, name, jsonpath=TEMPLATE, jsonpath-as-json=TEMPLATE or custom-columns=NAME:PATH,...' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from ls" -l template -d 'The template of `-o jsonpath` or `-o jsonpath-as-json`' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from ls" -l no-headers -d 'No header line' -r -f -a "true\t''
false\t''"
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from ls" -l show-labels -d 'A column with all labels' -r -f -a "true\t''
false\t''"
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from ls" -s L -l label-columns -d 'A column for each of these labels' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from ls" -l show-managed-fields -d 'Keep `metadata.managedFields` in json and yaml' -r -f -a "true\t''
false\t''"
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from ls" -l show-kind -d 'Accepted for compatibility; the Go client does nothing either' -r -f -a "true\t''
false\t''"
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from ls" -l sort-by -d 'Accepted for compatibility; the Go client does nothing either' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from ls" -l allow-missing-template-keys -d 'Accepted for compatibility; templates always allow missing keys' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from ls" -l kubeconfig -d 'Kubeconfig file [env: KUBECONFIG, default: ~/.kube/config]' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from ls" -l context -d 'Context of the kubeconfig to use' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from ls" -l cluster -d 'Cluster of the kubeconfig to use' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from ls" -l user -d 'User of the kubeconfig to use' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from ls" -s n -l namespace -d 'Namespace [default: the one of the context]' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from ls" -s s -l server -d 'Address of the API server' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from ls" -l token -d 'Bearer token for the API server' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from ls" -l as -d 'User to impersonate' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from ls" -l as-group -d 'Group to impersonate, may be given several times' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from ls" -l as-uid -d 'Uid to impersonate' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from ls" -l certificate-authority -d 'Certificate authority file' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from ls" -l client-certificate -d 'Client certificate file' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from ls" -l client-key -d 'Client key file' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from ls" -l tls-server-name -d 'Server name to check the certificate against' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from ls" -l insecure-skip-tls-verify -d 'Do not check the server\'s certificate' -r -f -a "true\t''
false\t''"
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from ls" -l request-timeout -d 'Limit of one call to the API server, repeats included; 0 means none [default: 30s]' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from ls" -l api-version -d 'API version of package revisions: v1alpha1 or v1alpha2 [env: PORCHCTL_API_VERSION]' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from ls" -s v -l v -d 'Verbosity: 1 names the server and the namespace, 6 every request' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from ls" -l color -d 'Colours' -r -f -a "auto\t'On a terminal, unless the environment says no'
always\t'Always'
never\t'Never'"
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from ls" -l log-flush-frequency -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from ls" -l truncate-output -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from ls" -l stack-trace -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from ls" -l disable-compression -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from ls" -l add-dir-header -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from ls" -l alsologtostderr -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from ls" -l logtostderr -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from ls" -l one-output -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from ls" -l skip-headers -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from ls" -l skip-log-headers -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from ls" -l cache-dir -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from ls" -l log-backtrace-at -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from ls" -l log-dir -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from ls" -l log-file -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from ls" -l log-file-max-size -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from ls" -l stderrthreshold -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from ls" -l vmodule -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from ls" -s q -l quiet -d 'No notes, hints or progress on stderr'
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from ls" -l no-progress -d 'No progress on stderr'
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from ls" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from status" -s o -l output -d '`json` or `yaml` for one document instead of lines' -r -f -a "json\t'One JSON document'
yaml\t'The same as YAML'"
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from status" -l kubeconfig -d 'Kubeconfig file [env: KUBECONFIG, default: ~/.kube/config]' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from status" -l context -d 'Context of the kubeconfig to use' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from status" -l cluster -d 'Cluster of the kubeconfig to use' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from status" -l user -d 'User of the kubeconfig to use' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from status" -s n -l namespace -d 'Namespace [default: the one of the context]' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from status" -s s -l server -d 'Address of the API server' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from status" -l token -d 'Bearer token for the API server' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from status" -l as -d 'User to impersonate' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from status" -l as-group -d 'Group to impersonate, may be given several times' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from status" -l as-uid -d 'Uid to impersonate' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from status" -l certificate-authority -d 'Certificate authority file' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from status" -l client-certificate -d 'Client certificate file' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from status" -l client-key -d 'Client key file' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from status" -l tls-server-name -d 'Server name to check the certificate against' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from status" -l insecure-skip-tls-verify -d 'Do not check the server\'s certificate' -r -f -a "true\t''
false\t''"
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from status" -l request-timeout -d 'Limit of one call to the API server, repeats included; 0 means none [default: 30s]' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from status" -l api-version -d 'API version of package revisions: v1alpha1 or v1alpha2 [env: PORCHCTL_API_VERSION]' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from status" -s v -l v -d 'Verbosity: 1 names the server and the namespace, 6 every request' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from status" -l color -d 'Colours' -r -f -a "auto\t'On a terminal, unless the environment says no'
always\t'Always'
never\t'Never'"
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from status" -l log-flush-frequency -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from status" -l truncate-output -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from status" -l stack-trace -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from status" -l disable-compression -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from status" -l add-dir-header -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from status" -l alsologtostderr -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from status" -l logtostderr -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from status" -l one-output -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from status" -l skip-headers -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from status" -l skip-log-headers -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from status" -l cache-dir -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from status" -l log-backtrace-at -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from status" -l log-dir -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from status" -l log-file -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from status" -l log-file-max-size -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from status" -l stderrthreshold -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from status" -l vmodule -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from status" -s q -l quiet -d 'No notes, hints or progress on stderr'
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from status" -l no-progress -d 'No progress on stderr'
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from status" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from wait" -l for -d 'created, rendered[=TOKEN], ready, settled, lifecycle=STATE, published, deleted, condition=TYPE[=STATUS] or jsonpath=EXPR[=VALUE]; given several times, all must hold at the same moment' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from wait" -l timeout -d 'How long to wait, 0 looks once [env: PORCHCTL_TIMEOUT, default: 5m]' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from wait" -l uid -d 'The object that is meant; another one of that name is exit code 6' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from wait" -l since-generation -d 'The generation that your write returned; an older one is no evidence' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from wait" -l replaces -d 'With rendered=TOKEN: the render request before your push, empty for none' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from wait" -l on-failure -d 'What a failure means that nothing retries by itself: `fail` ends the wait, `wait` waits for somebody to mend it' -r -f -a "fail\t'The end'
wait\t'Somebody may mend it'"
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from wait" -s l -l selector -d 'Label selector' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from wait" -l field-selector -d 'Field selector' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from wait" -l min-count -d 'Wait for at least that many before the set is fixed [default: 1, with --for deleted 0]' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from wait" -s o -l output -d '`json` for one JSON document instead of lines, `jsonl` for one JSON line for each change, `name` for names alone' -r -f -a "json\t'One JSON document at the end'
jsonl\t'One JSON document a line: each change, then the end'
name\t'`RESOURCE/NAME`, one a line'"
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from wait" -l kubeconfig -d 'Kubeconfig file [env: KUBECONFIG, default: ~/.kube/config]' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from wait" -l context -d 'Context of the kubeconfig to use' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from wait" -l cluster -d 'Cluster of the kubeconfig to use' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from wait" -l user -d 'User of the kubeconfig to use' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from wait" -s n -l namespace -d 'Namespace [default: the one of the context]' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from wait" -s s -l server -d 'Address of the API server' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from wait" -l token -d 'Bearer token for the API server' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from wait" -l as -d 'User to impersonate' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from wait" -l as-group -d 'Group to impersonate, may be given several times' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from wait" -l as-uid -d 'Uid to impersonate' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from wait" -l certificate-authority -d 'Certificate authority file' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from wait" -l client-certificate -d 'Client certificate file' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from wait" -l client-key -d 'Client key file' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from wait" -l tls-server-name -d 'Server name to check the certificate against' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from wait" -l insecure-skip-tls-verify -d 'Do not check the server\'s certificate' -r -f -a "true\t''
false\t''"
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from wait" -l request-timeout -d 'Limit of one call to the API server, repeats included; 0 means none [default: 30s]' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from wait" -l api-version -d 'API version of package revisions: v1alpha1 or v1alpha2 [env: PORCHCTL_API_VERSION]' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from wait" -s v -l v -d 'Verbosity: 1 names the server and the namespace, 6 every request' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from wait" -l color -d 'Colours' -r -f -a "auto\t'On a terminal, unless the environment says no'
always\t'Always'
never\t'Never'"
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from wait" -l log-flush-frequency -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from wait" -l truncate-output -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from wait" -l stack-trace -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from wait" -l disable-compression -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from wait" -l add-dir-header -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from wait" -l alsologtostderr -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from wait" -l logtostderr -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from wait" -l one-output -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from wait" -l skip-headers -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from wait" -l skip-log-headers -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from wait" -l cache-dir -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from wait" -l log-backtrace-at -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from wait" -l log-dir -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from wait" -l log-file -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from wait" -l log-file-max-size -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from wait" -l stderrthreshold -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from wait" -l vmodule -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from wait" -l wait-for-create -d 'Absence is "not yet"'
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from wait" -l follow -d 'With rendered=TOKEN: a newer push takes its place, and the result says which'
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from wait" -l accept-newer-render -d 'With rendered=TOKEN: a newer push that is rendered already will do, too'
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from wait" -l exact-generation -d 'With --since-generation: a change of the spec by somebody else is exit code 7'
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from wait" -l latest -d 'With published: also wait for the label of the latest revision'
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from wait" -l gates -d 'With ready or a lifecycle: the readiness gates must be true as well'
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from wait" -l allow-unrendered -d 'With a lifecycle: content without proof of a render is no failure'
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from wait" -l strict -d 'With condition=: a condition that names no generation is not met'
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from wait" -l literal -d 'With condition= or jsonpath=: the rule of kubectl, with the cases in which it is too early or never ends'
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from wait" -l all -d 'All package revisions of the namespace'
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from wait" -l keep-going -d 'One that fails does not end the wait for the others'
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from wait" -l follow-new -d 'Those that come later belong to the set, too'
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from wait" -l nudge -d 'Make the controller look again first: adds an annotation to spec.packageMetadata and removes it afterwards'
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from wait" -l recreate-on-failed -d 'A draft whose source failed is deleted and created again from the same spec, once'
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from wait" -s q -l quiet -d 'No notes, hints or progress on stderr'
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from wait" -l no-progress -d 'No progress on stderr'
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from wait" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from help" -f -a "init" -d 'Make a new package'
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from help" -f -a "clone" -d 'Make a new package from another one'
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from help" -f -a "copy" -d 'Start a new revision of a published package'
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from help" -f -a "pull" -d 'Read the files of a package revision'
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from help" -f -a "push" -d 'Write the files of a draft'
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from help" -f -a "propose" -d 'Propose drafts for approval'
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from help" -f -a "approve" -d 'Approve proposed package revisions'
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from help" -f -a "reject" -d 'Turn down proposed package revisions or proposed deletions'
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from help" -f -a "propose-delete" -d 'Propose published package revisions for deletion'
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from help" -f -a "del" -d 'Delete package revisions'
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from help" -f -a "get" -d 'List or show package revisions'
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from help" -f -a "status" -d 'Explain where a package revision is, who changed what, and what would move it on'
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from help" -f -a "wait" -d 'Wait until package revisions are in some state'
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from help" -f -a "help" -d 'Print this message or the help of the given subcommand(s)'
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and not __fish_seen_subcommand_from init clone copy edit pull source read push sink write propose approve reject propose-delete propose-del del delete get list ls status wait help" -l kubeconfig -d 'Kubeconfig file [env: KUBECONFIG, default: ~/.kube/config]' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and not __fish_seen_subcommand_from init clone copy edit pull source read push sink write propose approve reject propose-delete propose-del del delete get list ls status wait help" -l context -d 'Context of the kubeconfig to use' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and not __fish_seen_subcommand_from init clone copy edit pull source read push sink write propose approve reject propose-delete propose-del del delete get list ls status wait help" -l cluster -d 'Cluster of the kubeconfig to use' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and not __fish_seen_subcommand_from init clone copy edit pull source read push sink write propose approve reject propose-delete propose-del del delete get list ls status wait help" -l user -d 'User of the kubeconfig to use' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and not __fish_seen_subcommand_from init clone copy edit pull source read push sink write propose approve reject propose-delete propose-del del delete get list ls status wait help" -s n -l namespace -d 'Namespace [default: the one of the context]' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and not __fish_seen_subcommand_from init clone copy edit pull source read push sink write propose approve reject propose-delete propose-del del delete get list ls status wait help" -s s -l server -d 'Address of the API server' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and not __fish_seen_subcommand_from init clone copy edit pull source read push sink write propose approve reject propose-delete propose-del del delete get list ls status wait help" -l token -d 'Bearer token for the API server' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and not __fish_seen_subcommand_from init clone copy edit pull source read push sink write propose approve reject propose-delete propose-del del delete get list ls status wait help" -l as -d 'User to impersonate' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and not __fish_seen_subcommand_from init clone copy edit pull source read push sink write propose approve reject propose-delete propose-del del delete get list ls status wait help" -l as-group -d 'Group to impersonate, may be given several times' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and not __fish_seen_subcommand_from init clone copy edit pull source read push sink write propose approve reject propose-delete propose-del del delete get list ls status wait help" -l as-uid -d 'Uid to impersonate' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and not __fish_seen_subcommand_from init clone copy edit pull source read push sink write propose approve reject propose-delete propose-del del delete get list ls status wait help" -l certificate-authority -d 'Certificate authority file' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and not __fish_seen_subcommand_from init clone copy edit pull source read push sink write propose approve reject propose-delete propose-del del delete get list ls status wait help" -l client-certificate -d 'Client certificate file' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and not __fish_seen_subcommand_from init clone copy edit pull source read push sink write propose approve reject propose-delete propose-del del delete get list ls status wait help" -l client-key -d 'Client key file' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and not __fish_seen_subcommand_from init clone copy edit pull source read push sink write propose approve reject propose-delete propose-del del delete get list ls status wait help" -l tls-server-name -d 'Server name to check the certificate against' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and not __fish_seen_subcommand_from init clone copy edit pull source read push sink write propose approve reject propose-delete propose-del del delete get list ls status wait help" -l insecure-skip-tls-verify -d 'Do not check the server\'s certificate' -r -f -a "true\t''
false\t''"
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and not __fish_seen_subcommand_from init clone copy edit pull source read push sink write propose approve reject propose-delete propose-del del delete get list ls status wait help" -l request-timeout -d 'Limit of one call to the API server, repeats included; 0 means none [default: 30s]' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and not __fish_seen_subcommand_from init clone copy edit pull source read push sink write propose approve reject propose-delete propose-del del delete get list ls status wait help" -l api-version -d 'API version of package revisions: v1alpha1 or v1alpha2 [env: PORCHCTL_API_VERSION]' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and not __fish_seen_subcommand_from init clone copy edit pull source read push sink write propose approve reject propose-delete propose-del del delete get list ls status wait help" -s v -l v -d 'Verbosity: 1 names the server and the namespace, 6 every request' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and not __fish_seen_subcommand_from init clone copy edit pull source read push sink write propose approve reject propose-delete propose-del del delete get list ls status wait help" -l color -d 'Colours' -r -f -a "auto\t'On a terminal, unless the environment says no'
always\t'Always'
never\t'Never'"
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and not __fish_seen_subcommand_from init clone copy edit pull source read push sink write propose approve reject propose-delete propose-del del delete get list ls status wait help" -l log-flush-frequency -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and not __fish_seen_subcommand_from init clone copy edit pull source read push sink write propose approve reject propose-delete propose-del del delete get list ls status wait help" -l truncate-output -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and not __fish_seen_subcommand_from init clone copy edit pull source read push sink write propose approve reject propose-delete propose-del del delete get list ls status wait help" -l stack-trace -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and not __fish_seen_subcommand_from init clone copy edit pull source read push sink write propose approve reject propose-delete propose-del del delete get list ls status wait help" -l disable-compression -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and not __fish_seen_subcommand_from init clone copy edit pull source read push sink write propose approve reject propose-delete propose-del del delete get list ls status wait help" -l add-dir-header -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and not __fish_seen_subcommand_from init clone copy edit pull source read push sink write propose approve reject propose-delete propose-del del delete get list ls status wait help" -l alsologtostderr -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and not __fish_seen_subcommand_from init clone copy edit pull source read push sink write propose approve reject propose-delete propose-del del delete get list ls status wait help" -l logtostderr -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and not __fish_seen_subcommand_from init clone copy edit pull source read push sink write propose approve reject propose-delete propose-del del delete get list ls status wait help" -l one-output -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and not __fish_seen_subcommand_from init clone copy edit pull source read push sink write propose approve reject propose-delete propose-del del delete get list ls status wait help" -l skip-headers -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and not __fish_seen_subcommand_from init clone copy edit pull source read push sink write propose approve reject propose-delete propose-del del delete get list ls status wait help" -l skip-log-headers -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and not __fish_seen_subcommand_from init clone copy edit pull source read push sink write propose approve reject propose-delete propose-del del delete get list ls status wait help" -l cache-dir -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and not __fish_seen_subcommand_from init clone copy edit pull source read push sink write propose approve reject propose-delete propose-del del delete get list ls status wait help" -l log-backtrace-at -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and not __fish_seen_subcommand_from init clone copy edit pull source read push sink write propose approve reject propose-delete propose-del del delete get list ls status wait help" -l log-dir -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and not __fish_seen_subcommand_from init clone copy edit pull source read push sink write propose approve reject propose-delete propose-del del delete get list ls status wait help" -l log-file -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and not __fish_seen_subcommand_from init clone copy edit pull source read push sink write propose approve reject propose-delete propose-del del delete get list ls status wait help" -l log-file-max-size -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and not __fish_seen_subcommand_from init clone copy edit pull source read push sink write propose approve reject propose-delete propose-del del delete get list ls status wait help" -l stderrthreshold -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and not __fish_seen_subcommand_from init clone copy edit pull source read push sink write propose approve reject propose-delete propose-del del delete get list ls status wait help" -l vmodule -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and not __fish_seen_subcommand_from init clone copy edit pull source read push sink write propose approve reject propose-delete propose-del del delete get list ls status wait help" -s q -l quiet -d 'No notes, hints or progress on stderr'
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and not __fish_seen_subcommand_from init clone copy edit pull source read push sink write propose approve reject propose-delete propose-del del delete get list ls status wait help" -l no-progress -d 'No progress on stderr'
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and not __fish_seen_subcommand_from init clone copy edit pull source read push sink write propose approve reject propose-delete propose-del del delete get list ls status wait help" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and not __fish_seen_subcommand_from init clone copy edit pull source read push sink write propose approve reject propose-delete propose-del del delete get list ls status wait help" -f -a "init" -d 'Make a new package'
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and not __fish_seen_subcommand_from init clone copy edit pull source read push sink write propose approve reject propose-delete propose-del del delete get list ls status wait help" -f -a "clone" -d 'Make a new package from another one'
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and not __fish_seen_subcommand_from init clone copy edit pull source read push sink write propose approve reject propose-delete propose-del del delete get list ls status wait help" -f -a "copy" -d 'Start a new revision of a published package'
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and not __fish_seen_subcommand_from init clone copy edit pull source read push sink write propose approve reject propose-delete propose-del del delete get list ls status wait help" -f -a "edit" -d 'Start a new revision of a published package'
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and not __fish_seen_subcommand_from init clone copy edit pull source read push sink write propose approve reject propose-delete propose-del del delete get list ls status wait help" -f -a "pull" -d 'Read the files of a package revision'
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and not __fish_seen_subcommand_from init clone copy edit pull source read push sink write propose approve reject propose-delete propose-del del delete get list ls status wait help" -f -a "source" -d 'Read the files of a package revision'
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and not __fish_seen_subcommand_from init clone copy edit pull source read push sink write propose approve reject propose-delete propose-del del delete get list ls status wait help" -f -a "read" -d 'Read the files of a package revision'
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and not __fish_seen_subcommand_from init clone copy edit pull source read push sink write propose approve reject propose-delete propose-del del delete get list ls status wait help" -f -a "push" -d 'Write the files of a draft'
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and not __fish_seen_subcommand_from init clone copy edit pull source read push sink write propose approve reject propose-delete propose-del del delete get list ls status wait help" -f -a "sink" -d 'Write the files of a draft'
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and not __fish_seen_subcommand_from init clone copy edit pull source read push sink write propose approve reject propose-delete propose-del del delete get list ls status wait help" -f -a "write" -d 'Write the files of a draft'
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and not __fish_seen_subcommand_from init clone copy edit pull source read push sink write propose approve reject propose-delete propose-del del delete get list ls status wait help" -f -a "propose" -d 'Propose drafts for approval'
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and not __fish_seen_subcommand_from init clone copy edit pull source read push sink write propose approve reject propose-delete propose-del del delete get list ls status wait help" -f -a "approve" -d 'Approve proposed package revisions'
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and not __fish_seen_subcommand_from init clone copy edit pull source read push sink write propose approve reject propose-delete propose-del del delete get list ls status wait help" -f -a "reject" -d 'Turn down proposed package revisions or proposed deletions'
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and not __fish_seen_subcommand_from init clone copy edit pull source read push sink write propose approve reject propose-delete propose-del del delete get list ls status wait help" -f -a "propose-delete" -d 'Propose published package revisions for deletion'
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and not __fish_seen_subcommand_from init clone copy edit pull source read push sink write propose approve reject propose-delete propose-del del delete get list ls status wait help" -f -a "propose-del" -d 'Propose published package revisions for deletion'
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and not __fish_seen_subcommand_from init clone copy edit pull source read push sink write propose approve reject propose-delete propose-del del delete get list ls status wait help" -f -a "del" -d 'Delete package revisions'
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and not __fish_seen_subcommand_from init clone copy edit pull source read push sink write propose approve reject propose-delete propose-del del delete get list ls status wait help" -f -a "delete" -d 'Delete package revisions'
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and not __fish_seen_subcommand_from init clone copy edit pull source read push sink write propose approve reject propose-delete propose-del del delete get list ls status wait help" -f -a "get" -d 'List or show package revisions'
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and not __fish_seen_subcommand_from init clone copy edit pull source read push sink write propose approve reject propose-delete propose-del del delete get list ls status wait help" -f -a "list" -d 'List or show package revisions'
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and not __fish_seen_subcommand_from init clone copy edit pull source read push sink write propose approve reject propose-delete propose-del del delete get list ls status wait help" -f -a "ls" -d 'List or show package revisions'
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and not __fish_seen_subcommand_from init clone copy edit pull source read push sink write propose approve reject propose-delete propose-del del delete get list ls status wait help" -f -a "status" -d 'Explain where a package revision is, who changed what, and what would move it on'
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and not __fish_seen_subcommand_from init clone copy edit pull source read push sink write propose approve reject propose-delete propose-del del delete get list ls status wait help" -f -a "wait" -d 'Wait until package revisions are in some state'
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and not __fish_seen_subcommand_from init clone copy edit pull source read push sink write propose approve reject propose-delete propose-del del delete get list ls status wait help" -f -a "help" -d 'Print this message or the help of the given subcommand(s)'
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from init" -l repository -d 'Repository of the new package' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from init" -l workspace -d 'Workspace of the new package' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from init" -l description -d 'Short description of the package' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from init" -l keywords -d 'Keywords, joined with commas or given several times' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from init" -l site -d 'Link to a page about the package' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from init" -l dry-run -d 'Let the server check everything and store nothing: `server`' -r -f -a "none\t'It is none'
server\t'On the server, before anything is stored'"
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from init" -l wait -d 'Wait until the server has carried it out [env: PORCHCTL_WAIT, default: true]' -r -f -a "true\t''
false\t''"
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from init" -l timeout -d 'How long to wait, 0 looks once [env: PORCHCTL_TIMEOUT, default: 5m]' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from init" -s o -l output -d '`json` for one JSON document instead of lines, `name` for names alone' -r -f -a "json\t'One JSON document'
name\t'`RESOURCE/NAME`, one a line'"
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from init" -l kubeconfig -d 'Kubeconfig file [env: KUBECONFIG, default: ~/.kube/config]' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from init" -l context -d 'Context of the kubeconfig to use' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from init" -l cluster -d 'Cluster of the kubeconfig to use' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from init" -l user -d 'User of the kubeconfig to use' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from init" -s n -l namespace -d 'Namespace [default: the one of the context]' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from init" -s s -l server -d 'Address of the API server' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from init" -l token -d 'Bearer token for the API server' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from init" -l as -d 'User to impersonate' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from init" -l as-group -d 'Group to impersonate, may be given several times' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from init" -l as-uid -d 'Uid to impersonate' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from init" -l certificate-authority -d 'Certificate authority file' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from init" -l client-certificate -d 'Client certificate file' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from init" -l client-key -d 'Client key file' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from init" -l tls-server-name -d 'Server name to check the certificate against' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from init" -l insecure-skip-tls-verify -d 'Do not check the server\'s certificate' -r -f -a "true\t''
false\t''"
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from init" -l request-timeout -d 'Limit of one call to the API server, repeats included; 0 means none [default: 30s]' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from init" -l api-version -d 'API version of package revisions: v1alpha1 or v1alpha2 [env: PORCHCTL_API_VERSION]' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from init" -s v -l v -d 'Verbosity: 1 names the server and the namespace, 6 every request' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from init" -l color -d 'Colours' -r -f -a "auto\t'On a terminal, unless the environment says no'
always\t'Always'
never\t'Never'"
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from init" -l log-flush-frequency -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from init" -l truncate-output -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from init" -l stack-trace -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from init" -l disable-compression -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from init" -l add-dir-header -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from init" -l alsologtostderr -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from init" -l logtostderr -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from init" -l one-output -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from init" -l skip-headers -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from init" -l skip-log-headers -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from init" -l cache-dir -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from init" -l log-backtrace-at -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from init" -l log-dir -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from init" -l log-file -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from init" -l log-file-max-size -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from init" -l stderrthreshold -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from init" -l vmodule -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from init" -s q -l quiet -d 'No notes, hints or progress on stderr'
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from init" -l no-progress -d 'No progress on stderr'
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from init" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from clone" -l directory -d 'Directory of the upstream package, git only [default: /]' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from clone" -l ref -d 'Branch or tag of the upstream package, git only [default: main]' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from clone" -l repository -d 'Repository of the new package' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from clone" -l secret-ref -d 'Secret with credentials for the upstream repository, git only' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from clone" -l workspace -d 'Workspace of the new package' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from clone" -l dry-run -d 'Let the server check everything and store nothing: `server`' -r -f -a "none\t'It is none'
server\t'On the server, before anything is stored'"
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from clone" -l wait -d 'Wait until the server has carried it out [env: PORCHCTL_WAIT, default: true]' -r -f -a "true\t''
false\t''"
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from clone" -l timeout -d 'How long to wait, 0 looks once [env: PORCHCTL_TIMEOUT, default: 5m]' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from clone" -s o -l output -d '`json` for one JSON document instead of lines, `name` for names alone' -r -f -a "json\t'One JSON document'
name\t'`RESOURCE/NAME`, one a line'"
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from clone" -l kubeconfig -d 'Kubeconfig file [env: KUBECONFIG, default: ~/.kube/config]' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from clone" -l context -d 'Context of the kubeconfig to use' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from clone" -l cluster -d 'Cluster of the kubeconfig to use' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from clone" -l user -d 'User of the kubeconfig to use' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from clone" -s n -l namespace -d 'Namespace [default: the one of the context]' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from clone" -s s -l server -d 'Address of the API server' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from clone" -l token -d 'Bearer token for the API server' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from clone" -l as -d 'User to impersonate' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from clone" -l as-group -d 'Group to impersonate, may be given several times' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from clone" -l as-uid -d 'Uid to impersonate' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from clone" -l certificate-authority -d 'Certificate authority file' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from clone" -l client-certificate -d 'Client certificate file' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from clone" -l client-key -d 'Client key file' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from clone" -l tls-server-name -d 'Server name to check the certificate against' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from clone" -l insecure-skip-tls-verify -d 'Do not check the server\'s certificate' -r -f -a "true\t''
false\t''"
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from clone" -l request-timeout -d 'Limit of one call to the API server, repeats included; 0 means none [default: 30s]' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from clone" -l api-version -d 'API version of package revisions: v1alpha1 or v1alpha2 [env: PORCHCTL_API_VERSION]' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from clone" -s v -l v -d 'Verbosity: 1 names the server and the namespace, 6 every request' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from clone" -l color -d 'Colours' -r -f -a "auto\t'On a terminal, unless the environment says no'
always\t'Always'
never\t'Never'"
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from clone" -l log-flush-frequency -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from clone" -l truncate-output -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from clone" -l stack-trace -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from clone" -l disable-compression -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from clone" -l add-dir-header -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from clone" -l alsologtostderr -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from clone" -l logtostderr -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from clone" -l one-output -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from clone" -l skip-headers -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from clone" -l skip-log-headers -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from clone" -l cache-dir -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from clone" -l log-backtrace-at -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from clone" -l log-dir -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from clone" -l log-file -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from clone" -l log-file-max-size -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from clone" -l stderrthreshold -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from clone" -l vmodule -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from clone" -s q -l quiet -d 'No notes, hints or progress on stderr'
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from clone" -l no-progress -d 'No progress on stderr'
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from clone" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from copy" -l workspace -d 'Workspace of the new package revision' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from copy" -l dry-run -d 'Let the server check everything and store nothing: `server`' -r -f -a "none\t'It is none'
server\t'On the server, before anything is stored'"
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from copy" -l wait -d 'Wait until the server has carried it out [env: PORCHCTL_WAIT, default: true]' -r -f -a "true\t''
false\t''"
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from copy" -l timeout -d 'How long to wait, 0 looks once [env: PORCHCTL_TIMEOUT, default: 5m]' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from copy" -s o -l output -d '`json` for one JSON document instead of lines, `name` for names alone' -r -f -a "json\t'One JSON document'
name\t'`RESOURCE/NAME`, one a line'"
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from copy" -l kubeconfig -d 'Kubeconfig file [env: KUBECONFIG, default: ~/.kube/config]' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from copy" -l context -d 'Context of the kubeconfig to use' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from copy" -l cluster -d 'Cluster of the kubeconfig to use' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from copy" -l user -d 'User of the kubeconfig to use' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from copy" -s n -l namespace -d 'Namespace [default: the one of the context]' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from copy" -s s -l server -d 'Address of the API server' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from copy" -l token -d 'Bearer token for the API server' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from copy" -l as -d 'User to impersonate' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from copy" -l as-group -d 'Group to impersonate, may be given several times' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from copy" -l as-uid -d 'Uid to impersonate' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from copy" -l certificate-authority -d 'Certificate authority file' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from copy" -l client-certificate -d 'Client certificate file' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from copy" -l client-key -d 'Client key file' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from copy" -l tls-server-name -d 'Server name to check the certificate against' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from copy" -l insecure-skip-tls-verify -d 'Do not check the server\'s certificate' -r -f -a "true\t''
false\t''"
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from copy" -l request-timeout -d 'Limit of one call to the API server, repeats included; 0 means none [default: 30s]' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from copy" -l api-version -d 'API version of package revisions: v1alpha1 or v1alpha2 [env: PORCHCTL_API_VERSION]' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from copy" -s v -l v -d 'Verbosity: 1 names the server and the namespace, 6 every request' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from copy" -l color -d 'Colours' -r -f -a "auto\t'On a terminal, unless the environment says no'
always\t'Always'
never\t'Never'"
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from copy" -l log-flush-frequency -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from copy" -l truncate-output -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from copy" -l stack-trace -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from copy" -l disable-compression -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from copy" -l add-dir-header -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from copy" -l alsologtostderr -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from copy" -l logtostderr -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from copy" -l one-output -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from copy" -l skip-headers -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from copy" -l skip-log-headers -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from copy" -l cache-dir -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from copy" -l log-backtrace-at -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from copy" -l log-dir -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from copy" -l log-file -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from copy" -l log-file-max-size -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from copy" -l stderrthreshold -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from copy" -l vmodule -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from copy" -s q -l quiet -d 'No notes, hints or progress on stderr'
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from copy" -l no-progress -d 'No progress on stderr'
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from copy" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from edit" -l workspace -d 'Workspace of the new package revision' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from edit" -l dry-run -d 'Let the server check everything and store nothing: `server`' -r -f -a "none\t'It is none'
server\t'On the server, before anything is stored'"
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from edit" -l wait -d 'Wait until the server has carried it out [env: PORCHCTL_WAIT, default: true]' -r -f -a "true\t''
false\t''"
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from edit" -l timeout -d 'How long to wait, 0 looks once [env: PORCHCTL_TIMEOUT, default: 5m]' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from edit" -s o -l output -d '`json` for one JSON document instead of lines, `name` for names alone' -r -f -a "json\t'One JSON document'
name\t'`RESOURCE/NAME`, one a line'"
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from edit" -l kubeconfig -d 'Kubeconfig file [env: KUBECONFIG, default: ~/.kube/config]' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from edit" -l context -d 'Context of the kubeconfig to use' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from edit" -l cluster -d 'Cluster of the kubeconfig to use' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from edit" -l user -d 'User of the kubeconfig to use' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from edit" -s n -l namespace -d 'Namespace [default: the one of the context]' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from edit" -s s -l server -d 'Address of the API server' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from edit" -l token -d 'Bearer token for the API server' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from edit" -l as -d 'User to impersonate' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from edit" -l as-group -d 'Group to impersonate, may be given several times' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from edit" -l as-uid -d 'Uid to impersonate' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from edit" -l certificate-authority -d 'Certificate authority file' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from edit" -l client-certificate -d 'Client certificate file' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from edit" -l client-key -d 'Client key file' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from edit" -l tls-server-name -d 'Server name to check the certificate against' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from edit" -l insecure-skip-tls-verify -d 'Do not check the server\'s certificate' -r -f -a "true\t''
false\t''"
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from edit" -l request-timeout -d 'Limit of one call to the API server, repeats included; 0 means none [default: 30s]' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from edit" -l api-version -d 'API version of package revisions: v1alpha1 or v1alpha2 [env: PORCHCTL_API_VERSION]' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from edit" -s v -l v -d 'Verbosity: 1 names the server and the namespace, 6 every request' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from edit" -l color -d 'Colours' -r -f -a "auto\t'On a terminal, unless the environment says no'
always\t'Always'
never\t'Never'"
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from edit" -l log-flush-frequency -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from edit" -l truncate-output -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from edit" -l stack-trace -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from edit" -l disable-compression -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from edit" -l add-dir-header -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from edit" -l alsologtostderr -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from edit" -l logtostderr -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from edit" -l one-output -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from edit" -l skip-headers -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from edit" -l skip-log-headers -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from edit" -l cache-dir -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from edit" -l log-backtrace-at -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from edit" -l log-dir -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from edit" -l log-file -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from edit" -l log-file-max-size -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from edit" -l stderrthreshold -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from edit" -l vmodule -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from edit" -s q -l quiet -d 'No notes, hints or progress on stderr'
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from edit" -l no-progress -d 'No progress on stderr'
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from edit" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from pull" -l wait -d 'Wait until the server has carried it out [env: PORCHCTL_WAIT, default: true]' -r -f -a "true\t''
false\t''"
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from pull" -l timeout -d 'How long to wait, 0 looks once [env: PORCHCTL_TIMEOUT, default: 5m]' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from pull" -s o -l output -d '`json` for one JSON document instead of lines, `name` for names alone' -r -f -a "json\t'One JSON document'
name\t'`RESOURCE/NAME`, one a line'"
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from pull" -l kubeconfig -d 'Kubeconfig file [env: KUBECONFIG, default: ~/.kube/config]' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from pull" -l context -d 'Context of the kubeconfig to use' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from pull" -l cluster -d 'Cluster of the kubeconfig to use' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from pull" -l user -d 'User of the kubeconfig to use' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from pull" -s n -l namespace -d 'Namespace [default: the one of the context]' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from pull" -s s -l server -d 'Address of the API server' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from pull" -l token -d 'Bearer token for the API server' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from pull" -l as -d 'User to impersonate' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from pull" -l as-group -d 'Group to impersonate, may be given several times' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from pull" -l as-uid -d 'Uid to impersonate' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from pull" -l certificate-authority -d 'Certificate authority file' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from pull" -l client-certificate -d 'Client certificate file' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from pull" -l client-key -d 'Client key file' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from pull" -l tls-server-name -d 'Server name to check the certificate against' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from pull" -l insecure-skip-tls-verify -d 'Do not check the server\'s certificate' -r -f -a "true\t''
false\t''"
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from pull" -l request-timeout -d 'Limit of one call to the API server, repeats included; 0 means none [default: 30s]' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from pull" -l api-version -d 'API version of package revisions: v1alpha1 or v1alpha2 [env: PORCHCTL_API_VERSION]' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from pull" -s v -l v -d 'Verbosity: 1 names the server and the namespace, 6 every request' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from pull" -l color -d 'Colours' -r -f -a "auto\t'On a terminal, unless the environment says no'
always\t'Always'
never\t'Never'"
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from pull" -l log-flush-frequency -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from pull" -l truncate-output -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from pull" -l stack-trace -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from pull" -l disable-compression -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from pull" -l add-dir-header -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from pull" -l alsologtostderr -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from pull" -l logtostderr -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from pull" -l one-output -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from pull" -l skip-headers -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from pull" -l skip-log-headers -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from pull" -l cache-dir -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from pull" -l log-backtrace-at -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from pull" -l log-dir -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from pull" -l log-file -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from pull" -l log-file-max-size -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from pull" -l stderrthreshold -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from pull" -l vmodule -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from pull" -s f -l force -d 'Overwrite local changes that were not pushed'
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from pull" -s q -l quiet -d 'No notes, hints or progress on stderr'
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from pull" -l no-progress -d 'No progress on stderr'
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from pull" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from source" -l wait -d 'Wait until the server has carried it out [env: PORCHCTL_WAIT, default: true]' -r -f -a "true\t''
false\t''"
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from source" -l timeout -d 'How long to wait, 0 looks once [env: PORCHCTL_TIMEOUT, default: 5m]' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from source" -s o -l output -d '`json` for one JSON document instead of lines, `name` for names alone' -r -f -a "json\t'One JSON document'
name\t'`RESOURCE/NAME`, one a line'"
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from source" -l kubeconfig -d 'Kubeconfig file [env: KUBECONFIG, default: ~/.kube/config]' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from source" -l context -d 'Context of the kubeconfig to use' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from source" -l cluster -d 'Cluster of the kubeconfig to use' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from source" -l user -d 'User of the kubeconfig to use' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from source" -s n -l namespace -d 'Namespace [default: the one of the context]' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from source" -s s -l server -d 'Address of the API server' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from source" -l token -d 'Bearer token for the API server' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from source" -l as -d 'User to impersonate' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from source" -l as-group -d 'Group to impersonate, may be given several times' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from source" -l as-uid -d 'Uid to impersonate' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from source" -l certificate-authority -d 'Certificate authority file' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from source" -l client-certificate -d 'Client certificate file' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from source" -l client-key -d 'Client key file' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from source" -l tls-server-name -d 'Server name to check the certificate against' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from source" -l insecure-skip-tls-verify -d 'Do not check the server\'s certificate' -r -f -a "true\t''
false\t''"
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from source" -l request-timeout -d 'Limit of one call to the API server, repeats included; 0 means none [default: 30s]' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from source" -l api-version -d 'API version of package revisions: v1alpha1 or v1alpha2 [env: PORCHCTL_API_VERSION]' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from source" -s v -l v -d 'Verbosity: 1 names the server and the namespace, 6 every request' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from source" -l color -d 'Colours' -r -f -a "auto\t'On a terminal, unless the environment says no'
always\t'Always'
never\t'Never'"
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from source" -l log-flush-frequency -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from source" -l truncate-output -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from source" -l stack-trace -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from source" -l disable-compression -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from source" -l add-dir-header -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from source" -l alsologtostderr -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from source" -l logtostderr -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from source" -l one-output -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from source" -l skip-headers -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from source" -l skip-log-headers -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from source" -l cache-dir -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from source" -l log-backtrace-at -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from source" -l log-dir -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from source" -l log-file -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from source" -l log-file-max-size -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from source" -l stderrthreshold -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from source" -l vmodule -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from source" -s f -l force -d 'Overwrite local changes that were not pushed'
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from source" -s q -l quiet -d 'No notes, hints or progress on stderr'
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from source" -l no-progress -d 'No progress on stderr'
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from source" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from read" -l wait -d 'Wait until the server has carried it out [env: PORCHCTL_WAIT, default: true]' -r -f -a "true\t''
false\t''"
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from read" -l timeout -d 'How long to wait, 0 looks once [env: PORCHCTL_TIMEOUT, default: 5m]' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from read" -s o -l output -d '`json` for one JSON document instead of lines, `name` for names alone' -r -f -a "json\t'One JSON document'
name\t'`RESOURCE/NAME`, one a line'"
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from read" -l kubeconfig -d 'Kubeconfig file [env: KUBECONFIG, default: ~/.kube/config]' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from read" -l context -d 'Context of the kubeconfig to use' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from read" -l cluster -d 'Cluster of the kubeconfig to use' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from read" -l user -d 'User of the kubeconfig to use' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from read" -s n -l namespace -d 'Namespace [default: the one of the context]' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from read" -s s -l server -d 'Address of the API server' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from read" -l token -d 'Bearer token for the API server' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from read" -l as -d 'User to impersonate' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from read" -l as-group -d 'Group to impersonate, may be given several times' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from read" -l as-uid -d 'Uid to impersonate' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from read" -l certificate-authority -d 'Certificate authority file' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from read" -l client-certificate -d 'Client certificate file' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from read" -l client-key -d 'Client key file' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from read" -l tls-server-name -d 'Server name to check the certificate against' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from read" -l insecure-skip-tls-verify -d 'Do not check the server\'s certificate' -r -f -a "true\t''
false\t''"
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from read" -l request-timeout -d 'Limit of one call to the API server, repeats included; 0 means none [default: 30s]' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from read" -l api-version -d 'API version of package revisions: v1alpha1 or v1alpha2 [env: PORCHCTL_API_VERSION]' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from read" -s v -l v -d 'Verbosity: 1 names the server and the namespace, 6 every request' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from read" -l color -d 'Colours' -r -f -a "auto\t'On a terminal, unless the environment says no'
always\t'Always'
never\t'Never'"
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from read" -l log-flush-frequency -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from read" -l truncate-output -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from read" -l stack-trace -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from read" -l disable-compression -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from read" -l add-dir-header -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from read" -l alsologtostderr -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from read" -l logtostderr -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from read" -l one-output -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from read" -l skip-headers -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from read" -l skip-log-headers -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from read" -l cache-dir -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from read" -l log-backtrace-at -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from read" -l log-dir -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from read" -l log-file -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from read" -l log-file-max-size -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from read" -l stderrthreshold -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from read" -l vmodule -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from read" -s f -l force -d 'Overwrite local changes that were not pushed'
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from read" -s q -l quiet -d 'No notes, hints or progress on stderr'
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from read" -l no-progress -d 'No progress on stderr'
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from read" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from push" -l on-render-failure -d 'What the server keeps when the render fails' -r -f -a "none\t'Nothing: the push is refused'
unrendered\t'What was pushed'
partially-rendered\t'What was pushed, changed by the functions that ran before the failing one'"
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from push" -l push-on-failure -d 'The same under its other name: None, Unrendered or PartiallyRendered' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from push" -l verify-content -d 'Check after the render that the server still holds what was pushed [default: true]' -r -f -a "true\t''
false\t''"
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from push" -l dry-run -d 'Say what would be sent and what a render would change, and send nothing' -r -f -a "client\t'Nothing is sent'"
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from push" -l wait -d 'Wait until the server has carried it out [env: PORCHCTL_WAIT, default: true]' -r -f -a "true\t''
false\t''"
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from push" -l timeout -d 'How long to wait, 0 looks once [env: PORCHCTL_TIMEOUT, default: 5m]' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from push" -s o -l output -d '`json` for one JSON document instead of lines, `name` for names alone' -r -f -a "json\t'One JSON document'
name\t'`RESOURCE/NAME`, one a line'"
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from push" -l kubeconfig -d 'Kubeconfig file [env: KUBECONFIG, default: ~/.kube/config]' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from push" -l context -d 'Context of the kubeconfig to use' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from push" -l cluster -d 'Cluster of the kubeconfig to use' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from push" -l user -d 'User of the kubeconfig to use' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from push" -s n -l namespace -d 'Namespace [default: the one of the context]' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from push" -s s -l server -d 'Address of the API server' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from push" -l token -d 'Bearer token for the API server' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from push" -l as -d 'User to impersonate' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from push" -l as-group -d 'Group to impersonate, may be given several times' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from push" -l as-uid -d 'Uid to impersonate' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from push" -l certificate-authority -d 'Certificate authority file' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from push" -l client-certificate -d 'Client certificate file' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from push" -l client-key -d 'Client key file' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from push" -l tls-server-name -d 'Server name to check the certificate against' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from push" -l insecure-skip-tls-verify -d 'Do not check the server\'s certificate' -r -f -a "true\t''
false\t''"
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from push" -l request-timeout -d 'Limit of one call to the API server, repeats included; 0 means none [default: 30s]' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from push" -l api-version -d 'API version of package revisions: v1alpha1 or v1alpha2 [env: PORCHCTL_API_VERSION]' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from push" -s v -l v -d 'Verbosity: 1 names the server and the namespace, 6 every request' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from push" -l color -d 'Colours' -r -f -a "auto\t'On a terminal, unless the environment says no'
always\t'Always'
never\t'Never'"
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from push" -l log-flush-frequency -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from push" -l truncate-output -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from push" -l stack-trace -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from push" -l disable-compression -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from push" -l add-dir-header -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from push" -l alsologtostderr -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from push" -l logtostderr -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from push" -l one-output -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from push" -l skip-headers -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from push" -l skip-log-headers -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from push" -l cache-dir -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from push" -l log-backtrace-at -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from push" -l log-dir -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from push" -l log-file -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from push" -l log-file-max-size -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from push" -l stderrthreshold -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from push" -l vmodule -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from push" -l pull -d 'Write the rendered files back into DIR'
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from push" -l force -d 'Send it although a check says no'
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from push" -s q -l quiet -d 'No notes, hints or progress on stderr'
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from push" -l no-progress -d 'No progress on stderr'
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from push" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from sink" -l on-render-failure -d 'What the server keeps when the render fails' -r -f -a "none\t'Nothing: the push is refused'
unrendered\t'What was pushed'
partially-rendered\t'What was pushed, changed by the functions that ran before the failing one'"
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from sink" -l push-on-failure -d 'The same under its other name: None, Unrendered or PartiallyRendered' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from sink" -l verify-content -d 'Check after the render that the server still holds what was pushed [default: true]' -r -f -a "true\t''
false\t''"
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from sink" -l dry-run -d 'Say what would be sent and what a render would change, and send nothing' -r -f -a "client\t'Nothing is sent'"
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from sink" -l wait -d 'Wait until the server has carried it out [env: PORCHCTL_WAIT, default: true]' -r -f -a "true\t''
false\t''"
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from sink" -l timeout -d 'How long to wait, 0 looks once [env: PORCHCTL_TIMEOUT, default: 5m]' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from sink" -s o -l output -d '`json` for one JSON document instead of lines, `name` for names alone' -r -f -a "json\t'One JSON document'
name\t'`RESOURCE/NAME`, one a line'"
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from sink" -l kubeconfig -d 'Kubeconfig file [env: KUBECONFIG, default: ~/.kube/config]' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from sink" -l context -d 'Context of the kubeconfig to use' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from sink" -l cluster -d 'Cluster of the kubeconfig to use' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from sink" -l user -d 'User of the kubeconfig to use' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from sink" -s n -l namespace -d 'Namespace [default: the one of the context]' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from sink" -s s -l server -d 'Address of the API server' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from sink" -l token -d 'Bearer token for the API server' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from sink" -l as -d 'User to impersonate' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from sink" -l as-group -d 'Group to impersonate, may be given several times' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from sink" -l as-uid -d 'Uid to impersonate' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from sink" -l certificate-authority -d 'Certificate authority file' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from sink" -l client-certificate -d 'Client certificate file' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from sink" -l client-key -d 'Client key file' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from sink" -l tls-server-name -d 'Server name to check the certificate against' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from sink" -l insecure-skip-tls-verify -d 'Do not check the server\'s certificate' -r -f -a "true\t''
false\t''"
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from sink" -l request-timeout -d 'Limit of one call to the API server, repeats included; 0 means none [default: 30s]' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from sink" -l api-version -d 'API version of package revisions: v1alpha1 or v1alpha2 [env: PORCHCTL_API_VERSION]' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from sink" -s v -l v -d 'Verbosity: 1 names the server and the namespace, 6 every request' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from sink" -l color -d 'Colours' -r -f -a "auto\t'On a terminal, unless the environment says no'
always\t'Always'
never\t'Never'"
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from sink" -l log-flush-frequency -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from sink" -l truncate-output -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from sink" -l stack-trace -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from sink" -l disable-compression -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from sink" -l add-dir-header -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from sink" -l alsologtostderr -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from sink" -l logtostderr -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from sink" -l one-output -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from sink" -l skip-headers -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from sink" -l skip-log-headers -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from sink" -l cache-dir -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from sink" -l log-backtrace-at -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from sink" -l log-dir -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from sink" -l log-file -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from sink" -l log-file-max-size -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from sink" -l stderrthreshold -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from sink" -l vmodule -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from sink" -l pull -d 'Write the rendered files back into DIR'
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from sink" -l force -d 'Send it although a check says no'
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from sink" -s q -l quiet -d 'No notes, hints or progress on stderr'
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from sink" -l no-progress -d 'No progress on stderr'
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from sink" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from write" -l on-render-failure -d 'What the server keeps when the render fails' -r -f -a "none\t'Nothing: the push is refused'
unrendered\t'What was pushed'
partially-rendered\t'What was pushed, changed by the functions that ran before the failing one'"
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from write" -l push-on-failure -d 'The same under its other name: None, Unrendered or PartiallyRendered' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from write" -l verify-content -d 'Check after the render that the server still holds what was pushed [default: true]' -r -f -a "true\t''
false\t''"
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from write" -l dry-run -d 'Say what would be sent and what a render would change, and send nothing' -r -f -a "client\t'Nothing is sent'"
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from write" -l wait -d 'Wait until the server has carried it out [env: PORCHCTL_WAIT, default: true]' -r -f -a "true\t''
false\t''"
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from write" -l timeout -d 'How long to wait, 0 looks once [env: PORCHCTL_TIMEOUT, default: 5m]' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from write" -s o -l output -d '`json` for one JSON document instead of lines, `name` for names alone' -r -f -a "json\t'One JSON document'
name\t'`RESOURCE/NAME`, one a line'"
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from write" -l kubeconfig -d 'Kubeconfig file [env: KUBECONFIG, default: ~/.kube/config]' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from write" -l context -d 'Context of the kubeconfig to use' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from write" -l cluster -d 'Cluster of the kubeconfig to use' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from write" -l user -d 'User of the kubeconfig to use' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from write" -s n -l namespace -d 'Namespace [default: the one of the context]' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from write" -s s -l server -d 'Address of the API server' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from write" -l token -d 'Bearer token for the API server' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from write" -l as -d 'User to impersonate' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from write" -l as-group -d 'Group to impersonate, may be given several times' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from write" -l as-uid -d 'Uid to impersonate' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from write" -l certificate-authority -d 'Certificate authority file' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from write" -l client-certificate -d 'Client certificate file' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from write" -l client-key -d 'Client key file' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from write" -l tls-server-name -d 'Server name to check the certificate against' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from write" -l insecure-skip-tls-verify -d 'Do not check the server\'s certificate' -r -f -a "true\t''
false\t''"
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from write" -l request-timeout -d 'Limit of one call to the API server, repeats included; 0 means none [default: 30s]' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from write" -l api-version -d 'API version of package revisions: v1alpha1 or v1alpha2 [env: PORCHCTL_API_VERSION]' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from write" -s v -l v -d 'Verbosity: 1 names the server and the namespace, 6 every request' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from write" -l color -d 'Colours' -r -f -a "auto\t'On a terminal, unless the environment says no'
always\t'Always'
never\t'Never'"
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from write" -l log-flush-frequency -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from write" -l truncate-output -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from write" -l stack-trace -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from write" -l disable-compression -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from write" -l add-dir-header -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from write" -l alsologtostderr -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from write" -l logtostderr -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from write" -l one-output -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from write" -l skip-headers -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from write" -l skip-log-headers -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from write" -l cache-dir -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from write" -l log-backtrace-at -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from write" -l log-dir -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from write" -l log-file -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from write" -l log-file-max-size -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from write" -l stderrthreshold -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from write" -l vmodule -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from write" -l pull -d 'Write the rendered files back into DIR'
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from write" -l force -d 'Send it although a check says no'
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from write" -s q -l quiet -d 'No notes, hints or progress on stderr'
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from write" -l no-progress -d 'No progress on stderr'
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from write" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from propose" -l dry-run -d 'Let the server check everything and store nothing: `server`' -r -f -a "none\t'It is none'
server\t'On the server, before anything is stored'"
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from propose" -l wait -d 'Wait until the server has carried it out [env: PORCHCTL_WAIT, default: true]' -r -f -a "true\t''
false\t''"
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from propose" -l timeout -d 'How long to wait, 0 looks once [env: PORCHCTL_TIMEOUT, default: 5m]' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from propose" -s o -l output -d '`json` for one JSON document instead of lines, `name` for names alone' -r -f -a "json\t'One JSON document'
name\t'`RESOURCE/NAME`, one a line'"
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from propose" -l kubeconfig -d 'Kubeconfig file [env: KUBECONFIG, default: ~/.kube/config]' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from propose" -l context -d 'Context of the kubeconfig to use' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from propose" -l cluster -d 'Cluster of the kubeconfig to use' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from propose" -l user -d 'User of the kubeconfig to use' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from propose" -s n -l namespace -d 'Namespace [default: the one of the context]' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from propose" -s s -l server -d 'Address of the API server' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from propose" -l token -d 'Bearer token for the API server' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from propose" -l as -d 'User to impersonate' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from propose" -l as-group -d 'Group to impersonate, may be given several times' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from propose" -l as-uid -d 'Uid to impersonate' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from propose" -l certificate-authority -d 'Certificate authority file' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from propose" -l client-certificate -d 'Client certificate file' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from propose" -l client-key -d 'Client key file' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from propose" -l tls-server-name -d 'Server name to check the certificate against' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from propose" -l insecure-skip-tls-verify -d 'Do not check the server\'s certificate' -r -f -a "true\t''
false\t''"
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from propose" -l request-timeout -d 'Limit of one call to the API server, repeats included; 0 means none [default: 30s]' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from propose" -l api-version -d 'API version of package revisions: v1alpha1 or v1alpha2 [env: PORCHCTL_API_VERSION]' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from propose" -s v -l v -d 'Verbosity: 1 names the server and the namespace, 6 every request' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from propose" -l color -d 'Colours' -r -f -a "auto\t'On a terminal, unless the environment says no'
always\t'Always'
never\t'Never'"
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from propose" -l log-flush-frequency -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from propose" -l truncate-output -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from propose" -l stack-trace -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from propose" -l disable-compression -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from propose" -l add-dir-header -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from propose" -l alsologtostderr -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from propose" -l logtostderr -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from propose" -l one-output -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from propose" -l skip-headers -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from propose" -l skip-log-headers -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from propose" -l cache-dir -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from propose" -l log-backtrace-at -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from propose" -l log-dir -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from propose" -l log-file -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from propose" -l log-file-max-size -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from propose" -l stderrthreshold -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from propose" -l vmodule -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from propose" -l force -d 'Also when the render or the source failed'
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from propose" -s q -l quiet -d 'No notes, hints or progress on stderr'
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from propose" -l no-progress -d 'No progress on stderr'
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from propose" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from approve" -l dry-run -d 'Let the server check everything and store nothing: `server`' -r -f -a "none\t'It is none'
server\t'On the server, before anything is stored'"
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from approve" -l wait -d 'Wait until the server has carried it out [env: PORCHCTL_WAIT, default: true]' -r -f -a "true\t''
false\t''"
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from approve" -l timeout -d 'How long to wait, 0 looks once [env: PORCHCTL_TIMEOUT, default: 5m]' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from approve" -s o -l output -d '`json` for one JSON document instead of lines, `name` for names alone' -r -f -a "json\t'One JSON document'
name\t'`RESOURCE/NAME`, one a line'"
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from approve" -l kubeconfig -d 'Kubeconfig file [env: KUBECONFIG, default: ~/.kube/config]' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from approve" -l context -d 'Context of the kubeconfig to use' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from approve" -l cluster -d 'Cluster of the kubeconfig to use' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from approve" -l user -d 'User of the kubeconfig to use' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from approve" -s n -l namespace -d 'Namespace [default: the one of the context]' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from approve" -s s -l server -d 'Address of the API server' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from approve" -l token -d 'Bearer token for the API server' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from approve" -l as -d 'User to impersonate' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from approve" -l as-group -d 'Group to impersonate, may be given several times' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from approve" -l as-uid -d 'Uid to impersonate' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from approve" -l certificate-authority -d 'Certificate authority file' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from approve" -l client-certificate -d 'Client certificate file' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from approve" -l client-key -d 'Client key file' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from approve" -l tls-server-name -d 'Server name to check the certificate against' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from approve" -l insecure-skip-tls-verify -d 'Do not check the server\'s certificate' -r -f -a "true\t''
false\t''"
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from approve" -l request-timeout -d 'Limit of one call to the API server, repeats included; 0 means none [default: 30s]' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from approve" -l api-version -d 'API version of package revisions: v1alpha1 or v1alpha2 [env: PORCHCTL_API_VERSION]' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from approve" -s v -l v -d 'Verbosity: 1 names the server and the namespace, 6 every request' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from approve" -l color -d 'Colours' -r -f -a "auto\t'On a terminal, unless the environment says no'
always\t'Always'
never\t'Never'"
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from approve" -l log-flush-frequency -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from approve" -l truncate-output -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from approve" -l stack-trace -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from approve" -l disable-compression -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from approve" -l add-dir-header -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from approve" -l alsologtostderr -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from approve" -l logtostderr -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from approve" -l one-output -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from approve" -l skip-headers -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from approve" -l skip-log-headers -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from approve" -l cache-dir -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from approve" -l log-backtrace-at -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from approve" -l log-dir -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from approve" -l log-file -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from approve" -l log-file-max-size -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from approve" -l stderrthreshold -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from approve" -l vmodule -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from approve" -l force -d 'Also when the render or the source failed'
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from approve" -s q -l quiet -d 'No notes, hints or progress on stderr'
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from approve" -l no-progress -d 'No progress on stderr'
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from approve" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from reject" -l dry-run -d 'Let the server check everything and store nothing: `server`' -r -f -a "none\t'It is none'
server\t'On the server, before anything is stored'"
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from reject" -l wait -d 'Wait until the server has carried it out [env: PORCHCTL_WAIT, default: true]' -r -f -a "true\t''
false\t''"
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from reject" -l timeout -d 'How long to wait, 0 looks once [env: PORCHCTL_TIMEOUT, default: 5m]' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from reject" -s o -l output -d '`json` for one JSON document instead of lines, `name` for names alone' -r -f -a "json\t'One JSON document'
name\t'`RESOURCE/NAME`, one a line'"
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from reject" -l kubeconfig -d 'Kubeconfig file [env: KUBECONFIG, default: ~/.kube/config]' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from reject" -l context -d 'Context of the kubeconfig to use' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from reject" -l cluster -d 'Cluster of the kubeconfig to use' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from reject" -l user -d 'User of the kubeconfig to use' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from reject" -s n -l namespace -d 'Namespace [default: the one of the context]' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from reject" -s s -l server -d 'Address of the API server' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from reject" -l token -d 'Bearer token for the API server' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from reject" -l as -d 'User to impersonate' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from reject" -l as-group -d 'Group to impersonate, may be given several times' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from reject" -l as-uid -d 'Uid to impersonate' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from reject" -l certificate-authority -d 'Certificate authority file' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from reject" -l client-certificate -d 'Client certificate file' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from reject" -l client-key -d 'Client key file' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from reject" -l tls-server-name -d 'Server name to check the certificate against' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from reject" -l insecure-skip-tls-verify -d 'Do not check the server\'s certificate' -r -f -a "true\t''
false\t''"
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from reject" -l request-timeout -d 'Limit of one call to the API server, repeats included; 0 means none [default: 30s]' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from reject" -l api-version -d 'API version of package revisions: v1alpha1 or v1alpha2 [env: PORCHCTL_API_VERSION]' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from reject" -s v -l v -d 'Verbosity: 1 names the server and the namespace, 6 every request' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from reject" -l color -d 'Colours' -r -f -a "auto\t'On a terminal, unless the environment says no'
always\t'Always'
never\t'Never'"
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from reject" -l log-flush-frequency -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from reject" -l truncate-output -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from reject" -l stack-trace -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from reject" -l disable-compression -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from reject" -l add-dir-header -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from reject" -l alsologtostderr -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from reject" -l logtostderr -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from reject" -l one-output -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from reject" -l skip-headers -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from reject" -l skip-log-headers -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from reject" -l cache-dir -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from reject" -l log-backtrace-at -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from reject" -l log-dir -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from reject" -l log-file -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from reject" -l log-file-max-size -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from reject" -l stderrthreshold -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from reject" -l vmodule -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from reject" -s q -l quiet -d 'No notes, hints or progress on stderr'
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from reject" -l no-progress -d 'No progress on stderr'
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from reject" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from propose-delete" -l dry-run -d 'Let the server check everything and store nothing: `server`' -r -f -a "none\t'It is none'
server\t'On the server, before anything is stored'"
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from propose-delete" -l wait -d 'Wait until the server has carried it out [env: PORCHCTL_WAIT, default: true]' -r -f -a "true\t''
false\t''"
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from propose-delete" -l timeout -d 'How long to wait, 0 looks once [env: PORCHCTL_TIMEOUT, default: 5m]' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from propose-delete" -s o -l output -d '`json` for one JSON document instead of lines, `name` for names alone' -r -f -a "json\t'One JSON document'
name\t'`RESOURCE/NAME`, one a line'"
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from propose-delete" -l kubeconfig -d 'Kubeconfig file [env: KUBECONFIG, default: ~/.kube/config]' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from propose-delete" -l context -d 'Context of the kubeconfig to use' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from propose-delete" -l cluster -d 'Cluster of the kubeconfig to use' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from propose-delete" -l user -d 'User of the kubeconfig to use' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from propose-delete" -s n -l namespace -d 'Namespace [default: the one of the context]' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from propose-delete" -s s -l server -d 'Address of the API server' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from propose-delete" -l token -d 'Bearer token for the API server' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from propose-delete" -l as -d 'User to impersonate' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from propose-delete" -l as-group -d 'Group to impersonate, may be given several times' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from propose-delete" -l as-uid -d 'Uid to impersonate' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from propose-delete" -l certificate-authority -d 'Certificate authority file' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from propose-delete" -l client-certificate -d 'Client certificate file' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from propose-delete" -l client-key -d 'Client key file' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from propose-delete" -l tls-server-name -d 'Server name to check the certificate against' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from propose-delete" -l insecure-skip-tls-verify -d 'Do not check the server\'s certificate' -r -f -a "true\t''
false\t''"
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from propose-delete" -l request-timeout -d 'Limit of one call to the API server, repeats included; 0 means none [default: 30s]' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from propose-delete" -l api-version -d 'API version of package revisions: v1alpha1 or v1alpha2 [env: PORCHCTL_API_VERSION]' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from propose-delete" -s v -l v -d 'Verbosity: 1 names the server and the namespace, 6 every request' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from propose-delete" -l color -d 'Colours' -r -f -a "auto\t'On a terminal, unless the environment says no'
always\t'Always'
never\t'Never'"
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from propose-delete" -l log-flush-frequency -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from propose-delete" -l truncate-output -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from propose-delete" -l stack-trace -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from propose-delete" -l disable-compression -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from propose-delete" -l add-dir-header -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from propose-delete" -l alsologtostderr -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from propose-delete" -l logtostderr -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from propose-delete" -l one-output -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from propose-delete" -l skip-headers -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from propose-delete" -l skip-log-headers -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from propose-delete" -l cache-dir -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from propose-delete" -l log-backtrace-at -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from propose-delete" -l log-dir -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from propose-delete" -l log-file -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from propose-delete" -l log-file-max-size -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from propose-delete" -l stderrthreshold -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from propose-delete" -l vmodule -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from propose-delete" -s q -l quiet -d 'No notes, hints or progress on stderr'
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from propose-delete" -l no-progress -d 'No progress on stderr'
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from propose-delete" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from propose-del" -l dry-run -d 'Let the server check everything and store nothing: `server`' -r -f -a "none\t'It is none'
server\t'On the server, before anything is stored'"
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from propose-del" -l wait -d 'Wait until the server has carried it out [env: PORCHCTL_WAIT, default: true]' -r -f -a "true\t''
false\t''"
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from propose-del" -l timeout -d 'How long to wait, 0 looks once [env: PORCHCTL_TIMEOUT, default: 5m]' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from propose-del" -s o -l output -d '`json` for one JSON document instead of lines, `name` for names alone' -r -f -a "json\t'One JSON document'
name\t'`RESOURCE/NAME`, one a line'"
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from propose-del" -l kubeconfig -d 'Kubeconfig file [env: KUBECONFIG, default: ~/.kube/config]' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from propose-del" -l context -d 'Context of the kubeconfig to use' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from propose-del" -l cluster -d 'Cluster of the kubeconfig to use' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from propose-del" -l user -d 'User of the kubeconfig to use' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from propose-del" -s n -l namespace -d 'Namespace [default: the one of the context]' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from propose-del" -s s -l server -d 'Address of the API server' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from propose-del" -l token -d 'Bearer token for the API server' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from propose-del" -l as -d 'User to impersonate' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from propose-del" -l as-group -d 'Group to impersonate, may be given several times' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from propose-del" -l as-uid -d 'Uid to impersonate' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from propose-del" -l certificate-authority -d 'Certificate authority file' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from propose-del" -l client-certificate -d 'Client certificate file' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from propose-del" -l client-key -d 'Client key file' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from propose-del" -l tls-server-name -d 'Server name to check the certificate against' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from propose-del" -l insecure-skip-tls-verify -d 'Do not check the server\'s certificate' -r -f -a "true\t''
false\t''"
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from propose-del" -l request-timeout -d 'Limit of one call to the API server, repeats included; 0 means none [default: 30s]' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from propose-del" -l api-version -d 'API version of package revisions: v1alpha1 or v1alpha2 [env: PORCHCTL_API_VERSION]' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from propose-del" -s v -l v -d 'Verbosity: 1 names the server and the namespace, 6 every request' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from propose-del" -l color -d 'Colours' -r -f -a "auto\t'On a terminal, unless the environment says no'
always\t'Always'
never\t'Never'"
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from propose-del" -l log-flush-frequency -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from propose-del" -l truncate-output -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from propose-del" -l stack-trace -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from propose-del" -l disable-compression -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from propose-del" -l add-dir-header -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from propose-del" -l alsologtostderr -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from propose-del" -l logtostderr -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from propose-del" -l one-output -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from propose-del" -l skip-headers -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from propose-del" -l skip-log-headers -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from propose-del" -l cache-dir -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from propose-del" -l log-backtrace-at -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from propose-del" -l log-dir -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from propose-del" -l log-file -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from propose-del" -l log-file-max-size -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from propose-del" -l stderrthreshold -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from propose-del" -l vmodule -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from propose-del" -s q -l quiet -d 'No notes, hints or progress on stderr'
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from propose-del" -l no-progress -d 'No progress on stderr'
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from propose-del" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from del" -l ignore-not-found -d 'A package revision that does not exist counts as deleted' -r -f -a "true\t''
false\t''"
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from del" -l dry-run -d 'Let the server check everything and store nothing: `server`' -r -f -a "none\t'It is none'
server\t'On the server, before anything is stored'"
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from del" -l wait -d 'Wait until the server has carried it out [env: PORCHCTL_WAIT, default: true]' -r -f -a "true\t''
false\t''"
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from del" -l timeout -d 'How long to wait, 0 looks once [env: PORCHCTL_TIMEOUT, default: 5m]' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from del" -s o -l output -d '`json` for one JSON document instead of lines, `name` for names alone' -r -f -a "json\t'One JSON document'
name\t'`RESOURCE/NAME`, one a line'"
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from del" -l kubeconfig -d 'Kubeconfig file [env: KUBECONFIG, default: ~/.kube/config]' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from del" -l context -d 'Context of the kubeconfig to use' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from del" -l cluster -d 'Cluster of the kubeconfig to use' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from del" -l user -d 'User of the kubeconfig to use' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from del" -s n -l namespace -d 'Namespace [default: the one of the context]' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from del" -s s -l server -d 'Address of the API server' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from del" -l token -d 'Bearer token for the API server' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from del" -l as -d 'User to impersonate' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from del" -l as-group -d 'Group to impersonate, may be given several times' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from del" -l as-uid -d 'Uid to impersonate' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from del" -l certificate-authority -d 'Certificate authority file' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from del" -l client-certificate -d 'Client certificate file' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from del" -l client-key -d 'Client key file' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from del" -l tls-server-name -d 'Server name to check the certificate against' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from del" -l insecure-skip-tls-verify -d 'Do not check the server\'s certificate' -r -f -a "true\t''
false\t''"
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from del" -l request-timeout -d 'Limit of one call to the API server, repeats included; 0 means none [default: 30s]' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from del" -l api-version -d 'API version of package revisions: v1alpha1 or v1alpha2 [env: PORCHCTL_API_VERSION]' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from del" -s v -l v -d 'Verbosity: 1 names the server and the namespace, 6 every request' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from del" -l color -d 'Colours' -r -f -a "auto\t'On a terminal, unless the environment says no'
always\t'Always'
never\t'Never'"
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from del" -l log-flush-frequency -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from del" -l truncate-output -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from del" -l stack-trace -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from del" -l disable-compression -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from del" -l add-dir-header -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from del" -l alsologtostderr -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from del" -l logtostderr -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from del" -l one-output -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from del" -l skip-headers -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from del" -l skip-log-headers -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from del" -l cache-dir -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from del" -l log-backtrace-at -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from del" -l log-dir -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from del" -l log-file -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from del" -l log-file-max-size -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from del" -l stderrthreshold -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from del" -l vmodule -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from del" -s q -l quiet -d 'No notes, hints or progress on stderr'
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from del" -l no-progress -d 'No progress on stderr'
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from del" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from delete" -l ignore-not-found -d 'A package revision that does not exist counts as deleted' -r -f -a "true\t''
false\t''"
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from delete" -l dry-run -d 'Let the server check everything and store nothing: `server`' -r -f -a "none\t'It is none'
server\t'On the server, before anything is stored'"
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from delete" -l wait -d 'Wait until the server has carried it out [env: PORCHCTL_WAIT, default: true]' -r -f -a "true\t''
false\t''"
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from delete" -l timeout -d 'How long to wait, 0 looks once [env: PORCHCTL_TIMEOUT, default: 5m]' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from delete" -s o -l output -d '`json` for one JSON document instead of lines, `name` for names alone' -r -f -a "json\t'One JSON document'
name\t'`RESOURCE/NAME`, one a line'"
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from delete" -l kubeconfig -d 'Kubeconfig file [env: KUBECONFIG, default: ~/.kube/config]' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from delete" -l context -d 'Context of the kubeconfig to use' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from delete" -l cluster -d 'Cluster of the kubeconfig to use' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from delete" -l user -d 'User of the kubeconfig to use' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from delete" -s n -l namespace -d 'Namespace [default: the one of the context]' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from delete" -s s -l server -d 'Address of the API server' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from delete" -l token -d 'Bearer token for the API server' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from delete" -l as -d 'User to impersonate' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from delete" -l as-group -d 'Group to impersonate, may be given several times' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from delete" -l as-uid -d 'Uid to impersonate' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from delete" -l certificate-authority -d 'Certificate authority file' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from delete" -l client-certificate -d 'Client certificate file' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from delete" -l client-key -d 'Client key file' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from delete" -l tls-server-name -d 'Server name to check the certificate against' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from delete" -l insecure-skip-tls-verify -d 'Do not check the server\'s certificate' -r -f -a "true\t''
false\t''"
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from delete" -l request-timeout -d 'Limit of one call to the API server, repeats included; 0 means none [default: 30s]' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from delete" -l api-version -d 'API version of package revisions: v1alpha1 or v1alpha2 [env: PORCHCTL_API_VERSION]' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from delete" -s v -l v -d 'Verbosity: 1 names the server and the namespace, 6 every request' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from delete" -l color -d 'Colours' -r -f -a "auto\t'On a terminal, unless the environment says no'
always\t'Always'
never\t'Never'"
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from delete" -l log-flush-frequency -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from delete" -l truncate-output -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from delete" -l stack-trace -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from delete" -l disable-compression -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from delete" -l add-dir-header -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from delete" -l alsologtostderr -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from delete" -l logtostderr -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from delete" -l one-output -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from delete" -l skip-headers -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from delete" -l skip-log-headers -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from delete" -l cache-dir -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from delete" -l log-backtrace-at -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from delete" -l log-dir -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from delete" -l log-file -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from delete" -l log-file-max-size -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from delete" -l stderrthreshold -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from delete" -l vmodule -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from delete" -s q -l quiet -d 'No notes, hints or progress on stderr'
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from delete" -l no-progress -d 'No progress on stderr'
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from delete" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from get" -l name -d 'Only revisions of this package' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from get" -l revision -d 'Only this revision number; -1 is the branch, 0 not yet published' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from get" -l workspace -d 'Only this workspace' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from get" -l repository -d 'Only this repository' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from get" -l lifecycle -d 'Only this lifecycle: Draft, Proposed, Published or DeletionProposed' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from get" -s l -l selector -d 'Label selector' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from get" -l field-selector -d 'Field selector' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from get" -s A -l all-namespaces -d 'All namespaces' -r -f -a "true\t''
false\t''"
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from get" -l show-kptfile -d 'Print the Kptfile of one package revision' -r -f -a "true\t''
false\t''"
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from get" -s o -l output -d 'table, wide, json, yaml, name, jsonpath=TEMPLATE, jsonpath-as-json=TEMPLATE or custom-columns=NAME:PATH,...' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from get" -l template -d 'The template of `-o jsonpath` or `-o jsonpath-as-json`' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from get" -l no-headers -d 'No header line' -r -f -a "true\t''
false\t''"
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from get" -l show-labels -d 'A column with all labels' -r -f -a "true\t''
false\t''"
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from get" -s L -l label-columns -d 'A column for each of these labels' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from get" -l show-managed-fields -d 'Keep `metadata.managedFields` in json and yaml' -r -f -a "true\t''
false\t''"
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from get" -l show-kind -d 'Accepted for compatibility; the Go client does nothing either' -r -f -a "true\t''
false\t''"
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from get" -l sort-by -d 'Accepted for compatibility; the Go client does nothing either' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from get" -l allow-missing-template-keys -d 'Accepted for compatibility; templates always allow missing keys' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from get" -l kubeconfig -d 'Kubeconfig file [env: KUBECONFIG, default: ~/.kube/config]' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from get" -l context -d 'Context of the kubeconfig to use' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from get" -l cluster -d 'Cluster of the kubeconfig to use' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from get" -l user -d 'User of the kubeconfig to use' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from get" -s n -l namespace -d 'Namespace [default: the one of the context]' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from get" -s s -l server -d 'Address of the API server' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from get" -l token -d 'Bearer token for the API server' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from get" -l as -d 'User to impersonate' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from get" -l as-group -d 'Group to impersonate, may be given several times' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from get" -l as-uid -d 'Uid to impersonate' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from get" -l certificate-authority -d 'Certificate authority file' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from get" -l client-certificate -d 'Client certificate file' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from get" -l client-key -d 'Client key file' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from get" -l tls-server-name -d 'Server name to check the certificate against' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from get" -l insecure-skip-tls-verify -d 'Do not check the server\'s certificate' -r -f -a "true\t''
false\t''"
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from get" -l request-timeout -d 'Limit of one call to the API server, repeats included; 0 means none [default: 30s]' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from get" -l api-version -d 'API version of package revisions: v1alpha1 or v1alpha2 [env: PORCHCTL_API_VERSION]' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from get" -s v -l v -d 'Verbosity: 1 names the server and the namespace, 6 every request' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from get" -l color -d 'Colours' -r -f -a "auto\t'On a terminal, unless the environment says no'
always\t'Always'
never\t'Never'"
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from get" -l log-flush-frequency -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from get" -l truncate-output -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from get" -l stack-trace -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from get" -l disable-compression -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from get" -l add-dir-header -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from get" -l alsologtostderr -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from get" -l logtostderr -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from get" -l one-output -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from get" -l skip-headers -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from get" -l skip-log-headers -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from get" -l cache-dir -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from get" -l log-backtrace-at -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from get" -l log-dir -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from get" -l log-file -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from get" -l log-file-max-size -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from get" -l stderrthreshold -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from get" -l vmodule -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from get" -s q -l quiet -d 'No notes, hints or progress on stderr'
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from get" -l no-progress -d 'No progress on stderr'
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from get" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from list" -l name -d 'Only revisions of this package' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from list" -l revision -d 'Only this revision number; -1 is the branch, 0 not yet published' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from list" -l workspace -d 'Only this workspace' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from list" -l repository -d 'Only this repository' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from list" -l lifecycle -d 'Only this lifecycle: Draft, Proposed, Published or DeletionProposed' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from list" -s l -l selector -d 'Label selector' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from list" -l field-selector -d 'Field selector' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from list" -s A -l all-namespaces -d 'All namespaces' -r -f -a "true\t''
false\t''"
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from list" -l show-kptfile -d 'Print the Kptfile of one package revision' -r -f -a "true\t''
false\t''"
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from list" -s o -l output -d 'table, wide, json, yaml, name, jsonpath=TEMPLATE, jsonpath-as-json=TEMPLATE or custom-columns=NAME:PATH,...' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from list" -l template -d 'The template of `-o jsonpath` or `-o jsonpath-as-json`' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from list" -l no-headers -d 'No header line' -r -f -a "true\t''
false\t''"
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from list" -l show-labels -d 'A column with all labels' -r -f -a "true\t''
false\t''"
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from list" -s L -l label-columns -d 'A column for each of these labels' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from list" -l show-managed-fields -d 'Keep `metadata.managedFields` in json and yaml' -r -f -a "true\t''
false\t''"
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from list" -l show-kind -d 'Accepted for compatibility; the Go client does nothing either' -r -f -a "true\t''
false\t''"
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from list" -l sort-by -d 'Accepted for compatibility; the Go client does nothing either' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from list" -l allow-missing-template-keys -d 'Accepted for compatibility; templates always allow missing keys' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from list" -l kubeconfig -d 'Kubeconfig file [env: KUBECONFIG, default: ~/.kube/config]' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from list" -l context -d 'Context of the kubeconfig to use' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from list" -l cluster -d 'Cluster of the kubeconfig to use' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from list" -l user -d 'User of the kubeconfig to use' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from list" -s n -l namespace -d 'Namespace [default: the one of the context]' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from list" -s s -l server -d 'Address of the API server' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from list" -l token -d 'Bearer token for the API server' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from list" -l as -d 'User to impersonate' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from list" -l as-group -d 'Group to impersonate, may be given several times' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from list" -l as-uid -d 'Uid to impersonate' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from list" -l certificate-authority -d 'Certificate authority file' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from list" -l client-certificate -d 'Client certificate file' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from list" -l client-key -d 'Client key file' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from list" -l tls-server-name -d 'Server name to check the certificate against' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from list" -l insecure-skip-tls-verify -d 'Do not check the server\'s certificate' -r -f -a "true\t''
false\t''"
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from list" -l request-timeout -d 'Limit of one call to the API server, repeats included; 0 means none [default: 30s]' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from list" -l api-version -d 'API version of package revisions: v1alpha1 or v1alpha2 [env: PORCHCTL_API_VERSION]' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from list" -s v -l v -d 'Verbosity: 1 names the server and the namespace, 6 every request' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from list" -l color -d 'Colours' -r -f -a "auto\t'On a terminal, unless the environment says no'
always\t'Always'
never\t'Never'"
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from list" -l log-flush-frequency -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from list" -l truncate-output -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from list" -l stack-trace -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from list" -l disable-compression -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from list" -l add-dir-header -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from list" -l alsologtostderr -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from list" -l logtostderr -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from list" -l one-output -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from list" -l skip-headers -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from list" -l skip-log-headers -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from list" -l cache-dir -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from list" -l log-backtrace-at -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from list" -l log-dir -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from list" -l log-file -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from list" -l log-file-max-size -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from list" -l stderrthreshold -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from list" -l vmodule -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from list" -s q -l quiet -d 'No notes, hints or progress on stderr'
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from list" -l no-progress -d 'No progress on stderr'
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from list" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from ls" -l name -d 'Only revisions of this package' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from ls" -l revision -d 'Only this revision number; -1 is the branch, 0 not yet published' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from ls" -l workspace -d 'Only this workspace' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from ls" -l repository -d 'Only this repository' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from ls" -l lifecycle -d 'Only this lifecycle: Draft, Proposed, Published or DeletionProposed' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from ls" -s l -l selector -d 'Label selector' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from ls" -l field-selector -d 'Field selector' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from ls" -s A -l all-namespaces -d 'All namespaces' -r -f -a "true\t''
false\t''"
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from ls" -l show-kptfile -d 'Print the Kptfile of one package revision' -r -f -a "true\t''
false\t''"
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from ls" -s o -l output -d 'table, wide, json, yaml, name, jsonpath=TEMPLATE, jsonpath-as-json=TEMPLATE or custom-columns=NAME:PATH,...' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from ls" -l template -d 'The template of `-o jsonpath` or `-o jsonpath-as-json`' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from ls" -l no-headers -d 'No header line' -r -f -a "true\t''
false\t''"
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from ls" -l show-labels -d 'A column with all labels' -r -f -a "true\t''
false\t''"
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from ls" -s L -l label-columns -d 'A column for each of these labels' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from ls" -l show-managed-fields -d 'Keep `metadata.managedFields` in json and yaml' -r -f -a "true\t''
false\t''"
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from ls" -l show-kind -d 'Accepted for compatibility; the Go client does nothing either' -r -f -a "true\t''
false\t''"
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from ls" -l sort-by -d 'Accepted for compatibility; the Go client does nothing either' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from ls" -l allow-missing-template-keys -d 'Accepted for compatibility; templates always allow missing keys' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from ls" -l kubeconfig -d 'Kubeconfig file [env: KUBECONFIG, default: ~/.kube/config]' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from ls" -l context -d 'Context of the kubeconfig to use' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from ls" -l cluster -d 'Cluster of the kubeconfig to use' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from ls" -l user -d 'User of the kubeconfig to use' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from ls" -s n -l namespace -d 'Namespace [default: the one of the context]' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from ls" -s s -l server -d 'Address of the API server' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from ls" -l token -d 'Bearer token for the API server' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from ls" -l as -d 'User to impersonate' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from ls" -l as-group -d 'Group to impersonate, may be given several times' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from ls" -l as-uid -d 'Uid to impersonate' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from ls" -l certificate-authority -d 'Certificate authority file' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from ls" -l client-certificate -d 'Client certificate file' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from ls" -l client-key -d 'Client key file' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from ls" -l tls-server-name -d 'Server name to check the certificate against' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from ls" -l insecure-skip-tls-verify -d 'Do not check the server\'s certificate' -r -f -a "true\t''
false\t''"
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from ls" -l request-timeout -d 'Limit of one call to the API server, repeats included; 0 means none [default: 30s]' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from ls" -l api-version -d 'API version of package revisions: v1alpha1 or v1alpha2 [env: PORCHCTL_API_VERSION]' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from ls" -s v -l v -d 'Verbosity: 1 names the server and the namespace, 6 every request' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from ls" -l color -d 'Colours' -r -f -a "auto\t'On a terminal, unless the environment says no'
always\t'Always'
never\t'Never'"
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from ls" -l log-flush-frequency -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from ls" -l truncate-output -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from ls" -l stack-trace -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from ls" -l disable-compression -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from ls" -l add-dir-header -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from ls" -l alsologtostderr -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from ls" -l logtostderr -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from ls" -l one-output -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from ls" -l skip-headers -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from ls" -l skip-log-headers -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from ls" -l cache-dir -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from ls" -l log-backtrace-at -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from ls" -l log-dir -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from ls" -l log-file -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from ls" -l log-file-max-size -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from ls" -l stderrthreshold -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from ls" -l vmodule -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from ls" -s q -l quiet -d 'No notes, hints or progress on stderr'
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from ls" -l no-progress -d 'No progress on stderr'
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from ls" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from status" -s o -l output -d '`json` or `yaml` for one document instead of lines' -r -f -a "json\t'One JSON document'
yaml\t'The same as YAML'"
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from status" -l kubeconfig -d 'Kubeconfig file [env: KUBECONFIG, default: ~/.kube/config]' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from status" -l context -d 'Context of the kubeconfig to use' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from status" -l cluster -d 'Cluster of the kubeconfig to use' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from status" -l user -d 'User of the kubeconfig to use' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from status" -s n -l namespace -d 'Namespace [default: the one of the context]' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from status" -s s -l server -d 'Address of the API server' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from status" -l token -d 'Bearer token for the API server' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from status" -l as -d 'User to impersonate' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from status" -l as-group -d 'Group to impersonate, may be given several times' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from status" -l as-uid -d 'Uid to impersonate' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from status" -l certificate-authority -d 'Certificate authority file' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from status" -l client-certificate -d 'Client certificate file' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from status" -l client-key -d 'Client key file' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from status" -l tls-server-name -d 'Server name to check the certificate against' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from status" -l insecure-skip-tls-verify -d 'Do not check the server\'s certificate' -r -f -a "true\t''
false\t''"
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from status" -l request-timeout -d 'Limit of one call to the API server, repeats included; 0 means none [default: 30s]' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from status" -l api-version -d 'API version of package revisions: v1alpha1 or v1alpha2 [env: PORCHCTL_API_VERSION]' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from status" -s v -l v -d 'Verbosity: 1 names the server and the namespace, 6 every request' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from status" -l color -d 'Colours' -r -f -a "auto\t'On a terminal, unless the environment says no'
always\t'Always'
never\t'Never'"
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from status" -l log-flush-frequency -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from status" -l truncate-output -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from status" -l stack-trace -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from status" -l disable-compression -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from status" -l add-dir-header -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from status" -l alsologtostderr -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from status" -l logtostderr -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from status" -l one-output -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from status" -l skip-headers -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from status" -l skip-log-headers -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from status" -l cache-dir -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from status" -l log-backtrace-at -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from status" -l log-dir -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from status" -l log-file -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from status" -l log-file-max-size -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from status" -l stderrthreshold -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from status" -l vmodule -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from status" -s q -l quiet -d 'No notes, hints or progress on stderr'
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from status" -l no-progress -d 'No progress on stderr'
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from status" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from wait" -l for -d 'created, rendered[=TOKEN], ready, settled, lifecycle=STATE, published, deleted, condition=TYPE[=STATUS] or jsonpath=EXPR[=VALUE]; given several times, all must hold at the same moment' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from wait" -l timeout -d 'How long to wait, 0 looks once [env: PORCHCTL_TIMEOUT, default: 5m]' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from wait" -l uid -d 'The object that is meant; another one of that name is exit code 6' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from wait" -l since-generation -d 'The generation that your write returned; an older one is no evidence' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from wait" -l replaces -d 'With rendered=TOKEN: the render request before your push, empty for none' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from wait" -l on-failure -d 'What a failure means that nothing retries by itself: `fail` ends the wait, `wait` waits for somebody to mend it' -r -f -a "fail\t'The end'
wait\t'Somebody may mend it'"
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from wait" -s l -l selector -d 'Label selector' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from wait" -l field-selector -d 'Field selector' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from wait" -l min-count -d 'Wait for at least that many before the set is fixed [default: 1, with --for deleted 0]' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from wait" -s o -l output -d '`json` for one JSON document instead of lines, `jsonl` for one JSON line for each change, `name` for names alone' -r -f -a "json\t'One JSON document at the end'
jsonl\t'One JSON document a line: each change, then the end'
name\t'`RESOURCE/NAME`, one a line'"
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from wait" -l kubeconfig -d 'Kubeconfig file [env: KUBECONFIG, default: ~/.kube/config]' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from wait" -l context -d 'Context of the kubeconfig to use' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from wait" -l cluster -d 'Cluster of the kubeconfig to use' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from wait" -l user -d 'User of the kubeconfig to use' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from wait" -s n -l namespace -d 'Namespace [default: the one of the context]' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from wait" -s s -l server -d 'Address of the API server' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from wait" -l token -d 'Bearer token for the API server' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from wait" -l as -d 'User to impersonate' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from wait" -l as-group -d 'Group to impersonate, may be given several times' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from wait" -l as-uid -d 'Uid to impersonate' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from wait" -l certificate-authority -d 'Certificate authority file' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from wait" -l client-certificate -d 'Client certificate file' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from wait" -l client-key -d 'Client key file' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from wait" -l tls-server-name -d 'Server name to check the certificate against' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from wait" -l insecure-skip-tls-verify -d 'Do not check the server\'s certificate' -r -f -a "true\t''
false\t''"
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from wait" -l request-timeout -d 'Limit of one call to the API server, repeats included; 0 means none [default: 30s]' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from wait" -l api-version -d 'API version of package revisions: v1alpha1 or v1alpha2 [env: PORCHCTL_API_VERSION]' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from wait" -s v -l v -d 'Verbosity: 1 names the server and the namespace, 6 every request' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from wait" -l color -d 'Colours' -r -f -a "auto\t'On a terminal, unless the environment says no'
always\t'Always'
never\t'Never'"
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from wait" -l log-flush-frequency -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from wait" -l truncate-output -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from wait" -l stack-trace -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from wait" -l disable-compression -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from wait" -l add-dir-header -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from wait" -l alsologtostderr -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from wait" -l logtostderr -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from wait" -l one-output -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from wait" -l skip-headers -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from wait" -l skip-log-headers -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from wait" -l cache-dir -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from wait" -l log-backtrace-at -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from wait" -l log-dir -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from wait" -l log-file -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from wait" -l log-file-max-size -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from wait" -l stderrthreshold -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from wait" -l vmodule -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from wait" -l wait-for-create -d 'Absence is "not yet"'
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from wait" -l follow -d 'With rendered=TOKEN: a newer push takes its place, and the result says which'
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from wait" -l accept-newer-render -d 'With rendered=TOKEN: a newer push that is rendered already will do, too'
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from wait" -l exact-generation -d 'With --since-generation: a change of the spec by somebody else is exit code 7'
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from wait" -l latest -d 'With published: also wait for the label of the latest revision'
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from wait" -l gates -d 'With ready or a lifecycle: the readiness gates must be true as well'
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from wait" -l allow-unrendered -d 'With a lifecycle: content without proof of a render is no failure'
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from wait" -l strict -d 'With condition=: a condition that names no generation is not met'
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from wait" -l literal -d 'With condition= or jsonpath=: the rule of kubectl, with the cases in which it is too early or never ends'
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from wait" -l all -d 'All package revisions of the namespace'
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from wait" -l keep-going -d 'One that fails does not end the wait for the others'
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from wait" -l follow-new -d 'Those that come later belong to the set, too'
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from wait" -l nudge -d 'Make the controller look again first: adds an annotation to spec.packageMetadata and removes it afterwards'
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from wait" -l recreate-on-failed -d 'A draft whose source failed is deleted and created again from the same spec, once'
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from wait" -s q -l quiet -d 'No notes, hints or progress on stderr'
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from wait" -l no-progress -d 'No progress on stderr'
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from wait" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from help" -f -a "init" -d 'Make a new package'
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from help" -f -a "clone" -d 'Make a new package from another one'
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from help" -f -a "copy" -d 'Start a new revision of a published package'
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from help" -f -a "pull" -d 'Read the files of a package revision'
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from help" -f -a "push" -d 'Write the files of a draft'
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from help" -f -a "propose" -d 'Propose drafts for approval'
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from help" -f -a "approve" -d 'Approve proposed package revisions'
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from help" -f -a "reject" -d 'Turn down proposed package revisions or proposed deletions'
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from help" -f -a "propose-delete" -d 'Propose published package revisions for deletion'
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from help" -f -a "del" -d 'Delete package revisions'
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from help" -f -a "get" -d 'List or show package revisions'
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from help" -f -a "status" -d 'Explain where a package revision is, who changed what, and what would move it on'
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from help" -f -a "wait" -d 'Wait until package revisions are in some state'
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from help" -f -a "help" -d 'Print this message or the help of the given subcommand(s)'
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and not __fish_seen_subcommand_from reg register get list ls sync reconcile unreg unregister help" -l kubeconfig -d 'Kubeconfig file [env: KUBECONFIG, default: ~/.kube/config]' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and not __fish_seen_subcommand_from reg register get list ls sync reconcile unreg unregister help" -l context -d 'Context of the kubeconfig to use' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and not __fish_seen_subcommand_from reg register get list ls sync reconcile unreg unregister help" -l cluster -d 'Cluster of the kubeconfig to use' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and not __fish_seen_subcommand_from reg register get list ls sync reconcile unreg unregister help" -l user -d 'User of the kubeconfig to use' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and not __fish_seen_subcommand_from reg register get list ls sync reconcile unreg unregister help" -s n -l namespace -d 'Namespace [default: the one of the context]' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and not __fish_seen_subcommand_from reg register get list ls sync reconcile unreg unregister help" -s s -l server -d 'Address of the API server' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and not __fish_seen_subcommand_from reg register get list ls sync reconcile unreg unregister help" -l token -d 'Bearer token for the API server' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and not __fish_seen_subcommand_from reg register get list ls sync reconcile unreg unregister help" -l as -d 'User to impersonate' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and not __fish_seen_subcommand_from reg register get list ls sync reconcile unreg unregister help" -l as-group -d 'Group to impersonate, may be given several times' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and not __fish_seen_subcommand_from reg register get list ls sync reconcile unreg unregister help" -l as-uid -d 'Uid to impersonate' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and not __fish_seen_subcommand_from reg register get list ls sync reconcile unreg unregister help" -l certificate-authority -d 'Certificate authority file' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and not __fish_seen_subcommand_from reg register get list ls sync reconcile unreg unregister help" -l client-certificate -d 'Client certificate file' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and not __fish_seen_subcommand_from reg register get list ls sync reconcile unreg unregister help" -l client-key -d 'Client key file' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and not __fish_seen_subcommand_from reg register get list ls sync reconcile unreg unregister help" -l tls-server-name -d 'Server name to check the certificate against' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and not __fish_seen_subcommand_from reg register get list ls sync reconcile unreg unregister help" -l insecure-skip-tls-verify -d 'Do not check the server\'s certificate' -r -f -a "true\t''
false\t''"
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and not __fish_seen_subcommand_from reg register get list ls sync reconcile unreg unregister help" -l request-timeout -d 'Limit of one call to the API server, repeats included; 0 means none [default: 30s]' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and not __fish_seen_subcommand_from reg register get list ls sync reconcile unreg unregister help" -l api-version -d 'API version of package revisions: v1alpha1 or v1alpha2 [env: PORCHCTL_API_VERSION]' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and not __fish_seen_subcommand_from reg register get list ls sync reconcile unreg unregister help" -s v -l v -d 'Verbosity: 1 names the server and the namespace, 6 every request' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and not __fish_seen_subcommand_from reg register get list ls sync reconcile unreg unregister help" -l color -d 'Colours' -r -f -a "auto\t'On a terminal, unless the environment says no'
always\t'Always'
never\t'Never'"
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and not __fish_seen_subcommand_from reg register get list ls sync reconcile unreg unregister help" -l log-flush-frequency -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and not __fish_seen_subcommand_from reg register get list ls sync reconcile unreg unregister help" -l truncate-output -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and not __fish_seen_subcommand_from reg register get list ls sync reconcile unreg unregister help" -l stack-trace -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and not __fish_seen_subcommand_from reg register get list ls sync reconcile unreg unregister help" -l disable-compression -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and not __fish_seen_subcommand_from reg register get list ls sync reconcile unreg unregister help" -l add-dir-header -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and not __fish_seen_subcommand_from reg register get list ls sync reconcile unreg unregister help" -l alsologtostderr -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and not __fish_seen_subcommand_from reg register get list ls sync reconcile unreg unregister help" -l logtostderr -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and not __fish_seen_subcommand_from reg register get list ls sync reconcile unreg unregister help" -l one-output -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and not __fish_seen_subcommand_from reg register get list ls sync reconcile unreg unregister help" -l skip-headers -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and not __fish_seen_subcommand_from reg register get list ls sync reconcile unreg unregister help" -l skip-log-headers -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and not __fish_seen_subcommand_from reg register get list ls sync reconcile unreg unregister help" -l cache-dir -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and not __fish_seen_subcommand_from reg register get list ls sync reconcile unreg unregister help" -l log-backtrace-at -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and not __fish_seen_subcommand_from reg register get list ls sync reconcile unreg unregister help" -l log-dir -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and not __fish_seen_subcommand_from reg register get list ls sync reconcile unreg unregister help" -l log-file -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and not __fish_seen_subcommand_from reg register get list ls sync reconcile unreg unregister help" -l log-file-max-size -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and not __fish_seen_subcommand_from reg register get list ls sync reconcile unreg unregister help" -l stderrthreshold -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and not __fish_seen_subcommand_from reg register get list ls sync reconcile unreg unregister help" -l vmodule -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and not __fish_seen_subcommand_from reg register get list ls sync reconcile unreg unregister help" -s q -l quiet -d 'No notes, hints or progress on stderr'
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and not __fish_seen_subcommand_from reg register get list ls sync reconcile unreg unregister help" -l no-progress -d 'No progress on stderr'
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and not __fish_seen_subcommand_from reg register get list ls sync reconcile unreg unregister help" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and not __fish_seen_subcommand_from reg register get list ls sync reconcile unreg unregister help" -f -a "reg" -d 'Register a git repository'
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and not __fish_seen_subcommand_from reg register get list ls sync reconcile unreg unregister help" -f -a "register" -d 'Register a git repository'
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and not __fish_seen_subcommand_from reg register get list ls sync reconcile unreg unregister help" -f -a "get" -d 'List or show registered repositories'
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and not __fish_seen_subcommand_from reg register get list ls sync reconcile unreg unregister help" -f -a "list" -d 'List or show registered repositories'
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and not __fish_seen_subcommand_from reg register get list ls sync reconcile unreg unregister help" -f -a "ls" -d 'List or show registered repositories'
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and not __fish_seen_subcommand_from reg register get list ls sync reconcile unreg unregister help" -f -a "sync" -d 'Have repositories synchronised once, beside the usual times'
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and not __fish_seen_subcommand_from reg register get list ls sync reconcile unreg unregister help" -f -a "reconcile" -d 'Have repositories synchronised once, beside the usual times'
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and not __fish_seen_subcommand_from reg register get list ls sync reconcile unreg unregister help" -f -a "unreg" -d 'Unregister a repository; its git repository stays as it is'
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and not __fish_seen_subcommand_from reg register get list ls sync reconcile unreg unregister help" -f -a "unregister" -d 'Unregister a repository; its git repository stays as it is'
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and not __fish_seen_subcommand_from reg register get list ls sync reconcile unreg unregister help" -f -a "help" -d 'Print this message or the help of the given subcommand(s)'
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and __fish_seen_subcommand_from reg" -l name -d 'Name to register it under [default: last part of the address, without `.git`]' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and __fish_seen_subcommand_from reg" -l description -d 'Text for people' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and __fish_seen_subcommand_from reg" -l branch -d 'Branch of published packages' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and __fish_seen_subcommand_from reg" -l create-branch -d 'Make the branch when it is missing' -r -f -a "true\t''
false\t''"
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and __fish_seen_subcommand_from reg" -l directory -d 'Directory that holds the packages' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and __fish_seen_subcommand_from reg" -l deployment -d 'Packages here are ready to be deployed' -r -f -a "true\t''
false\t''"
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and __fish_seen_subcommand_from reg" -l repo-basic-username -d 'User name for the git repository; makes the Secret NAME-auth' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and __fish_seen_subcommand_from reg" -l repo-basic-password -d 'Password for the git repository; other users of this machine can see it, better is --password-stdin' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and __fish_seen_subcommand_from reg" -l secret-ref -d 'A Secret that exists already' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and __fish_seen_subcommand_from reg" -l repo-workload-identity -d 'Workload identity of the server; makes the Secret NAME-auth' -r -f -a "true\t''
false\t''"
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and __fish_seen_subcommand_from reg" -l sync-schedule -d 'When to synchronise beside the usual times, a cron expression of five fields' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and __fish_seen_subcommand_from reg" -l v1alpha2 -d 'Its packages are handled by v1alpha2' -r -f -a "true\t''
false\t''"
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and __fish_seen_subcommand_from reg" -l dry-run -d 'Let the server check everything and store nothing: `server`' -r -f -a "none\t'It is none'
server\t'On the server, before anything is stored'"
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and __fish_seen_subcommand_from reg" -l wait -d 'Wait until the server has carried it out [env: PORCHCTL_WAIT, default: true]' -r -f -a "true\t''
false\t''"
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and __fish_seen_subcommand_from reg" -l timeout -d 'How long to wait, 0 looks once [env: PORCHCTL_TIMEOUT, default: 5m]' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and __fish_seen_subcommand_from reg" -s o -l output -d '`json` for one JSON document instead of lines, `name` for names alone' -r -f -a "json\t'One JSON document'
name\t'`RESOURCE/NAME`, one a line'"
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and __fish_seen_subcommand_from reg" -l kubeconfig -d 'Kubeconfig file [env: KUBECONFIG, default: ~/.kube/config]' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and __fish_seen_subcommand_from reg" -l context -d 'Context of the kubeconfig to use' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and __fish_seen_subcommand_from reg" -l cluster -d 'Cluster of the kubeconfig to use' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and __fish_seen_subcommand_from reg" -l user -d 'User of the kubeconfig to use' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and __fish_seen_subcommand_from reg" -s n -l namespace -d 'Namespace [default: the one of the context]' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and __fish_seen_subcommand_from reg" -s s -l server -d 'Address of the API server' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and __fish_seen_subcommand_from reg" -l token -d 'Bearer token for the API server' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and __fish_seen_subcommand_from reg" -l as -d 'User to impersonate' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and __fish_seen_subcommand_from reg" -l as-group -d 'Group to impersonate, may be given several times' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and __fish_seen_subcommand_from reg" -l as-uid -d 'Uid to impersonate' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and __fish_seen_subcommand_from reg" -l certificate-authority -d 'Certificate authority file' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and __fish_seen_subcommand_from reg" -l client-certificate -d 'Client certificate file' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and __fish_seen_subcommand_from reg" -l client-key -d 'Client key file' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and __fish_seen_subcommand_from reg" -l tls-server-name -d 'Server name to check the certificate against' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and __fish_seen_subcommand_from reg" -l insecure-skip-tls-verify -d 'Do not check the server\'s certificate' -r -f -a "true\t''
false\t''"
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and __fish_seen_subcommand_from reg" -l request-timeout -d 'Limit of one call to the API server, repeats included; 0 means none [default: 30s]' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and __fish_seen_subcommand_from reg" -l api-version -d 'API version of package revisions: v1alpha1 or v1alpha2 [env: PORCHCTL_API_VERSION]' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and __fish_seen_subcommand_from reg" -s v -l v -d 'Verbosity: 1 names the server and the namespace, 6 every request' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and __fish_seen_subcommand_from reg" -l color -d 'Colours' -r -f -a "auto\t'On a terminal, unless the environment says no'
always\t'Always'
never\t'Never'"
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and __fish_seen_subcommand_from reg" -l log-flush-frequency -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and __fish_seen_subcommand_from reg" -l truncate-output -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and __fish_seen_subcommand_from reg" -l stack-trace -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and __fish_seen_subcommand_from reg" -l disable-compression -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and __fish_seen_subcommand_from reg" -l add-dir-header -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and __fish_seen_subcommand_from reg" -l alsologtostderr -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and __fish_seen_subcommand_from reg" -l logtostderr -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and __fish_seen_subcommand_from reg" -l one-output -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and __fish_seen_subcommand_from reg" -l skip-headers -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and __fish_seen_subcommand_from reg" -l skip-log-headers -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and __fish_seen_subcommand_from reg" -l cache-dir -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and __fish_seen_subcommand_from reg" -l log-backtrace-at -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and __fish_seen_subcommand_from reg" -l log-dir -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and __fish_seen_subcommand_from reg" -l log-file -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and __fish_seen_subcommand_from reg" -l log-file-max-size -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and __fish_seen_subcommand_from reg" -l stderrthreshold -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and __fish_seen_subcommand_from reg" -l vmodule -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and __fish_seen_subcommand_from reg" -l password-stdin -d 'Read the password from stdin'
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and __fish_seen_subcommand_from reg" -s q -l quiet -d 'No notes, hints or progress on stderr'
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and __fish_seen_subcommand_from reg" -l no-progress -d 'No progress on stderr'
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and __fish_seen_subcommand_from reg" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and __fish_seen_subcommand_from register" -l name -d 'Name to register it under [default: last part of the address, without `.git`]' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and __fish_seen_subcommand_from register" -l description -d 'Text for people' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and __fish_seen_subcommand_from register" -l branch -d 'Branch of published packages' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and __fish_seen_subcommand_from register" -l create-branch -d 'Make the branch when it is missing' -r -f -a "true\t''
false\t''"
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and __fish_seen_subcommand_from register" -l directory -d 'Directory that holds the packages' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and __fish_seen_subcommand_from register" -l deployment -d 'Packages here are ready to be deployed' -r -f -a "true\t''
false\t''"
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and __fish_seen_subcommand_from register" -l repo-basic-username -d 'User name for the git repository; makes the Secret NAME-auth' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and __fish_seen_subcommand_from register" -l repo-basic-password -d 'Password for the git repository; other users of this machine can see it, better is --password-stdin' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and __fish_seen_subcommand_from register" -l secret-ref -d 'A Secret that exists already' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and __fish_seen_subcommand_from register" -l repo-workload-identity -d 'Workload identity of the server; makes the Secret NAME-auth' -r -f -a "true\t''
false\t''"
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and __fish_seen_subcommand_from register" -l sync-schedule -d 'When to synchronise beside the usual times, a cron expression of five fields' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and __fish_seen_subcommand_from register" -l v1alpha2 -d 'Its packages are handled by v1alpha2' -r -f -a "true\t''
false\t''"
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and __fish_seen_subcommand_from register" -l dry-run -d 'Let the server check everything and store nothing: `server`' -r -f -a "none\t'It is none'
server\t'On the server, before anything is stored'"
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and __fish_seen_subcommand_from register" -l wait -d 'Wait until the server has carried it out [env: PORCHCTL_WAIT, default: true]' -r -f -a "true\t''
false\t''"
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and __fish_seen_subcommand_from register" -l timeout -d 'How long to wait, 0 looks once [env: PORCHCTL_TIMEOUT, default: 5m]' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and __fish_seen_subcommand_from register" -s o -l output -d '`json` for one JSON document instead of lines, `name` for names alone' -r -f -a "json\t'One JSON document'
name\t'`RESOURCE/NAME`, one a line'"
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and __fish_seen_subcommand_from register" -l kubeconfig -d 'Kubeconfig file [env: KUBECONFIG, default: ~/.kube/config]' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and __fish_seen_subcommand_from register" -l context -d 'Context of the kubeconfig to use' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and __fish_seen_subcommand_from register" -l cluster -d 'Cluster of the kubeconfig to use' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and __fish_seen_subcommand_from register" -l user -d 'User of the kubeconfig to use' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and __fish_seen_subcommand_from register" -s n -l namespace -d 'Namespace [default: the one of the context]' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and __fish_seen_subcommand_from register" -s s -l server -d 'Address of the API server' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and __fish_seen_subcommand_from register" -l token -d 'Bearer token for the API server' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and __fish_seen_subcommand_from register" -l as -d 'User to impersonate' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and __fish_seen_subcommand_from register" -l as-group -d 'Group to impersonate, may be given several times' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and __fish_seen_subcommand_from register" -l as-uid -d 'Uid to impersonate' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and __fish_seen_subcommand_from register" -l certificate-authority -d 'Certificate authority file' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and __fish_seen_subcommand_from register" -l client-certificate -d 'Client certificate file' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and __fish_seen_subcommand_from register" -l client-key -d 'Client key file' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and __fish_seen_subcommand_from register" -l tls-server-name -d 'Server name to check the certificate against' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and __fish_seen_subcommand_from register" -l insecure-skip-tls-verify -d 'Do not check the server\'s certificate' -r -f -a "true\t''
false\t''"
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and __fish_seen_subcommand_from register" -l request-timeout -d 'Limit of one call to the API server, repeats included; 0 means none [default: 30s]' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and __fish_seen_subcommand_from register" -l api-version -d 'API version of package revisions: v1alpha1 or v1alpha2 [env: PORCHCTL_API_VERSION]' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and __fish_seen_subcommand_from register" -s v -l v -d 'Verbosity: 1 names the server and the namespace, 6 every request' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and __fish_seen_subcommand_from register" -l color -d 'Colours' -r -f -a "auto\t'On a terminal, unless the environment says no'
always\t'Always'
never\t'Never'"
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and __fish_seen_subcommand_from register" -l log-flush-frequency -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and __fish_seen_subcommand_from register" -l truncate-output -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and __fish_seen_subcommand_from register" -l stack-trace -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and __fish_seen_subcommand_from register" -l disable-compression -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and __fish_seen_subcommand_from register" -l add-dir-header -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and __fish_seen_subcommand_from register" -l alsologtostderr -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and __fish_seen_subcommand_from register" -l logtostderr -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and __fish_seen_subcommand_from register" -l one-output -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and __fish_seen_subcommand_from register" -l skip-headers -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and __fish_seen_subcommand_from register" -l skip-log-headers -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and __fish_seen_subcommand_from register" -l cache-dir -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and __fish_seen_subcommand_from register" -l log-backtrace-at -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and __fish_seen_subcommand_from register" -l log-dir -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and __fish_seen_subcommand_from register" -l log-file -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and __fish_seen_subcommand_from register" -l log-file-max-size -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and __fish_seen_subcommand_from register" -l stderrthreshold -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and __fish_seen_subcommand_from register" -l vmodule -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and __fish_seen_subcommand_from register" -l password-stdin -d 'Read the password from stdin'
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and __fish_seen_subcommand_from register" -s q -l quiet -d 'No notes, hints or progress on stderr'
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and __fish_seen_subcommand_from register" -l no-progress -d 'No progress on stderr'
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and __fish_seen_subcommand_from register" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and __fish_seen_subcommand_from get" -s l -l selector -d 'Label selector' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and __fish_seen_subcommand_from get" -s A -l all-namespaces -d 'All namespaces' -r -f -a "true\t''
false\t''"
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and __fish_seen_subcommand_from get" -s o -l output -d 'table, wide, json, yaml, name, jsonpath=TEMPLATE, jsonpath-as-json=TEMPLATE or custom-columns=NAME:PATH,...' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and __fish_seen_subcommand_from get" -l template -d 'The template of `-o jsonpath` or `-o jsonpath-as-json`' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and __fish_seen_subcommand_from get" -l no-headers -d 'No header line' -r -f -a "true\t''
false\t''"
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and __fish_seen_subcommand_from get" -l show-labels -d 'A column with all labels' -r -f -a "true\t''
false\t''"
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and __fish_seen_subcommand_from get" -s L -l label-columns -d 'A column for each of these labels' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and __fish_seen_subcommand_from get" -l show-managed-fields -d 'Keep `metadata.managedFields` in json and yaml' -r -f -a "true\t''
false\t''"
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and __fish_seen_subcommand_from get" -l show-kind -d 'Accepted for compatibility; the Go client does nothing either' -r -f -a "true\t''
false\t''"
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and __fish_seen_subcommand_from get" -l sort-by -d 'Accepted for compatibility; the Go client does nothing either' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and __fish_seen_subcommand_from get" -l allow-missing-template-keys -d 'Accepted for compatibility; templates always allow missing keys' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and __fish_seen_subcommand_from get" -l kubeconfig -d 'Kubeconfig file [env: KUBECONFIG, default: ~/.kube/config]' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and __fish_seen_subcommand_from get" -l context -d 'Context of the kubeconfig to use' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and __fish_seen_subcommand_from get" -l cluster -d 'Cluster of the kubeconfig to use' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and __fish_seen_subcommand_from get" -l user -d 'User of the kubeconfig to use' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and __fish_seen_subcommand_from get" -s n -l namespace -d 'Namespace [default: the one of the context]' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and __fish_seen_subcommand_from get" -s s -l server -d 'Address of the API server' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and __fish_seen_subcommand_from get" -l token -d 'Bearer token for the API server' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and __fish_seen_subcommand_from get" -l as -d 'User to impersonate' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and __fish_seen_subcommand_from get" -l as-group -d 'Group to impersonate, may be given several times' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and __fish_seen_subcommand_from get" -l as-uid -d 'Uid to impersonate' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and __fish_seen_subcommand_from get" -l certificate-authority -d 'Certificate authority file' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and __fish_seen_subcommand_from get" -l client-certificate -d 'Client certificate file' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and __fish_seen_subcommand_from get" -l client-key -d 'Client key file' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and __fish_seen_subcommand_from get" -l tls-server-name -d 'Server name to check the certificate against' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and __fish_seen_subcommand_from get" -l insecure-skip-tls-verify -d 'Do not check the server\'s certificate' -r -f -a "true\t''
false\t''"
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and __fish_seen_subcommand_from get" -l request-timeout -d 'Limit of one call to the API server, repeats included; 0 means none [default: 30s]' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and __fish_seen_subcommand_from get" -l api-version -d 'API version of package revisions: v1alpha1 or v1alpha2 [env: PORCHCTL_API_VERSION]' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and __fish_seen_subcommand_from get" -s v -l v -d 'Verbosity: 1 names the server and the namespace, 6 every request' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and __fish_seen_subcommand_from get" -l color -d 'Colours' -r -f -a "auto\t'On a terminal, unless the environment says no'
always\t'Always'
never\t'Never'"
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and __fish_seen_subcommand_from get" -l log-flush-frequency -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and __fish_seen_subcommand_from get" -l truncate-output -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and __fish_seen_subcommand_from get" -l stack-trace -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and __fish_seen_subcommand_from get" -l disable-compression -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and __fish_seen_subcommand_from get" -l add-dir-header -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and __fish_seen_subcommand_from get" -l alsologtostderr -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and __fish_seen_subcommand_from get" -l logtostderr -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and __fish_seen_subcommand_from get" -l one-output -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and __fish_seen_subcommand_from get" -l skip-headers -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and __fish_seen_subcommand_from get" -l skip-log-headers -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and __fish_seen_subcommand_from get" -l cache-dir -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and __fish_seen_subcommand_from get" -l log-backtrace-at -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and __fish_seen_subcommand_from get" -l log-dir -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and __fish_seen_subcommand_from get" -l log-file -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and __fish_seen_subcommand_from get" -l log-file-max-size -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and __fish_seen_subcommand_from get" -l stderrthreshold -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and __fish_seen_subcommand_from get" -l vmodule -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and __fish_seen_subcommand_from get" -s q -l quiet -d 'No notes, hints or progress on stderr'
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and __fish_seen_subcommand_from get" -l no-progress -d 'No progress on stderr'
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and __fish_seen_subcommand_from get" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and __fish_seen_subcommand_from list" -s l -l selector -d 'Label selector' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and __fish_seen_subcommand_from list" -s A -l all-namespaces -d 'All namespaces' -r -f -a "true\t''
false\t''"
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and __fish_seen_subcommand_from list" -s o -l output -d 'table, wide, json, yaml, name, jsonpath=TEMPLATE, jsonpath-as-json=TEMPLATE or custom-columns=NAME:PATH,...' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and __fish_seen_subcommand_from list" -l template -d 'The template of `-o jsonpath` or `-o jsonpath-as-json`' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and __fish_seen_subcommand_from list" -l no-headers -d 'No header line' -r -f -a "true\t''
false\t''"
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and __fish_seen_subcommand_from list" -l show-labels -d 'A column with all labels' -r -f -a "true\t''
false\t''"
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and __fish_seen_subcommand_from list" -s L -l label-columns -d 'A column for each of these labels' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and __fish_seen_subcommand_from list" -l show-managed-fields -d 'Keep `metadata.managedFields` in json and yaml' -r -f -a "true\t''
false\t''"
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and __fish_seen_subcommand_from list" -l show-kind -d 'Accepted for compatibility; the Go client does nothing either' -r -f -a "true\t''
false\t''"
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and __fish_seen_subcommand_from list" -l sort-by -d 'Accepted for compatibility; the Go client does nothing either' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and __fish_seen_subcommand_from list" -l allow-missing-template-keys -d 'Accepted for compatibility; templates always allow missing keys' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and __fish_seen_subcommand_from list" -l kubeconfig -d 'Kubeconfig file [env: KUBECONFIG, default: ~/.kube/config]' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and __fish_seen_subcommand_from list" -l context -d 'Context of the kubeconfig to use' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and __fish_seen_subcommand_from list" -l cluster -d 'Cluster of the kubeconfig to use' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and __fish_seen_subcommand_from list" -l user -d 'User of the kubeconfig to use' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and __fish_seen_subcommand_from list" -s n -l namespace -d 'Namespace [default: the one of the context]' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and __fish_seen_subcommand_from list" -s s -l server -d 'Address of the API server' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and __fish_seen_subcommand_from list" -l token -d 'Bearer token for the API server' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and __fish_seen_subcommand_from list" -l as -d 'User to impersonate' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and __fish_seen_subcommand_from list" -l as-group -d 'Group to impersonate, may be given several times' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and __fish_seen_subcommand_from list" -l as-uid -d 'Uid to impersonate' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and __fish_seen_subcommand_from list" -l certificate-authority -d 'Certificate authority file' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and __fish_seen_subcommand_from list" -l client-certificate -d 'Client certificate file' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and __fish_seen_subcommand_from list" -l client-key -d 'Client key file' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and __fish_seen_subcommand_from list" -l tls-server-name -d 'Server name to check the certificate against' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and __fish_seen_subcommand_from list" -l insecure-skip-tls-verify -d 'Do not check the server\'s certificate' -r -f -a "true\t''
false\t''"
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and __fish_seen_subcommand_from list" -l request-timeout -d 'Limit of one call to the API server, repeats included; 0 means none [default: 30s]' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and __fish_seen_subcommand_from list" -l api-version -d 'API version of package revisions: v1alpha1 or v1alpha2 [env: PORCHCTL_API_VERSION]' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and __fish_seen_subcommand_from list" -s v -l v -d 'Verbosity: 1 names the server and the namespace, 6 every request' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and __fish_seen_subcommand_from list" -l color -d 'Colours' -r -f -a "auto\t'On a terminal, unless the environment says no'
always\t'Always'
never\t'Never'"
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and __fish_seen_subcommand_from list" -l log-flush-frequency -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and __fish_seen_subcommand_from list" -l truncate-output -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and __fish_seen_subcommand_from list" -l stack-trace -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and __fish_seen_subcommand_from list" -l disable-compression -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and __fish_seen_subcommand_from list" -l add-dir-header -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and __fish_seen_subcommand_from list" -l alsologtostderr -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and __fish_seen_subcommand_from list" -l logtostderr -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and __fish_seen_subcommand_from list" -l one-output -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and __fish_seen_subcommand_from list" -l skip-headers -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and __fish_seen_subcommand_from list" -l skip-log-headers -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and __fish_seen_subcommand_from list" -l cache-dir -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and __fish_seen_subcommand_from list" -l log-backtrace-at -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and __fish_seen_subcommand_from list" -l log-dir -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and __fish_seen_subcommand_from list" -l log-file -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and __fish_seen_subcommand_from list" -l log-file-max-size -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and __fish_seen_subcommand_from list" -l stderrthreshold -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and __fish_seen_subcommand_from list" -l vmodule -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and __fish_seen_subcommand_from list" -s q -l quiet -d 'No notes, hints or progress on stderr'
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and __fish_seen_subcommand_from list" -l no-progress -d 'No progress on stderr'
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and __fish_seen_subcommand_from list" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and __fish_seen_subcommand_from ls" -s l -l selector -d 'Label selector' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and __fish_seen_subcommand_from ls" -s A -l all-namespaces -d 'All namespaces' -r -f -a "true\t''
false\t''"
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and __fish_seen_subcommand_from ls" -s o -l output -d 'table, wide, json, yaml, name, jsonpath=TEMPLATE, jsonpath-as-json=TEMPLATE or custom-columns=NAME:PATH,...' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and __fish_seen_subcommand_from ls" -l template -d 'The template of `-o jsonpath` or `-o jsonpath-as-json`' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and __fish_seen_subcommand_from ls" -l no-headers -d 'No header line' -r -f -a "true\t''
false\t''"
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and __fish_seen_subcommand_from ls" -l show-labels -d 'A column with all labels' -r -f -a "true\t''
false\t''"
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and __fish_seen_subcommand_from ls" -s L -l label-columns -d 'A column for each of these labels' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and __fish_seen_subcommand_from ls" -l show-managed-fields -d 'Keep `metadata.managedFields` in json and yaml' -r -f -a "true\t''
false\t''"
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and __fish_seen_subcommand_from ls" -l show-kind -d 'Accepted for compatibility; the Go client does nothing either' -r -f -a "true\t''
false\t''"
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and __fish_seen_subcommand_from ls" -l sort-by -d 'Accepted for compatibility; the Go client does nothing either' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and __fish_seen_subcommand_from ls" -l allow-missing-template-keys -d 'Accepted for compatibility; templates always allow missing keys' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and __fish_seen_subcommand_from ls" -l kubeconfig -d 'Kubeconfig file [env: KUBECONFIG, default: ~/.kube/config]' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and __fish_seen_subcommand_from ls" -l context -d 'Context of the kubeconfig to use' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and __fish_seen_subcommand_from ls" -l cluster -d 'Cluster of the kubeconfig to use' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and __fish_seen_subcommand_from ls" -l user -d 'User of the kubeconfig to use' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and __fish_seen_subcommand_from ls" -s n -l namespace -d 'Namespace [default: the one of the context]' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and __fish_seen_subcommand_from ls" -s s -l server -d 'Address of the API server' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and __fish_seen_subcommand_from ls" -l token -d 'Bearer token for the API server' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and __fish_seen_subcommand_from ls" -l as -d 'User to impersonate' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and __fish_seen_subcommand_from ls" -l as-group -d 'Group to impersonate, may be given several times' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and __fish_seen_subcommand_from ls" -l as-uid -d 'Uid to impersonate' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and __fish_seen_subcommand_from ls" -l certificate-authority -d 'Certificate authority file' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and __fish_seen_subcommand_from ls" -l client-certificate -d 'Client certificate file' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and __fish_seen_subcommand_from ls" -l client-key -d 'Client key file' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and __fish_seen_subcommand_from ls" -l tls-server-name -d 'Server name to check the certificate against' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and __fish_seen_subcommand_from ls" -l insecure-skip-tls-verify -d 'Do not check the server\'s certificate' -r -f -a "true\t''
false\t''"
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and __fish_seen_subcommand_from ls" -l request-timeout -d 'Limit of one call to the API server, repeats included; 0 means none [default: 30s]' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and __fish_seen_subcommand_from ls" -l api-version -d 'API version of package revisions: v1alpha1 or v1alpha2 [env: PORCHCTL_API_VERSION]' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and __fish_seen_subcommand_from ls" -s v -l v -d 'Verbosity: 1 names the server and the namespace, 6 every request' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and __fish_seen_subcommand_from ls" -l color -d 'Colours' -r -f -a "auto\t'On a terminal, unless the environment says no'
always\t'Always'
never\t'Never'"
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and __fish_seen_subcommand_from ls" -l log-flush-frequency -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and __fish_seen_subcommand_from ls" -l truncate-output -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and __fish_seen_subcommand_from ls" -l stack-trace -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and __fish_seen_subcommand_from ls" -l disable-compression -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and __fish_seen_subcommand_from ls" -l add-dir-header -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and __fish_seen_subcommand_from ls" -l alsologtostderr -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and __fish_seen_subcommand_from ls" -l logtostderr -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and __fish_seen_subcommand_from ls" -l one-output -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and __fish_seen_subcommand_from ls" -l skip-headers -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and __fish_seen_subcommand_from ls" -l skip-log-headers -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and __fish_seen_subcommand_from ls" -l cache-dir -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and __fish_seen_subcommand_from ls" -l log-backtrace-at -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and __fish_seen_subcommand_from ls" -l log-dir -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and __fish_seen_subcommand_from ls" -l log-file -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and __fish_seen_subcommand_from ls" -l log-file-max-size -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and __fish_seen_subcommand_from ls" -l stderrthreshold -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and __fish_seen_subcommand_from ls" -l vmodule -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and __fish_seen_subcommand_from ls" -s q -l quiet -d 'No notes, hints or progress on stderr'
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and __fish_seen_subcommand_from ls" -l no-progress -d 'No progress on stderr'
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and __fish_seen_subcommand_from ls" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and __fish_seen_subcommand_from sync" -l all -d 'All repositories of the namespace' -r -f -a "true\t''
false\t''"
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and __fish_seen_subcommand_from sync" -s A -l all-namespaces -d 'With --all: of all namespaces' -r -f -a "true\t''
false\t''"
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and __fish_seen_subcommand_from sync" -l run-once -d 'When: a duration from now or a time such as 2030-01-01T00:00:00Z; at least, and by default, in one minute' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and __fish_seen_subcommand_from sync" -l dry-run -d 'Let the server check everything and store nothing: `server`' -r -f -a "none\t'It is none'
server\t'On the server, before anything is stored'"
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and __fish_seen_subcommand_from sync" -s o -l output -d '`json` for one JSON document instead of lines, `name` for names alone' -r -f -a "json\t'One JSON document'
name\t'`RESOURCE/NAME`, one a line'"
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and __fish_seen_subcommand_from sync" -l allow-missing-template-keys -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and __fish_seen_subcommand_from sync" -s L -l label-columns -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and __fish_seen_subcommand_from sync" -l no-headers -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and __fish_seen_subcommand_from sync" -l show-kind -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and __fish_seen_subcommand_from sync" -l show-labels -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and __fish_seen_subcommand_from sync" -l show-managed-fields -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and __fish_seen_subcommand_from sync" -l sort-by -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and __fish_seen_subcommand_from sync" -l template -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and __fish_seen_subcommand_from sync" -l kubeconfig -d 'Kubeconfig file [env: KUBECONFIG, default: ~/.kube/config]' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and __fish_seen_subcommand_from sync" -l context -d 'Context of the kubeconfig to use' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and __fish_seen_subcommand_from sync" -l cluster -d 'Cluster of the kubeconfig to use' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and __fish_seen_subcommand_from sync" -l user -d 'User of the kubeconfig to use' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and __fish_seen_subcommand_from sync" -s n -l namespace -d 'Namespace [default: the one of the context]' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and __fish_seen_subcommand_from sync" -s s -l server -d 'Address of the API server' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and __fish_seen_subcommand_from sync" -l token -d 'Bearer token for the API server' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and __fish_seen_subcommand_from sync" -l as -d 'User to impersonate' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and __fish_seen_subcommand_from sync" -l as-group -d 'Group to impersonate, may be given several times' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and __fish_seen_subcommand_from sync" -l as-uid -d 'Uid to impersonate' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and __fish_seen_subcommand_from sync" -l certificate-authority -d 'Certificate authority file' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and __fish_seen_subcommand_from sync" -l client-certificate -d 'Client certificate file' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and __fish_seen_subcommand_from sync" -l client-key -d 'Client key file' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and __fish_seen_subcommand_from sync" -l tls-server-name -d 'Server name to check the certificate against' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and __fish_seen_subcommand_from sync" -l insecure-skip-tls-verify -d 'Do not check the server\'s certificate' -r -f -a "true\t''
false\t''"
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and __fish_seen_subcommand_from sync" -l request-timeout -d 'Limit of one call to the API server, repeats included; 0 means none [default: 30s]' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and __fish_seen_subcommand_from sync" -l api-version -d 'API version of package revisions: v1alpha1 or v1alpha2 [env: PORCHCTL_API_VERSION]' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and __fish_seen_subcommand_from sync" -s v -l v -d 'Verbosity: 1 names the server and the namespace, 6 every request' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and __fish_seen_subcommand_from sync" -l color -d 'Colours' -r -f -a "auto\t'On a terminal, unless the environment says no'
always\t'Always'
never\t'Never'"
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and __fish_seen_subcommand_from sync" -l log-flush-frequency -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and __fish_seen_subcommand_from sync" -l truncate-output -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and __fish_seen_subcommand_from sync" -l stack-trace -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and __fish_seen_subcommand_from sync" -l disable-compression -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and __fish_seen_subcommand_from sync" -l add-dir-header -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and __fish_seen_subcommand_from sync" -l alsologtostderr -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and __fish_seen_subcommand_from sync" -l logtostderr -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and __fish_seen_subcommand_from sync" -l one-output -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and __fish_seen_subcommand_from sync" -l skip-headers -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and __fish_seen_subcommand_from sync" -l skip-log-headers -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and __fish_seen_subcommand_from sync" -l cache-dir -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and __fish_seen_subcommand_from sync" -l log-backtrace-at -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and __fish_seen_subcommand_from sync" -l log-dir -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and __fish_seen_subcommand_from sync" -l log-file -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and __fish_seen_subcommand_from sync" -l log-file-max-size -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and __fish_seen_subcommand_from sync" -l stderrthreshold -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and __fish_seen_subcommand_from sync" -l vmodule -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and __fish_seen_subcommand_from sync" -s q -l quiet -d 'No notes, hints or progress on stderr'
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and __fish_seen_subcommand_from sync" -l no-progress -d 'No progress on stderr'
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and __fish_seen_subcommand_from sync" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and __fish_seen_subcommand_from reconcile" -l all -d 'All repositories of the namespace' -r -f -a "true\t''
false\t''"
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and __fish_seen_subcommand_from reconcile" -s A -l all-namespaces -d 'With --all: of all namespaces' -r -f -a "true\t''
false\t''"
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and __fish_seen_subcommand_from reconcile" -l run-once -d 'When: a duration from now or a time such as 2030-01-01T00:00:00Z; at least, and by default, in one minute' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and __fish_seen_subcommand_from reconcile" -l dry-run -d 'Let the server check everything and store nothing: `server`' -r -f -a "none\t'It is none'
server\t'On the server, before anything is stored'"
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and __fish_seen_subcommand_from reconcile" -s o -l output -d '`json` for one JSON document instead of lines, `name` for names alone' -r -f -a "json\t'One JSON document'
name\t'`RESOURCE/NAME`, one a line'"
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and __fish_seen_subcommand_from reconcile" -l allow-missing-template-keys -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and __fish_seen_subcommand_from reconcile" -s L -l label-columns -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and __fish_seen_subcommand_from reconcile" -l no-headers -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and __fish_seen_subcommand_from reconcile" -l show-kind -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and __fish_seen_subcommand_from reconcile" -l show-labels -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and __fish_seen_subcommand_from reconcile" -l show-managed-fields -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and __fish_seen_subcommand_from reconcile" -l sort-by -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and __fish_seen_subcommand_from reconcile" -l template -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and __fish_seen_subcommand_from reconcile" -l kubeconfig -d 'Kubeconfig file [env: KUBECONFIG, default: ~/.kube/config]' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and __fish_seen_subcommand_from reconcile" -l context -d 'Context of the kubeconfig to use' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and __fish_seen_subcommand_from reconcile" -l cluster -d 'Cluster of the kubeconfig to use' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and __fish_seen_subcommand_from reconcile" -l user -d 'User of the kubeconfig to use' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and __fish_seen_subcommand_from reconcile" -s n -l namespace -d 'Namespace [default: the one of the context]' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and __fish_seen_subcommand_from reconcile" -s s -l server -d 'Address of the API server' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and __fish_seen_subcommand_from reconcile" -l token -d 'Bearer token for the API server' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and __fish_seen_subcommand_from reconcile" -l as -d 'User to impersonate' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and __fish_seen_subcommand_from reconcile" -l as-group -d 'Group to impersonate, may be given several times' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and __fish_seen_subcommand_from reconcile" -l as-uid -d 'Uid to impersonate' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and __fish_seen_subcommand_from reconcile" -l certificate-authority -d 'Certificate authority file' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and __fish_seen_subcommand_from reconcile" -l client-certificate -d 'Client certificate file' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and __fish_seen_subcommand_from reconcile" -l client-key -d 'Client key file' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and __fish_seen_subcommand_from reconcile" -l tls-server-name -d 'Server name to check the certificate against' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and __fish_seen_subcommand_from reconcile" -l insecure-skip-tls-verify -d 'Do not check the server\'s certificate' -r -f -a "true\t''
false\t''"
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and __fish_seen_subcommand_from reconcile" -l request-timeout -d 'Limit of one call to the API server, repeats included; 0 means none [default: 30s]' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and __fish_seen_subcommand_from reconcile" -l api-version -d 'API version of package revisions: v1alpha1 or v1alpha2 [env: PORCHCTL_API_VERSION]' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and __fish_seen_subcommand_from reconcile" -s v -l v -d 'Verbosity: 1 names the server and the namespace, 6 every request' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and __fish_seen_subcommand_from reconcile" -l color -d 'Colours' -r -f -a "auto\t'On a terminal, unless the environment says no'
always\t'Always'
never\t'Never'"
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and __fish_seen_subcommand_from reconcile" -l log-flush-frequency -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and __fish_seen_subcommand_from reconcile" -l truncate-output -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and __fish_seen_subcommand_from reconcile" -l stack-trace -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and __fish_seen_subcommand_from reconcile" -l disable-compression -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and __fish_seen_subcommand_from reconcile" -l add-dir-header -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and __fish_seen_subcommand_from reconcile" -l alsologtostderr -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and __fish_seen_subcommand_from reconcile" -l logtostderr -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and __fish_seen_subcommand_from reconcile" -l one-output -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and __fish_seen_subcommand_from reconcile" -l skip-headers -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and __fish_seen_subcommand_from reconcile" -l skip-log-headers -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and __fish_seen_subcommand_from reconcile" -l cache-dir -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and __fish_seen_subcommand_from reconcile" -l log-backtrace-at -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and __fish_seen_subcommand_from reconcile" -l log-dir -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and __fish_seen_subcommand_from reconcile" -l log-file -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and __fish_seen_subcommand_from reconcile" -l log-file-max-size -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and __fish_seen_subcommand_from reconcile" -l stderrthreshold -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and __fish_seen_subcommand_from reconcile" -l vmodule -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and __fish_seen_subcommand_from reconcile" -s q -l quiet -d 'No notes, hints or progress on stderr'
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and __fish_seen_subcommand_from reconcile" -l no-progress -d 'No progress on stderr'
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and __fish_seen_subcommand_from reconcile" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and __fish_seen_subcommand_from unreg" -l keep-auth-secret -d 'Keep the Secret that `repo reg` made' -r -f -a "true\t''
false\t''"
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and __fish_seen_subcommand_from unreg" -l dry-run -d 'Let the server check everything and store nothing: `server`' -r -f -a "none\t'It is none'
server\t'On the server, before anything is stored'"
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and __fish_seen_subcommand_from unreg" -l wait -d 'Wait until the server has carried it out [env: PORCHCTL_WAIT, default: true]' -r -f -a "true\t''
false\t''"
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and __fish_seen_subcommand_from unreg" -l timeout -d 'How long to wait, 0 looks once [env: PORCHCTL_TIMEOUT, default: 5m]' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and __fish_seen_subcommand_from unreg" -s o -l output -d '`json` for one JSON document instead of lines, `name` for names alone' -r -f -a "json\t'One JSON document'
name\t'`RESOURCE/NAME`, one a line'"
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and __fish_seen_subcommand_from unreg" -l kubeconfig -d 'Kubeconfig file [env: KUBECONFIG, default: ~/.kube/config]' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and __fish_seen_subcommand_from unreg" -l context -d 'Context of the kubeconfig to use' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and __fish_seen_subcommand_from unreg" -l cluster -d 'Cluster of the kubeconfig to use' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and __fish_seen_subcommand_from unreg" -l user -d 'User of the kubeconfig to use' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and __fish_seen_subcommand_from unreg" -s n -l namespace -d 'Namespace [default: the one of the context]' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and __fish_seen_subcommand_from unreg" -s s -l server -d 'Address of the API server' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and __fish_seen_subcommand_from unreg" -l token -d 'Bearer token for the API server' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and __fish_seen_subcommand_from unreg" -l as -d 'User to impersonate' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and __fish_seen_subcommand_from unreg" -l as-group -d 'Group to impersonate, may be given several times' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and __fish_seen_subcommand_from unreg" -l as-uid -d 'Uid to impersonate' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and __fish_seen_subcommand_from unreg" -l certificate-authority -d 'Certificate authority file' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and __fish_seen_subcommand_from unreg" -l client-certificate -d 'Client certificate file' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and __fish_seen_subcommand_from unreg" -l client-key -d 'Client key file' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and __fish_seen_subcommand_from unreg" -l tls-server-name -d 'Server name to check the certificate against' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and __fish_seen_subcommand_from unreg" -l insecure-skip-tls-verify -d 'Do not check the server\'s certificate' -r -f -a "true\t''
false\t''"
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and __fish_seen_subcommand_from unreg" -l request-timeout -d 'Limit of one call to the API server, repeats included; 0 means none [default: 30s]' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and __fish_seen_subcommand_from unreg" -l api-version -d 'API version of package revisions: v1alpha1 or v1alpha2 [env: PORCHCTL_API_VERSION]' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and __fish_seen_subcommand_from unreg" -s v -l v -d 'Verbosity: 1 names the server and the namespace, 6 every request' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and __fish_seen_subcommand_from unreg" -l color -d 'Colours' -r -f -a "auto\t'On a terminal, unless the environment says no'
always\t'Always'
never\t'Never'"
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and __fish_seen_subcommand_from unreg" -l log-flush-frequency -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and __fish_seen_subcommand_from unreg" -l truncate-output -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and __fish_seen_subcommand_from unreg" -l stack-trace -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and __fish_seen_subcommand_from unreg" -l disable-compression -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and __fish_seen_subcommand_from unreg" -l add-dir-header -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and __fish_seen_subcommand_from unreg" -l alsologtostderr -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and __fish_seen_subcommand_from unreg" -l logtostderr -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and __fish_seen_subcommand_from unreg" -l one-output -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and __fish_seen_subcommand_from unreg" -l skip-headers -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and __fish_seen_subcommand_from unreg" -l skip-log-headers -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and __fish_seen_subcommand_from unreg" -l cache-dir -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and __fish_seen_subcommand_from unreg" -l log-backtrace-at -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and __fish_seen_subcommand_from unreg" -l log-dir -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and __fish_seen_subcommand_from unreg" -l log-file -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and __fish_seen_subcommand_from unreg" -l log-file-max-size -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and __fish_seen_subcommand_from unreg" -l stderrthreshold -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and __fish_seen_subcommand_from unreg" -l vmodule -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and __fish_seen_subcommand_from unreg" -s q -l quiet -d 'No notes, hints or progress on stderr'
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and __fish_seen_subcommand_from unreg" -l no-progress -d 'No progress on stderr'
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and __fish_seen_subcommand_from unreg" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and __fish_seen_subcommand_from unregister" -l keep-auth-secret -d 'Keep the Secret that `repo reg` made' -r -f -a "true\t''
false\t''"
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and __fish_seen_subcommand_from unregister" -l dry-run -d 'Let the server check everything and store nothing: `server`' -r -f -a "none\t'It is none'
server\t'On the server, before anything is stored'"
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and __fish_seen_subcommand_from unregister" -l wait -d 'Wait until the server has carried it out [env: PORCHCTL_WAIT, default: true]' -r -f -a "true\t''
false\t''"
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and __fish_seen_subcommand_from unregister" -l timeout -d 'How long to wait, 0 looks once [env: PORCHCTL_TIMEOUT, default: 5m]' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and __fish_seen_subcommand_from unregister" -s o -l output -d '`json` for one JSON document instead of lines, `name` for names alone' -r -f -a "json\t'One JSON document'
name\t'`RESOURCE/NAME`, one a line'"
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and __fish_seen_subcommand_from unregister" -l kubeconfig -d 'Kubeconfig file [env: KUBECONFIG, default: ~/.kube/config]' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and __fish_seen_subcommand_from unregister" -l context -d 'Context of the kubeconfig to use' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and __fish_seen_subcommand_from unregister" -l cluster -d 'Cluster of the kubeconfig to use' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and __fish_seen_subcommand_from unregister" -l user -d 'User of the kubeconfig to use' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and __fish_seen_subcommand_from unregister" -s n -l namespace -d 'Namespace [default: the one of the context]' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and __fish_seen_subcommand_from unregister" -s s -l server -d 'Address of the API server' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and __fish_seen_subcommand_from unregister" -l token -d 'Bearer token for the API server' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and __fish_seen_subcommand_from unregister" -l as -d 'User to impersonate' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and __fish_seen_subcommand_from unregister" -l as-group -d 'Group to impersonate, may be given several times' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and __fish_seen_subcommand_from unregister" -l as-uid -d 'Uid to impersonate' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and __fish_seen_subcommand_from unregister" -l certificate-authority -d 'Certificate authority file' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and __fish_seen_subcommand_from unregister" -l client-certificate -d 'Client certificate file' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and __fish_seen_subcommand_from unregister" -l client-key -d 'Client key file' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and __fish_seen_subcommand_from unregister" -l tls-server-name -d 'Server name to check the certificate against' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and __fish_seen_subcommand_from unregister" -l insecure-skip-tls-verify -d 'Do not check the server\'s certificate' -r -f -a "true\t''
false\t''"
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and __fish_seen_subcommand_from unregister" -l request-timeout -d 'Limit of one call to the API server, repeats included; 0 means none [default: 30s]' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and __fish_seen_subcommand_from unregister" -l api-version -d 'API version of package revisions: v1alpha1 or v1alpha2 [env: PORCHCTL_API_VERSION]' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and __fish_seen_subcommand_from unregister" -s v -l v -d 'Verbosity: 1 names the server and the namespace, 6 every request' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and __fish_seen_subcommand_from unregister" -l color -d 'Colours' -r -f -a "auto\t'On a terminal, unless the environment says no'
always\t'Always'
never\t'Never'"
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and __fish_seen_subcommand_from unregister" -l log-flush-frequency -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and __fish_seen_subcommand_from unregister" -l truncate-output -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and __fish_seen_subcommand_from unregister" -l stack-trace -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and __fish_seen_subcommand_from unregister" -l disable-compression -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and __fish_seen_subcommand_from unregister" -l add-dir-header -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and __fish_seen_subcommand_from unregister" -l alsologtostderr -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and __fish_seen_subcommand_from unregister" -l logtostderr -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and __fish_seen_subcommand_from unregister" -l one-output -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and __fish_seen_subcommand_from unregister" -l skip-headers -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and __fish_seen_subcommand_from unregister" -l skip-log-headers -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and __fish_seen_subcommand_from unregister" -l cache-dir -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and __fish_seen_subcommand_from unregister" -l log-backtrace-at -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and __fish_seen_subcommand_from unregister" -l log-dir -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and __fish_seen_subcommand_from unregister" -l log-file -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and __fish_seen_subcommand_from unregister" -l log-file-max-size -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and __fish_seen_subcommand_from unregister" -l stderrthreshold -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and __fish_seen_subcommand_from unregister" -l vmodule -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and __fish_seen_subcommand_from unregister" -s q -l quiet -d 'No notes, hints or progress on stderr'
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and __fish_seen_subcommand_from unregister" -l no-progress -d 'No progress on stderr'
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and __fish_seen_subcommand_from unregister" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and __fish_seen_subcommand_from help" -f -a "reg" -d 'Register a git repository'
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and __fish_seen_subcommand_from help" -f -a "get" -d 'List or show registered repositories'
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and __fish_seen_subcommand_from help" -f -a "sync" -d 'Have repositories synchronised once, beside the usual times'
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and __fish_seen_subcommand_from help" -f -a "unreg" -d 'Unregister a repository; its git repository stays as it is'
complete -c porchctl -n "__fish_porchctl_using_subcommand repo; and __fish_seen_subcommand_from help" -f -a "help" -d 'Print this message or the help of the given subcommand(s)'
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and not __fish_seen_subcommand_from reg register get list ls sync reconcile unreg unregister help" -l kubeconfig -d 'Kubeconfig file [env: KUBECONFIG, default: ~/.kube/config]' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and not __fish_seen_subcommand_from reg register get list ls sync reconcile unreg unregister help" -l context -d 'Context of the kubeconfig to use' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and not __fish_seen_subcommand_from reg register get list ls sync reconcile unreg unregister help" -l cluster -d 'Cluster of the kubeconfig to use' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and not __fish_seen_subcommand_from reg register get list ls sync reconcile unreg unregister help" -l user -d 'User of the kubeconfig to use' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and not __fish_seen_subcommand_from reg register get list ls sync reconcile unreg unregister help" -s n -l namespace -d 'Namespace [default: the one of the context]' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and not __fish_seen_subcommand_from reg register get list ls sync reconcile unreg unregister help" -s s -l server -d 'Address of the API server' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and not __fish_seen_subcommand_from reg register get list ls sync reconcile unreg unregister help" -l token -d 'Bearer token for the API server' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and not __fish_seen_subcommand_from reg register get list ls sync reconcile unreg unregister help" -l as -d 'User to impersonate' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and not __fish_seen_subcommand_from reg register get list ls sync reconcile unreg unregister help" -l as-group -d 'Group to impersonate, may be given several times' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and not __fish_seen_subcommand_from reg register get list ls sync reconcile unreg unregister help" -l as-uid -d 'Uid to impersonate' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and not __fish_seen_subcommand_from reg register get list ls sync reconcile unreg unregister help" -l certificate-authority -d 'Certificate authority file' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and not __fish_seen_subcommand_from reg register get list ls sync reconcile unreg unregister help" -l client-certificate -d 'Client certificate file' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and not __fish_seen_subcommand_from reg register get list ls sync reconcile unreg unregister help" -l client-key -d 'Client key file' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and not __fish_seen_subcommand_from reg register get list ls sync reconcile unreg unregister help" -l tls-server-name -d 'Server name to check the certificate against' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and not __fish_seen_subcommand_from reg register get list ls sync reconcile unreg unregister help" -l insecure-skip-tls-verify -d 'Do not check the server\'s certificate' -r -f -a "true\t''
false\t''"
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and not __fish_seen_subcommand_from reg register get list ls sync reconcile unreg unregister help" -l request-timeout -d 'Limit of one call to the API server, repeats included; 0 means none [default: 30s]' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and not __fish_seen_subcommand_from reg register get list ls sync reconcile unreg unregister help" -l api-version -d 'API version of package revisions: v1alpha1 or v1alpha2 [env: PORCHCTL_API_VERSION]' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and not __fish_seen_subcommand_from reg register get list ls sync reconcile unreg unregister help" -s v -l v -d 'Verbosity: 1 names the server and the namespace, 6 every request' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and not __fish_seen_subcommand_from reg register get list ls sync reconcile unreg unregister help" -l color -d 'Colours' -r -f -a "auto\t'On a terminal, unless the environment says no'
always\t'Always'
never\t'Never'"
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and not __fish_seen_subcommand_from reg register get list ls sync reconcile unreg unregister help" -l log-flush-frequency -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and not __fish_seen_subcommand_from reg register get list ls sync reconcile unreg unregister help" -l truncate-output -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and not __fish_seen_subcommand_from reg register get list ls sync reconcile unreg unregister help" -l stack-trace -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and not __fish_seen_subcommand_from reg register get list ls sync reconcile unreg unregister help" -l disable-compression -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and not __fish_seen_subcommand_from reg register get list ls sync reconcile unreg unregister help" -l add-dir-header -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and not __fish_seen_subcommand_from reg register get list ls sync reconcile unreg unregister help" -l alsologtostderr -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and not __fish_seen_subcommand_from reg register get list ls sync reconcile unreg unregister help" -l logtostderr -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and not __fish_seen_subcommand_from reg register get list ls sync reconcile unreg unregister help" -l one-output -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and not __fish_seen_subcommand_from reg register get list ls sync reconcile unreg unregister help" -l skip-headers -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and not __fish_seen_subcommand_from reg register get list ls sync reconcile unreg unregister help" -l skip-log-headers -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and not __fish_seen_subcommand_from reg register get list ls sync reconcile unreg unregister help" -l cache-dir -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and not __fish_seen_subcommand_from reg register get list ls sync reconcile unreg unregister help" -l log-backtrace-at -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and not __fish_seen_subcommand_from reg register get list ls sync reconcile unreg unregister help" -l log-dir -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and not __fish_seen_subcommand_from reg register get list ls sync reconcile unreg unregister help" -l log-file -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and not __fish_seen_subcommand_from reg register get list ls sync reconcile unreg unregister help" -l log-file-max-size -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and not __fish_seen_subcommand_from reg register get list ls sync reconcile unreg unregister help" -l stderrthreshold -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and not __fish_seen_subcommand_from reg register get list ls sync reconcile unreg unregister help" -l vmodule -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and not __fish_seen_subcommand_from reg register get list ls sync reconcile unreg unregister help" -s q -l quiet -d 'No notes, hints or progress on stderr'
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and not __fish_seen_subcommand_from reg register get list ls sync reconcile unreg unregister help" -l no-progress -d 'No progress on stderr'
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and not __fish_seen_subcommand_from reg register get list ls sync reconcile unreg unregister help" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and not __fish_seen_subcommand_from reg register get list ls sync reconcile unreg unregister help" -f -a "reg" -d 'Register a git repository'
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and not __fish_seen_subcommand_from reg register get list ls sync reconcile unreg unregister help" -f -a "register" -d 'Register a git repository'
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and not __fish_seen_subcommand_from reg register get list ls sync reconcile unreg unregister help" -f -a "get" -d 'List or show registered repositories'
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and not __fish_seen_subcommand_from reg register get list ls sync reconcile unreg unregister help" -f -a "list" -d 'List or show registered repositories'
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and not __fish_seen_subcommand_from reg register get list ls sync reconcile unreg unregister help" -f -a "ls" -d 'List or show registered repositories'
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and not __fish_seen_subcommand_from reg register get list ls sync reconcile unreg unregister help" -f -a "sync" -d 'Have repositories synchronised once, beside the usual times'
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and not __fish_seen_subcommand_from reg register get list ls sync reconcile unreg unregister help" -f -a "reconcile" -d 'Have repositories synchronised once, beside the usual times'
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and not __fish_seen_subcommand_from reg register get list ls sync reconcile unreg unregister help" -f -a "unreg" -d 'Unregister a repository; its git repository stays as it is'
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and not __fish_seen_subcommand_from reg register get list ls sync reconcile unreg unregister help" -f -a "unregister" -d 'Unregister a repository; its git repository stays as it is'
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and not __fish_seen_subcommand_from reg register get list ls sync reconcile unreg unregister help" -f -a "help" -d 'Print this message or the help of the given subcommand(s)'
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and __fish_seen_subcommand_from reg" -l name -d 'Name to register it under [default: last part of the address, without `.git`]' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and __fish_seen_subcommand_from reg" -l description -d 'Text for people' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and __fish_seen_subcommand_from reg" -l branch -d 'Branch of published packages' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and __fish_seen_subcommand_from reg" -l create-branch -d 'Make the branch when it is missing' -r -f -a "true\t''
false\t''"
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and __fish_seen_subcommand_from reg" -l directory -d 'Directory that holds the packages' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and __fish_seen_subcommand_from reg" -l deployment -d 'Packages here are ready to be deployed' -r -f -a "true\t''
false\t''"
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and __fish_seen_subcommand_from reg" -l repo-basic-username -d 'User name for the git repository; makes the Secret NAME-auth' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and __fish_seen_subcommand_from reg" -l repo-basic-password -d 'Password for the git repository; other users of this machine can see it, better is --password-stdin' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and __fish_seen_subcommand_from reg" -l secret-ref -d 'A Secret that exists already' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and __fish_seen_subcommand_from reg" -l repo-workload-identity -d 'Workload identity of the server; makes the Secret NAME-auth' -r -f -a "true\t''
false\t''"
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and __fish_seen_subcommand_from reg" -l sync-schedule -d 'When to synchronise beside the usual times, a cron expression of five fields' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and __fish_seen_subcommand_from reg" -l v1alpha2 -d 'Its packages are handled by v1alpha2' -r -f -a "true\t''
false\t''"
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and __fish_seen_subcommand_from reg" -l dry-run -d 'Let the server check everything and store nothing: `server`' -r -f -a "none\t'It is none'
server\t'On the server, before anything is stored'"
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and __fish_seen_subcommand_from reg" -l wait -d 'Wait until the server has carried it out [env: PORCHCTL_WAIT, default: true]' -r -f -a "true\t''
false\t''"
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and __fish_seen_subcommand_from reg" -l timeout -d 'How long to wait, 0 looks once [env: PORCHCTL_TIMEOUT, default: 5m]' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and __fish_seen_subcommand_from reg" -s o -l output -d '`json` for one JSON document instead of lines, `name` for names alone' -r -f -a "json\t'One JSON document'
name\t'`RESOURCE/NAME`, one a line'"
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and __fish_seen_subcommand_from reg" -l kubeconfig -d 'Kubeconfig file [env: KUBECONFIG, default: ~/.kube/config]' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and __fish_seen_subcommand_from reg" -l context -d 'Context of the kubeconfig to use' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and __fish_seen_subcommand_from reg" -l cluster -d 'Cluster of the kubeconfig to use' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and __fish_seen_subcommand_from reg" -l user -d 'User of the kubeconfig to use' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and __fish_seen_subcommand_from reg" -s n -l namespace -d 'Namespace [default: the one of the context]' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and __fish_seen_subcommand_from reg" -s s -l server -d 'Address of the API server' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and __fish_seen_subcommand_from reg" -l token -d 'Bearer token for the API server' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and __fish_seen_subcommand_from reg" -l as -d 'User to impersonate' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and __fish_seen_subcommand_from reg" -l as-group -d 'Group to impersonate, may be given several times' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and __fish_seen_subcommand_from reg" -l as-uid -d 'Uid to impersonate' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and __fish_seen_subcommand_from reg" -l certificate-authority -d 'Certificate authority file' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and __fish_seen_subcommand_from reg" -l client-certificate -d 'Client certificate file' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and __fish_seen_subcommand_from reg" -l client-key -d 'Client key file' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and __fish_seen_subcommand_from reg" -l tls-server-name -d 'Server name to check the certificate against' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and __fish_seen_subcommand_from reg" -l insecure-skip-tls-verify -d 'Do not check the server\'s certificate' -r -f -a "true\t''
false\t''"
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and __fish_seen_subcommand_from reg" -l request-timeout -d 'Limit of one call to the API server, repeats included; 0 means none [default: 30s]' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and __fish_seen_subcommand_from reg" -l api-version -d 'API version of package revisions: v1alpha1 or v1alpha2 [env: PORCHCTL_API_VERSION]' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and __fish_seen_subcommand_from reg" -s v -l v -d 'Verbosity: 1 names the server and the namespace, 6 every request' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and __fish_seen_subcommand_from reg" -l color -d 'Colours' -r -f -a "auto\t'On a terminal, unless the environment says no'
always\t'Always'
never\t'Never'"
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and __fish_seen_subcommand_from reg" -l log-flush-frequency -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and __fish_seen_subcommand_from reg" -l truncate-output -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and __fish_seen_subcommand_from reg" -l stack-trace -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and __fish_seen_subcommand_from reg" -l disable-compression -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and __fish_seen_subcommand_from reg" -l add-dir-header -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and __fish_seen_subcommand_from reg" -l alsologtostderr -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and __fish_seen_subcommand_from reg" -l logtostderr -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and __fish_seen_subcommand_from reg" -l one-output -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and __fish_seen_subcommand_from reg" -l skip-headers -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and __fish_seen_subcommand_from reg" -l skip-log-headers -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and __fish_seen_subcommand_from reg" -l cache-dir -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and __fish_seen_subcommand_from reg" -l log-backtrace-at -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and __fish_seen_subcommand_from reg" -l log-dir -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and __fish_seen_subcommand_from reg" -l log-file -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and __fish_seen_subcommand_from reg" -l log-file-max-size -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and __fish_seen_subcommand_from reg" -l stderrthreshold -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and __fish_seen_subcommand_from reg" -l vmodule -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and __fish_seen_subcommand_from reg" -l password-stdin -d 'Read the password from stdin'
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and __fish_seen_subcommand_from reg" -s q -l quiet -d 'No notes, hints or progress on stderr'
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and __fish_seen_subcommand_from reg" -l no-progress -d 'No progress on stderr'
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and __fish_seen_subcommand_from reg" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and __fish_seen_subcommand_from register" -l name -d 'Name to register it under [default: last part of the address, without `.git`]' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and __fish_seen_subcommand_from register" -l description -d 'Text for people' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and __fish_seen_subcommand_from register" -l branch -d 'Branch of published packages' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and __fish_seen_subcommand_from register" -l create-branch -d 'Make the branch when it is missing' -r -f -a "true\t''
false\t''"
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and __fish_seen_subcommand_from register" -l directory -d 'Directory that holds the packages' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and __fish_seen_subcommand_from register" -l deployment -d 'Packages here are ready to be deployed' -r -f -a "true\t''
false\t''"
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and __fish_seen_subcommand_from register" -l repo-basic-username -d 'User name for the git repository; makes the Secret NAME-auth' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and __fish_seen_subcommand_from register" -l repo-basic-password -d 'Password for the git repository; other users of this machine can see it, better is --password-stdin' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and __fish_seen_subcommand_from register" -l secret-ref -d 'A Secret that exists already' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and __fish_seen_subcommand_from register" -l repo-workload-identity -d 'Workload identity of the server; makes the Secret NAME-auth' -r -f -a "true\t''
false\t''"
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and __fish_seen_subcommand_from register" -l sync-schedule -d 'When to synchronise beside the usual times, a cron expression of five fields' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and __fish_seen_subcommand_from register" -l v1alpha2 -d 'Its packages are handled by v1alpha2' -r -f -a "true\t''
false\t''"
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and __fish_seen_subcommand_from register" -l dry-run -d 'Let the server check everything and store nothing: `server`' -r -f -a "none\t'It is none'
server\t'On the server, before anything is stored'"
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and __fish_seen_subcommand_from register" -l wait -d 'Wait until the server has carried it out [env: PORCHCTL_WAIT, default: true]' -r -f -a "true\t''
false\t''"
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and __fish_seen_subcommand_from register" -l timeout -d 'How long to wait, 0 looks once [env: PORCHCTL_TIMEOUT, default: 5m]' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and __fish_seen_subcommand_from register" -s o -l output -d '`json` for one JSON document instead of lines, `name` for names alone' -r -f -a "json\t'One JSON document'
name\t'`RESOURCE/NAME`, one a line'"
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and __fish_seen_subcommand_from register" -l kubeconfig -d 'Kubeconfig file [env: KUBECONFIG, default: ~/.kube/config]' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and __fish_seen_subcommand_from register" -l context -d 'Context of the kubeconfig to use' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and __fish_seen_subcommand_from register" -l cluster -d 'Cluster of the kubeconfig to use' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and __fish_seen_subcommand_from register" -l user -d 'User of the kubeconfig to use' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and __fish_seen_subcommand_from register" -s n -l namespace -d 'Namespace [default: the one of the context]' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and __fish_seen_subcommand_from register" -s s -l server -d 'Address of the API server' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and __fish_seen_subcommand_from register" -l token -d 'Bearer token for the API server' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and __fish_seen_subcommand_from register" -l as -d 'User to impersonate' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and __fish_seen_subcommand_from register" -l as-group -d 'Group to impersonate, may be given several times' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and __fish_seen_subcommand_from register" -l as-uid -d 'Uid to impersonate' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and __fish_seen_subcommand_from register" -l certificate-authority -d 'Certificate authority file' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and __fish_seen_subcommand_from register" -l client-certificate -d 'Client certificate file' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and __fish_seen_subcommand_from register" -l client-key -d 'Client key file' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and __fish_seen_subcommand_from register" -l tls-server-name -d 'Server name to check the certificate against' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and __fish_seen_subcommand_from register" -l insecure-skip-tls-verify -d 'Do not check the server\'s certificate' -r -f -a "true\t''
false\t''"
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and __fish_seen_subcommand_from register" -l request-timeout -d 'Limit of one call to the API server, repeats included; 0 means none [default: 30s]' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and __fish_seen_subcommand_from register" -l api-version -d 'API version of package revisions: v1alpha1 or v1alpha2 [env: PORCHCTL_API_VERSION]' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and __fish_seen_subcommand_from register" -s v -l v -d 'Verbosity: 1 names the server and the namespace, 6 every request' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and __fish_seen_subcommand_from register" -l color -d 'Colours' -r -f -a "auto\t'On a terminal, unless the environment says no'
always\t'Always'
never\t'Never'"
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and __fish_seen_subcommand_from register" -l log-flush-frequency -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and __fish_seen_subcommand_from register" -l truncate-output -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and __fish_seen_subcommand_from register" -l stack-trace -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and __fish_seen_subcommand_from register" -l disable-compression -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and __fish_seen_subcommand_from register" -l add-dir-header -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and __fish_seen_subcommand_from register" -l alsologtostderr -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and __fish_seen_subcommand_from register" -l logtostderr -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and __fish_seen_subcommand_from register" -l one-output -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and __fish_seen_subcommand_from register" -l skip-headers -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and __fish_seen_subcommand_from register" -l skip-log-headers -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and __fish_seen_subcommand_from register" -l cache-dir -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and __fish_seen_subcommand_from register" -l log-backtrace-at -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and __fish_seen_subcommand_from register" -l log-dir -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and __fish_seen_subcommand_from register" -l log-file -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and __fish_seen_subcommand_from register" -l log-file-max-size -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and __fish_seen_subcommand_from register" -l stderrthreshold -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and __fish_seen_subcommand_from register" -l vmodule -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and __fish_seen_subcommand_from register" -l password-stdin -d 'Read the password from stdin'
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and __fish_seen_subcommand_from register" -s q -l quiet -d 'No notes, hints or progress on stderr'
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and __fish_seen_subcommand_from register" -l no-progress -d 'No progress on stderr'
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and __fish_seen_subcommand_from register" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and __fish_seen_subcommand_from get" -s l -l selector -d 'Label selector' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and __fish_seen_subcommand_from get" -s A -l all-namespaces -d 'All namespaces' -r -f -a "true\t''
false\t''"
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and __fish_seen_subcommand_from get" -s o -l output -d 'table, wide, json, yaml, name, jsonpath=TEMPLATE, jsonpath-as-json=TEMPLATE or custom-columns=NAME:PATH,...' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and __fish_seen_subcommand_from get" -l template -d 'The template of `-o jsonpath` or `-o jsonpath-as-json`' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and __fish_seen_subcommand_from get" -l no-headers -d 'No header line' -r -f -a "true\t''
false\t''"
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and __fish_seen_subcommand_from get" -l show-labels -d 'A column with all labels' -r -f -a "true\t''
false\t''"
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and __fish_seen_subcommand_from get" -s L -l label-columns -d 'A column for each of these labels' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and __fish_seen_subcommand_from get" -l show-managed-fields -d 'Keep `metadata.managedFields` in json and yaml' -r -f -a "true\t''
false\t''"
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and __fish_seen_subcommand_from get" -l show-kind -d 'Accepted for compatibility; the Go client does nothing either' -r -f -a "true\t''
false\t''"
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and __fish_seen_subcommand_from get" -l sort-by -d 'Accepted for compatibility; the Go client does nothing either' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and __fish_seen_subcommand_from get" -l allow-missing-template-keys -d 'Accepted for compatibility; templates always allow missing keys' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and __fish_seen_subcommand_from get" -l kubeconfig -d 'Kubeconfig file [env: KUBECONFIG, default: ~/.kube/config]' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and __fish_seen_subcommand_from get" -l context -d 'Context of the kubeconfig to use' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and __fish_seen_subcommand_from get" -l cluster -d 'Cluster of the kubeconfig to use' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and __fish_seen_subcommand_from get" -l user -d 'User of the kubeconfig to use' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and __fish_seen_subcommand_from get" -s n -l namespace -d 'Namespace [default: the one of the context]' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and __fish_seen_subcommand_from get" -s s -l server -d 'Address of the API server' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and __fish_seen_subcommand_from get" -l token -d 'Bearer token for the API server' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and __fish_seen_subcommand_from get" -l as -d 'User to impersonate' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and __fish_seen_subcommand_from get" -l as-group -d 'Group to impersonate, may be given several times' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and __fish_seen_subcommand_from get" -l as-uid -d 'Uid to impersonate' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and __fish_seen_subcommand_from get" -l certificate-authority -d 'Certificate authority file' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and __fish_seen_subcommand_from get" -l client-certificate -d 'Client certificate file' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and __fish_seen_subcommand_from get" -l client-key -d 'Client key file' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and __fish_seen_subcommand_from get" -l tls-server-name -d 'Server name to check the certificate against' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and __fish_seen_subcommand_from get" -l insecure-skip-tls-verify -d 'Do not check the server\'s certificate' -r -f -a "true\t''
false\t''"
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and __fish_seen_subcommand_from get" -l request-timeout -d 'Limit of one call to the API server, repeats included; 0 means none [default: 30s]' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and __fish_seen_subcommand_from get" -l api-version -d 'API version of package revisions: v1alpha1 or v1alpha2 [env: PORCHCTL_API_VERSION]' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and __fish_seen_subcommand_from get" -s v -l v -d 'Verbosity: 1 names the server and the namespace, 6 every request' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and __fish_seen_subcommand_from get" -l color -d 'Colours' -r -f -a "auto\t'On a terminal, unless the environment says no'
always\t'Always'
never\t'Never'"
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and __fish_seen_subcommand_from get" -l log-flush-frequency -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and __fish_seen_subcommand_from get" -l truncate-output -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and __fish_seen_subcommand_from get" -l stack-trace -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and __fish_seen_subcommand_from get" -l disable-compression -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and __fish_seen_subcommand_from get" -l add-dir-header -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and __fish_seen_subcommand_from get" -l alsologtostderr -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and __fish_seen_subcommand_from get" -l logtostderr -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and __fish_seen_subcommand_from get" -l one-output -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and __fish_seen_subcommand_from get" -l skip-headers -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and __fish_seen_subcommand_from get" -l skip-log-headers -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and __fish_seen_subcommand_from get" -l cache-dir -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and __fish_seen_subcommand_from get" -l log-backtrace-at -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and __fish_seen_subcommand_from get" -l log-dir -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and __fish_seen_subcommand_from get" -l log-file -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and __fish_seen_subcommand_from get" -l log-file-max-size -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and __fish_seen_subcommand_from get" -l stderrthreshold -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and __fish_seen_subcommand_from get" -l vmodule -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and __fish_seen_subcommand_from get" -s q -l quiet -d 'No notes, hints or progress on stderr'
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and __fish_seen_subcommand_from get" -l no-progress -d 'No progress on stderr'
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and __fish_seen_subcommand_from get" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and __fish_seen_subcommand_from list" -s l -l selector -d 'Label selector' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and __fish_seen_subcommand_from list" -s A -l all-namespaces -d 'All namespaces' -r -f -a "true\t''
false\t''"
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and __fish_seen_subcommand_from list" -s o -l output -d 'table, wide, json, yaml, name, jsonpath=TEMPLATE, jsonpath-as-json=TEMPLATE or custom-columns=NAME:PATH,...' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and __fish_seen_subcommand_from list" -l template -d 'The template of `-o jsonpath` or `-o jsonpath-as-json`' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and __fish_seen_subcommand_from list" -l no-headers -d 'No header line' -r -f -a "true\t''
false\t''"
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and __fish_seen_subcommand_from list" -l show-labels -d 'A column with all labels' -r -f -a "true\t''
false\t''"
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and __fish_seen_subcommand_from list" -s L -l label-columns -d 'A column for each of these labels' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and __fish_seen_subcommand_from list" -l show-managed-fields -d 'Keep `metadata.managedFields` in json and yaml' -r -f -a "true\t''
false\t''"
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and __fish_seen_subcommand_from list" -l show-kind -d 'Accepted for compatibility; the Go client does nothing either' -r -f -a "true\t''
false\t''"
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and __fish_seen_subcommand_from list" -l sort-by -d 'Accepted for compatibility; the Go client does nothing either' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and __fish_seen_subcommand_from list" -l allow-missing-template-keys -d 'Accepted for compatibility; templates always allow missing keys' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and __fish_seen_subcommand_from list" -l kubeconfig -d 'Kubeconfig file [env: KUBECONFIG, default: ~/.kube/config]' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and __fish_seen_subcommand_from list" -l context -d 'Context of the kubeconfig to use' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and __fish_seen_subcommand_from list" -l cluster -d 'Cluster of the kubeconfig to use' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and __fish_seen_subcommand_from list" -l user -d 'User of the kubeconfig to use' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and __fish_seen_subcommand_from list" -s n -l namespace -d 'Namespace [default: the one of the context]' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and __fish_seen_subcommand_from list" -s s -l server -d 'Address of the API server' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and __fish_seen_subcommand_from list" -l token -d 'Bearer token for the API server' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and __fish_seen_subcommand_from list" -l as -d 'User to impersonate' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and __fish_seen_subcommand_from list" -l as-group -d 'Group to impersonate, may be given several times' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and __fish_seen_subcommand_from list" -l as-uid -d 'Uid to impersonate' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and __fish_seen_subcommand_from list" -l certificate-authority -d 'Certificate authority file' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and __fish_seen_subcommand_from list" -l client-certificate -d 'Client certificate file' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and __fish_seen_subcommand_from list" -l client-key -d 'Client key file' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and __fish_seen_subcommand_from list" -l tls-server-name -d 'Server name to check the certificate against' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and __fish_seen_subcommand_from list" -l insecure-skip-tls-verify -d 'Do not check the server\'s certificate' -r -f -a "true\t''
false\t''"
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and __fish_seen_subcommand_from list" -l request-timeout -d 'Limit of one call to the API server, repeats included; 0 means none [default: 30s]' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and __fish_seen_subcommand_from list" -l api-version -d 'API version of package revisions: v1alpha1 or v1alpha2 [env: PORCHCTL_API_VERSION]' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and __fish_seen_subcommand_from list" -s v -l v -d 'Verbosity: 1 names the server and the namespace, 6 every request' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and __fish_seen_subcommand_from list" -l color -d 'Colours' -r -f -a "auto\t'On a terminal, unless the environment says no'
always\t'Always'
never\t'Never'"
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and __fish_seen_subcommand_from list" -l log-flush-frequency -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and __fish_seen_subcommand_from list" -l truncate-output -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and __fish_seen_subcommand_from list" -l stack-trace -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and __fish_seen_subcommand_from list" -l disable-compression -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and __fish_seen_subcommand_from list" -l add-dir-header -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and __fish_seen_subcommand_from list" -l alsologtostderr -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and __fish_seen_subcommand_from list" -l logtostderr -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and __fish_seen_subcommand_from list" -l one-output -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and __fish_seen_subcommand_from list" -l skip-headers -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and __fish_seen_subcommand_from list" -l skip-log-headers -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and __fish_seen_subcommand_from list" -l cache-dir -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and __fish_seen_subcommand_from list" -l log-backtrace-at -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and __fish_seen_subcommand_from list" -l log-dir -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and __fish_seen_subcommand_from list" -l log-file -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and __fish_seen_subcommand_from list" -l log-file-max-size -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and __fish_seen_subcommand_from list" -l stderrthreshold -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and __fish_seen_subcommand_from list" -l vmodule -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and __fish_seen_subcommand_from list" -s q -l quiet -d 'No notes, hints or progress on stderr'
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and __fish_seen_subcommand_from list" -l no-progress -d 'No progress on stderr'
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and __fish_seen_subcommand_from list" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and __fish_seen_subcommand_from ls" -s l -l selector -d 'Label selector' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and __fish_seen_subcommand_from ls" -s A -l all-namespaces -d 'All namespaces' -r -f -a "true\t''
false\t''"
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and __fish_seen_subcommand_from ls" -s o -l output -d 'table, wide, json, yaml, name, jsonpath=TEMPLATE, jsonpath-as-json=TEMPLATE or custom-columns=NAME:PATH,...' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and __fish_seen_subcommand_from ls" -l template -d 'The template of `-o jsonpath` or `-o jsonpath-as-json`' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and __fish_seen_subcommand_from ls" -l no-headers -d 'No header line' -r -f -a "true\t''
false\t''"
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and __fish_seen_subcommand_from ls" -l show-labels -d 'A column with all labels' -r -f -a "true\t''
false\t''"
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and __fish_seen_subcommand_from ls" -s L -l label-columns -d 'A column for each of these labels' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and __fish_seen_subcommand_from ls" -l show-managed-fields -d 'Keep `metadata.managedFields` in json and yaml' -r -f -a "true\t''
false\t''"
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and __fish_seen_subcommand_from ls" -l show-kind -d 'Accepted for compatibility; the Go client does nothing either' -r -f -a "true\t''
false\t''"
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and __fish_seen_subcommand_from ls" -l sort-by -d 'Accepted for compatibility; the Go client does nothing either' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and __fish_seen_subcommand_from ls" -l allow-missing-template-keys -d 'Accepted for compatibility; templates always allow missing keys' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and __fish_seen_subcommand_from ls" -l kubeconfig -d 'Kubeconfig file [env: KUBECONFIG, default: ~/.kube/config]' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and __fish_seen_subcommand_from ls" -l context -d 'Context of the kubeconfig to use' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and __fish_seen_subcommand_from ls" -l cluster -d 'Cluster of the kubeconfig to use' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and __fish_seen_subcommand_from ls" -l user -d 'User of the kubeconfig to use' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and __fish_seen_subcommand_from ls" -s n -l namespace -d 'Namespace [default: the one of the context]' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and __fish_seen_subcommand_from ls" -s s -l server -d 'Address of the API server' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and __fish_seen_subcommand_from ls" -l token -d 'Bearer token for the API server' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and __fish_seen_subcommand_from ls" -l as -d 'User to impersonate' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and __fish_seen_subcommand_from ls" -l as-group -d 'Group to impersonate, may be given several times' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and __fish_seen_subcommand_from ls" -l as-uid -d 'Uid to impersonate' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and __fish_seen_subcommand_from ls" -l certificate-authority -d 'Certificate authority file' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and __fish_seen_subcommand_from ls" -l client-certificate -d 'Client certificate file' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and __fish_seen_subcommand_from ls" -l client-key -d 'Client key file' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and __fish_seen_subcommand_from ls" -l tls-server-name -d 'Server name to check the certificate against' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and __fish_seen_subcommand_from ls" -l insecure-skip-tls-verify -d 'Do not check the server\'s certificate' -r -f -a "true\t''
false\t''"
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and __fish_seen_subcommand_from ls" -l request-timeout -d 'Limit of one call to the API server, repeats included; 0 means none [default: 30s]' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and __fish_seen_subcommand_from ls" -l api-version -d 'API version of package revisions: v1alpha1 or v1alpha2 [env: PORCHCTL_API_VERSION]' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and __fish_seen_subcommand_from ls" -s v -l v -d 'Verbosity: 1 names the server and the namespace, 6 every request' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and __fish_seen_subcommand_from ls" -l color -d 'Colours' -r -f -a "auto\t'On a terminal, unless the environment says no'
always\t'Always'
never\t'Never'"
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and __fish_seen_subcommand_from ls" -l log-flush-frequency -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and __fish_seen_subcommand_from ls" -l truncate-output -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and __fish_seen_subcommand_from ls" -l stack-trace -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and __fish_seen_subcommand_from ls" -l disable-compression -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and __fish_seen_subcommand_from ls" -l add-dir-header -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and __fish_seen_subcommand_from ls" -l alsologtostderr -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and __fish_seen_subcommand_from ls" -l logtostderr -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and __fish_seen_subcommand_from ls" -l one-output -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and __fish_seen_subcommand_from ls" -l skip-headers -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and __fish_seen_subcommand_from ls" -l skip-log-headers -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and __fish_seen_subcommand_from ls" -l cache-dir -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and __fish_seen_subcommand_from ls" -l log-backtrace-at -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and __fish_seen_subcommand_from ls" -l log-dir -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and __fish_seen_subcommand_from ls" -l log-file -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and __fish_seen_subcommand_from ls" -l log-file-max-size -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and __fish_seen_subcommand_from ls" -l stderrthreshold -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and __fish_seen_subcommand_from ls" -l vmodule -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and __fish_seen_subcommand_from ls" -s q -l quiet -d 'No notes, hints or progress on stderr'
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and __fish_seen_subcommand_from ls" -l no-progress -d 'No progress on stderr'
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and __fish_seen_subcommand_from ls" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and __fish_seen_subcommand_from sync" -l all -d 'All repositories of the namespace' -r -f -a "true\t''
false\t''"
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and __fish_seen_subcommand_from sync" -s A -l all-namespaces -d 'With --all: of all namespaces' -r -f -a "true\t''
false\t''"
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and __fish_seen_subcommand_from sync" -l run-once -d 'When: a duration from now or a time such as 2030-01-01T00:00:00Z; at least, and by default, in one minute' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and __fish_seen_subcommand_from sync" -l dry-run -d 'Let the server check everything and store nothing: `server`' -r -f -a "none\t'It is none'
server\t'On the server, before anything is stored'"
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and __fish_seen_subcommand_from sync" -s o -l output -d '`json` for one JSON document instead of lines, `name` for names alone' -r -f -a "json\t'One JSON document'
name\t'`RESOURCE/NAME`, one a line'"
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and __fish_seen_subcommand_from sync" -l allow-missing-template-keys -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and __fish_seen_subcommand_from sync" -s L -l label-columns -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and __fish_seen_subcommand_from sync" -l no-headers -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and __fish_seen_subcommand_from sync" -l show-kind -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and __fish_seen_subcommand_from sync" -l show-labels -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and __fish_seen_subcommand_from sync" -l show-managed-fields -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and __fish_seen_subcommand_from sync" -l sort-by -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and __fish_seen_subcommand_from sync" -l template -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and __fish_seen_subcommand_from sync" -l kubeconfig -d 'Kubeconfig file [env: KUBECONFIG, default: ~/.kube/config]' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and __fish_seen_subcommand_from sync" -l context -d 'Context of the kubeconfig to use' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and __fish_seen_subcommand_from sync" -l cluster -d 'Cluster of the kubeconfig to use' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and __fish_seen_subcommand_from sync" -l user -d 'User of the kubeconfig to use' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and __fish_seen_subcommand_from sync" -s n -l namespace -d 'Namespace [default: the one of the context]' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and __fish_seen_subcommand_from sync" -s s -l server -d 'Address of the API server' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and __fish_seen_subcommand_from sync" -l token -d 'Bearer token for the API server' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and __fish_seen_subcommand_from sync" -l as -d 'User to impersonate' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and __fish_seen_subcommand_from sync" -l as-group -d 'Group to impersonate, may be given several times' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and __fish_seen_subcommand_from sync" -l as-uid -d 'Uid to impersonate' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and __fish_seen_subcommand_from sync" -l certificate-authority -d 'Certificate authority file' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and __fish_seen_subcommand_from sync" -l client-certificate -d 'Client certificate file' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and __fish_seen_subcommand_from sync" -l client-key -d 'Client key file' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and __fish_seen_subcommand_from sync" -l tls-server-name -d 'Server name to check the certificate against' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and __fish_seen_subcommand_from sync" -l insecure-skip-tls-verify -d 'Do not check the server\'s certificate' -r -f -a "true\t''
false\t''"
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and __fish_seen_subcommand_from sync" -l request-timeout -d 'Limit of one call to the API server, repeats included; 0 means none [default: 30s]' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and __fish_seen_subcommand_from sync" -l api-version -d 'API version of package revisions: v1alpha1 or v1alpha2 [env: PORCHCTL_API_VERSION]' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and __fish_seen_subcommand_from sync" -s v -l v -d 'Verbosity: 1 names the server and the namespace, 6 every request' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and __fish_seen_subcommand_from sync" -l color -d 'Colours' -r -f -a "auto\t'On a terminal, unless the environment says no'
always\t'Always'
never\t'Never'"
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and __fish_seen_subcommand_from sync" -l log-flush-frequency -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and __fish_seen_subcommand_from sync" -l truncate-output -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and __fish_seen_subcommand_from sync" -l stack-trace -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and __fish_seen_subcommand_from sync" -l disable-compression -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and __fish_seen_subcommand_from sync" -l add-dir-header -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and __fish_seen_subcommand_from sync" -l alsologtostderr -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and __fish_seen_subcommand_from sync" -l logtostderr -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and __fish_seen_subcommand_from sync" -l one-output -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and __fish_seen_subcommand_from sync" -l skip-headers -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and __fish_seen_subcommand_from sync" -l skip-log-headers -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and __fish_seen_subcommand_from sync" -l cache-dir -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and __fish_seen_subcommand_from sync" -l log-backtrace-at -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and __fish_seen_subcommand_from sync" -l log-dir -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and __fish_seen_subcommand_from sync" -l log-file -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and __fish_seen_subcommand_from sync" -l log-file-max-size -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and __fish_seen_subcommand_from sync" -l stderrthreshold -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and __fish_seen_subcommand_from sync" -l vmodule -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and __fish_seen_subcommand_from sync" -s q -l quiet -d 'No notes, hints or progress on stderr'
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and __fish_seen_subcommand_from sync" -l no-progress -d 'No progress on stderr'
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and __fish_seen_subcommand_from sync" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and __fish_seen_subcommand_from reconcile" -l all -d 'All repositories of the namespace' -r -f -a "true\t''
false\t''"
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and __fish_seen_subcommand_from reconcile" -s A -l all-namespaces -d 'With --all: of all namespaces' -r -f -a "true\t''
false\t''"
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and __fish_seen_subcommand_from reconcile" -l run-once -d 'When: a duration from now or a time such as 2030-01-01T00:00:00Z; at least, and by default, in one minute' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and __fish_seen_subcommand_from reconcile" -l dry-run -d 'Let the server check everything and store nothing: `server`' -r -f -a "none\t'It is none'
server\t'On the server, before anything is stored'"
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and __fish_seen_subcommand_from reconcile" -s o -l output -d '`json` for one JSON document instead of lines, `name` for names alone' -r -f -a "json\t'One JSON document'
name\t'`RESOURCE/NAME`, one a line'"
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and __fish_seen_subcommand_from reconcile" -l allow-missing-template-keys -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and __fish_seen_subcommand_from reconcile" -s L -l label-columns -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and __fish_seen_subcommand_from reconcile" -l no-headers -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and __fish_seen_subcommand_from reconcile" -l show-kind -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and __fish_seen_subcommand_from reconcile" -l show-labels -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and __fish_seen_subcommand_from reconcile" -l show-managed-fields -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and __fish_seen_subcommand_from reconcile" -l sort-by -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and __fish_seen_subcommand_from reconcile" -l template -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and __fish_seen_subcommand_from reconcile" -l kubeconfig -d 'Kubeconfig file [env: KUBECONFIG, default: ~/.kube/config]' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and __fish_seen_subcommand_from reconcile" -l context -d 'Context of the kubeconfig to use' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and __fish_seen_subcommand_from reconcile" -l cluster -d 'Cluster of the kubeconfig to use' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and __fish_seen_subcommand_from reconcile" -l user -d 'User of the kubeconfig to use' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and __fish_seen_subcommand_from reconcile" -s n -l namespace -d 'Namespace [default: the one of the context]' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and __fish_seen_subcommand_from reconcile" -s s -l server -d 'Address of the API server' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and __fish_seen_subcommand_from reconcile" -l token -d 'Bearer token for the API server' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and __fish_seen_subcommand_from reconcile" -l as -d 'User to impersonate' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and __fish_seen_subcommand_from reconcile" -l as-group -d 'Group to impersonate, may be given several times' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and __fish_seen_subcommand_from reconcile" -l as-uid -d 'Uid to impersonate' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and __fish_seen_subcommand_from reconcile" -l certificate-authority -d 'Certificate authority file' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and __fish_seen_subcommand_from reconcile" -l client-certificate -d 'Client certificate file' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and __fish_seen_subcommand_from reconcile" -l client-key -d 'Client key file' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and __fish_seen_subcommand_from reconcile" -l tls-server-name -d 'Server name to check the certificate against' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and __fish_seen_subcommand_from reconcile" -l insecure-skip-tls-verify -d 'Do not check the server\'s certificate' -r -f -a "true\t''
false\t''"
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and __fish_seen_subcommand_from reconcile" -l request-timeout -d 'Limit of one call to the API server, repeats included; 0 means none [default: 30s]' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and __fish_seen_subcommand_from reconcile" -l api-version -d 'API version of package revisions: v1alpha1 or v1alpha2 [env: PORCHCTL_API_VERSION]' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and __fish_seen_subcommand_from reconcile" -s v -l v -d 'Verbosity: 1 names the server and the namespace, 6 every request' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and __fish_seen_subcommand_from reconcile" -l color -d 'Colours' -r -f -a "auto\t'On a terminal, unless the environment says no'
always\t'Always'
never\t'Never'"
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and __fish_seen_subcommand_from reconcile" -l log-flush-frequency -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and __fish_seen_subcommand_from reconcile" -l truncate-output -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and __fish_seen_subcommand_from reconcile" -l stack-trace -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and __fish_seen_subcommand_from reconcile" -l disable-compression -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and __fish_seen_subcommand_from reconcile" -l add-dir-header -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and __fish_seen_subcommand_from reconcile" -l alsologtostderr -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and __fish_seen_subcommand_from reconcile" -l logtostderr -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and __fish_seen_subcommand_from reconcile" -l one-output -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and __fish_seen_subcommand_from reconcile" -l skip-headers -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and __fish_seen_subcommand_from reconcile" -l skip-log-headers -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and __fish_seen_subcommand_from reconcile" -l cache-dir -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and __fish_seen_subcommand_from reconcile" -l log-backtrace-at -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and __fish_seen_subcommand_from reconcile" -l log-dir -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and __fish_seen_subcommand_from reconcile" -l log-file -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and __fish_seen_subcommand_from reconcile" -l log-file-max-size -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and __fish_seen_subcommand_from reconcile" -l stderrthreshold -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and __fish_seen_subcommand_from reconcile" -l vmodule -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and __fish_seen_subcommand_from reconcile" -s q -l quiet -d 'No notes, hints or progress on stderr'
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and __fish_seen_subcommand_from reconcile" -l no-progress -d 'No progress on stderr'
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and __fish_seen_subcommand_from reconcile" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and __fish_seen_subcommand_from unreg" -l keep-auth-secret -d 'Keep the Secret that `repo reg` made' -r -f -a "true\t''
false\t''"
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and __fish_seen_subcommand_from unreg" -l dry-run -d 'Let the server check everything and store nothing: `server`' -r -f -a "none\t'It is none'
server\t'On the server, before anything is stored'"
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and __fish_seen_subcommand_from unreg" -l wait -d 'Wait until the server has carried it out [env: PORCHCTL_WAIT, default: true]' -r -f -a "true\t''
false\t''"
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and __fish_seen_subcommand_from unreg" -l timeout -d 'How long to wait, 0 looks once [env: PORCHCTL_TIMEOUT, default: 5m]' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and __fish_seen_subcommand_from unreg" -s o -l output -d '`json` for one JSON document instead of lines, `name` for names alone' -r -f -a "json\t'One JSON document'
name\t'`RESOURCE/NAME`, one a line'"
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and __fish_seen_subcommand_from unreg" -l kubeconfig -d 'Kubeconfig file [env: KUBECONFIG, default: ~/.kube/config]' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and __fish_seen_subcommand_from unreg" -l context -d 'Context of the kubeconfig to use' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and __fish_seen_subcommand_from unreg" -l cluster -d 'Cluster of the kubeconfig to use' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and __fish_seen_subcommand_from unreg" -l user -d 'User of the kubeconfig to use' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and __fish_seen_subcommand_from unreg" -s n -l namespace -d 'Namespace [default: the one of the context]' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and __fish_seen_subcommand_from unreg" -s s -l server -d 'Address of the API server' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and __fish_seen_subcommand_from unreg" -l token -d 'Bearer token for the API server' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and __fish_seen_subcommand_from unreg" -l as -d 'User to impersonate' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and __fish_seen_subcommand_from unreg" -l as-group -d 'Group to impersonate, may be given several times' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and __fish_seen_subcommand_from unreg" -l as-uid -d 'Uid to impersonate' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and __fish_seen_subcommand_from unreg" -l certificate-authority -d 'Certificate authority file' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and __fish_seen_subcommand_from unreg" -l client-certificate -d 'Client certificate file' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and __fish_seen_subcommand_from unreg" -l client-key -d 'Client key file' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and __fish_seen_subcommand_from unreg" -l tls-server-name -d 'Server name to check the certificate against' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and __fish_seen_subcommand_from unreg" -l insecure-skip-tls-verify -d 'Do not check the server\'s certificate' -r -f -a "true\t''
false\t''"
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and __fish_seen_subcommand_from unreg" -l request-timeout -d 'Limit of one call to the API server, repeats included; 0 means none [default: 30s]' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and __fish_seen_subcommand_from unreg" -l api-version -d 'API version of package revisions: v1alpha1 or v1alpha2 [env: PORCHCTL_API_VERSION]' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and __fish_seen_subcommand_from unreg" -s v -l v -d 'Verbosity: 1 names the server and the namespace, 6 every request' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and __fish_seen_subcommand_from unreg" -l color -d 'Colours' -r -f -a "auto\t'On a terminal, unless the environment says no'
always\t'Always'
never\t'Never'"
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and __fish_seen_subcommand_from unreg" -l log-flush-frequency -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and __fish_seen_subcommand_from unreg" -l truncate-output -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and __fish_seen_subcommand_from unreg" -l stack-trace -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and __fish_seen_subcommand_from unreg" -l disable-compression -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and __fish_seen_subcommand_from unreg" -l add-dir-header -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and __fish_seen_subcommand_from unreg" -l alsologtostderr -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and __fish_seen_subcommand_from unreg" -l logtostderr -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and __fish_seen_subcommand_from unreg" -l one-output -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and __fish_seen_subcommand_from unreg" -l skip-headers -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and __fish_seen_subcommand_from unreg" -l skip-log-headers -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and __fish_seen_subcommand_from unreg" -l cache-dir -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and __fish_seen_subcommand_from unreg" -l log-backtrace-at -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and __fish_seen_subcommand_from unreg" -l log-dir -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and __fish_seen_subcommand_from unreg" -l log-file -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and __fish_seen_subcommand_from unreg" -l log-file-max-size -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and __fish_seen_subcommand_from unreg" -l stderrthreshold -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and __fish_seen_subcommand_from unreg" -l vmodule -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and __fish_seen_subcommand_from unreg" -s q -l quiet -d 'No notes, hints or progress on stderr'
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and __fish_seen_subcommand_from unreg" -l no-progress -d 'No progress on stderr'
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and __fish_seen_subcommand_from unreg" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and __fish_seen_subcommand_from unregister" -l keep-auth-secret -d 'Keep the Secret that `repo reg` made' -r -f -a "true\t''
false\t''"
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and __fish_seen_subcommand_from unregister" -l dry-run -d 'Let the server check everything and store nothing: `server`' -r -f -a "none\t'It is none'
server\t'On the server, before anything is stored'"
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and __fish_seen_subcommand_from unregister" -l wait -d 'Wait until the server has carried it out [env: PORCHCTL_WAIT, default: true]' -r -f -a "true\t''
false\t''"
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and __fish_seen_subcommand_from unregister" -l timeout -d 'How long to wait, 0 looks once [env: PORCHCTL_TIMEOUT, default: 5m]' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and __fish_seen_subcommand_from unregister" -s o -l output -d '`json` for one JSON document instead of lines, `name` for names alone' -r -f -a "json\t'One JSON document'
name\t'`RESOURCE/NAME`, one a line'"
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and __fish_seen_subcommand_from unregister" -l kubeconfig -d 'Kubeconfig file [env: KUBECONFIG, default: ~/.kube/config]' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and __fish_seen_subcommand_from unregister" -l context -d 'Context of the kubeconfig to use' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and __fish_seen_subcommand_from unregister" -l cluster -d 'Cluster of the kubeconfig to use' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and __fish_seen_subcommand_from unregister" -l user -d 'User of the kubeconfig to use' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and __fish_seen_subcommand_from unregister" -s n -l namespace -d 'Namespace [default: the one of the context]' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and __fish_seen_subcommand_from unregister" -s s -l server -d 'Address of the API server' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and __fish_seen_subcommand_from unregister" -l token -d 'Bearer token for the API server' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and __fish_seen_subcommand_from unregister" -l as -d 'User to impersonate' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and __fish_seen_subcommand_from unregister" -l as-group -d 'Group to impersonate, may be given several times' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and __fish_seen_subcommand_from unregister" -l as-uid -d 'Uid to impersonate' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and __fish_seen_subcommand_from unregister" -l certificate-authority -d 'Certificate authority file' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and __fish_seen_subcommand_from unregister" -l client-certificate -d 'Client certificate file' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and __fish_seen_subcommand_from unregister" -l client-key -d 'Client key file' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and __fish_seen_subcommand_from unregister" -l tls-server-name -d 'Server name to check the certificate against' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and __fish_seen_subcommand_from unregister" -l insecure-skip-tls-verify -d 'Do not check the server\'s certificate' -r -f -a "true\t''
false\t''"
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and __fish_seen_subcommand_from unregister" -l request-timeout -d 'Limit of one call to the API server, repeats included; 0 means none [default: 30s]' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and __fish_seen_subcommand_from unregister" -l api-version -d 'API version of package revisions: v1alpha1 or v1alpha2 [env: PORCHCTL_API_VERSION]' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and __fish_seen_subcommand_from unregister" -s v -l v -d 'Verbosity: 1 names the server and the namespace, 6 every request' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and __fish_seen_subcommand_from unregister" -l color -d 'Colours' -r -f -a "auto\t'On a terminal, unless the environment says no'
always\t'Always'
never\t'Never'"
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and __fish_seen_subcommand_from unregister" -l log-flush-frequency -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and __fish_seen_subcommand_from unregister" -l truncate-output -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and __fish_seen_subcommand_from unregister" -l stack-trace -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and __fish_seen_subcommand_from unregister" -l disable-compression -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and __fish_seen_subcommand_from unregister" -l add-dir-header -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and __fish_seen_subcommand_from unregister" -l alsologtostderr -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and __fish_seen_subcommand_from unregister" -l logtostderr -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and __fish_seen_subcommand_from unregister" -l one-output -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and __fish_seen_subcommand_from unregister" -l skip-headers -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and __fish_seen_subcommand_from unregister" -l skip-log-headers -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and __fish_seen_subcommand_from unregister" -l cache-dir -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and __fish_seen_subcommand_from unregister" -l log-backtrace-at -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and __fish_seen_subcommand_from unregister" -l log-dir -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and __fish_seen_subcommand_from unregister" -l log-file -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and __fish_seen_subcommand_from unregister" -l log-file-max-size -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and __fish_seen_subcommand_from unregister" -l stderrthreshold -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and __fish_seen_subcommand_from unregister" -l vmodule -r
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and __fish_seen_subcommand_from unregister" -s q -l quiet -d 'No notes, hints or progress on stderr'
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and __fish_seen_subcommand_from unregister" -l no-progress -d 'No progress on stderr'
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and __fish_seen_subcommand_from unregister" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and __fish_seen_subcommand_from help" -f -a "reg" -d 'Register a git repository'
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and __fish_seen_subcommand_from help" -f -a "get" -d 'List or show registered repositories'
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and __fish_seen_subcommand_from help" -f -a "sync" -d 'Have repositories synchronised once, beside the usual times'
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and __fish_seen_subcommand_from help" -f -a "unreg" -d 'Unregister a repository; its git repository stays as it is'
complete -c porchctl -n "__fish_porchctl_using_subcommand repository; and __fish_seen_subcommand_from help" -f -a "help" -d 'Print this message or the help of the given subcommand(s)'
complete -c porchctl -n "__fish_porchctl_using_subcommand sandbox; and not __fish_seen_subcommand_from run up down status reset help" -l kubeconfig -d 'Kubeconfig file [env: KUBECONFIG, default: ~/.kube/config]' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand sandbox; and not __fish_seen_subcommand_from run up down status reset help" -l context -d 'Context of the kubeconfig to use' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand sandbox; and not __fish_seen_subcommand_from run up down status reset help" -l cluster -d 'Cluster of the kubeconfig to use' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand sandbox; and not __fish_seen_subcommand_from run up down status reset help" -l user -d 'User of the kubeconfig to use' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand sandbox; and not __fish_seen_subcommand_from run up down status reset help" -s n -l namespace -d 'Namespace [default: the one of the context]' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand sandbox; and not __fish_seen_subcommand_from run up down status reset help" -s s -l server -d 'Address of the API server' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand sandbox; and not __fish_seen_subcommand_from run up down status reset help" -l token -d 'Bearer token for the API server' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand sandbox; and not __fish_seen_subcommand_from run up down status reset help" -l as -d 'User to impersonate' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand sandbox; and not __fish_seen_subcommand_from run up down status reset help" -l as-group -d 'Group to impersonate, may be given several times' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand sandbox; and not __fish_seen_subcommand_from run up down status reset help" -l as-uid -d 'Uid to impersonate' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand sandbox; and not __fish_seen_subcommand_from run up down status reset help" -l certificate-authority -d 'Certificate authority file' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand sandbox; and not __fish_seen_subcommand_from run up down status reset help" -l client-certificate -d 'Client certificate file' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand sandbox; and not __fish_seen_subcommand_from run up down status reset help" -l client-key -d 'Client key file' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand sandbox; and not __fish_seen_subcommand_from run up down status reset help" -l tls-server-name -d 'Server name to check the certificate against' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand sandbox; and not __fish_seen_subcommand_from run up down status reset help" -l insecure-skip-tls-verify -d 'Do not check the server\'s certificate' -r -f -a "true\t''
false\t''"
complete -c porchctl -n "__fish_porchctl_using_subcommand sandbox; and not __fish_seen_subcommand_from run up down status reset help" -l request-timeout -d 'Limit of one call to the API server, repeats included; 0 means none [default: 30s]' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand sandbox; and not __fish_seen_subcommand_from run up down status reset help" -l api-version -d 'API version of package revisions: v1alpha1 or v1alpha2 [env: PORCHCTL_API_VERSION]' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand sandbox; and not __fish_seen_subcommand_from run up down status reset help" -s v -l v -d 'Verbosity: 1 names the server and the namespace, 6 every request' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand sandbox; and not __fish_seen_subcommand_from run up down status reset help" -l color -d 'Colours' -r -f -a "auto\t'On a terminal, unless the environment says no'
always\t'Always'
never\t'Never'"
complete -c porchctl -n "__fish_porchctl_using_subcommand sandbox; and not __fish_seen_subcommand_from run up down status reset help" -l log-flush-frequency -r
complete -c porchctl -n "__fish_porchctl_using_subcommand sandbox; and not __fish_seen_subcommand_from run up down status reset help" -l truncate-output -r
complete -c porchctl -n "__fish_porchctl_using_subcommand sandbox; and not __fish_seen_subcommand_from run up down status reset help" -l stack-trace -r
complete -c porchctl -n "__fish_porchctl_using_subcommand sandbox; and not __fish_seen_subcommand_from run up down status reset help" -l disable-compression -r
complete -c porchctl -n "__fish_porchctl_using_subcommand sandbox; and not __fish_seen_subcommand_from run up down status reset help" -l add-dir-header -r
complete -c porchctl -n "__fish_porchctl_using_subcommand sandbox; and not __fish_seen_subcommand_from run up down status reset help" -l alsologtostderr -r
complete -c porchctl -n "__fish_porchctl_using_subcommand sandbox; and not __fish_seen_subcommand_from run up down status reset help" -l logtostderr -r
complete -c porchctl -n "__fish_porchctl_using_subcommand sandbox; and not __fish_seen_subcommand_from run up down status reset help" -l one-output -r
complete -c porchctl -n "__fish_porchctl_using_subcommand sandbox; and not __fish_seen_subcommand_from run up down status reset help" -l skip-headers -r
complete -c porchctl -n "__fish_porchctl_using_subcommand sandbox; and not __fish_seen_subcommand_from run up down status reset help" -l skip-log-headers -r
complete -c porchctl -n "__fish_porchctl_using_subcommand sandbox; and not __fish_seen_subcommand_from run up down status reset help" -l cache-dir -r
complete -c porchctl -n "__fish_porchctl_using_subcommand sandbox; and not __fish_seen_subcommand_from run up down status reset help" -l log-backtrace-at -r
complete -c porchctl -n "__fish_porchctl_using_subcommand sandbox; and not __fish_seen_subcommand_from run up down status reset help" -l log-dir -r
complete -c porchctl -n "__fish_porchctl_using_subcommand sandbox; and not __fish_seen_subcommand_from run up down status reset help" -l log-file -r
complete -c porchctl -n "__fish_porchctl_using_subcommand sandbox; and not __fish_seen_subcommand_from run up down status reset help" -l log-file-max-size -r
complete -c porchctl -n "__fish_porchctl_using_subcommand sandbox; and not __fish_seen_subcommand_from run up down status reset help" -l stderrthreshold -r
complete -c porchctl -n "__fish_porchctl_using_subcommand sandbox; and not __fish_seen_subcommand_from run up down status reset help" -l vmodule -r
complete -c porchctl -n "__fish_porchctl_using_subcommand sandbox; and not __fish_seen_subcommand_from run up down status reset help" -s q -l quiet -d 'No notes, hints or progress on stderr'
complete -c porchctl -n "__fish_porchctl_using_subcommand sandbox; and not __fish_seen_subcommand_from run up down status reset help" -l no-progress -d 'No progress on stderr'
complete -c porchctl -n "__fish_porchctl_using_subcommand sandbox; and not __fish_seen_subcommand_from run up down status reset help" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c porchctl -n "__fish_porchctl_using_subcommand sandbox; and not __fish_seen_subcommand_from run up down status reset help" -f -a "run" -d 'Start a sandbox, run a command against it, stop it'
complete -c porchctl -n "__fish_porchctl_using_subcommand sandbox; and not __fish_seen_subcommand_from run up down status reset help" -f -a "up" -d 'Start a sandbox that stays up, in the background'
complete -c porchctl -n "__fish_porchctl_using_subcommand sandbox; and not __fish_seen_subcommand_from run up down status reset help" -f -a "down" -d 'Stop it; what is in it is there after the next start'
complete -c porchctl -n "__fish_porchctl_using_subcommand sandbox; and not __fish_seen_subcommand_from run up down status reset help" -f -a "status" -d 'Show whether it runs, and where; exit code 5 if it does not'
complete -c porchctl -n "__fish_porchctl_using_subcommand sandbox; and not __fish_seen_subcommand_from run up down status reset help" -f -a "reset" -d 'Stop it and delete everything that is in it'
complete -c porchctl -n "__fish_porchctl_using_subcommand sandbox; and not __fish_seen_subcommand_from run up down status reset help" -f -a "help" -d 'Print this message or the help of the given subcommand(s)'
complete -c porchctl -n "__fish_porchctl_using_subcommand sandbox; and __fish_seen_subcommand_from run" -l function -d 'An executable that stands in for a function image, may be given several times' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand sandbox; and __fish_seen_subcommand_from run" -l flavour -d 'Which server to imitate: recorded, refresh or guard' -r -f -a "recorded\t'As recorded: Rendered stays behind after a change of the lifecycle'
refresh\t'Rendered follows the generation'
guard\t'Besides, the lifecycle is guarded while a render is outstanding'"
complete -c porchctl -n "__fish_porchctl_using_subcommand sandbox; and __fish_seen_subcommand_from run" -l fault -d 'A fault to inject, may be given several times; VALUE is a time, a share (0.1) or a number of times' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand sandbox; and __fish_seen_subcommand_from run" -l seed -d 'Which of the random runs with faults that strike now and then' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand sandbox; and __fish_seen_subcommand_from run" -l kubeconfig -d 'Kubeconfig file [env: KUBECONFIG, default: ~/.kube/config]' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand sandbox; and __fish_seen_subcommand_from run" -l context -d 'Context of the kubeconfig to use' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand sandbox; and __fish_seen_subcommand_from run" -l cluster -d 'Cluster of the kubeconfig to use' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand sandbox; and __fish_seen_subcommand_from run" -l user -d 'User of the kubeconfig to use' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand sandbox; and __fish_seen_subcommand_from run" -s n -l namespace -d 'Namespace [default: the one of the context]' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand sandbox; and __fish_seen_subcommand_from run" -s s -l server -d 'Address of the API server' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand sandbox; and __fish_seen_subcommand_from run" -l token -d 'Bearer token for the API server' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand sandbox; and __fish_seen_subcommand_from run" -l as -d 'User to impersonate' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand sandbox; and __fish_seen_subcommand_from run" -l as-group -d 'Group to impersonate, may be given several times' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand sandbox; and __fish_seen_subcommand_from run" -l as-uid -d 'Uid to impersonate' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand sandbox; and __fish_seen_subcommand_from run" -l certificate-authority -d 'Certificate authority file' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand sandbox; and __fish_seen_subcommand_from run" -l client-certificate -d 'Client certificate file' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand sandbox; and __fish_seen_subcommand_from run" -l client-key -d 'Client key file' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand sandbox; and __fish_seen_subcommand_from run" -l tls-server-name -d 'Server name to check the certificate against' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand sandbox; and __fish_seen_subcommand_from run" -l insecure-skip-tls-verify -d 'Do not check the server\'s certificate' -r -f -a "true\t''
false\t''"
complete -c porchctl -n "__fish_porchctl_using_subcommand sandbox; and __fish_seen_subcommand_from run" -l request-timeout -d 'Limit of one call to the API server, repeats included; 0 means none [default: 30s]' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand sandbox; and __fish_seen_subcommand_from run" -l api-version -d 'API version of package revisions: v1alpha1 or v1alpha2 [env: PORCHCTL_API_VERSION]' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand sandbox; and __fish_seen_subcommand_from run" -s v -l v -d 'Verbosity: 1 names the server and the namespace, 6 every request' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand sandbox; and __fish_seen_subcommand_from run" -l color -d 'Colours' -r -f -a "auto\t'On a terminal, unless the environment says no'
always\t'Always'
never\t'Never'"
complete -c porchctl -n "__fish_porchctl_using_subcommand sandbox; and __fish_seen_subcommand_from run" -l log-flush-frequency -r
complete -c porchctl -n "__fish_porchctl_using_subcommand sandbox; and __fish_seen_subcommand_from run" -l truncate-output -r
complete -c porchctl -n "__fish_porchctl_using_subcommand sandbox; and __fish_seen_subcommand_from run" -l stack-trace -r
complete -c porchctl -n "__fish_porchctl_using_subcommand sandbox; and __fish_seen_subcommand_from run" -l disable-compression -r
complete -c porchctl -n "__fish_porchctl_using_subcommand sandbox; and __fish_seen_subcommand_from run" -l add-dir-header -r
complete -c porchctl -n "__fish_porchctl_using_subcommand sandbox; and __fish_seen_subcommand_from run" -l alsologtostderr -r
complete -c porchctl -n "__fish_porchctl_using_subcommand sandbox; and __fish_seen_subcommand_from run" -l logtostderr -r
complete -c porchctl -n "__fish_porchctl_using_subcommand sandbox; and __fish_seen_subcommand_from run" -l one-output -r
complete -c porchctl -n "__fish_porchctl_using_subcommand sandbox; and __fish_seen_subcommand_from run" -l skip-headers -r
complete -c porchctl -n "__fish_porchctl_using_subcommand sandbox; and __fish_seen_subcommand_from run" -l skip-log-headers -r
complete -c porchctl -n "__fish_porchctl_using_subcommand sandbox; and __fish_seen_subcommand_from run" -l cache-dir -r
complete -c porchctl -n "__fish_porchctl_using_subcommand sandbox; and __fish_seen_subcommand_from run" -l log-backtrace-at -r
complete -c porchctl -n "__fish_porchctl_using_subcommand sandbox; and __fish_seen_subcommand_from run" -l log-dir -r
complete -c porchctl -n "__fish_porchctl_using_subcommand sandbox; and __fish_seen_subcommand_from run" -l log-file -r
complete -c porchctl -n "__fish_porchctl_using_subcommand sandbox; and __fish_seen_subcommand_from run" -l log-file-max-size -r
complete -c porchctl -n "__fish_porchctl_using_subcommand sandbox; and __fish_seen_subcommand_from run" -l stderrthreshold -r
complete -c porchctl -n "__fish_porchctl_using_subcommand sandbox; and __fish_seen_subcommand_from run" -l vmodule -r
complete -c porchctl -n "__fish_porchctl_using_subcommand sandbox; and __fish_seen_subcommand_from run" -l empty -d 'Start without repositories'
complete -c porchctl -n "__fish_porchctl_using_subcommand sandbox; and __fish_seen_subcommand_from run" -s q -l quiet -d 'No notes, hints or progress on stderr'
complete -c porchctl -n "__fish_porchctl_using_subcommand sandbox; and __fish_seen_subcommand_from run" -l no-progress -d 'No progress on stderr'
complete -c porchctl -n "__fish_porchctl_using_subcommand sandbox; and __fish_seen_subcommand_from run" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c porchctl -n "__fish_porchctl_using_subcommand sandbox; and __fish_seen_subcommand_from up" -l state -d 'Its directory [default: porchctl/sandbox in $XDG_STATE_HOME or ~/.local/state]' -r -F
complete -c porchctl -n "__fish_porchctl_using_subcommand sandbox; and __fish_seen_subcommand_from up" -l function -d 'An executable that stands in for a function image, may be given several times' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand sandbox; and __fish_seen_subcommand_from up" -l flavour -d 'Which server to imitate: recorded, refresh or guard' -r -f -a "recorded\t'As recorded: Rendered stays behind after a change of the lifecycle'
refresh\t'Rendered follows the generation'
guard\t'Besides, the lifecycle is guarded while a render is outstanding'"
complete -c porchctl -n "__fish_porchctl_using_subcommand sandbox; and __fish_seen_subcommand_from up" -l fault -d 'A fault to inject, may be given several times; VALUE is a time, a share (0.1) or a number of times' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand sandbox; and __fish_seen_subcommand_from up" -l seed -d 'Which of the random runs with faults that strike now and then' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand sandbox; and __fish_seen_subcommand_from up" -l kubeconfig -d 'Kubeconfig file [env: KUBECONFIG, default: ~/.kube/config]' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand sandbox; and __fish_seen_subcommand_from up" -l context -d 'Context of the kubeconfig to use' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand sandbox; and __fish_seen_subcommand_from up" -l cluster -d 'Cluster of the kubeconfig to use' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand sandbox; and __fish_seen_subcommand_from up" -l user -d 'User of the kubeconfig to use' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand sandbox; and __fish_seen_subcommand_from up" -s n -l namespace -d 'Namespace [default: the one of the context]' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand sandbox; and __fish_seen_subcommand_from up" -s s -l server -d 'Address of the API server' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand sandbox; and __fish_seen_subcommand_from up" -l token -d 'Bearer token for the API server' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand sandbox; and __fish_seen_subcommand_from up" -l as -d 'User to impersonate' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand sandbox; and __fish_seen_subcommand_from up" -l as-group -d 'Group to impersonate, may be given several times' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand sandbox; and __fish_seen_subcommand_from up" -l as-uid -d 'Uid to impersonate' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand sandbox; and __fish_seen_subcommand_from up" -l certificate-authority -d 'Certificate authority file' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand sandbox; and __fish_seen_subcommand_from up" -l client-certificate -d 'Client certificate file' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand sandbox; and __fish_seen_subcommand_from up" -l client-key -d 'Client key file' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand sandbox; and __fish_seen_subcommand_from up" -l tls-server-name -d 'Server name to check the certificate against' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand sandbox; and __fish_seen_subcommand_from up" -l insecure-skip-tls-verify -d 'Do not check the server\'s certificate' -r -f -a "true\t''
false\t''"
complete -c porchctl -n "__fish_porchctl_using_subcommand sandbox; and __fish_seen_subcommand_from up" -l request-timeout -d 'Limit of one call to the API server, repeats included; 0 means none [default: 30s]' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand sandbox; and __fish_seen_subcommand_from up" -l api-version -d 'API version of package revisions: v1alpha1 or v1alpha2 [env: PORCHCTL_API_VERSION]' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand sandbox; and __fish_seen_subcommand_from up" -s v -l v -d 'Verbosity: 1 names the server and the namespace, 6 every request' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand sandbox; and __fish_seen_subcommand_from up" -l color -d 'Colours' -r -f -a "auto\t'On a terminal, unless the environment says no'
always\t'Always'
never\t'Never'"
complete -c porchctl -n "__fish_porchctl_using_subcommand sandbox; and __fish_seen_subcommand_from up" -l log-flush-frequency -r
complete -c porchctl -n "__fish_porchctl_using_subcommand sandbox; and __fish_seen_subcommand_from up" -l truncate-output -r
complete -c porchctl -n "__fish_porchctl_using_subcommand sandbox; and __fish_seen_subcommand_from up" -l stack-trace -r
complete -c porchctl -n "__fish_porchctl_using_subcommand sandbox; and __fish_seen_subcommand_from up" -l disable-compression -r
complete -c porchctl -n "__fish_porchctl_using_subcommand sandbox; and __fish_seen_subcommand_from up" -l add-dir-header -r
complete -c porchctl -n "__fish_porchctl_using_subcommand sandbox; and __fish_seen_subcommand_from up" -l alsologtostderr -r
complete -c porchctl -n "__fish_porchctl_using_subcommand sandbox; and __fish_seen_subcommand_from up" -l logtostderr -r
complete -c porchctl -n "__fish_porchctl_using_subcommand sandbox; and __fish_seen_subcommand_from up" -l one-output -r
complete -c porchctl -n "__fish_porchctl_using_subcommand sandbox; and __fish_seen_subcommand_from up" -l skip-headers -r
complete -c porchctl -n "__fish_porchctl_using_subcommand sandbox; and __fish_seen_subcommand_from up" -l skip-log-headers -r
complete -c porchctl -n "__fish_porchctl_using_subcommand sandbox; and __fish_seen_subcommand_from up" -l cache-dir -r
complete -c porchctl -n "__fish_porchctl_using_subcommand sandbox; and __fish_seen_subcommand_from up" -l log-backtrace-at -r
complete -c porchctl -n "__fish_porchctl_using_subcommand sandbox; and __fish_seen_subcommand_from up" -l log-dir -r
complete -c porchctl -n "__fish_porchctl_using_subcommand sandbox; and __fish_seen_subcommand_from up" -l log-file -r
complete -c porchctl -n "__fish_porchctl_using_subcommand sandbox; and __fish_seen_subcommand_from up" -l log-file-max-size -r
complete -c porchctl -n "__fish_porchctl_using_subcommand sandbox; and __fish_seen_subcommand_from up" -l stderrthreshold -r
complete -c porchctl -n "__fish_porchctl_using_subcommand sandbox; and __fish_seen_subcommand_from up" -l vmodule -r
complete -c porchctl -n "__fish_porchctl_using_subcommand sandbox; and __fish_seen_subcommand_from up" -l empty -d 'Start without repositories'
complete -c porchctl -n "__fish_porchctl_using_subcommand sandbox; and __fish_seen_subcommand_from up" -l foreground -d 'Serve in this process until it is stopped, instead of in the background'
complete -c porchctl -n "__fish_porchctl_using_subcommand sandbox; and __fish_seen_subcommand_from up" -s q -l quiet -d 'No notes, hints or progress on stderr'
complete -c porchctl -n "__fish_porchctl_using_subcommand sandbox; and __fish_seen_subcommand_from up" -l no-progress -d 'No progress on stderr'
complete -c porchctl -n "__fish_porchctl_using_subcommand sandbox; and __fish_seen_subcommand_from up" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c porchctl -n "__fish_porchctl_using_subcommand sandbox; and __fish_seen_subcommand_from down" -l state -d 'Its directory [default: porchctl/sandbox in $XDG_STATE_HOME or ~/.local/state]' -r -F
complete -c porchctl -n "__fish_porchctl_using_subcommand sandbox; and __fish_seen_subcommand_from down" -l kubeconfig -d 'Kubeconfig file [env: KUBECONFIG, default: ~/.kube/config]' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand sandbox; and __fish_seen_subcommand_from down" -l context -d 'Context of the kubeconfig to use' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand sandbox; and __fish_seen_subcommand_from down" -l cluster -d 'Cluster of the kubeconfig to use' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand sandbox; and __fish_seen_subcommand_from down" -l user -d 'User of the kubeconfig to use' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand sandbox; and __fish_seen_subcommand_from down" -s n -l namespace -d 'Namespace [default: the one of the context]' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand sandbox; and __fish_seen_subcommand_from down" -s s -l server -d 'Address of the API server' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand sandbox; and __fish_seen_subcommand_from down" -l token -d 'Bearer token for the API server' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand sandbox; and __fish_seen_subcommand_from down" -l as -d 'User to impersonate' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand sandbox; and __fish_seen_subcommand_from down" -l as-group -d 'Group to impersonate, may be given several times' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand sandbox; and __fish_seen_subcommand_from down" -l as-uid -d 'Uid to impersonate' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand sandbox; and __fish_seen_subcommand_from down" -l certificate-authority -d 'Certificate authority file' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand sandbox; and __fish_seen_subcommand_from down" -l client-certificate -d 'Client certificate file' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand sandbox; and __fish_seen_subcommand_from down" -l client-key -d 'Client key file' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand sandbox; and __fish_seen_subcommand_from down" -l tls-server-name -d 'Server name to check the certificate against' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand sandbox; and __fish_seen_subcommand_from down" -l insecure-skip-tls-verify -d 'Do not check the server\'s certificate' -r -f -a "true\t''
false\t''"
complete -c porchctl -n "__fish_porchctl_using_subcommand sandbox; and __fish_seen_subcommand_from down" -l request-timeout -d 'Limit of one call to the API server, repeats included; 0 means none [default: 30s]' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand sandbox; and __fish_seen_subcommand_from down" -l api-version -d 'API version of package revisions: v1alpha1 or v1alpha2 [env: PORCHCTL_API_VERSION]' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand sandbox; and __fish_seen_subcommand_from down" -s v -l v -d 'Verbosity: 1 names the server and the namespace, 6 every request' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand sandbox; and __fish_seen_subcommand_from down" -l color -d 'Colours' -r -f -a "auto\t'On a terminal, unless the environment says no'
always\t'Always'
never\t'Never'"
complete -c porchctl -n "__fish_porchctl_using_subcommand sandbox; and __fish_seen_subcommand_from down" -l log-flush-frequency -r
complete -c porchctl -n "__fish_porchctl_using_subcommand sandbox; and __fish_seen_subcommand_from down" -l truncate-output -r
complete -c porchctl -n "__fish_porchctl_using_subcommand sandbox; and __fish_seen_subcommand_from down" -l stack-trace -r
complete -c porchctl -n "__fish_porchctl_using_subcommand sandbox; and __fish_seen_subcommand_from down" -l disable-compression -r
complete -c porchctl -n "__fish_porchctl_using_subcommand sandbox; and __fish_seen_subcommand_from down" -l add-dir-header -r
complete -c porchctl -n "__fish_porchctl_using_subcommand sandbox; and __fish_seen_subcommand_from down" -l alsologtostderr -r
complete -c porchctl -n "__fish_porchctl_using_subcommand sandbox; and __fish_seen_subcommand_from down" -l logtostderr -r
complete -c porchctl -n "__fish_porchctl_using_subcommand sandbox; and __fish_seen_subcommand_from down" -l one-output -r
complete -c porchctl -n "__fish_porchctl_using_subcommand sandbox; and __fish_seen_subcommand_from down" -l skip-headers -r
complete -c porchctl -n "__fish_porchctl_using_subcommand sandbox; and __fish_seen_subcommand_from down" -l skip-log-headers -r
complete -c porchctl -n "__fish_porchctl_using_subcommand sandbox; and __fish_seen_subcommand_from down" -l cache-dir -r
complete -c porchctl -n "__fish_porchctl_using_subcommand sandbox; and __fish_seen_subcommand_from down" -l log-backtrace-at -r
complete -c porchctl -n "__fish_porchctl_using_subcommand sandbox; and __fish_seen_subcommand_from down" -l log-dir -r
complete -c porchctl -n "__fish_porchctl_using_subcommand sandbox; and __fish_seen_subcommand_from down" -l log-file -r
complete -c porchctl -n "__fish_porchctl_using_subcommand sandbox; and __fish_seen_subcommand_from down" -l log-file-max-size -r
complete -c porchctl -n "__fish_porchctl_using_subcommand sandbox; and __fish_seen_subcommand_from down" -l stderrthreshold -r
complete -c porchctl -n "__fish_porchctl_using_subcommand sandbox; and __fish_seen_subcommand_from down" -l vmodule -r
complete -c porchctl -n "__fish_porchctl_using_subcommand sandbox; and __fish_seen_subcommand_from down" -s q -l quiet -d 'No notes, hints or progress on stderr'
complete -c porchctl -n "__fish_porchctl_using_subcommand sandbox; and __fish_seen_subcommand_from down" -l no-progress -d 'No progress on stderr'
complete -c porchctl -n "__fish_porchctl_using_subcommand sandbox; and __fish_seen_subcommand_from down" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c porchctl -n "__fish_porchctl_using_subcommand sandbox; and __fish_seen_subcommand_from status" -l state -d 'Its directory [default: porchctl/sandbox in $XDG_STATE_HOME or ~/.local/state]' -r -F
complete -c porchctl -n "__fish_porchctl_using_subcommand sandbox; and __fish_seen_subcommand_from status" -s o -l output -d '`json` for one JSON document instead of lines, `name` for names alone' -r -f -a "json\t'One JSON document'
name\t'`RESOURCE/NAME`, one a line'"
complete -c porchctl -n "__fish_porchctl_using_subcommand sandbox; and __fish_seen_subcommand_from status" -l kubeconfig -d 'Kubeconfig file [env: KUBECONFIG, default: ~/.kube/config]' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand sandbox; and __fish_seen_subcommand_from status" -l context -d 'Context of the kubeconfig to use' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand sandbox; and __fish_seen_subcommand_from status" -l cluster -d 'Cluster of the kubeconfig to use' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand sandbox; and __fish_seen_subcommand_from status" -l user -d 'User of the kubeconfig to use' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand sandbox; and __fish_seen_subcommand_from status" -s n -l namespace -d 'Namespace [default: the one of the context]' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand sandbox; and __fish_seen_subcommand_from status" -s s -l server -d 'Address of the API server' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand sandbox; and __fish_seen_subcommand_from status" -l token -d 'Bearer token for the API server' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand sandbox; and __fish_seen_subcommand_from status" -l as -d 'User to impersonate' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand sandbox; and __fish_seen_subcommand_from status" -l as-group -d 'Group to impersonate, may be given several times' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand sandbox; and __fish_seen_subcommand_from status" -l as-uid -d 'Uid to impersonate' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand sandbox; and __fish_seen_subcommand_from status" -l certificate-authority -d 'Certificate authority file' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand sandbox; and __fish_seen_subcommand_from status" -l client-certificate -d 'Client certificate file' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand sandbox; and __fish_seen_subcommand_from status" -l client-key -d 'Client key file' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand sandbox; and __fish_seen_subcommand_from status" -l tls-server-name -d 'Server name to check the certificate against' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand sandbox; and __fish_seen_subcommand_from status" -l insecure-skip-tls-verify -d 'Do not check the server\'s certificate' -r -f -a "true\t''
false\t''"
complete -c porchctl -n "__fish_porchctl_using_subcommand sandbox; and __fish_seen_subcommand_from status" -l request-timeout -d 'Limit of one call to the API server, repeats included; 0 means none [default: 30s]' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand sandbox; and __fish_seen_subcommand_from status" -l api-version -d 'API version of package revisions: v1alpha1 or v1alpha2 [env: PORCHCTL_API_VERSION]' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand sandbox; and __fish_seen_subcommand_from status" -s v -l v -d 'Verbosity: 1 names the server and the namespace, 6 every request' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand sandbox; and __fish_seen_subcommand_from status" -l color -d 'Colours' -r -f -a "auto\t'On a terminal, unless the environment says no'
always\t'Always'
never\t'Never'"
complete -c porchctl -n "__fish_porchctl_using_subcommand sandbox; and __fish_seen_subcommand_from status" -l log-flush-frequency -r
complete -c porchctl -n "__fish_porchctl_using_subcommand sandbox; and __fish_seen_subcommand_from status" -l truncate-output -r
complete -c porchctl -n "__fish_porchctl_using_subcommand sandbox; and __fish_seen_subcommand_from status" -l stack-trace -r
complete -c porchctl -n "__fish_porchctl_using_subcommand sandbox; and __fish_seen_subcommand_from status" -l disable-compression -r
complete -c porchctl -n "__fish_porchctl_using_subcommand sandbox; and __fish_seen_subcommand_from status" -l add-dir-header -r
complete -c porchctl -n "__fish_porchctl_using_subcommand sandbox; and __fish_seen_subcommand_from status" -l alsologtostderr -r
complete -c porchctl -n "__fish_porchctl_using_subcommand sandbox; and __fish_seen_subcommand_from status" -l logtostderr -r
complete -c porchctl -n "__fish_porchctl_using_subcommand sandbox; and __fish_seen_subcommand_from status" -l one-output -r
complete -c porchctl -n "__fish_porchctl_using_subcommand sandbox; and __fish_seen_subcommand_from status" -l skip-headers -r
complete -c porchctl -n "__fish_porchctl_using_subcommand sandbox; and __fish_seen_subcommand_from status" -l skip-log-headers -r
complete -c porchctl -n "__fish_porchctl_using_subcommand sandbox; and __fish_seen_subcommand_from status" -l cache-dir -r
complete -c porchctl -n "__fish_porchctl_using_subcommand sandbox; and __fish_seen_subcommand_from status" -l log-backtrace-at -r
complete -c porchctl -n "__fish_porchctl_using_subcommand sandbox; and __fish_seen_subcommand_from status" -l log-dir -r
complete -c porchctl -n "__fish_porchctl_using_subcommand sandbox; and __fish_seen_subcommand_from status" -l log-file -r
complete -c porchctl -n "__fish_porchctl_using_subcommand sandbox; and __fish_seen_subcommand_from status" -l log-file-max-size -r
complete -c porchctl -n "__fish_porchctl_using_subcommand sandbox; and __fish_seen_subcommand_from status" -l stderrthreshold -r
complete -c porchctl -n "__fish_porchctl_using_subcommand sandbox; and __fish_seen_subcommand_from status" -l vmodule -r
complete -c porchctl -n "__fish_porchctl_using_subcommand sandbox; and __fish_seen_subcommand_from status" -s q -l quiet -d 'No notes, hints or progress on stderr'
complete -c porchctl -n "__fish_porchctl_using_subcommand sandbox; and __fish_seen_subcommand_from status" -l no-progress -d 'No progress on stderr'
complete -c porchctl -n "__fish_porchctl_using_subcommand sandbox; and __fish_seen_subcommand_from status" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c porchctl -n "__fish_porchctl_using_subcommand sandbox; and __fish_seen_subcommand_from reset" -l state -d 'Its directory [default: porchctl/sandbox in $XDG_STATE_HOME or ~/.local/state]' -r -F
complete -c porchctl -n "__fish_porchctl_using_subcommand sandbox; and __fish_seen_subcommand_from reset" -l kubeconfig -d 'Kubeconfig file [env: KUBECONFIG, default: ~/.kube/config]' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand sandbox; and __fish_seen_subcommand_from reset" -l context -d 'Context of the kubeconfig to use' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand sandbox; and __fish_seen_subcommand_from reset" -l cluster -d 'Cluster of the kubeconfig to use' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand sandbox; and __fish_seen_subcommand_from reset" -l user -d 'User of the kubeconfig to use' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand sandbox; and __fish_seen_subcommand_from reset" -s n -l namespace -d 'Namespace [default: the one of the context]' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand sandbox; and __fish_seen_subcommand_from reset" -s s -l server -d 'Address of the API server' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand sandbox; and __fish_seen_subcommand_from reset" -l token -d 'Bearer token for the API server' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand sandbox; and __fish_seen_subcommand_from reset" -l as -d 'User to impersonate' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand sandbox; and __fish_seen_subcommand_from reset" -l as-group -d 'Group to impersonate, may be given several times' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand sandbox; and __fish_seen_subcommand_from reset" -l as-uid -d 'Uid to impersonate' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand sandbox; and __fish_seen_subcommand_from reset" -l certificate-authority -d 'Certificate authority file' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand sandbox; and __fish_seen_subcommand_from reset" -l client-certificate -d 'Client certificate file' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand sandbox; and __fish_seen_subcommand_from reset" -l client-key -d 'Client key file' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand sandbox; and __fish_seen_subcommand_from reset" -l tls-server-name -d 'Server name to check the certificate against' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand sandbox; and __fish_seen_subcommand_from reset" -l insecure-skip-tls-verify -d 'Do not check the server\'s certificate' -r -f -a "true\t''
false\t''"
complete -c porchctl -n "__fish_porchctl_using_subcommand sandbox; and __fish_seen_subcommand_from reset" -l request-timeout -d 'Limit of one call to the API server, repeats included; 0 means none [default: 30s]' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand sandbox; and __fish_seen_subcommand_from reset" -l api-version -d 'API version of package revisions: v1alpha1 or v1alpha2 [env: PORCHCTL_API_VERSION]' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand sandbox; and __fish_seen_subcommand_from reset" -s v -l v -d 'Verbosity: 1 names the server and the namespace, 6 every request' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand sandbox; and __fish_seen_subcommand_from reset" -l color -d 'Colours' -r -f -a "auto\t'On a terminal, unless the environment says no'
always\t'Always'
never\t'Never'"
complete -c porchctl -n "__fish_porchctl_using_subcommand sandbox; and __fish_seen_subcommand_from reset" -l log-flush-frequency -r
complete -c porchctl -n "__fish_porchctl_using_subcommand sandbox; and __fish_seen_subcommand_from reset" -l truncate-output -r
complete -c porchctl -n "__fish_porchctl_using_subcommand sandbox; and __fish_seen_subcommand_from reset" -l stack-trace -r
complete -c porchctl -n "__fish_porchctl_using_subcommand sandbox; and __fish_seen_subcommand_from reset" -l disable-compression -r
complete -c porchctl -n "__fish_porchctl_using_subcommand sandbox; and __fish_seen_subcommand_from reset" -l add-dir-header -r
complete -c porchctl -n "__fish_porchctl_using_subcommand sandbox; and __fish_seen_subcommand_from reset" -l alsologtostderr -r
complete -c porchctl -n "__fish_porchctl_using_subcommand sandbox; and __fish_seen_subcommand_from reset" -l logtostderr -r
complete -c porchctl -n "__fish_porchctl_using_subcommand sandbox; and __fish_seen_subcommand_from reset" -l one-output -r
complete -c porchctl -n "__fish_porchctl_using_subcommand sandbox; and __fish_seen_subcommand_from reset" -l skip-headers -r
complete -c porchctl -n "__fish_porchctl_using_subcommand sandbox; and __fish_seen_subcommand_from reset" -l skip-log-headers -r
complete -c porchctl -n "__fish_porchctl_using_subcommand sandbox; and __fish_seen_subcommand_from reset" -l cache-dir -r
complete -c porchctl -n "__fish_porchctl_using_subcommand sandbox; and __fish_seen_subcommand_from reset" -l log-backtrace-at -r
complete -c porchctl -n "__fish_porchctl_using_subcommand sandbox; and __fish_seen_subcommand_from reset" -l log-dir -r
complete -c porchctl -n "__fish_porchctl_using_subcommand sandbox; and __fish_seen_subcommand_from reset" -l log-file -r
complete -c porchctl -n "__fish_porchctl_using_subcommand sandbox; and __fish_seen_subcommand_from reset" -l log-file-max-size -r
complete -c porchctl -n "__fish_porchctl_using_subcommand sandbox; and __fish_seen_subcommand_from reset" -l stderrthreshold -r
complete -c porchctl -n "__fish_porchctl_using_subcommand sandbox; and __fish_seen_subcommand_from reset" -l vmodule -r
complete -c porchctl -n "__fish_porchctl_using_subcommand sandbox; and __fish_seen_subcommand_from reset" -s y -l yes -d 'Do not ask'
complete -c porchctl -n "__fish_porchctl_using_subcommand sandbox; and __fish_seen_subcommand_from reset" -s q -l quiet -d 'No notes, hints or progress on stderr'
complete -c porchctl -n "__fish_porchctl_using_subcommand sandbox; and __fish_seen_subcommand_from reset" -l no-progress -d 'No progress on stderr'
complete -c porchctl -n "__fish_porchctl_using_subcommand sandbox; and __fish_seen_subcommand_from reset" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c porchctl -n "__fish_porchctl_using_subcommand sandbox; and __fish_seen_subcommand_from help" -f -a "run" -d 'Start a sandbox, run a command against it, stop it'
complete -c porchctl -n "__fish_porchctl_using_subcommand sandbox; and __fish_seen_subcommand_from help" -f -a "up" -d 'Start a sandbox that stays up, in the background'
complete -c porchctl -n "__fish_porchctl_using_subcommand sandbox; and __fish_seen_subcommand_from help" -f -a "down" -d 'Stop it; what is in it is there after the next start'
complete -c porchctl -n "__fish_porchctl_using_subcommand sandbox; and __fish_seen_subcommand_from help" -f -a "status" -d 'Show whether it runs, and where; exit code 5 if it does not'
complete -c porchctl -n "__fish_porchctl_using_subcommand sandbox; and __fish_seen_subcommand_from help" -f -a "reset" -d 'Stop it and delete everything that is in it'
complete -c porchctl -n "__fish_porchctl_using_subcommand sandbox; and __fish_seen_subcommand_from help" -f -a "help" -d 'Print this message or the help of the given subcommand(s)'
complete -c porchctl -n "__fish_porchctl_using_subcommand completion" -l kubeconfig -d 'Kubeconfig file [env: KUBECONFIG, default: ~/.kube/config]' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand completion" -l context -d 'Context of the kubeconfig to use' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand completion" -l cluster -d 'Cluster of the kubeconfig to use' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand completion" -l user -d 'User of the kubeconfig to use' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand completion" -s n -l namespace -d 'Namespace [default: the one of the context]' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand completion" -s s -l server -d 'Address of the API server' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand completion" -l token -d 'Bearer token for the API server' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand completion" -l as -d 'User to impersonate' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand completion" -l as-group -d 'Group to impersonate, may be given several times' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand completion" -l as-uid -d 'Uid to impersonate' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand completion" -l certificate-authority -d 'Certificate authority file' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand completion" -l client-certificate -d 'Client certificate file' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand completion" -l client-key -d 'Client key file' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand completion" -l tls-server-name -d 'Server name to check the certificate against' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand completion" -l insecure-skip-tls-verify -d 'Do not check the server\'s certificate' -r -f -a "true\t''
false\t''"
complete -c porchctl -n "__fish_porchctl_using_subcommand completion" -l request-timeout -d 'Limit of one call to the API server, repeats included; 0 means none [default: 30s]' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand completion" -l api-version -d 'API version of package revisions: v1alpha1 or v1alpha2 [env: PORCHCTL_API_VERSION]' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand completion" -s v -l v -d 'Verbosity: 1 names the server and the namespace, 6 every request' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand completion" -l color -d 'Colours' -r -f -a "auto\t'On a terminal, unless the environment says no'
always\t'Always'
never\t'Never'"
complete -c porchctl -n "__fish_porchctl_using_subcommand completion" -l log-flush-frequency -r
complete -c porchctl -n "__fish_porchctl_using_subcommand completion" -l truncate-output -r
complete -c porchctl -n "__fish_porchctl_using_subcommand completion" -l stack-trace -r
complete -c porchctl -n "__fish_porchctl_using_subcommand completion" -l disable-compression -r
complete -c porchctl -n "__fish_porchctl_using_subcommand completion" -l add-dir-header -r
complete -c porchctl -n "__fish_porchctl_using_subcommand completion" -l alsologtostderr -r
complete -c porchctl -n "__fish_porchctl_using_subcommand completion" -l logtostderr -r
complete -c porchctl -n "__fish_porchctl_using_subcommand completion" -l one-output -r
complete -c porchctl -n "__fish_porchctl_using_subcommand completion" -l skip-headers -r
complete -c porchctl -n "__fish_porchctl_using_subcommand completion" -l skip-log-headers -r
complete -c porchctl -n "__fish_porchctl_using_subcommand completion" -l cache-dir -r
complete -c porchctl -n "__fish_porchctl_using_subcommand completion" -l log-backtrace-at -r
complete -c porchctl -n "__fish_porchctl_using_subcommand completion" -l log-dir -r
complete -c porchctl -n "__fish_porchctl_using_subcommand completion" -l log-file -r
complete -c porchctl -n "__fish_porchctl_using_subcommand completion" -l log-file-max-size -r
complete -c porchctl -n "__fish_porchctl_using_subcommand completion" -l stderrthreshold -r
complete -c porchctl -n "__fish_porchctl_using_subcommand completion" -l vmodule -r
complete -c porchctl -n "__fish_porchctl_using_subcommand completion" -l no-descriptions -d 'Accepted for compatibility; the script always has descriptions where the shell shows them'
complete -c porchctl -n "__fish_porchctl_using_subcommand completion" -s q -l quiet -d 'No notes, hints or progress on stderr'
complete -c porchctl -n "__fish_porchctl_using_subcommand completion" -l no-progress -d 'No progress on stderr'
complete -c porchctl -n "__fish_porchctl_using_subcommand completion" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c porchctl -n "__fish_porchctl_using_subcommand version" -s s -l server -d 'Also ask the server, that of the kubeconfig or at URL: cheap reads, and where they do not tell one creation as a rehearsal (nothing is stored)' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand version" -s o -l output -d '`json` for one JSON document instead of lines, `name` for names alone' -r -f -a "json\t'One JSON document'
name\t'`RESOURCE/NAME`, one a line'"
complete -c porchctl -n "__fish_porchctl_using_subcommand version" -l kubeconfig -d 'Kubeconfig file [env: KUBECONFIG, default: ~/.kube/config]' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand version" -l context -d 'Context of the kubeconfig to use' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand version" -l cluster -d 'Cluster of the kubeconfig to use' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand version" -l user -d 'User of the kubeconfig to use' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand version" -s n -l namespace -d 'Namespace [default: the one of the context]' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand version" -l token -d 'Bearer token for the API server' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand version" -l as -d 'User to impersonate' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand version" -l as-group -d 'Group to impersonate, may be given several times' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand version" -l as-uid -d 'Uid to impersonate' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand version" -l certificate-authority -d 'Certificate authority file' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand version" -l client-certificate -d 'Client certificate file' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand version" -l client-key -d 'Client key file' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand version" -l tls-server-name -d 'Server name to check the certificate against' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand version" -l insecure-skip-tls-verify -d 'Do not check the server\'s certificate' -r -f -a "true\t''
false\t''"
complete -c porchctl -n "__fish_porchctl_using_subcommand version" -l request-timeout -d 'Limit of one call to the API server, repeats included; 0 means none [default: 30s]' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand version" -l api-version -d 'API version of package revisions: v1alpha1 or v1alpha2 [env: PORCHCTL_API_VERSION]' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand version" -s v -l v -d 'Verbosity: 1 names the server and the namespace, 6 every request' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand version" -l color -d 'Colours' -r -f -a "auto\t'On a terminal, unless the environment says no'
always\t'Always'
never\t'Never'"
complete -c porchctl -n "__fish_porchctl_using_subcommand version" -l log-flush-frequency -r
complete -c porchctl -n "__fish_porchctl_using_subcommand version" -l truncate-output -r
complete -c porchctl -n "__fish_porchctl_using_subcommand version" -l stack-trace -r
complete -c porchctl -n "__fish_porchctl_using_subcommand version" -l disable-compression -r
complete -c porchctl -n "__fish_porchctl_using_subcommand version" -l add-dir-header -r
complete -c porchctl -n "__fish_porchctl_using_subcommand version" -l alsologtostderr -r
complete -c porchctl -n "__fish_porchctl_using_subcommand version" -l logtostderr -r
complete -c porchctl -n "__fish_porchctl_using_subcommand version" -l one-output -r
complete -c porchctl -n "__fish_porchctl_using_subcommand version" -l skip-headers -r
complete -c porchctl -n "__fish_porchctl_using_subcommand version" -l skip-log-headers -r
complete -c porchctl -n "__fish_porchctl_using_subcommand version" -l cache-dir -r
complete -c porchctl -n "__fish_porchctl_using_subcommand version" -l log-backtrace-at -r
complete -c porchctl -n "__fish_porchctl_using_subcommand version" -l log-dir -r
complete -c porchctl -n "__fish_porchctl_using_subcommand version" -l log-file -r
complete -c porchctl -n "__fish_porchctl_using_subcommand version" -l log-file-max-size -r
complete -c porchctl -n "__fish_porchctl_using_subcommand version" -l stderrthreshold -r
complete -c porchctl -n "__fish_porchctl_using_subcommand version" -l vmodule -r
complete -c porchctl -n "__fish_porchctl_using_subcommand version" -s q -l quiet -d 'No notes, hints or progress on stderr'
complete -c porchctl -n "__fish_porchctl_using_subcommand version" -l no-progress -d 'No progress on stderr'
complete -c porchctl -n "__fish_porchctl_using_subcommand version" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c porchctl -n "__fish_porchctl_using_subcommand help; and not __fish_seen_subcommand_from rpkg repo sandbox completion version help" -f -a "rpkg" -d 'Package revisions: make, change, release and read them'
complete -c porchctl -n "__fish_porchctl_using_subcommand help; and not __fish_seen_subcommand_from rpkg repo sandbox completion version help" -f -a "repo" -d 'Registered repositories'
complete -c porchctl -n "__fish_porchctl_using_subcommand help; and not __fish_seen_subcommand_from rpkg repo sandbox completion version help" -f -a "sandbox" -d 'A Porch on this machine, without a cluster'
complete -c porchctl -n "__fish_porchctl_using_subcommand help; and not __fish_seen_subcommand_from rpkg repo sandbox completion version help" -f -a "completion" -d 'Print the completion script of a shell'
complete -c porchctl -n "__fish_porchctl_using_subcommand help; and not __fish_seen_subcommand_from rpkg repo sandbox completion version help" -f -a "version" -d 'Print the version of this program, and with --server what the server serves and which defects it shows'
complete -c porchctl -n "__fish_porchctl_using_subcommand help; and not __fish_seen_subcommand_from rpkg repo sandbox completion version help" -f -a "help" -d 'Print this message or the help of the given subcommand(s)'
complete -c porchctl -n "__fish_porchctl_using_subcommand help; and __fish_seen_subcommand_from rpkg" -f -a "init" -d 'Make a new package'
complete -c porchctl -n "__fish_porchctl_using_subcommand help; and __fish_seen_subcommand_from rpkg" -f -a "clone" -d 'Make a new package from another one'
complete -c porchctl -n "__fish_porchctl_using_subcommand help; and __fish_seen_subcommand_from rpkg" -f -a "copy" -d 'Start a new revision of a published package'
complete -c porchctl -n "__fish_porchctl_using_subcommand help; and __fish_seen_subcommand_from rpkg" -f -a "pull" -d 'Read the files of a package revision'
complete -c porchctl -n "__fish_porchctl_using_subcommand help; and __fish_seen_subcommand_from rpkg" -f -a "push" -d 'Write the files of a draft'
complete -c porchctl -n "__fish_porchctl_using_subcommand help; and __fish_seen_subcommand_from rpkg" -f -a "propose" -d 'Propose drafts for approval'
complete -c porchctl -n "__fish_porchctl_using_subcommand help; and __fish_seen_subcommand_from rpkg" -f -a "approve" -d 'Approve proposed package revisions'
complete -c porchctl -n "__fish_porchctl_using_subcommand help; and __fish_seen_subcommand_from rpkg" -f -a "reject" -d 'Turn down proposed package revisions or proposed deletions'
complete -c porchctl -n "__fish_porchctl_using_subcommand help; and __fish_seen_subcommand_from rpkg" -f -a "propose-delete" -d 'Propose published package revisions for deletion'
complete -c porchctl -n "__fish_porchctl_using_subcommand help; and __fish_seen_subcommand_from rpkg" -f -a "del" -d 'Delete package revisions'
complete -c porchctl -n "__fish_porchctl_using_subcommand help; and __fish_seen_subcommand_from rpkg" -f -a "get" -d 'List or show package revisions'
complete -c porchctl -n "__fish_porchctl_using_subcommand help; and __fish_seen_subcommand_from rpkg" -f -a "status" -d 'Explain where a package revision is, who changed what, and what would move it on'
complete -c porchctl -n "__fish_porchctl_using_subcommand help; and __fish_seen_subcommand_from rpkg" -f -a "wait" -d 'Wait until package revisions are in some state'
complete -c porchctl -n "__fish_porchctl_using_subcommand help; and __fish_seen_subcommand_from repo" -f -a "reg" -d 'Register a git repository'
complete -c porchctl -n "__fish_porchctl_using_subcommand help; and __fish_seen_subcommand_from repo" -f -a "get" -d 'List or show registered repositories'
complete -c porchctl -n "__fish_porchctl_using_subcommand help; and __fish_seen_subcommand_from repo" -f -a "sync" -d 'Have repositories synchronised once, beside the usual times'
complete -c porchctl -n "__fish_porchctl_using_subcommand help; and __fish_seen_subcommand_from repo" -f -a "unreg" -d 'Unregister a repository; its git repository stays as it is'
complete -c porchctl -n "__fish_porchctl_using_subcommand help; and __fish_seen_subcommand_from sandbox" -f -a "run" -d 'Start a sandbox, run a command against it, stop it'
complete -c porchctl -n "__fish_porchctl_using_subcommand help; and __fish_seen_subcommand_from sandbox" -f -a "up" -d 'Start a sandbox that stays up, in the background'
complete -c porchctl -n "__fish_porchctl_using_subcommand help; and __fish_seen_subcommand_from sandbox" -f -a "down" -d 'Stop it; what is in it is there after the next start'
complete -c porchctl -n "__fish_porchctl_using_subcommand help; and __fish_seen_subcommand_from sandbox" -f -a "status" -d 'Show whether it runs, and where; exit code 5 if it does not'
complete -c porchctl -n "__fish_porchctl_using_subcommand help; and __fish_seen_subcommand_from sandbox" -f -a "reset" -d 'Stop it and delete everything that is in it'
