#!/bin/sh
# A pipeline step that makes a draft from a directory and proposes it. Every outcome has an exit code.
#
#   porchctl sandbox run -- examples/ci.sh tests/data/packages/5g-core-topology
#   REPOSITORY=my-repo NAMESPACE=my-ns examples/ci.sh path/to/package     on a cluster
#
# Exit: 0 proposed · 3 a function failed, the draft stays for a look · other codes: `porchctl --help`
set -u

porchctl=${PORCHCTL:-porchctl}
repository=${REPOSITORY:-blueprints}
namespace=${NAMESPACE:-default}
directory=${1:?usage: ci.sh PACKAGE_DIRECTORY}
package=${PACKAGE:-$(basename "$directory")}
workspace=${WORKSPACE:-ci-${CI_RUN_ID:-$$}}

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

say() { printf '%s\n' "$*" >&2; }

# `init` prints "NAME created"; scripts take the first word.
created=$("$porchctl" rpkg init "$package" --namespace "$namespace" --repository "$repository" \
    --workspace "$workspace") || exit $?
name=${created%% *}

# The pulled directory carries the version that the push builds on.
"$porchctl" rpkg pull "$name" "$work/pkg" --namespace "$namespace" || exit $?
find "$work/pkg" -mindepth 1 ! -name .KptRevisionMetadata -delete
cp -R "$directory/." "$work/pkg/" || exit 1

"$porchctl" rpkg push "$name" "$work/pkg" --namespace "$namespace" -o json >"$work/push.json"
code=$?
case $code in
    0) say "rendered: $name" ;;
    3) say "a function failed; the draft $name keeps what was pushed" ;;
    7) say "somebody else pushed to $name meanwhile" ;;
    124) say "the render of $name did not end in time" ;;
    *) say "push failed with exit code $code" ;;
esac
cat "$work/push.json"
[ "$code" -eq 0 ] || exit "$code"

"$porchctl" rpkg propose "$name" --namespace "$namespace"
