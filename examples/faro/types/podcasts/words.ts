/** What readers read of episodes, in each language of the magazine. */
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
};
