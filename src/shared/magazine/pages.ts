/** Kinds of pages. Where they are, and which of them a magazine has, its configuration says. */

/** Those of every magazine, beside the home page. */
export const OWN_PAGES = ["who", "form", "contributors", "search", "offline"] as const;

export type OwnPage = (typeof OWN_PAGES)[number];

/** Those that a magazine may do without; where one lists documents, their type goes with it. */
export const WANTED_PAGES = [
  "editorials",
  "socialite",
  "club-pompa",
  "issues",
  "made-in-arg",
  "news",
  "podcasts",
] as const;

export type WantedPage = (typeof WANTED_PAGES)[number];

export type FixedPage = "home" | OwnPage | WantedPage;

/** Those that may be in the menu; their labels are translations. */
export type MenuPage = "who" | "editorials" | "issues" | "made-in-arg" | "news" | "club-pompa" | "podcasts";

/** Which page shows the documents of a type, and the place there of each: they are the works of whom they credit. */
export const LISTED = {
  issues: { page: "issues", place: "issue-:slug" },
  editorials: { page: "editorials", place: ":slug" },
  profiles: { page: "club-pompa", place: ":slug" },
  cards: { page: "made-in-arg", place: "card-:slug" },
  articles: { page: "news", place: "article-:slug" },
  podcasts: { page: "podcasts", place: "episode-:slug" },
  team: { page: "who", place: ":slug" },
} as const satisfies Record<string, DocumentPlace>;

export interface DocumentPlace {
  page: FixedPage;
  place: string;
}

/** The types whose documents have a page each, and the page that lists them. */
export const PAGED = {
  issues: "issues",
  cards: "made-in-arg",
  articles: "news",
  podcasts: "podcasts",
  people: "contributors",
} as const satisfies Record<string, FixedPage>;

export type PagedCollection = keyof typeof PAGED;

/** Pages whose documents have a page each. */
export type ListOfPages = (typeof PAGED)[PagedCollection];

/** Those of Apple, by which other apps go, too. */
export const PODCAST_CATEGORIES = [
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
