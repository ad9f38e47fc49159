/** Variables of Git that say how to reach a remote, who the author is and where configuration lies. */
const KEPT = /^GIT_(?:ASKPASS|AUTHOR_|COMMITTER_|CONFIG_(?:GLOBAL|SYSTEM|NOSYSTEM)$|EXEC_PATH$|HTTP_|PROXY_|SSH|SSL_)/;

/**
 * The environment for Git. Variables that point at another repository or index, as a hook that started
 * us would leave them, are taken out; nothing is asked on a terminal, which nobody looks at.
 */
export function gitEnvironment(outer: NodeJS.ProcessEnv = process.env): NodeJS.ProcessEnv {
  const inherited = Object.entries(outer).filter(([name]) => !name.startsWith("GIT_") || KEPT.test(name));
  return {
    ...Object.fromEntries(inherited),
    // Its messages are told apart by their words.
    LC_ALL: "C",
    GIT_TERMINAL_PROMPT: "0",
    // Looking must not rewrite the editor's index.
    GIT_OPTIONAL_LOCKS: "0",
    // A file may be called `*`.
    GIT_LITERAL_PATHSPECS: "1",
  };
}
