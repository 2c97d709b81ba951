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
complete -c porchctl -n "__fish_porchctl_needs_command" -f -a "sandbox" -d 'A Porch on this machine, without a cluster'
complete -c porchctl -n "__fish_porchctl_needs_command" -f -a "version" -d 'Print the version of this program'
complete -c porchctl -n "__fish_porchctl_needs_command" -f -a "help" -d 'Print this message or the help of the given subcommand(s)'
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and not __fish_seen_subcommand_from init clone pull source read push sink write propose approve reject propose-delete propose-del del delete get list ls wait help" -l kubeconfig -d 'Kubeconfig file [env: KUBECONFIG, default: ~/.kube/config]' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and not __fish_seen_subcommand_from init clone pull source read push sink write propose approve reject propose-delete propose-del del delete get list ls wait help" -l context -d 'Context of the kubeconfig to use' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and not __fish_seen_subcommand_from init clone pull source read push sink write propose approve reject propose-delete propose-del del delete get list ls wait help" -l cluster -d 'Cluster of the kubeconfig to use' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and not __fish_seen_subcommand_from init clone pull source read push sink write propose approve reject propose-delete propose-del del delete get list ls wait help" -l user -d 'User of the kubeconfig to use' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and not __fish_seen_subcommand_from init clone pull source read push sink write propose approve reject propose-delete propose-del del delete get list ls wait help" -s n -l namespace -d 'Namespace [default: the one of the context]' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and not __fish_seen_subcommand_from init clone pull source read push sink write propose approve reject propose-delete propose-del del delete get list ls wait help" -s s -l server -d 'Address of the API server' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and not __fish_seen_subcommand_from init clone pull source read push sink write propose approve reject propose-delete propose-del del delete get list ls wait help" -l token -d 'Bearer token for the API server' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and not __fish_seen_subcommand_from init clone pull source read push sink write propose approve reject propose-delete propose-del del delete get list ls wait help" -l as -d 'User to impersonate' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and not __fish_seen_subcommand_from init clone pull source read push sink write propose approve reject propose-delete propose-del del delete get list ls wait help" -l as-group -d 'Group to impersonate, may be given several times' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and not __fish_seen_subcommand_from init clone pull source read push sink write propose approve reject propose-delete propose-del del delete get list ls wait help" -l as-uid -d 'Uid to impersonate' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and not __fish_seen_subcommand_from init clone pull source read push sink write propose approve reject propose-delete propose-del del delete get list ls wait help" -l certificate-authority -d 'Certificate authority file' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and not __fish_seen_subcommand_from init clone pull source read push sink write propose approve reject propose-delete propose-del del delete get list ls wait help" -l client-certificate -d 'Client certificate file' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and not __fish_seen_subcommand_from init clone pull source read push sink write propose approve reject propose-delete propose-del del delete get list ls wait help" -l client-key -d 'Client key file' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and not __fish_seen_subcommand_from init clone pull source read push sink write propose approve reject propose-delete propose-del del delete get list ls wait help" -l tls-server-name -d 'Server name to check the certificate against' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and not __fish_seen_subcommand_from init clone pull source read push sink write propose approve reject propose-delete propose-del del delete get list ls wait help" -l insecure-skip-tls-verify -d 'Do not check the server\'s certificate' -r -f -a "true\t''
false\t''"
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and not __fish_seen_subcommand_from init clone pull source read push sink write propose approve reject propose-delete propose-del del delete get list ls wait help" -l request-timeout -d 'Limit of one call to the API server, repeats included; 0 means none [default: 30s]' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and not __fish_seen_subcommand_from init clone pull source read push sink write propose approve reject propose-delete propose-del del delete get list ls wait help" -l api-version -d 'API version of package revisions: v1alpha1 or v1alpha2 [env: PORCHCTL_API_VERSION]' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and not __fish_seen_subcommand_from init clone pull source read push sink write propose approve reject propose-delete propose-del del delete get list ls wait help" -s v -l v -d 'Verbosity: 1 names the server and the namespace, 6 every request' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and not __fish_seen_subcommand_from init clone pull source read push sink write propose approve reject propose-delete propose-del del delete get list ls wait help" -l color -d 'Colours' -r -f -a "auto\t'On a terminal, unless the environment says no'
always\t'Always'
never\t'Never'"
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and not __fish_seen_subcommand_from init clone pull source read push sink write propose approve reject propose-delete propose-del del delete get list ls wait help" -l log-flush-frequency -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and not __fish_seen_subcommand_from init clone pull source read push sink write propose approve reject propose-delete propose-del del delete get list ls wait help" -l truncate-output -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and not __fish_seen_subcommand_from init clone pull source read push sink write propose approve reject propose-delete propose-del del delete get list ls wait help" -l stack-trace -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and not __fish_seen_subcommand_from init clone pull source read push sink write propose approve reject propose-delete propose-del del delete get list ls wait help" -l disable-compression -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and not __fish_seen_subcommand_from init clone pull source read push sink write propose approve reject propose-delete propose-del del delete get list ls wait help" -l add-dir-header -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and not __fish_seen_subcommand_from init clone pull source read push sink write propose approve reject propose-delete propose-del del delete get list ls wait help" -l alsologtostderr -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and not __fish_seen_subcommand_from init clone pull source read push sink write propose approve reject propose-delete propose-del del delete get list ls wait help" -l logtostderr -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and not __fish_seen_subcommand_from init clone pull source read push sink write propose approve reject propose-delete propose-del del delete get list ls wait help" -l one-output -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and not __fish_seen_subcommand_from init clone pull source read push sink write propose approve reject propose-delete propose-del del delete get list ls wait help" -l skip-headers -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and not __fish_seen_subcommand_from init clone pull source read push sink write propose approve reject propose-delete propose-del del delete get list ls wait help" -l skip-log-headers -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and not __fish_seen_subcommand_from init clone pull source read push sink write propose approve reject propose-delete propose-del del delete get list ls wait help" -l cache-dir -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and not __fish_seen_subcommand_from init clone pull source read push sink write propose approve reject propose-delete propose-del del delete get list ls wait help" -l log-backtrace-at -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and not __fish_seen_subcommand_from init clone pull source read push sink write propose approve reject propose-delete propose-del del delete get list ls wait help" -l log-dir -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and not __fish_seen_subcommand_from init clone pull source read push sink write propose approve reject propose-delete propose-del del delete get list ls wait help" -l log-file -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and not __fish_seen_subcommand_from init clone pull source read push sink write propose approve reject propose-delete propose-del del delete get list ls wait help" -l log-file-max-size -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and not __fish_seen_subcommand_from init clone pull source read push sink write propose approve reject propose-delete propose-del del delete get list ls wait help" -l stderrthreshold -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and not __fish_seen_subcommand_from init clone pull source read push sink write propose approve reject propose-delete propose-del del delete get list ls wait help" -l vmodule -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and not __fish_seen_subcommand_from init clone pull source read push sink write propose approve reject propose-delete propose-del del delete get list ls wait help" -s q -l quiet -d 'No notes, hints or progress on stderr'
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and not __fish_seen_subcommand_from init clone pull source read push sink write propose approve reject propose-delete propose-del del delete get list ls wait help" -l no-progress -d 'No progress on stderr'
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and not __fish_seen_subcommand_from init clone pull source read push sink write propose approve reject propose-delete propose-del del delete get list ls wait help" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and not __fish_seen_subcommand_from init clone pull source read push sink write propose approve reject propose-delete propose-del del delete get list ls wait help" -f -a "init" -d 'Make a new package'
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and not __fish_seen_subcommand_from init clone pull source read push sink write propose approve reject propose-delete propose-del del delete get list ls wait help" -f -a "clone" -d 'Make a new package from another one'
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and not __fish_seen_subcommand_from init clone pull source read push sink write propose approve reject propose-delete propose-del del delete get list ls wait help" -f -a "pull" -d 'Read the files of a package revision'
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and not __fish_seen_subcommand_from init clone pull source read push sink write propose approve reject propose-delete propose-del del delete get list ls wait help" -f -a "source" -d 'Read the files of a package revision'
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and not __fish_seen_subcommand_from init clone pull source read push sink write propose approve reject propose-delete propose-del del delete get list ls wait help" -f -a "read" -d 'Read the files of a package revision'
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and not __fish_seen_subcommand_from init clone pull source read push sink write propose approve reject propose-delete propose-del del delete get list ls wait help" -f -a "push" -d 'Write the files of a draft'
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and not __fish_seen_subcommand_from init clone pull source read push sink write propose approve reject propose-delete propose-del del delete get list ls wait help" -f -a "sink" -d 'Write the files of a draft'
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and not __fish_seen_subcommand_from init clone pull source read push sink write propose approve reject propose-delete propose-del del delete get list ls wait help" -f -a "write" -d 'Write the files of a draft'
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and not __fish_seen_subcommand_from init clone pull source read push sink write propose approve reject propose-delete propose-del del delete get list ls wait help" -f -a "propose" -d 'Propose drafts for approval'
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and not __fish_seen_subcommand_from init clone pull source read push sink write propose approve reject propose-delete propose-del del delete get list ls wait help" -f -a "approve" -d 'Approve proposed package revisions'
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and not __fish_seen_subcommand_from init clone pull source read push sink write propose approve reject propose-delete propose-del del delete get list ls wait help" -f -a "reject" -d 'Turn down proposed package revisions or proposed deletions'
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and not __fish_seen_subcommand_from init clone pull source read push sink write propose approve reject propose-delete propose-del del delete get list ls wait help" -f -a "propose-delete" -d 'Propose published package revisions for deletion'
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and not __fish_seen_subcommand_from init clone pull source read push sink write propose approve reject propose-delete propose-del del delete get list ls wait help" -f -a "propose-del" -d 'Propose published package revisions for deletion'
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and not __fish_seen_subcommand_from init clone pull source read push sink write propose approve reject propose-delete propose-del del delete get list ls wait help" -f -a "del" -d 'Delete package revisions'
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and not __fish_seen_subcommand_from init clone pull source read push sink write propose approve reject propose-delete propose-del del delete get list ls wait help" -f -a "delete" -d 'Delete package revisions'
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and not __fish_seen_subcommand_from init clone pull source read push sink write propose approve reject propose-delete propose-del del delete get list ls wait help" -f -a "get" -d 'List or show package revisions'
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and not __fish_seen_subcommand_from init clone pull source read push sink write propose approve reject propose-delete propose-del del delete get list ls wait help" -f -a "list" -d 'List or show package revisions'
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and not __fish_seen_subcommand_from init clone pull source read push sink write propose approve reject propose-delete propose-del del delete get list ls wait help" -f -a "ls" -d 'List or show package revisions'
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and not __fish_seen_subcommand_from init clone pull source read push sink write propose approve reject propose-delete propose-del del delete get list ls wait help" -f -a "wait" -d 'Wait until package revisions are in some state'
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and not __fish_seen_subcommand_from init clone pull source read push sink write propose approve reject propose-delete propose-del del delete get list ls wait help" -f -a "help" -d 'Print this message or the help of the given subcommand(s)'
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from init" -l repository -d 'Repository of the new package' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from init" -l workspace -d 'Workspace of the new package' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from init" -l description -d 'Short description of the package' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from init" -l keywords -d 'Keywords, joined with commas or given several times' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from init" -l site -d 'Link to a page about the package' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from init" -l wait -d 'Wait until the server has carried it out [env: PORCHCTL_WAIT, default: true]' -r -f -a "true\t''
false\t''"
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from init" -l timeout -d 'How long to wait, 0 looks once [env: PORCHCTL_TIMEOUT, default: 5m]' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from init" -s o -l output -d '`json` for one JSON document instead of lines' -r -f -a "json\t'One JSON document'"
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
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from clone" -l wait -d 'Wait until the server has carried it out [env: PORCHCTL_WAIT, default: true]' -r -f -a "true\t''
false\t''"
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from clone" -l timeout -d 'How long to wait, 0 looks once [env: PORCHCTL_TIMEOUT, default: 5m]' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from clone" -s o -l output -d '`json` for one JSON document instead of lines' -r -f -a "json\t'One JSON document'"
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
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from pull" -l wait -d 'Wait until the server has carried it out [env: PORCHCTL_WAIT, default: true]' -r -f -a "true\t''
false\t''"
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from pull" -l timeout -d 'How long to wait, 0 looks once [env: PORCHCTL_TIMEOUT, default: 5m]' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from pull" -s o -l output -d '`json` for one JSON document instead of lines' -r -f -a "json\t'One JSON document'"
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
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from source" -s o -l output -d '`json` for one JSON document instead of lines' -r -f -a "json\t'One JSON document'"
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
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from read" -s o -l output -d '`json` for one JSON document instead of lines' -r -f -a "json\t'One JSON document'"
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
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from push" -l dry-run -d 'Say what would be sent and what a render would change, and send nothing' -r -f -a "client\t'Nothing is sent'"
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from push" -l wait -d 'Wait until the server has carried it out [env: PORCHCTL_WAIT, default: true]' -r -f -a "true\t''
false\t''"
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from push" -l timeout -d 'How long to wait, 0 looks once [env: PORCHCTL_TIMEOUT, default: 5m]' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from push" -s o -l output -d '`json` for one JSON document instead of lines' -r -f -a "json\t'One JSON document'"
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
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from sink" -l dry-run -d 'Say what would be sent and what a render would change, and send nothing' -r -f -a "client\t'Nothing is sent'"
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from sink" -l wait -d 'Wait until the server has carried it out [env: PORCHCTL_WAIT, default: true]' -r -f -a "true\t''
false\t''"
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from sink" -l timeout -d 'How long to wait, 0 looks once [env: PORCHCTL_TIMEOUT, default: 5m]' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from sink" -s o -l output -d '`json` for one JSON document instead of lines' -r -f -a "json\t'One JSON document'"
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
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from write" -l dry-run -d 'Say what would be sent and what a render would change, and send nothing' -r -f -a "client\t'Nothing is sent'"
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from write" -l wait -d 'Wait until the server has carried it out [env: PORCHCTL_WAIT, default: true]' -r -f -a "true\t''
false\t''"
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from write" -l timeout -d 'How long to wait, 0 looks once [env: PORCHCTL_TIMEOUT, default: 5m]' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from write" -s o -l output -d '`json` for one JSON document instead of lines' -r -f -a "json\t'One JSON document'"
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
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from propose" -l wait -d 'Wait until the server has carried it out [env: PORCHCTL_WAIT, default: true]' -r -f -a "true\t''
false\t''"
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from propose" -l timeout -d 'How long to wait, 0 looks once [env: PORCHCTL_TIMEOUT, default: 5m]' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from propose" -s o -l output -d '`json` for one JSON document instead of lines' -r -f -a "json\t'One JSON document'"
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
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from approve" -l wait -d 'Wait until the server has carried it out [env: PORCHCTL_WAIT, default: true]' -r -f -a "true\t''
false\t''"
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from approve" -l timeout -d 'How long to wait, 0 looks once [env: PORCHCTL_TIMEOUT, default: 5m]' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from approve" -s o -l output -d '`json` for one JSON document instead of lines' -r -f -a "json\t'One JSON document'"
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
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from reject" -l wait -d 'Wait until the server has carried it out [env: PORCHCTL_WAIT, default: true]' -r -f -a "true\t''
false\t''"
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from reject" -l timeout -d 'How long to wait, 0 looks once [env: PORCHCTL_TIMEOUT, default: 5m]' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from reject" -s o -l output -d '`json` for one JSON document instead of lines' -r -f -a "json\t'One JSON document'"
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
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from propose-delete" -l wait -d 'Wait until the server has carried it out [env: PORCHCTL_WAIT, default: true]' -r -f -a "true\t''
false\t''"
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from propose-delete" -l timeout -d 'How long to wait, 0 looks once [env: PORCHCTL_TIMEOUT, default: 5m]' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from propose-delete" -s o -l output -d '`json` for one JSON document instead of lines' -r -f -a "json\t'One JSON document'"
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
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from propose-del" -l wait -d 'Wait until the server has carried it out [env: PORCHCTL_WAIT, default: true]' -r -f -a "true\t''
false\t''"
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from propose-del" -l timeout -d 'How long to wait, 0 looks once [env: PORCHCTL_TIMEOUT, default: 5m]' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from propose-del" -s o -l output -d '`json` for one JSON document instead of lines' -r -f -a "json\t'One JSON document'"
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
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from del" -l wait -d 'Wait until the server has carried it out [env: PORCHCTL_WAIT, default: true]' -r -f -a "true\t''
false\t''"
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from del" -l timeout -d 'How long to wait, 0 looks once [env: PORCHCTL_TIMEOUT, default: 5m]' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from del" -s o -l output -d '`json` for one JSON document instead of lines' -r -f -a "json\t'One JSON document'"
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
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from delete" -l wait -d 'Wait until the server has carried it out [env: PORCHCTL_WAIT, default: true]' -r -f -a "true\t''
false\t''"
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from delete" -l timeout -d 'How long to wait, 0 looks once [env: PORCHCTL_TIMEOUT, default: 5m]' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from delete" -s o -l output -d '`json` for one JSON document instead of lines' -r -f -a "json\t'One JSON document'"
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
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from get" -s o -l output -d 'table, wide, json, yaml, name, jsonpath=TEMPLATE, jsonpath-as-json=TEMPLATE or custom-columns=NAME:PATH,...' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from get" -l no-headers -d 'No header line' -r -f -a "true\t''
false\t''"
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from get" -l show-labels -d 'A column with all labels' -r -f -a "true\t''
false\t''"
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from get" -s L -l label-columns -d 'A column for each of these labels' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from get" -l show-managed-fields -d 'Keep `metadata.managedFields` in json and yaml' -r -f -a "true\t''
false\t''"
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from get" -l show-kptfile -d 'Print the Kptfile of one package revision' -r -f -a "true\t''
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
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from get" -s A -l all-namespaces -d 'All namespaces'
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
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from list" -s o -l output -d 'table, wide, json, yaml, name, jsonpath=TEMPLATE, jsonpath-as-json=TEMPLATE or custom-columns=NAME:PATH,...' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from list" -l no-headers -d 'No header line' -r -f -a "true\t''
false\t''"
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from list" -l show-labels -d 'A column with all labels' -r -f -a "true\t''
false\t''"
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from list" -s L -l label-columns -d 'A column for each of these labels' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from list" -l show-managed-fields -d 'Keep `metadata.managedFields` in json and yaml' -r -f -a "true\t''
false\t''"
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from list" -l show-kptfile -d 'Print the Kptfile of one package revision' -r -f -a "true\t''
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
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from list" -s A -l all-namespaces -d 'All namespaces'
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
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from ls" -s o -l output -d 'table, wide, json, yaml, name, jsonpath=TEMPLATE, jsonpath-as-json=TEMPLATE or custom-columns=NAME:PATH,...' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from ls" -l no-headers -d 'No header line' -r -f -a "true\t''
false\t''"
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from ls" -l show-labels -d 'A column with all labels' -r -f -a "true\t''
false\t''"
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from ls" -s L -l label-columns -d 'A column for each of these labels' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from ls" -l show-managed-fields -d 'Keep `metadata.managedFields` in json and yaml' -r -f -a "true\t''
false\t''"
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from ls" -l show-kptfile -d 'Print the Kptfile of one package revision' -r -f -a "true\t''
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
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from ls" -s A -l all-namespaces -d 'All namespaces'
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from ls" -s q -l quiet -d 'No notes, hints or progress on stderr'
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from ls" -l no-progress -d 'No progress on stderr'
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from ls" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from wait" -l for -d 'created, rendered[=TOKEN], ready, settled, lifecycle=STATE, published, deleted or condition=TYPE[=STATUS]' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from wait" -l timeout -d 'How long to wait, 0 looks once [env: PORCHCTL_TIMEOUT, default: 5m]' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from wait" -s o -l output -d '`json` for one JSON document instead of lines' -r -f -a "json\t'One JSON document'"
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
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from wait" -l nudge -d 'Make the controller look again first: adds an annotation to spec.packageMetadata and removes it afterwards'
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from wait" -s q -l quiet -d 'No notes, hints or progress on stderr'
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from wait" -l no-progress -d 'No progress on stderr'
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from wait" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from help" -f -a "init" -d 'Make a new package'
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from help" -f -a "clone" -d 'Make a new package from another one'
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from help" -f -a "pull" -d 'Read the files of a package revision'
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from help" -f -a "push" -d 'Write the files of a draft'
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from help" -f -a "propose" -d 'Propose drafts for approval'
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from help" -f -a "approve" -d 'Approve proposed package revisions'
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from help" -f -a "reject" -d 'Turn down proposed package revisions or proposed deletions'
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from help" -f -a "propose-delete" -d 'Propose published package revisions for deletion'
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from help" -f -a "del" -d 'Delete package revisions'
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from help" -f -a "get" -d 'List or show package revisions'
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from help" -f -a "wait" -d 'Wait until package revisions are in some state'
complete -c porchctl -n "__fish_porchctl_using_subcommand rpkg; and __fish_seen_subcommand_from help" -f -a "help" -d 'Print this message or the help of the given subcommand(s)'
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and not __fish_seen_subcommand_from init clone pull source read push sink write propose approve reject propose-delete propose-del del delete get list ls wait help" -l kubeconfig -d 'Kubeconfig file [env: KUBECONFIG, default: ~/.kube/config]' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and not __fish_seen_subcommand_from init clone pull source read push sink write propose approve reject propose-delete propose-del del delete get list ls wait help" -l context -d 'Context of the kubeconfig to use' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and not __fish_seen_subcommand_from init clone pull source read push sink write propose approve reject propose-delete propose-del del delete get list ls wait help" -l cluster -d 'Cluster of the kubeconfig to use' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and not __fish_seen_subcommand_from init clone pull source read push sink write propose approve reject propose-delete propose-del del delete get list ls wait help" -l user -d 'User of the kubeconfig to use' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and not __fish_seen_subcommand_from init clone pull source read push sink write propose approve reject propose-delete propose-del del delete get list ls wait help" -s n -l namespace -d 'Namespace [default: the one of the context]' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and not __fish_seen_subcommand_from init clone pull source read push sink write propose approve reject propose-delete propose-del del delete get list ls wait help" -s s -l server -d 'Address of the API server' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and not __fish_seen_subcommand_from init clone pull source read push sink write propose approve reject propose-delete propose-del del delete get list ls wait help" -l token -d 'Bearer token for the API server' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and not __fish_seen_subcommand_from init clone pull source read push sink write propose approve reject propose-delete propose-del del delete get list ls wait help" -l as -d 'User to impersonate' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and not __fish_seen_subcommand_from init clone pull source read push sink write propose approve reject propose-delete propose-del del delete get list ls wait help" -l as-group -d 'Group to impersonate, may be given several times' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and not __fish_seen_subcommand_from init clone pull source read push sink write propose approve reject propose-delete propose-del del delete get list ls wait help" -l as-uid -d 'Uid to impersonate' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and not __fish_seen_subcommand_from init clone pull source read push sink write propose approve reject propose-delete propose-del del delete get list ls wait help" -l certificate-authority -d 'Certificate authority file' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and not __fish_seen_subcommand_from init clone pull source read push sink write propose approve reject propose-delete propose-del del delete get list ls wait help" -l client-certificate -d 'Client certificate file' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and not __fish_seen_subcommand_from init clone pull source read push sink write propose approve reject propose-delete propose-del del delete get list ls wait help" -l client-key -d 'Client key file' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and not __fish_seen_subcommand_from init clone pull source read push sink write propose approve reject propose-delete propose-del del delete get list ls wait help" -l tls-server-name -d 'Server name to check the certificate against' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and not __fish_seen_subcommand_from init clone pull source read push sink write propose approve reject propose-delete propose-del del delete get list ls wait help" -l insecure-skip-tls-verify -d 'Do not check the server\'s certificate' -r -f -a "true\t''
false\t''"
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and not __fish_seen_subcommand_from init clone pull source read push sink write propose approve reject propose-delete propose-del del delete get list ls wait help" -l request-timeout -d 'Limit of one call to the API server, repeats included; 0 means none [default: 30s]' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and not __fish_seen_subcommand_from init clone pull source read push sink write propose approve reject propose-delete propose-del del delete get list ls wait help" -l api-version -d 'API version of package revisions: v1alpha1 or v1alpha2 [env: PORCHCTL_API_VERSION]' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and not __fish_seen_subcommand_from init clone pull source read push sink write propose approve reject propose-delete propose-del del delete get list ls wait help" -s v -l v -d 'Verbosity: 1 names the server and the namespace, 6 every request' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and not __fish_seen_subcommand_from init clone pull source read push sink write propose approve reject propose-delete propose-del del delete get list ls wait help" -l color -d 'Colours' -r -f -a "auto\t'On a terminal, unless the environment says no'
always\t'Always'
never\t'Never'"
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and not __fish_seen_subcommand_from init clone pull source read push sink write propose approve reject propose-delete propose-del del delete get list ls wait help" -l log-flush-frequency -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and not __fish_seen_subcommand_from init clone pull source read push sink write propose approve reject propose-delete propose-del del delete get list ls wait help" -l truncate-output -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and not __fish_seen_subcommand_from init clone pull source read push sink write propose approve reject propose-delete propose-del del delete get list ls wait help" -l stack-trace -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and not __fish_seen_subcommand_from init clone pull source read push sink write propose approve reject propose-delete propose-del del delete get list ls wait help" -l disable-compression -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and not __fish_seen_subcommand_from init clone pull source read push sink write propose approve reject propose-delete propose-del del delete get list ls wait help" -l add-dir-header -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and not __fish_seen_subcommand_from init clone pull source read push sink write propose approve reject propose-delete propose-del del delete get list ls wait help" -l alsologtostderr -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and not __fish_seen_subcommand_from init clone pull source read push sink write propose approve reject propose-delete propose-del del delete get list ls wait help" -l logtostderr -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and not __fish_seen_subcommand_from init clone pull source read push sink write propose approve reject propose-delete propose-del del delete get list ls wait help" -l one-output -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and not __fish_seen_subcommand_from init clone pull source read push sink write propose approve reject propose-delete propose-del del delete get list ls wait help" -l skip-headers -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and not __fish_seen_subcommand_from init clone pull source read push sink write propose approve reject propose-delete propose-del del delete get list ls wait help" -l skip-log-headers -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and not __fish_seen_subcommand_from init clone pull source read push sink write propose approve reject propose-delete propose-del del delete get list ls wait help" -l cache-dir -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and not __fish_seen_subcommand_from init clone pull source read push sink write propose approve reject propose-delete propose-del del delete get list ls wait help" -l log-backtrace-at -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and not __fish_seen_subcommand_from init clone pull source read push sink write propose approve reject propose-delete propose-del del delete get list ls wait help" -l log-dir -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and not __fish_seen_subcommand_from init clone pull source read push sink write propose approve reject propose-delete propose-del del delete get list ls wait help" -l log-file -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and not __fish_seen_subcommand_from init clone pull source read push sink write propose approve reject propose-delete propose-del del delete get list ls wait help" -l log-file-max-size -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and not __fish_seen_subcommand_from init clone pull source read push sink write propose approve reject propose-delete propose-del del delete get list ls wait help" -l stderrthreshold -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and not __fish_seen_subcommand_from init clone pull source read push sink write propose approve reject propose-delete propose-del del delete get list ls wait help" -l vmodule -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and not __fish_seen_subcommand_from init clone pull source read push sink write propose approve reject propose-delete propose-del del delete get list ls wait help" -s q -l quiet -d 'No notes, hints or progress on stderr'
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and not __fish_seen_subcommand_from init clone pull source read push sink write propose approve reject propose-delete propose-del del delete get list ls wait help" -l no-progress -d 'No progress on stderr'
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and not __fish_seen_subcommand_from init clone pull source read push sink write propose approve reject propose-delete propose-del del delete get list ls wait help" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and not __fish_seen_subcommand_from init clone pull source read push sink write propose approve reject propose-delete propose-del del delete get list ls wait help" -f -a "init" -d 'Make a new package'
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and not __fish_seen_subcommand_from init clone pull source read push sink write propose approve reject propose-delete propose-del del delete get list ls wait help" -f -a "clone" -d 'Make a new package from another one'
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and not __fish_seen_subcommand_from init clone pull source read push sink write propose approve reject propose-delete propose-del del delete get list ls wait help" -f -a "pull" -d 'Read the files of a package revision'
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and not __fish_seen_subcommand_from init clone pull source read push sink write propose approve reject propose-delete propose-del del delete get list ls wait help" -f -a "source" -d 'Read the files of a package revision'
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and not __fish_seen_subcommand_from init clone pull source read push sink write propose approve reject propose-delete propose-del del delete get list ls wait help" -f -a "read" -d 'Read the files of a package revision'
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and not __fish_seen_subcommand_from init clone pull source read push sink write propose approve reject propose-delete propose-del del delete get list ls wait help" -f -a "push" -d 'Write the files of a draft'
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and not __fish_seen_subcommand_from init clone pull source read push sink write propose approve reject propose-delete propose-del del delete get list ls wait help" -f -a "sink" -d 'Write the files of a draft'
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and not __fish_seen_subcommand_from init clone pull source read push sink write propose approve reject propose-delete propose-del del delete get list ls wait help" -f -a "write" -d 'Write the files of a draft'
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and not __fish_seen_subcommand_from init clone pull source read push sink write propose approve reject propose-delete propose-del del delete get list ls wait help" -f -a "propose" -d 'Propose drafts for approval'
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and not __fish_seen_subcommand_from init clone pull source read push sink write propose approve reject propose-delete propose-del del delete get list ls wait help" -f -a "approve" -d 'Approve proposed package revisions'
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and not __fish_seen_subcommand_from init clone pull source read push sink write propose approve reject propose-delete propose-del del delete get list ls wait help" -f -a "reject" -d 'Turn down proposed package revisions or proposed deletions'
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and not __fish_seen_subcommand_from init clone pull source read push sink write propose approve reject propose-delete propose-del del delete get list ls wait help" -f -a "propose-delete" -d 'Propose published package revisions for deletion'
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and not __fish_seen_subcommand_from init clone pull source read push sink write propose approve reject propose-delete propose-del del delete get list ls wait help" -f -a "propose-del" -d 'Propose published package revisions for deletion'
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and not __fish_seen_subcommand_from init clone pull source read push sink write propose approve reject propose-delete propose-del del delete get list ls wait help" -f -a "del" -d 'Delete package revisions'
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and not __fish_seen_subcommand_from init clone pull source read push sink write propose approve reject propose-delete propose-del del delete get list ls wait help" -f -a "delete" -d 'Delete package revisions'
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and not __fish_seen_subcommand_from init clone pull source read push sink write propose approve reject propose-delete propose-del del delete get list ls wait help" -f -a "get" -d 'List or show package revisions'
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and not __fish_seen_subcommand_from init clone pull source read push sink write propose approve reject propose-delete propose-del del delete get list ls wait help" -f -a "list" -d 'List or show package revisions'
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and not __fish_seen_subcommand_from init clone pull source read push sink write propose approve reject propose-delete propose-del del delete get list ls wait help" -f -a "ls" -d 'List or show package revisions'
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and not __fish_seen_subcommand_from init clone pull source read push sink write propose approve reject propose-delete propose-del del delete get list ls wait help" -f -a "wait" -d 'Wait until package revisions are in some state'
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and not __fish_seen_subcommand_from init clone pull source read push sink write propose approve reject propose-delete propose-del del delete get list ls wait help" -f -a "help" -d 'Print this message or the help of the given subcommand(s)'
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from init" -l repository -d 'Repository of the new package' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from init" -l workspace -d 'Workspace of the new package' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from init" -l description -d 'Short description of the package' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from init" -l keywords -d 'Keywords, joined with commas or given several times' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from init" -l site -d 'Link to a page about the package' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from init" -l wait -d 'Wait until the server has carried it out [env: PORCHCTL_WAIT, default: true]' -r -f -a "true\t''
false\t''"
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from init" -l timeout -d 'How long to wait, 0 looks once [env: PORCHCTL_TIMEOUT, default: 5m]' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from init" -s o -l output -d '`json` for one JSON document instead of lines' -r -f -a "json\t'One JSON document'"
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
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from clone" -l wait -d 'Wait until the server has carried it out [env: PORCHCTL_WAIT, default: true]' -r -f -a "true\t''
false\t''"
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from clone" -l timeout -d 'How long to wait, 0 looks once [env: PORCHCTL_TIMEOUT, default: 5m]' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from clone" -s o -l output -d '`json` for one JSON document instead of lines' -r -f -a "json\t'One JSON document'"
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
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from pull" -l wait -d 'Wait until the server has carried it out [env: PORCHCTL_WAIT, default: true]' -r -f -a "true\t''
false\t''"
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from pull" -l timeout -d 'How long to wait, 0 looks once [env: PORCHCTL_TIMEOUT, default: 5m]' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from pull" -s o -l output -d '`json` for one JSON document instead of lines' -r -f -a "json\t'One JSON document'"
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
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from source" -s o -l output -d '`json` for one JSON document instead of lines' -r -f -a "json\t'One JSON document'"
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
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from read" -s o -l output -d '`json` for one JSON document instead of lines' -r -f -a "json\t'One JSON document'"
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
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from push" -l dry-run -d 'Say what would be sent and what a render would change, and send nothing' -r -f -a "client\t'Nothing is sent'"
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from push" -l wait -d 'Wait until the server has carried it out [env: PORCHCTL_WAIT, default: true]' -r -f -a "true\t''
false\t''"
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from push" -l timeout -d 'How long to wait, 0 looks once [env: PORCHCTL_TIMEOUT, default: 5m]' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from push" -s o -l output -d '`json` for one JSON document instead of lines' -r -f -a "json\t'One JSON document'"
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
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from sink" -l dry-run -d 'Say what would be sent and what a render would change, and send nothing' -r -f -a "client\t'Nothing is sent'"
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from sink" -l wait -d 'Wait until the server has carried it out [env: PORCHCTL_WAIT, default: true]' -r -f -a "true\t''
false\t''"
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from sink" -l timeout -d 'How long to wait, 0 looks once [env: PORCHCTL_TIMEOUT, default: 5m]' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from sink" -s o -l output -d '`json` for one JSON document instead of lines' -r -f -a "json\t'One JSON document'"
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
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from write" -l dry-run -d 'Say what would be sent and what a render would change, and send nothing' -r -f -a "client\t'Nothing is sent'"
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from write" -l wait -d 'Wait until the server has carried it out [env: PORCHCTL_WAIT, default: true]' -r -f -a "true\t''
false\t''"
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from write" -l timeout -d 'How long to wait, 0 looks once [env: PORCHCTL_TIMEOUT, default: 5m]' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from write" -s o -l output -d '`json` for one JSON document instead of lines' -r -f -a "json\t'One JSON document'"
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
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from propose" -l wait -d 'Wait until the server has carried it out [env: PORCHCTL_WAIT, default: true]' -r -f -a "true\t''
false\t''"
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from propose" -l timeout -d 'How long to wait, 0 looks once [env: PORCHCTL_TIMEOUT, default: 5m]' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from propose" -s o -l output -d '`json` for one JSON document instead of lines' -r -f -a "json\t'One JSON document'"
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
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from approve" -l wait -d 'Wait until the server has carried it out [env: PORCHCTL_WAIT, default: true]' -r -f -a "true\t''
false\t''"
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from approve" -l timeout -d 'How long to wait, 0 looks once [env: PORCHCTL_TIMEOUT, default: 5m]' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from approve" -s o -l output -d '`json` for one JSON document instead of lines' -r -f -a "json\t'One JSON document'"
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
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from reject" -l wait -d 'Wait until the server has carried it out [env: PORCHCTL_WAIT, default: true]' -r -f -a "true\t''
false\t''"
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from reject" -l timeout -d 'How long to wait, 0 looks once [env: PORCHCTL_TIMEOUT, default: 5m]' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from reject" -s o -l output -d '`json` for one JSON document instead of lines' -r -f -a "json\t'One JSON document'"
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
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from propose-delete" -l wait -d 'Wait until the server has carried it out [env: PORCHCTL_WAIT, default: true]' -r -f -a "true\t''
false\t''"
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from propose-delete" -l timeout -d 'How long to wait, 0 looks once [env: PORCHCTL_TIMEOUT, default: 5m]' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from propose-delete" -s o -l output -d '`json` for one JSON document instead of lines' -r -f -a "json\t'One JSON document'"
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
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from propose-del" -l wait -d 'Wait until the server has carried it out [env: PORCHCTL_WAIT, default: true]' -r -f -a "true\t''
false\t''"
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from propose-del" -l timeout -d 'How long to wait, 0 looks once [env: PORCHCTL_TIMEOUT, default: 5m]' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from propose-del" -s o -l output -d '`json` for one JSON document instead of lines' -r -f -a "json\t'One JSON document'"
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
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from del" -l wait -d 'Wait until the server has carried it out [env: PORCHCTL_WAIT, default: true]' -r -f -a "true\t''
false\t''"
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from del" -l timeout -d 'How long to wait, 0 looks once [env: PORCHCTL_TIMEOUT, default: 5m]' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from del" -s o -l output -d '`json` for one JSON document instead of lines' -r -f -a "json\t'One JSON document'"
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
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from delete" -l wait -d 'Wait until the server has carried it out [env: PORCHCTL_WAIT, default: true]' -r -f -a "true\t''
false\t''"
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from delete" -l timeout -d 'How long to wait, 0 looks once [env: PORCHCTL_TIMEOUT, default: 5m]' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from delete" -s o -l output -d '`json` for one JSON document instead of lines' -r -f -a "json\t'One JSON document'"
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
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from get" -s o -l output -d 'table, wide, json, yaml, name, jsonpath=TEMPLATE, jsonpath-as-json=TEMPLATE or custom-columns=NAME:PATH,...' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from get" -l no-headers -d 'No header line' -r -f -a "true\t''
false\t''"
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from get" -l show-labels -d 'A column with all labels' -r -f -a "true\t''
false\t''"
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from get" -s L -l label-columns -d 'A column for each of these labels' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from get" -l show-managed-fields -d 'Keep `metadata.managedFields` in json and yaml' -r -f -a "true\t''
false\t''"
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from get" -l show-kptfile -d 'Print the Kptfile of one package revision' -r -f -a "true\t''
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
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from get" -s A -l all-namespaces -d 'All namespaces'
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
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from list" -s o -l output -d 'table, wide, json, yaml, name, jsonpath=TEMPLATE, jsonpath-as-json=TEMPLATE or custom-columns=NAME:PATH,...' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from list" -l no-headers -d 'No header line' -r -f -a "true\t''
false\t''"
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from list" -l show-labels -d 'A column with all labels' -r -f -a "true\t''
false\t''"
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from list" -s L -l label-columns -d 'A column for each of these labels' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from list" -l show-managed-fields -d 'Keep `metadata.managedFields` in json and yaml' -r -f -a "true\t''
false\t''"
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from list" -l show-kptfile -d 'Print the Kptfile of one package revision' -r -f -a "true\t''
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
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from list" -s A -l all-namespaces -d 'All namespaces'
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
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from ls" -s o -l output -d 'table, wide, json, yaml, name, jsonpath=TEMPLATE, jsonpath-as-json=TEMPLATE or custom-columns=NAME:PATH,...' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from ls" -l no-headers -d 'No header line' -r -f -a "true\t''
false\t''"
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from ls" -l show-labels -d 'A column with all labels' -r -f -a "true\t''
false\t''"
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from ls" -s L -l label-columns -d 'A column for each of these labels' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from ls" -l show-managed-fields -d 'Keep `metadata.managedFields` in json and yaml' -r -f -a "true\t''
false\t''"
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from ls" -l show-kptfile -d 'Print the Kptfile of one package revision' -r -f -a "true\t''
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
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from ls" -s A -l all-namespaces -d 'All namespaces'
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from ls" -s q -l quiet -d 'No notes, hints or progress on stderr'
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from ls" -l no-progress -d 'No progress on stderr'
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from ls" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from wait" -l for -d 'created, rendered[=TOKEN], ready, settled, lifecycle=STATE, published, deleted or condition=TYPE[=STATUS]' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from wait" -l timeout -d 'How long to wait, 0 looks once [env: PORCHCTL_TIMEOUT, default: 5m]' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from wait" -s o -l output -d '`json` for one JSON document instead of lines' -r -f -a "json\t'One JSON document'"
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
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from wait" -l nudge -d 'Make the controller look again first: adds an annotation to spec.packageMetadata and removes it afterwards'
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from wait" -s q -l quiet -d 'No notes, hints or progress on stderr'
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from wait" -l no-progress -d 'No progress on stderr'
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from wait" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from help" -f -a "init" -d 'Make a new package'
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from help" -f -a "clone" -d 'Make a new package from another one'
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from help" -f -a "pull" -d 'Read the files of a package revision'
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from help" -f -a "push" -d 'Write the files of a draft'
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from help" -f -a "propose" -d 'Propose drafts for approval'
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from help" -f -a "approve" -d 'Approve proposed package revisions'
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from help" -f -a "reject" -d 'Turn down proposed package revisions or proposed deletions'
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from help" -f -a "propose-delete" -d 'Propose published package revisions for deletion'
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from help" -f -a "del" -d 'Delete package revisions'
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from help" -f -a "get" -d 'List or show package revisions'
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from help" -f -a "wait" -d 'Wait until package revisions are in some state'
complete -c porchctl -n "__fish_porchctl_using_subcommand rpackage; and __fish_seen_subcommand_from help" -f -a "help" -d 'Print this message or the help of the given subcommand(s)'
complete -c porchctl -n "__fish_porchctl_using_subcommand sandbox; and not __fish_seen_subcommand_from run help" -l kubeconfig -d 'Kubeconfig file [env: KUBECONFIG, default: ~/.kube/config]' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand sandbox; and not __fish_seen_subcommand_from run help" -l context -d 'Context of the kubeconfig to use' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand sandbox; and not __fish_seen_subcommand_from run help" -l cluster -d 'Cluster of the kubeconfig to use' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand sandbox; and not __fish_seen_subcommand_from run help" -l user -d 'User of the kubeconfig to use' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand sandbox; and not __fish_seen_subcommand_from run help" -s n -l namespace -d 'Namespace [default: the one of the context]' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand sandbox; and not __fish_seen_subcommand_from run help" -s s -l server -d 'Address of the API server' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand sandbox; and not __fish_seen_subcommand_from run help" -l token -d 'Bearer token for the API server' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand sandbox; and not __fish_seen_subcommand_from run help" -l as -d 'User to impersonate' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand sandbox; and not __fish_seen_subcommand_from run help" -l as-group -d 'Group to impersonate, may be given several times' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand sandbox; and not __fish_seen_subcommand_from run help" -l as-uid -d 'Uid to impersonate' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand sandbox; and not __fish_seen_subcommand_from run help" -l certificate-authority -d 'Certificate authority file' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand sandbox; and not __fish_seen_subcommand_from run help" -l client-certificate -d 'Client certificate file' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand sandbox; and not __fish_seen_subcommand_from run help" -l client-key -d 'Client key file' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand sandbox; and not __fish_seen_subcommand_from run help" -l tls-server-name -d 'Server name to check the certificate against' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand sandbox; and not __fish_seen_subcommand_from run help" -l insecure-skip-tls-verify -d 'Do not check the server\'s certificate' -r -f -a "true\t''
false\t''"
complete -c porchctl -n "__fish_porchctl_using_subcommand sandbox; and not __fish_seen_subcommand_from run help" -l request-timeout -d 'Limit of one call to the API server, repeats included; 0 means none [default: 30s]' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand sandbox; and not __fish_seen_subcommand_from run help" -l api-version -d 'API version of package revisions: v1alpha1 or v1alpha2 [env: PORCHCTL_API_VERSION]' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand sandbox; and not __fish_seen_subcommand_from run help" -s v -l v -d 'Verbosity: 1 names the server and the namespace, 6 every request' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand sandbox; and not __fish_seen_subcommand_from run help" -l color -d 'Colours' -r -f -a "auto\t'On a terminal, unless the environment says no'
always\t'Always'
never\t'Never'"
complete -c porchctl -n "__fish_porchctl_using_subcommand sandbox; and not __fish_seen_subcommand_from run help" -l log-flush-frequency -r
complete -c porchctl -n "__fish_porchctl_using_subcommand sandbox; and not __fish_seen_subcommand_from run help" -l truncate-output -r
complete -c porchctl -n "__fish_porchctl_using_subcommand sandbox; and not __fish_seen_subcommand_from run help" -l stack-trace -r
complete -c porchctl -n "__fish_porchctl_using_subcommand sandbox; and not __fish_seen_subcommand_from run help" -l disable-compression -r
complete -c porchctl -n "__fish_porchctl_using_subcommand sandbox; and not __fish_seen_subcommand_from run help" -l add-dir-header -r
complete -c porchctl -n "__fish_porchctl_using_subcommand sandbox; and not __fish_seen_subcommand_from run help" -l alsologtostderr -r
complete -c porchctl -n "__fish_porchctl_using_subcommand sandbox; and not __fish_seen_subcommand_from run help" -l logtostderr -r
complete -c porchctl -n "__fish_porchctl_using_subcommand sandbox; and not __fish_seen_subcommand_from run help" -l one-output -r
complete -c porchctl -n "__fish_porchctl_using_subcommand sandbox; and not __fish_seen_subcommand_from run help" -l skip-headers -r
complete -c porchctl -n "__fish_porchctl_using_subcommand sandbox; and not __fish_seen_subcommand_from run help" -l skip-log-headers -r
complete -c porchctl -n "__fish_porchctl_using_subcommand sandbox; and not __fish_seen_subcommand_from run help" -l cache-dir -r
complete -c porchctl -n "__fish_porchctl_using_subcommand sandbox; and not __fish_seen_subcommand_from run help" -l log-backtrace-at -r
complete -c porchctl -n "__fish_porchctl_using_subcommand sandbox; and not __fish_seen_subcommand_from run help" -l log-dir -r
complete -c porchctl -n "__fish_porchctl_using_subcommand sandbox; and not __fish_seen_subcommand_from run help" -l log-file -r
complete -c porchctl -n "__fish_porchctl_using_subcommand sandbox; and not __fish_seen_subcommand_from run help" -l log-file-max-size -r
complete -c porchctl -n "__fish_porchctl_using_subcommand sandbox; and not __fish_seen_subcommand_from run help" -l stderrthreshold -r
complete -c porchctl -n "__fish_porchctl_using_subcommand sandbox; and not __fish_seen_subcommand_from run help" -l vmodule -r
complete -c porchctl -n "__fish_porchctl_using_subcommand sandbox; and not __fish_seen_subcommand_from run help" -s q -l quiet -d 'No notes, hints or progress on stderr'
complete -c porchctl -n "__fish_porchctl_using_subcommand sandbox; and not __fish_seen_subcommand_from run help" -l no-progress -d 'No progress on stderr'
complete -c porchctl -n "__fish_porchctl_using_subcommand sandbox; and not __fish_seen_subcommand_from run help" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c porchctl -n "__fish_porchctl_using_subcommand sandbox; and not __fish_seen_subcommand_from run help" -f -a "run" -d 'Start a sandbox, run a command against it, stop it'
complete -c porchctl -n "__fish_porchctl_using_subcommand sandbox; and not __fish_seen_subcommand_from run help" -f -a "help" -d 'Print this message or the help of the given subcommand(s)'
complete -c porchctl -n "__fish_porchctl_using_subcommand sandbox; and __fish_seen_subcommand_from run" -l function -d 'An executable that stands in for a function image, may be given several times' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand sandbox; and __fish_seen_subcommand_from run" -l fault -d 'A fault to inject, may be given several times' -r
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
complete -c porchctl -n "__fish_porchctl_using_subcommand sandbox; and __fish_seen_subcommand_from help" -f -a "run" -d 'Start a sandbox, run a command against it, stop it'
complete -c porchctl -n "__fish_porchctl_using_subcommand sandbox; and __fish_seen_subcommand_from help" -f -a "help" -d 'Print this message or the help of the given subcommand(s)'
complete -c porchctl -n "__fish_porchctl_using_subcommand version" -s o -l output -d '`json` for one JSON document instead of lines' -r -f -a "json\t'One JSON document'"
complete -c porchctl -n "__fish_porchctl_using_subcommand version" -l kubeconfig -d 'Kubeconfig file [env: KUBECONFIG, default: ~/.kube/config]' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand version" -l context -d 'Context of the kubeconfig to use' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand version" -l cluster -d 'Cluster of the kubeconfig to use' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand version" -l user -d 'User of the kubeconfig to use' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand version" -s n -l namespace -d 'Namespace [default: the one of the context]' -r
complete -c porchctl -n "__fish_porchctl_using_subcommand version" -s s -l server -d 'Address of the API server' -r
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
complete -c porchctl -n "__fish_porchctl_using_subcommand help; and not __fish_seen_subcommand_from rpkg sandbox version help" -f -a "rpkg" -d 'Package revisions: make, change, release and read them'
complete -c porchctl -n "__fish_porchctl_using_subcommand help; and not __fish_seen_subcommand_from rpkg sandbox version help" -f -a "sandbox" -d 'A Porch on this machine, without a cluster'
complete -c porchctl -n "__fish_porchctl_using_subcommand help; and not __fish_seen_subcommand_from rpkg sandbox version help" -f -a "version" -d 'Print the version of this program'
complete -c porchctl -n "__fish_porchctl_using_subcommand help; and not __fish_seen_subcommand_from rpkg sandbox version help" -f -a "help" -d 'Print this message or the help of the given subcommand(s)'
complete -c porchctl -n "__fish_porchctl_using_subcommand help; and __fish_seen_subcommand_from rpkg" -f -a "init" -d 'Make a new package'
complete -c porchctl -n "__fish_porchctl_using_subcommand help; and __fish_seen_subcommand_from rpkg" -f -a "clone" -d 'Make a new package from another one'
complete -c porchctl -n "__fish_porchctl_using_subcommand help; and __fish_seen_subcommand_from rpkg" -f -a "pull" -d 'Read the files of a package revision'
complete -c porchctl -n "__fish_porchctl_using_subcommand help; and __fish_seen_subcommand_from rpkg" -f -a "push" -d 'Write the files of a draft'
complete -c porchctl -n "__fish_porchctl_using_subcommand help; and __fish_seen_subcommand_from rpkg" -f -a "propose" -d 'Propose drafts for approval'
complete -c porchctl -n "__fish_porchctl_using_subcommand help; and __fish_seen_subcommand_from rpkg" -f -a "approve" -d 'Approve proposed package revisions'
complete -c porchctl -n "__fish_porchctl_using_subcommand help; and __fish_seen_subcommand_from rpkg" -f -a "reject" -d 'Turn down proposed package revisions or proposed deletions'
complete -c porchctl -n "__fish_porchctl_using_subcommand help; and __fish_seen_subcommand_from rpkg" -f -a "propose-delete" -d 'Propose published package revisions for deletion'
complete -c porchctl -n "__fish_porchctl_using_subcommand help; and __fish_seen_subcommand_from rpkg" -f -a "del" -d 'Delete package revisions'
complete -c porchctl -n "__fish_porchctl_using_subcommand help; and __fish_seen_subcommand_from rpkg" -f -a "get" -d 'List or show package revisions'
complete -c porchctl -n "__fish_porchctl_using_subcommand help; and __fish_seen_subcommand_from rpkg" -f -a "wait" -d 'Wait until package revisions are in some state'
complete -c porchctl -n "__fish_porchctl_using_subcommand help; and __fish_seen_subcommand_from sandbox" -f -a "run" -d 'Start a sandbox, run a command against it, stop it'
