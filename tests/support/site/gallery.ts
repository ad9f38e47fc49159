/** What the tests of the strip and of the viewer share: an issue with a gallery, and how a reader finds its parts. */
import type { Page } from "@playwright/test";
import { readDocuments, type IssueFile } from "../content.ts";
import { expect, visit } from "../page.ts";

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

/** Opens the viewer at a picture, and waits until it has the focus. */
export async function openViewer(page: Page, index = 0): Promise<void> {
  await visit(page, address);
  await picture(page, index).click();
  await expect(viewer(page).getByRole("button", { name: "Foto siguiente" })).toBeFocused();
}

export const expectPosition = (page: Page, number: number) =>
  expect(position(page)).toHaveText(`${number} de ${pictures.length}`);
