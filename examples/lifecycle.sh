#!/bin/sh
# The whole life of a package: init, pull, edit, push, look at the results, propose, approve.
#
#   porchctl sandbox run -- examples/lifecycle.sh            on an embedded Porch
#   REPOSITORY=my-repo NAMESPACE=my-ns examples/lifecycle.sh on the cluster of your kubeconfig
#
# The repository must be registered for v1alpha2. Every verb waits for its own effect, so there is
# no sleep and no loop here.
set -eu

porchctl=${PORCHCTL:-porchctl}
repository=${REPOSITORY:-blueprints}
namespace=${NAMESPACE:-default}
package=${PACKAGE:-web}
workspace=${WORKSPACE:-v1}
name=$repository.$(printf %s "$package" | tr / .).$workspace

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

run() {
    printf '\n$ porchctl %s\n' "$*"
    "$porchctl" "$@"
}

run rpkg init "$package" --namespace "$namespace" --repository "$repository" --workspace "$workspace" \
    --description "a web server"
run rpkg pull "$name" "$work/web" --namespace "$namespace"

cat >"$work/web/deployment.yaml" <<'YAML'
apiVersion: apps/v1
kind: Deployment
metadata:
  name: web # the front door
spec:
  replicas: 2
  selector:
    matchLabels:
      app: web
  template:
    metadata:
      labels:
        app: web
    spec:
      containers:
        - name: nginx
          image: nginx:1.27
YAML
cat >>"$work/web/Kptfile" <<'YAML'
pipeline:
  mutators:
    - image: set-namespace:v0.4.5
      configMap:
        namespace: shop
    - image: set-labels:v0.2.2
      configMap:
        tier: front
YAML
printf '\n# edited: a Deployment and a pipeline of two functions\n'

run rpkg push "$name" "$work/web" --namespace "$namespace"
run rpkg propose "$name" --namespace "$namespace"
run rpkg approve "$name" --namespace "$namespace"
run rpkg get "$name" --namespace "$namespace"
