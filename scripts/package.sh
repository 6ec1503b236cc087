#!/usr/bin/env bash
# Builds the Debian package of the house into .build-package/: the optimised server with Swift's libraries in
# it, the site, the systemd units, manual pages and completions. The package runs on any Debian 12 machine of
# the architecture that it was built on.

source "$(dirname "${BASH_SOURCE[0]}")/common.sh"

readonly SCRATCH=.build-package
readonly FOLDER=$SCRATCH/debian
readonly FILES=$FOLDER/funfair/files

scripts/setup.sh wasm house package
scripts/build-site.sh

# The commit, with a mark if the files differ from it. It's part of the program's version, and the release
# workflow checks that a release has no mark.
FUNFAIR_COMMIT=$(git describe --always --abbrev=12 --exclude='*' --dirty=-changed)
export FUNFAIR_COMMIT
version=$(version_number)

heading "Building the server $version at $FUNFAIR_COMMIT"
swift build --package-path House --scratch-path "$SCRATCH" --configuration release \
    --static-swift-stdlib --product funfair --explicit-target-dependency-import-check error

heading "Laying out the package"
rm -rf "$FOLDER"
mkdir -p "$FILES"/completions/{bash,zsh,fish} "$FILES/man"
cp -R packaging/debian "$FOLDER/funfair/debian"
cp -R .build-site "$FILES/site"
cp packaging/funfair.yaml packaging/grafana.json CHANGELOG.md docs/hosting.md docs/postgresql.md \
    docs/moderation.md docs/command-line.md "$FILES/"
cp "$(swift build --package-path House --scratch-path "$SCRATCH" --configuration release --show-bin-path)/funfair" \
    "$FILES/funfair"
readonly FUNFAIR_HERE=$PWD/$FILES/funfair
# A completion is read by the shell and not run, so its first line needn't name one.
"$FUNFAIR_HERE" --generate-completion-script bash | sed '1{/^#!/d}' >"$FILES/completions/bash/funfair"
"$FUNFAIR_HERE" --generate-completion-script zsh >"$FILES/completions/zsh/_funfair"
"$FUNFAIR_HERE" --generate-completion-script fish >"$FILES/completions/fish/funfair.fish"

# manual NAME COMMAND…: writes the manual page of a command from its help.
manual() {
    local name=$1 about
    shift
    # help2man looks for Usage and Options at the start of a line, in this form.
    printf '#!/bin/sh\nCOLUMNS=400 "%s" %s --help | sed "%s"\n' "$FUNFAIR_HERE" "$*" \
        's/^OVERVIEW: //; s/^USAGE:/Usage:/; s/^OPTIONS:/Options:/; s/^SUBCOMMANDS:/Commands:/;
         s/^ARGUMENTS:/Arguments:/' >"$FOLDER/help"
    chmod +x "$FOLDER/help"
    about=$("$FOLDER/help" | head -n 1)
    about=${about%.}
    SOURCE_DATE_EPOCH=$(git log -1 --format=%ct) help2man --no-info --no-discard-stderr \
        --version-string "$version" --name "${about,}" --source "funfair $version" "$FOLDER/help" |
        sed "s/^\.TH HELP/.TH ${name^^}/; s/^help \\\\-/$name \\\\-/; s/^\\.B help/.B ${name/-/ }/" \
            >"$FILES/man/$name.1"
}
manual funfair ""
"$FUNFAIR_HERE" --help | sed -n '/^SUBCOMMANDS:/,/^$/ s/^  \([a-z][a-z-]*\) .*/\1/p' | while IFS= read -r command; do
    manual "funfair-$command" "$command"
done

# A build that isn't a release's is older than the release, and newer than the builds of earlier commits.
debian_version=$version
if [[ $(git tag --points-at HEAD) != "v$version" ]]; then
    debian_version+="~$(TZ=UTC git log -1 --format=%cd --date=format-local:%Y%m%d%H%M%S)"
fi
cat >"$FOLDER/funfair/debian/changelog" <<END
funfair ($debian_version) bookworm; urgency=medium

  * Commit $FUNFAIR_COMMIT. CHANGELOG.md says what has changed.

 -- $(sed -n 's/^Maintainer: //p' packaging/debian/control)  $(git log -1 --format=%cd --date=rfc2822)
END

heading "Packing"
(cd "$FOLDER/funfair" && dpkg-buildpackage --build=binary --no-sign --root-command= 2>&1) >"$FOLDER/build.log" ||
    fail "$(tail -n 20 "$FOLDER/build.log")" "The package can't be built: see $FOLDER/build.log."
rm -f "$SCRATCH"/funfair_*.deb
mv "$FOLDER"/funfair_*.deb "$SCRATCH/"
ls -sh "$SCRATCH"/funfair_*.deb
