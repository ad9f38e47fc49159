/** Every file of the content folder is a document, a guide, or a picture or video that a document names, or is told of. */
import { symlink } from "node:fs/promises";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { ARTICLE, ISSUE, issueWith, MP4, TEAM_MEMBER, VALID } from "../../support/documents.ts";
import { checkedPlaces, type Files, workspace } from "../../support/workspace.ts";

const RIGHT = { problems: [], warnings: [], texts: [] };

describe("a file that nobody reads is a problem", () => {
  test.each<[string, string, string]>([
    ["in a folder of its year", "issues/2026/Nina.yaml", ISSUE],
    ["in its own folder of pictures", "issues/MoraVidal/MoraVidal.yaml", ISSUE],
    ["deep below", "articles/Telar/borradores/viejos/Telar.md", ARTICLE],
    ["with another ending", "issues/Nina.yml", ISSUE],
    ["with an ending in capitals", "issues/Nina.YAML", ISSUE],
    ["with the ending of a copy", "team/julia.yaml.bak", TEAM_MEMBER],
    ["without an ending", "team/luz", TEAM_MEMBER],
    ["at the top", "Nina.yaml", ISSUE],
    ["of another program", "issues/MoraVidal/tapa.psd", "8BPS"],
    ["a picture of a format that is not shown", "issues/MoraVidal/tapa.gif", "GIF89a"],
    ["in the folder of the site's pictures", "site/site.yaml", "name: Otra"],
  ])("%s", async (_name, file, text) => {
    expect(await checkedPlaces({ [file]: text })).toEqual({ ...RIGHT, problems: [`${file}:1:1 unexpected-file`] });
  });
});

describe("a picture or video that nobody names is a warning, with its size", () => {
  test.each<[string, Files[string]]>([
    ["issues/MoraVidal/sobra.png", [30, 40]],
    ["issues/MoraVidal/viejas/sobra.jpeg", [30, 40]],
    ["issues/sobra.webp", [30, 40]],
    ["articles/Telar/corto.mp4", MP4],
    ["sobra.png", [30, 40]],
  ])("%s", async (file, content) => {
    const { problems, warnings, texts } = await checkedPlaces({ [file]: content });
    expect({ problems, warnings }).toEqual({ problems: [], warnings: [`${file}:1:1 unused-file`] });
    expect(texts[0]).toMatch(/pesa \d+ KB/);
  });

  test("those of a document that is gone are told of at once", async () => {
    const { warnings, texts } = await checkedPlaces({ "issues/Ida/uno.png": [30, 40], "issues/Ida/dos.png": [30, 40] });
    expect(warnings).toEqual(["issues/Ida:1:1 unused-file"]);
    expect(texts[0]).toContain("«issues/Ida»");
  });

  test("but not where a document cannot be read, which may name it", async () => {
    const files: Files = { ...issueWith("layout:", "layuot:"), "issues/MoraVidal/otra.png": [30, 40] };
    const problems = ["issues/MoraVidal.yaml:5:1 unknown-field layuot"];
    expect(await checkedPlaces(files)).toEqual({ ...RIGHT, problems });
  });
});

describe("right is", () => {
  test("what systems and editors' programs leave", async () => {
    const files = {
      "issues/.DS_Store": "",
      "issues/MoraVidal/Thumbs.db": "",
      ".vscode/settings.json": "{}",
      "desktop.ini": "",
    };
    expect(await checkedPlaces(files)).toEqual(RIGHT);
  });

  test("a picture of a draft, of another document's folder, and of a text", async () => {
    const files: Files = {
      "issues/Nina.yaml": `${ISSUE.replace("#80", "#81")}draft: true\n`,
      "issues/MoraVidal/otra.png": [30, 40],
      "articles/Telar.md": `${ARTICLE}\n![Una foto](../issues/MoraVidal/otra.png)\n`,
    };
    expect(await checkedPlaces(files)).toEqual(RIGHT);
  });

  test("a folder behind a link, whose files are in their own place", async () => {
    const { check, contentDir } = await workspace(VALID);
    await symlink(path.join(contentDir, "issues"), path.join(contentDir, "articles", "circulo"));
    const { problems, warnings } = await check();
    expect([...problems, ...warnings]).toEqual([]);
  });
});
