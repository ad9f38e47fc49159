/** What makes the site this magazine's. Each field is explained where `defineMagazine` is. */
import { defineMagazine } from "../../src/shared/magazine/define-magazine.ts";

export default defineMagazine({
  locale: "en-IE",
  zone: "Europe/Dublin",
  language: "en",
  languages: ["en"],
  editorsLanguage: "en",
  sections: {
    who: { address: "/about" },
    news: { address: "/essays", documents: "/essays/:slug" },
    editorials: { address: "/pictures" },
    podcasts: {
      address: "/podcast",
      documents: "/podcast/:slug",
      category: "Society & Culture",
      explicit: false,
      cover: "podcast.png",
    },
    form: { address: "/subscribe" },
    contributors: { address: "/people", documents: "/people/:slug" },
    search: { address: "/search" },
    offline: { address: "/offline" },
  },
  menu: ["news", "podcasts", "editorials", "who"],
  words: {
    page: "page",
    role: "role",
  },
  networks: {
    federation: {
      name: "Mastodon",
      kind: "Profile",
      example: "https://social.example/@faro",
      icon: "M5 4h14v10a4 4 0 0 1-4 4H9M9 13V8.5a2 2 0 0 1 3-1.7 2 2 0 0 1 3 1.7V13M12 7v4",
    },
  },
  fonts: {
    heading: { package: "@fontsource-variable/fraunces", weight: 600 },
    tagline: { package: "@fontsource-variable/fraunces", style: "italic" },
    body: { package: "@fontsource-variable/work-sans" },
  },
  colors: {
    palette: {
      paper: "#F4EFE3",
      sheet: "#EAE5DA",
      ink: "#12223F",
      slate: "#535D6C",
      line: "rgba(18, 34, 63, 0.24)",
      veil: "rgba(244, 239, 227, 0.8)",
      tint: "#E7C9BB",
      brand: "#B3321C",
      brandStrong: "#8F2816",
    },
    roles: {
      ground: "paper",
      raised: "sheet",
      veil: "veil",
      text: "ink",
      muted: "slate",
      line: "line",
      primary: "ink",
      secondary: "tint",
      news: "brand",
      club: "brand",
      clubStrong: "brandStrong",
      accent: "brand",
      accentStrong: "brandStrong",
      focus: "brand",
      found: "brand",
    },
  },
});
