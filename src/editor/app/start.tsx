import { ChakraProvider } from "@chakra-ui/react";
import { Global } from "@emotion/react";
import { createRoot } from "react-dom/client";
import { askBeforeLeaving } from "./document/local-copy.ts";
import { refuseFiles } from "./upload/file-input.tsx";
import { Editor } from "./editor.tsx";
import { followVisibleHeight } from "./layout/visible-height.ts";
import { system } from "./system.ts";
import { fontFaces } from "../../site/theme/fonts.ts";

const root = document.getElementById("root");
if (!root) throw new Error("The page has no #root.");
refuseFiles(document);
followVisibleHeight();
addEventListener("beforeunload", askBeforeLeaving);
const dark = matchMedia("(prefers-color-scheme: dark)");
const followScheme = () => void document.documentElement.classList.toggle("dark", dark.matches);
followScheme();
dark.addEventListener("change", followScheme);
createRoot(root).render(
  <ChakraProvider value={system}>
    {/* Fonts may appear after the first paint, because the editor stays open for longer than a page of the site. */}
    <Global styles={fontFaces.replaceAll("font-display:optional", "font-display:swap")} />
    <Editor />
  </ChakraProvider>,
);
