import { expect, test } from "vitest";
import { pullRequestAddress } from "../../../src/editor/server/git/pull-request.ts";

const branches = { branch: "redaccion/2026-11-22-a", into: "main" };
const GITHUB = "https://github.com/pompa/revista/compare/main...redaccion/2026-11-22-a?expand=1";
const GITLAB =
  "https://gitlab.pompa.example/grupo/sub/revista/-/merge_requests/new?merge_request%5Bsource_branch%5D=redaccion%2F2026-11-22-a&merge_request%5Btarget_branch%5D=main";

test.each([
  ["https://github.com/pompa/revista.git", GITHUB],
  ["https://ana:clave@github.com/pompa/revista", GITHUB],
  ["git@github.com:pompa/revista.git", GITHUB],
  ["ssh://git@ssh.github.com:443/pompa/revista.git", GITHUB],
  ["ssh://git@gitlab.pompa.example:2222/grupo/sub/revista.git", GITLAB],
  ["git@gitlab.pompa.example:grupo/sub/revista.git", GITLAB],
  ["https://codigo.example/github.com/revista.git", undefined],
  ["https://notgithub.com/pompa/revista.git", undefined],
  ["/srv/github.com/revista.git", undefined],
  ["C:\\revistas\\pompa", undefined],
])("%s", (remote, address) => {
  expect(pullRequestAddress(remote, branches)).toBe(address);
});

test("the host's own default where the main branch is not known", () => {
  expect(pullRequestAddress("git@github.com:a/b.git", { branch: "c", into: "" })).toBe(
    "https://github.com/a/b/compare/c?expand=1",
  );
});
