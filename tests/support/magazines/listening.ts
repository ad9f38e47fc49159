/** The small magazine with a type of its own: the podcasts of Faro. */
import { cp, mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import { ROOT } from "../../../src/delivery/build/paths.ts";
import { serveMagazine } from "./served.ts";
import { EPISODE, MP3 } from "../documents.ts";
import { writeSmallMagazine } from "../small-magazine/write.ts";

/** Enough episodes for two pages of their list. */
export const EPISODES = 26;

const SECTION = `podcasts: {
      address: "/podcasts", documents: "/podcasts/:slug",
      category: "Arts", explicit: false, cover: "podcasts.png",
    },`;

const plainEpisode = (number: number) => `---
title: Ola ${number}
published: 2026-09-${String(number).padStart(2, "0")}
audio: comun/episodio.mp3
duration: "42:10"
image: { src: comun/tapa.png, alt: Una ola }
---

Notas.
`;

const PAGE = `title: { en: Podcasts }
description: { es: "Los episodios, para escuchar", en: "The episodes, to listen to" }
banner: { en: PODCASTS. }
tagline: { es: para escuchar, en: to listen to }
`;

export const serveListeningMagazine = () =>
  serveMagazine({
    configure: (config) =>
      config
        .replace("    contributors:", `    ${SECTION}\n    contributors:`)
        .replace('"club-pompa"]', '"club-pompa", "podcasts"]'),
    write: async (content) => {
      const folderOf = (name: string) => path.join(content, "..", name);
      await cp(path.join(ROOT, "examples/faro/types"), folderOf("types"), { recursive: true });
      for (const language of ["en", "es"])
        await changeText(folderOf(`public/locales/${language}/translation.json`), withPodcasts);
      await writeSmallMagazine(content);
      await changeText(path.join(content, "site.yaml"), (text) =>
        text.replace("form:", "  - { section: podcasts, path: /podcasts }\nform:"),
      );
      await writeFile(path.join(content, "pages/podcasts.yaml"), PAGE);
      const folder = path.join(content, "podcasts");
      for (const name of ["Marea", "comun"]) await writeFiles(path.join(folder, name));
      await writeFile(path.join(folder, "Marea.md"), EPISODE);
      for (let number = 1; number < EPISODES; number++)
        await writeFile(path.join(folder, `Ola${number}.md`), plainEpisode(number));
      const cover = sharp({ create: { width: 1400, height: 1400, channels: 3, background: "#0033FF" } });
      await cover.png().toFile(path.join(content, "../public/podcasts.png"));
    },
  });

async function changeText(file: string, change: (text: string) => string): Promise<void> {
  await writeFile(file, change(await readFile(file, "utf8")));
}

/** Adds the words for podcasts to a translation. */
function withPodcasts(text: string): string {
  const texts = JSON.parse(text) as Record<"person" | "search", Record<string, object>>;
  const { person, search } = texts;
  return JSON.stringify({
    ...texts,
    person: { ...person, type: { ...person.type, podcasts: "Episodio" } },
    search: {
      ...search,
      kind: { ...search.kind, podcasts: "Episodio" },
    },
  });
}

async function writeFiles(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, "episodio.mp3"), MP3);
  await sharp({ create: { width: 40, height: 40, channels: 3, background: "#7F7F7F" } }).toFile(
    path.join(folder, "tapa.png"),
  );
}
