/** What cannot be done, in the words of the editor. */
import type { GitError } from "./command.ts";
import type { LeftOut, Refusal } from "../../contract/git.ts";

const refusal = (reason: Refusal["reason"], text: string): Refusal => ({ refusal: text, reason });

export const REFUSALS = {
  sentence: refusal("sentence", "Escribí en una frase qué cambiaste: es lo que va a leer quien lo revise."),
  author: refusal(
    "author",
    "Git no sabe quién sos. Decí tu nombre y tu correo: quedan guardados en este repositorio y firman lo que enviás.",
  ),
  badAuthor: refusal("author", "Faltan un nombre o un correo bien escritos, como Ana Sosa y ana@pompa.example."),
  unfinished: refusal(
    "unavailable",
    "En el repositorio quedó algo a medio hacer (una unión o un cambio de base de Git). Hay que terminarlo o cancelarlo antes de enviar: pedíselo a quien lo empezó.",
  ),
  empty: refusal(
    "unavailable",
    "El repositorio todavía no tiene ninguna publicación con la que comparar. Quien lo administra tiene que hacer la primera.",
  ),
  nothing: refusal("nothing", "No cambió nada desde la última publicación."),
  held: refusal(
    "nothing",
    "Lo que cambió tiene problemas, y así frenaría la publicación de todo. Corregilo y probá de nuevo.",
  ),
  unchosen: refusal("nothing", "Elegí al menos un documento para enviar."),
  waiting: refusal("nothing", "Todo lo que cambió ya está enviado, en espera de que se publique."),
  onlyTheirs: refusal(
    "nothing",
    "Elegiste la versión publicada en todo, así que no queda nada para enviar. Tus textos siguen en tu carpeta.",
  ),
  raced: refusal("unavailable", "Otro envío se hizo al mismo tiempo. Probá de nuevo: no se perdió nada."),
} satisfies Record<string, Refusal>;

export const CONFLICTS = refusal(
  "conflicts",
  "Mientras tanto alguien publicó otros cambios en los mismos lugares. Elegí qué versión va en cada uno.",
);

interface Missing {
  ignored: readonly LeftOut[];
  /** Documents that the editor did not choose. */
  left: readonly string[];
}

/** `problems`: each in a line. */
export function incomplete(problems: readonly string[], { ignored, left }: Missing): Refusal {
  const why = ignored.map(
    ({ file, rule }) => `Git deja afuera ${file} (${rule}): pedile a quien te instaló Git que saque esa regla.`,
  );
  if (left.length > 0) why.push(`Si lo que elegiste lo necesita, elegí también: ${left.join(", ")}.`);
  const [shown, more] = [problems.slice(0, MOST), problems.length - MOST];
  return refusal("unavailable", [INCOMPLETE, ...shown, ...(more > 0 ? [`… y ${more} más.`] : []), ...why].join("\n"));
}

const INCOMPLETE =
  "No se envió nada: a los demás les llegaría con problemas, y con eso no se podría publicar la revista.";

/** Problems that are named. */
const MOST = 5;

/** What became of it, and what tries it again. */
const SENT = { kept: "Quedó guardado en tu computadora", again: "«Enviar» de nuevo lo vuelve a intentar." };
export const RELEASED = {
  kept: "No se publicó, y tus cambios siguen guardados",
  again: "«Publicar» de nuevo lo vuelve a intentar.",
};

/** A part of what Git says in English → how a sentence goes on that says what became of it, and how it ends. */
const TROUBLES: readonly (readonly [RegExp, string])[] = [
  [
    /authentication failed|could not read (?:username|password)|permission denied|terminal prompts disabled|\b40[13]\b|access denied/i,
    "el repositorio remoto no te dejó entrar. Pedí acceso o revisá tu clave con quien lo administra; después,",
  ],
  [
    /rejected|hook declined|protected branch/i,
    "el repositorio remoto no lo aceptó. Mostrale este mensaje a quien lo administra; después,",
  ],
  [
    /could not resolve|unable to access|connection|network|timed out|does not appear to be a git repository|could not read from remote/i,
    "no se pudo llegar al repositorio remoto. Cuando haya conexión,",
  ],
];

/** Why nothing reached the remote and what to do, with what the remote said. */
export function trouble({ timedOut, stderr }: Pick<GitError, "timedOut" | "stderr">, { kept, again } = SENT): string {
  if (timedOut) return `${kept}: el repositorio remoto tardó demasiado en contestar. ${again}`;
  const [, why = "no se pudo subir."] = TROUBLES.find(([sign]) => sign.test(stderr)) ?? [];
  const said = saidBy({ stderr });
  return [`${kept}: ${why} ${again}`, said].filter(Boolean).join("\n");
}

/** The last lines of what Git said. */
export const saidBy = ({ stderr }: Pick<GitError, "stderr">) =>
  withoutSecrets(stderr).trim().split("\n").slice(-8).join("\n");

/** `https://ana:clave@host` → `https://host` */
const withoutSecrets = (text: string) => text.replace(/(\w+:\/\/)[^\s/@]+@/g, "$1");
