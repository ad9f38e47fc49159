/** A site with other types than the magazine: cooks, their recipes, and the kitchen that they share. */
import { z } from "zod";
import { type ContentConfig, defineCollection } from "../../../src/content/compiler/document/collection.ts";
import type { Catalogue } from "../../../src/content/compiler/problems/catalogue.ts";
import type { Files } from "../workspace.ts";

const picture = z
  .strictObject({ src: z.string(), alt: z.string() })
  .transform((value) => ({ kind: "image" as const, ...value }));
const file = z.string().transform((src) => ({ kind: "file" as const, src }));
const page = z.string().transform((url) => ({ kind: "path" as const, url }));
const cookName = z.string().transform((slug) => ({ kind: "reference" as const, type: "cooks", slug }));
const markdown = z.string().transform((source) => ({ kind: "markdown" as const, source }));

const recipe = z
  .strictObject({
    dish: z.string(),
    minutes: z.int(),
    cook: cookName,
    photo: picture,
    clip: file.optional(),
    published: z.iso.date().optional(),
    draft: z.boolean().default(false),
    body: markdown,
  })
  .refine(({ minutes }) => minutes <= 600, { path: ["minutes"], params: { problem: "too-slow" } });

const problems = {
  "too-slow": {
    title: "Tarda demasiado",
    message: "Nadie cocina durante {value} minutos.",
    hint: "Elegí otro plato.",
  },
} satisfies Catalogue;

export const kitchen: ContentConfig = {
  collections: {
    kitchen: defineCollection({
      extension: ".yaml",
      singleton: true,
      schema: z
        .strictObject({ name: z.string(), photo: picture, menu: z.array(page) })
        .describe("Lo de toda la cocina."),
    }),
    cooks: defineCollection({ extension: ".yaml", schema: z.strictObject({ name: z.string() }) }),
    recipes: defineCollection({ extension: ".md", schema: recipe, address: "/eat/:slug", detail: ["body"] }),
  },
  fixedAddresses: ["/", "/cooks"],
  reservedSegments: ["pantry"],
  timeZone: "Pacific/Kiritimati",
  problems,
  guides: ["GUIDE.md"],
  declared: { recipes: { module: "#kitchen/recipes.ts", name: "recipes" } },
};

export const RECIPE = `---
dish: Ñoquis
minutes: 40
cook: ana
photo:
  src: ../kitchen/mesada.png
  alt: Una mesada
---

Amasar, y [volver](/cooks).
`;

export const KITCHEN_FILES = {
  "GUIDE.md": "Cómo se escribe una receta.",
  "kitchen.yaml": "name: La cocina\nphoto: { src: kitchen/mesada.png, alt: Una mesada }\nmenu: [/, /Eat/noquis]\n",
  "kitchen/mesada.png": [40, 30],
  "cooks/ana.yaml": "name: Ana\n",
  "recipes/Noquis.md": RECIPE,
} satisfies Files;
