/**
 * Configuration of this magazine. `Magazine` explains each field; docs/another-magazine.md, how to make another
 * magazine.
 */
import { defineMagazine } from "pompa";

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
    issues: { address: "/issues", documents: "/:slug" },
    "made-in-arg": {
      address: "/made-in-arg",
      documents: "/proyecto/:slug",
      categories: {
        "VER TODO": { es: "VER TODO" },
        CALZADO: { es: "CALZADO" },
        INDUMENTARIA: { es: "INDUMENTARIA" },
        ACCESORIOS: { es: "ACCESORIOS" },
      },
    },
    news: { address: "/news", documents: "/News/:slug" },
    contributors: { address: "/colaboradores", documents: "/colaboradores/:slug" },
    topics: { address: "/temas", documents: "/temas/:slug" },
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
  fonts: {
    heading: { package: "@fontsource/anton", capitals: true, bold: true },
    tagline: { package: "@fontsource/instrument-serif", style: "italic" },
    body: { package: "@fontsource-variable/inter" },
  },
  colors: {
    palette: {
      ink: "#0B0B0B",
      ash: "#B9B9B4",
      line: "rgba(255, 255, 255, 0.24)",
      veil: "rgba(0, 0, 0, 0.72)",
      neon: "#39FF14",
      green: "#00A651",
      greenLight: "#00B85A",
      pink: "#FF2D95",
      pinkLight: "#FF7ABD",
      blue: "#0033FF",
    },
    roles: {
      ground: "black",
      raised: "ink",
      veil: "veil",
      text: "white",
      muted: "ash",
      line: "line",
      primary: "white",
      secondary: "blue",
      news: "neon",
      club: "green",
      clubStrong: "greenLight",
      accent: "pink",
      accentStrong: "pinkLight",
      focus: "neon",
      found: "neon",
    },
  },
});
