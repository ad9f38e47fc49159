/** Small complete documents, to which a test adds what it is about. */

export const TEAM_MEMBER = `name: Julia Paz
role: Directora
email: julia@pompa.example
order: 1
photo:
  src: julia/retrato.png
  alt: Retrato de Julia
`;

export const ISSUE = `number: "#80"
name: Mora Vidal
published: 2026-11-06
color: "#39FF14"
layout: bri
image:
  src: MoraVidal/tapa.png
  alt: Tapa de Mora Vidal
credits:
  col1:
    - rol: Fotografía
      name: Ana Sosa
      link: https://www.instagram.com/ana
`;

export const ARTICLE = `---
headline: El telar
subtitle: Una trama
published: 2026-10-01
image:
  src: Telar/portada.png
  alt: Un telar
author: julia
---

## La urdimbre

Un texto con **énfasis**.
`;

/** A content folder with a team member, an issue, an article and their pictures. */
export const VALID = {
  "team/julia.yaml": TEAM_MEMBER,
  "team/julia/retrato.png": [40, 40],
  "issues/MoraVidal.yaml": ISSUE,
  "issues/MoraVidal/tapa.png": [30, 40],
  "articles/Telar.md": ARTICLE,
  "articles/Telar/portada.png": [60, 40],
} satisfies Record<string, string | [number, number]>;

/** The issue of `VALID` with `from` replaced by `to`. `articleWith` does the same with its article. */
export const issueWith = (from: string, to: string) => ({ "issues/MoraVidal.yaml": ISSUE.replace(from, () => to) });
export const articleWith = (from: string, to: string) => ({ "articles/Telar.md": ARTICLE.replace(from, () => to) });

/** The article of `VALID` with a text at its end. */
export const articleEndingWith = (text: string) => ({ "articles/Telar.md": `${ARTICLE}\n${text}\n` });

/** An episode, whose audio and cover are in its own folder. */
export const EPISODE = `---
title: La marea baja
subtitle: Cuatro horas en el muelle
published: 2026-10-02
season: 2
episode: 7
audio: Marea/episodio.mp3
duration: "1:05:00"
image: { src: Marea/tapa.png, alt: Un muelle de noche }
credits:
  - { rol: Conducción, name: Ana Sosa, link: "" }
  - { rol: Invitada, name: Carla Ríos, link: "https://www.instagram.com/carla" }
transcript: |
  **Ana**: El agua se va y queda el ruido.
---

## El muelle

Notas del episodio, con [un enlace](/who).
`;

/** A silent second of MP3: frames of 104 bytes, 32 kbit/s, 44100 Hz, one channel. */
export const MP3 = Buffer.concat(
  Array.from({ length: 39 }, () => Buffer.concat([Buffer.from("fffb10c0", "hex"), Buffer.alloc(100)])),
);

/** The first bytes of a recording, by which it is recognized. */
export const M4A = Buffer.from("\0\0\0\x18ftypM4A \0\0\0\0", "latin1");

/** The first bytes of a video, by which it is recognized. */
export const MP4 = Buffer.from("\0\0\0\x18ftypisom\0\0\0\0", "latin1");
