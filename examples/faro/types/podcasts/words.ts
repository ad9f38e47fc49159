/** What readers read of episodes; in Spanish, too, for magazines that copy the type. */
export const WORDS = {
  en: {
    feed: "Follow in a podcast app (RSS)",
    season: (number: number) => `Season ${number}`,
    episode: (number: number) => `Episode ${number}`,
    lasts: (duration: string) => `${duration} long`,
    listen: (title: string) => `Listen to ${title}`,
    download: (size: string) => `Download the audio (${size})`,
    transcript: "Transcript",
    credits: "Credits",
    neighbours: { more: "More episodes", newer: "Next episode", older: "Previous episode", all: "All episodes" },
  },
  es: {
    feed: "Seguir en una aplicación de podcasts (RSS)",
    season: (number: number) => `Temporada ${number}`,
    episode: (number: number) => `Episodio ${number}`,
    lasts: (duration: string) => `Dura ${duration}`,
    listen: (title: string) => `Escuchar ${title}`,
    download: (size: string) => `Descargar el audio (${size})`,
    transcript: "Transcripción",
    credits: "Créditos",
    neighbours: {
      more: "Más episodios",
      newer: "Episodio siguiente",
      older: "Episodio anterior",
      all: "Todos los episodios",
    },
  },
};
