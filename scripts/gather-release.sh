#!/usr/bin/env bash
# Gathers the files of a release in .build-package/release/, with their checksums: the package, the image and,
# once for all architectures, the site.

source "$(dirname "${BASH_SOURCE[0]}")/common.sh"

readonly SCRATCH=$PWD/.build-package
readonly RELEASE=$SCRATCH/release
number=$(version_number)
architecture=$(dpkg --print-architecture)

rm -rf "$RELEASE"
mkdir -p "$RELEASE"
cp "$SCRATCH"/funfair_*.deb "$RELEASE/"
gzip -9 -n -c "$SCRATCH/funfair-image.tar" >"$RELEASE/funfair-image_${number}_$architecture.tar.gz"
if [[ $architecture == amd64 ]]; then
    tar -C .build-site --sort=name --owner=0 --group=0 --numeric-owner \
        --mtime="@$(git log -1 --format=%ct)" -cf - . | gzip -9 -n >"$RELEASE/funfair-site_$number.tar.gz"
fi
(cd "$RELEASE" && "${SHA256[@]}" -- * >"SHA256SUMS.$architecture")
cat "$RELEASE/SHA256SUMS.$architecture"
