/** Files of the content folder that are neither documents nor named by one are reported. */
import { symlink } from "node:fs/promises";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { ARTICLE, ISSUE, issueWith, MP4, TEAM_MEMBER, VALID } from "../../support/documents.ts";
import { checkPlaces, type Files, workspace } from "../../support/workspace.ts";

const NO_PROBLEMS = { problems: [], warnings: [], texts: [] };

describe("a file that the compiler does not read is a problem", () => {
  test.each<[string, string, string]>([
    ["deep below", "articles/Telar/borradores/viejos/Telar.md", ARTICLE],
    ["with an ending in capitals", "issues/Nina.YAML", ISSUE],
    ["with the ending of a copy", "team/julia.yaml.bak", TEAM_MEMBER],
    ["of another program", "issues/MoraVidal/tapa.psd", "8BPS"],
    ["a picture of an unsupported format", "issues/MoraVidal/tapa.gif", "GIF89a"],
    ["in the folder of the site's pictures", "site/site.yaml", "name: Otra"],
  ])("%s", async (_name, file, text) => {
    expect(await checkPlaces({ [file]: text })).toEqual({ ...NO_PROBLEMS, problems: [`${file}:1:1 unexpected-file`] });
  });
});

describe("a picture or video that no document names is a warning", () => {
  test.each<[string, Files[string]]>([
    ["issues/MoraVidal/sobra.png", [30, 40]],
    ["issues/MoraVidal/viejas/sobra.jpeg", [30, 40]],
    ["issues/sobra.webp", [30, 40]],
    ["articles/Telar/corto.mp4", MP4],
    ["sobra.png", [30, 40]],
  ])("%s, with its size", async (file, content) => {
    const { problems, warnings, texts } = await checkPlaces({ [file]: content });
    expect({ problems, warnings }).toEqual({ problems: [], warnings: [`${file}:1:1 unused-file`] });
    expect(texts[0]).toMatch(/pesa \d+ KB/);
  });

  test("in a folder without a document, as one warning about the folder", async () => {
    const { warnings, texts } = await checkPlaces({ "issues/Ida/uno.png": [30, 40], "issues/Ida/dos.png": [30, 40] });
    expect(warnings).toEqual(["issues/Ida:1:1 unused-file"]);
    expect(texts[0]).toContain("«issues/Ida»");
  });

  test("only while every document can be read", async () => {
    const files: Files = { ...issueWith("layout:", "layuot:"), "issues/MoraVidal/otra.png": [30, 40] };
    const problems = ["issues/MoraVidal.yaml:5:1 unknown-field layuot"];
    expect(await checkPlaces(files)).toEqual({ ...NO_PROBLEMS, problems });
  });
});

describe("the check accepts", () => {
  test("files that operating systems and programs leave", async () => {
    const files = {
      "issues/.DS_Store": "",
      "issues/MoraVidal/Thumbs.db": "",
      ".vscode/settings.json": "{}",
      "desktop.ini": "",
    };
    expect(await checkPlaces(files)).toEqual(NO_PROBLEMS);
  });

  test("a picture of a draft, of another document's folder, and of a text", async () => {
    const files: Files = {
      "issues/Nina.yaml": `${ISSUE.replace("#80", "#81")}draft: true\n`,
      "issues/MoraVidal/otra.png": [30, 40],
      "articles/Telar.md": `${ARTICLE}\n![Una foto](../issues/MoraVidal/otra.png)\n`,
    };
    expect(await checkPlaces(files)).toEqual(NO_PROBLEMS);
  });

  test("a symbolic link to another folder of the content", async () => {
    const { check, contentDir } = await workspace(VALID);
    await symlink(path.join(contentDir, "issues"), path.join(contentDir, "articles", "circulo"));
    const { problems, warnings } = await check();
    expect([...problems, ...warnings]).toEqual([]);
  });
});
