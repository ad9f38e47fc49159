/** Words of the pages of topics for readers, by language. */
import { useWords } from "../../site/i18n/use-texts.ts";

const es = {
  works: "Lo que salió",
  none: "Todavía no salió nada sobre este tema.",
  all: "Todos los temas",
  feed: "Seguir este tema",
  count: (count: number) => (count === 1 ? "1 publicación" : `${count} publicaciones`),
  description: (topic: string, magazine: string) => `Todo lo que publicó ${magazine} sobre este tema: ${topic}.`,
};

const en: typeof es = {
  works: "What was published",
  none: "Nothing has been published on this topic yet.",
  all: "All topics",
  feed: "Follow this topic",
  count: (count) => (count === 1 ? "1 piece" : `${count} pieces`),
  description: (topic, magazine) => `Everything that ${magazine} published on this topic: ${topic}.`,
};

export const useTopicWords = () => useWords<typeof es>({ es, en });
