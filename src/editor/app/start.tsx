import { ChakraProvider } from "@chakra-ui/react";
import { createRoot } from "react-dom/client";
import { askBeforeLeaving } from "./document/local-copy.ts";
import { refuseFiles } from "./upload/file-input.tsx";
import { Editor } from "./editor.tsx";
import { followVisibleHeight } from "./layout/visible-height.ts";
import { system } from "./system.ts";

const root = document.getElementById("root");
if (!root) throw new Error("The page has no #root.");
refuseFiles(document);
followVisibleHeight();
addEventListener("beforeunload", askBeforeLeaving);
createRoot(root).render(
  <ChakraProvider value={system}>
    <Editor />
  </ChakraProvider>,
);
