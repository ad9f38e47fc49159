import type { site as Spanish } from "../es/site.ts";

export const site: typeof Spanish = {
  network: (name: string) => `Shown as ${name} on the site; its full address.`,
  endpoint: {
    title: "Service",
    description: "The address of the one that receives them, without /f; if empty, the site's server receives them.",
    examples: ["https://forms.example"],
  },
  formId: { title: "Form name", description: "The one it has in that service.", examples: ["subscription"] },
  slide: { title: "Slide" },
  wide: { title: "Wide image", description: "The one shown on a computer." },
  narrow: { title: "Narrow image", description: "The one shown on a phone." },
  word: { title: "Word", examples: ["CREATED"] },
  words: { title: "Words", description: "The three of the first slide, in their order." },
  slides: { title: "Slides", description: "Those with an image, in the order in which they pass." },
  name: { title: "Magazine name", description: "Shown on every page and by search engines.", examples: ["Pompa"] },
  description: {
    title: "Description",
    description: "What the magazine is, in one sentence: what search engines show.",
  },
  url: {
    title: "Public address",
    description: "The site's, complete and without a slash at its end.",
    examples: ["https://pompa.example"],
  },
  email: {
    title: "Email",
    description: "The magazine's, for those who want to write to it.",
    examples: ["hola@pompa.example"],
  },
  social: { title: "Social media", description: "The profiles of the magazine." },
  navigation: { title: "Menu", description: "The sections of the site, in the order in which they are shown." },
  form: { title: "Subscriptions", description: "Where those that arrive through the form go." },
  carousel: { title: "Carousel", description: "What passes at the top of News and Made in Arg." },
  document: { title: "Site settings", plural: "Site settings", description: "The settings of the whole site." },
  formName: "It can have only letters without accents, numbers and hyphens.",
  threeWords: "The first slide has three words.",
};
