/** What makes the site this magazine's. Each field is explained in `Magazine`; how to make another: docs/another-magazine.md. */
import { defineMagazine } from "./src/shared/magazine/define-magazine.ts";

export default defineMagazine({
  locale: "es-AR",
  zone: "America/Argentina/Buenos_Aires",
  language: "es",
  languages: ["en", "es"],
  editorsLanguage: "es",
  sections: {
    who: { address: "/who" },
    editorials: { address: "/Editorials" },
    socialite: { address: "/socialite" },
    "club-pompa": { address: "/club-pompa" },
    form: { address: "/form" },
    issues: { address: "/issues", documents: "/:slug", named: "en" },
    "made-in-arg": { address: "/made-in-arg", documents: "/proyecto/:slug", named: "en" },
    news: { address: "/news", documents: "/News/:slug", named: "en" },
    contributors: { address: "/colaboradores", documents: "/colaboradores/:slug" },
    search: { address: "/buscar" },
    offline: { address: "/sin-conexion" },
  },
  menu: ["who", "editorials", "issues", "made-in-arg", "news", "club-pompa"],
  spellings: ["/Club-Pompa", "/Made-in-arg"],
  words: { page: "pagina", role: "rol" },
  networks: {
    microblog: {
      name: "X",
      kind: "Perfil de mensajes cortos",
      example: "https://x.com/pompa.example",
      icon: "M4 4l16 16M20 4L4 20",
    },
    photos: {
      name: "Instagram",
      kind: "Perfil de fotos",
      example: "https://www.instagram.com/pompa.example",
      icon: "M4 4h16v16H4zM12 8.5a3.5 3.5 0 100 7 3.5 3.5 0 000-7M16.9 7.1h.2",
    },
    videos: {
      name: "YouTube",
      kind: "Canal de videos",
      example: "https://www.youtube.com/@pompa.example",
      icon: "M2.5 5.5h19v13h-19zM10 9l5 3-5 3z",
    },
  },
});
