#!/usr/bin/env bash
# Builds a container image of the house, as the archive .build-package/funfair-image.tar, from the Debian
# package and packages of Debian 12. No registry is involved: load it with `docker load` or `podman load`.

source "$(dirname "${BASH_SOURCE[0]}")/common.sh"

readonly SCRATCH=.build-package
readonly IMAGE=$SCRATCH/funfair-image.tar
readonly ROOT=$SCRATCH/image-root.tar
# A build needs no user namespaces and no changes to the machine this way.
readonly STORE=(--root "$PWD/$SCRATCH/images" --runroot "$PWD/$SCRATCH/images-run" --storage-driver vfs)

scripts/setup.sh package
package=$(compgen -G "$SCRATCH/funfair_*.deb") ||
    fail "There is no package to build the image from. Please run: make package"
version=$(dpkg-deb --field "$package" Version)

heading "Installing the package into a new Debian"
rm -f "$IMAGE"
# The standalone tool creates the house's user without the rest of systemd. An engine gives a new volume the
# owner of the folder that it's mounted on. What a container never runs is removed.
mmdebstrap --quiet --variant=apt --include="systemd-standalone-sysusers,$PWD/$package" \
    --hook-dir=/usr/share/mmdebstrap/hooks/file-mirror-automount \
    --customize-hook='chroot "$1" install -d -o funfair -g funfair -m 700 /var/lib/funfair' \
    --customize-hook='chroot "$1" dpkg --purge --force-depends --force-remove-essential --force-remove-protected apt' \
    --customize-hook='find "$1"/usr/share/doc -type f ! -name copyright -delete; rm -rf "$1"/usr/share/man/* "$1"/usr/share/locale/* "$1"/var/log/*' \
    bookworm "$ROOT"

heading "Writing the image"
# A house that can't store scores is alive: starting it again doesn't free any disk space.
container=$(buildah "${STORE[@]}" from --format docker scratch)
trap 'buildah "${STORE[@]}" rm "$container" >/dev/null; rm -f "$ROOT"; rm -rf "$SCRATCH/images" "$SCRATCH/images-run"' EXIT
buildah "${STORE[@]}" add --quiet "$container" "$ROOT" / >/dev/null
buildah "${STORE[@]}" config --user funfair --workingdir /var/lib/funfair --volume /var/lib/funfair \
    --port 8080/tcp --stop-signal SIGTERM \
    --env PATH=/usr/bin:/bin --env LANG=C.UTF-8 \
    --cmd '["funfair", "serve"]' \
    --healthcheck 'CMD-SHELL "funfair status || test $? -eq 3"' --healthcheck-interval 30s --healthcheck-timeout 25s \
    --healthcheck-start-period 10s \
    --label "org.opencontainers.image.title=Funfair" --label "org.opencontainers.image.version=$version" \
    --label "org.opencontainers.image.licenses=Apache-2.0" "$container"
buildah "${STORE[@]}" commit --quiet --format docker "$container" funfair >/dev/null
# compose.yaml has the tag `latest`.
buildah "${STORE[@]}" push --quiet funfair "docker-archive:$IMAGE:funfair:latest" >/dev/null
ls -sh "$IMAGE"
