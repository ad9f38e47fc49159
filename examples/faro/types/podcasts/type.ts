import { defineType } from "pompa";

export default defineType({
  called: { en: "episodes", es: "episodios" },
  place: "episode-:slug",
  hasPages: true,
  work: ["PodcastEpisode", "contributor"],
});
