/** Marks of other programs in a text, `[gallery ids="1,2"]` or `{{< figure src="a.jpg" >}}`: what is in them. */

/** By name; those without one by their place, 0 first. */
export type Arguments = Readonly<Record<string, string>>;

const ARGUMENT = /(?:([\w-]+)\s*=\s*)?(?:"([^"]*)"|'([^']*)'|([^\s"'=]+))/g;

export function argumentsIn(written: string): Arguments {
  let place = 0;
  const found = [...written.matchAll(ARGUMENT)].map(([, key, double, single, bare]): [string, string] => [
    key ?? String(place++),
    double ?? single ?? bare ?? "",
  ]);
  return Object.fromEntries(found);
}

const VIDEOS: Readonly<Record<string, string>> = {
  youtube: "https://www.youtube.com/watch?v=",
  vimeo: "https://vimeo.com/",
};

/** Where the video of a mark is shown; `undefined` for other marks. */
export function videoOf(name: string, given: Arguments): string | undefined {
  const [base, written] = [VIDEOS[name], given[0] ?? given.id ?? given.v];
  return base && written && (/^https?:/.test(written) ? written : base + written);
}

/** Changes a text but for the parts that a pattern finds. */
export function changeOutside(text: string, kept: RegExp, change: (part: string) => string): string {
  const parts = text.split(new RegExp(`(${kept.source})`, kept.flags));
  return parts.map((part, index) => (index % 2 ? part : change(part))).join("");
}
