import {
  authored,
  body,
  capitalized,
  credit,
  CREDIT_ROLES,
  described,
  describedType,
  draft,
  formerAddresses,
  image,
  inEditorsLanguage,
  language,
  markdown,
  newCredit,
  newPicture,
  publicPicture,
  revisedLater,
  revisions,
  published,
  subtitle,
  text,
  topics,
  z,
  type DocumentOf,
  type SummaryOf,
} from "pompa/schema";

const texts = inEditorsLanguage({
  es: {
    title: { title: "Título del episodio", description: "Encabeza la lista y su página.", examples: ["La marea baja"] },
    season: { title: "Temporada", description: "En cifras; podés no ponerla." },
    episode: { title: "Número de episodio", description: "El de su temporada; podés no ponerlo." },
    audio: {
      title: "Audio",
      description: "Un archivo MP3 o M4A, de la carpeta del episodio.",
      examples: ["Marea/episodio.mp3"],
    },
    duration: {
      title: "Duración",
      description: "Minutos y segundos, y antes las horas si las tiene.",
      examples: ["42:10", "1:05:00"],
    },
    image: { title: "Tapa", description: "La imagen del episodio, en la lista y en su página." },
    credits: {
      title: "Créditos",
      description: "Quienes conducen el episodio, lo hacen o son invitados; podés no ponerlos.",
    },
    transcript: { title: "Transcripción", description: "Lo que se dice en el audio." },
    document: { title: "Episodio", plural: "Episodios", description: "Un episodio: su lugar en la lista y su página." },
    audioFile: "Tiene que ser el nombre de un audio MP3 o M4A.",
    time: "Tiene que ser una duración, como 42:10 o 1:05:00.",
    wholeNumber: "Tiene que ser un número entero.",
    oneOrMore: "Tiene que ser 1 o más.",
    noTranscript: "Quien no puede oír el audio no sabe qué se dice en él.",
  },
  en: {
    title: { title: "Episode title", description: "Heads the list and its page.", examples: ["Low tide"] },
    season: { title: "Season", description: "In figures; optional." },
    episode: { title: "Episode number", description: "The one in its season; optional." },
    audio: {
      title: "Audio",
      description: "An MP3 or M4A file, in the folder of the episode.",
      examples: ["Tide/episode.mp3"],
    },
    duration: {
      title: "Duration",
      description: "Minutes and seconds, and before them the hours if it has any.",
      examples: ["42:10", "1:05:00"],
    },
    image: { title: "Cover", description: "The image of the episode, in the list and on its page." },
    credits: { title: "Credits", description: "Who hosts it, makes it and is a guest; optional." },
    transcript: { title: "Transcript", description: "What is said in the audio." },
    document: {
      title: "Episode",
      plural: "Episodes",
      description: "An episode: its place in the list and its page.",
    },
    audioFile: "It has to be the name of an MP3 or M4A file.",
    time: "It has to be a duration, such as 42:10 or 1:05:00.",
    wholeNumber: "It has to be a whole number.",
    oneOrMore: "It has to be 1 or more.",
    noTranscript: "Who can't hear the audio doesn't know what is said in it.",
  },
});

const audioFile = z
  .string(texts.audioFile)
  .regex(/\.([Mm][Pp]3|[Mm]4[Aa])$/, texts.audioFile)
  .meta({ control: "file" })
  .transform((src) => ({ kind: "audio" as const, src }));

/** Written by its editor: a file of MP3 says its own nowhere, and to count its frames it is read whole. */
const duration = z.string(texts.time).regex(/^(?:[1-9]\d?:)?[0-5]?\d:[0-5]\d$/, texts.time);

const count = z.int(texts.wholeNumber).positive(texts.oneOrMore);

const fields = z.strictObject({
  title: described(text, texts.title),
  subtitle,
  published,
  season: described(count.optional(), texts.season),
  episode: described(count.optional(), texts.episode),
  audio: described(audioFile, texts.audio),
  duration: described(duration, texts.duration),
  image: described(image, texts.image),
  credits: described(z.array(credit).default([]), texts.credits),
  transcript: described(markdown.optional(), texts.transcript),
  ...topics,
  lang: language,
  formerAddresses,
  ...revisions,
  draft,
  body,
});

/** Those of Apple, by which other apps go, too: https://podcasters.apple.com/support/1691-apple-podcasts-categories */
const PODCAST_CATEGORIES = [
  "Arts",
  "Business",
  "Comedy",
  "Education",
  "Fiction",
  "Government",
  "Health & Fitness",
  "History",
  "Kids & Family",
  "Leisure",
  "Music",
  "News",
  "Religion & Spirituality",
  "Science",
  "Society & Culture",
  "Sports",
  "Technology",
  "True Crime",
  "TV & Film",
] as const;

/** An episode of /podcasts and its page. */
const podcasts = authored({
  extension: ".md",
  schema: describedType(revisedLater(fields), texts.document),
  detail: ["body", "transcript", "credits", "corrections", "updated"],
  section: (publicDir) =>
    z.strictObject({
      category: z.enum(PODCAST_CATEGORIES),
      explicit: z.boolean(),
      // https://podcasters.apple.com/support/896-artwork-requirements
      cover: publicPicture(publicDir, { square: [1400, 3000] }),
    }),
  // WCAG 2.2 criterion 1.2.1.
  advised: { transcript: texts.noTranscript },
  start: {
    words: ["podcast", "podcasts", "episode", "episodio"],
    slug: capitalized,
    fields: ({ slug, name, today }) => ({
      title: name,
      published: today,
      audio: `${slug}/audio.mp3`,
      duration: null,
      image: newPicture(slug, "tapa"),
      credits: [newCredit(CREDIT_ROLES.hosting)],
      draft: true,
    }),
  },
});

export default podcasts;

export type Episode = DocumentOf<typeof podcasts>;
export type EpisodeSummary = SummaryOf<typeof podcasts>;
