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

/** A content folder with one document of three types and their pictures. */
export const VALID = {
  "team/julia.yaml": TEAM_MEMBER,
  "team/julia/retrato.png": [40, 40],
  "issues/MoraVidal.yaml": ISSUE,
  "issues/MoraVidal/tapa.png": [30, 40],
  "articles/Telar.md": ARTICLE,
  "articles/Telar/portada.png": [60, 40],
} satisfies Record<string, string | [number, number]>;

/** The beginning of a video, by which it is known. */
export const MP4 = Buffer.from("\0\0\0\x18ftypisom\0\0\0\0", "latin1");
