/** What the tests of the strip and of the viewer share: an issue with a gallery, and how a reader finds its parts. */
import type { Page } from "@playwright/test";
import { readDocuments, type IssueFile } from "../content.ts";

interface GalleryFile extends IssueFile {
  gallery?: { src: string; alt: string; credit?: string; orientation: "portrait" | "landscape" }[];
}

const withGallery = readDocuments<GalleryFile>("issues").filter(({ gallery }) => (gallery?.length ?? 0) >= 5);

export const [issue] = withGallery;
export const pictures = issue?.gallery ?? [];
export const address = `/${issue?.slug}`;

/** The address of an issue whose gallery begins with a picture of this orientation. */
export function addressBeginningWith(orientation: string): string {
  return `/${withGallery.find(({ gallery }) => gallery?.[0]?.orientation === orientation)?.slug}`;
}

export const strip = (page: Page) => page.getByRole("group", { name: "Galería" });
export const picture = (page: Page, index: number) => strip(page).getByRole("button").nth(index);
export const forward = (page: Page) => page.getByRole("button", { name: "Ver más fotos" });
export const viewer = (page: Page) => page.getByRole("dialog");
export const position = (page: Page) => viewer(page).getByText(/^\d+ de \d+$/);
