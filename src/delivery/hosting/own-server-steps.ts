/** Shell scripts that run on the server to publish a site. Their errors are messages for editors. */
import { messages } from "../../content/messages/messages.ts";

/** Prints the name of the next release and, if there is a current release, its name. Argument: folder. */
export const BEGIN = `set -eu
current=
if [ -L "$1/current" ]; then current=$(readlink "$1/current"); fi
echo "$(date -u +%Y%m%dT%H%M%SZ) \${current#releases/}"
`;

/**
 * Acquires the lock, so that only one publication at a time changes the site, and reads the name of the current
 * release.
 */
const LOCK = `exec 9>.publishing
if command -v flock >/dev/null; then flock 9; fi
current=
if [ -L current ]; then current=$(readlink current); current=\${current#releases/}; fi
`;

/**
 * Makes a release the current one. `mv` replaces the symbolic link atomically:
 * https://pubs.opengroup.org/onlinepubs/9699919799/functions/rename.html
 */
const SWITCH_RELEASE = `ln -sfn "releases/$release" .next
mv -T .next current
`;

/**
 * Defines a function that adds files with hashed names from older releases. A page of an older release may still be
 * open in a browser, and request files that the new release lacks.
 */
const ADD_OLDER_FILES = `with_others() {
  for list in $(ls -A releases | grep '^\\.'); do
    other=\${list#.}
    while read -r file; do
      if [ -e "releases/$other/$file" ] && [ ! -e "$1/$file" ]; then
        mkdir -p "$1/\${file%/*}"
        ln "releases/$other/$file" "$1/$file"
      fi
    done < "releases/$list"
  done
}
`;

/**
 * Makes the incoming folder the current release, unless another publication finished first, and removes the oldest
 * releases. Arguments: folder, incoming folder, name of the new release, name of the release that was current when the
 * publication began, number of releases to keep, folders whose files have hashed names.
 */
export const FINISH = `set -eu
cd "$1"
incoming=$2 release=$3 expected=$4 kept=$5
shift 5
mkdir -p releases
${LOCK}${ADD_OLDER_FILES}if [ "$current" != "$expected" ]; then
  echo "${messages.hosting.overtaken}"
  exit 3
fi
while [ -e "releases/$release" ]; do release=$release.2; done
(cd "$incoming" && for folder; do if [ -d "$folder" ]; then find "$folder" -type f; fi; done) > "releases/.$release"
with_others "$incoming"
mv "$incoming" "releases/$release"
${SWITCH_RELEASE}for old in $(ls releases | sort | head -n "-$kept"); do
  if [ "$old" != "$release" ]; then rm -rf "releases/$old" "releases/.$old"; fi
done
`;

/** Switches back to the release before the current one. Argument: folder. */
export const ROLL_BACK = `set -eu
cd "$1"
${LOCK}${ADD_OLDER_FILES}release=$(ls releases | sort | awk -v current="$current" '$0 < current' | tail -n 1)
if [ -z "$release" ]; then
  echo "${messages.hosting.noSiteBefore}"
  exit 3
fi
with_others "releases/$release"
${SWITCH_RELEASE}echo "${messages.hosting.rolledBack("$release")}"
`;
