/** What stands before a newsroom and wants a login: a session of one cookieless door, which a test ends. */
import { once } from "node:events";
import { createServer, request, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** How it answers in the place of the newsroom, once a login has ended. */
export type Ending = "401" | "403" | "redirect" | "page";

export interface LoginProxy {
  /** Origin by which the team enters. */
  address: string;
  /** The login ends: from now on nothing reaches the newsroom. `cut`: nor goes on what is being heard. */
  end: (how: Ending, cut?: boolean) => void;
  /** What was asked of the newsroom in vain, as `POST /@redaccion/draft`. */
  refused: string[];
  close: () => Promise<void>;
}

const page = (door: string) =>
  `<!doctype html><title>Acceso</title><form method="post" action="${door}/entrar"><button>Entrar</button></form>`;

async function listening(answer: (asked: IncomingMessage, response: ServerResponse) => void) {
  const server = createServer(answer).listen(0, "127.0.0.1");
  await once(server, "listening");
  return { server, address: `http://localhost:${(server.address() as AddressInfo).port}` };
}

export async function loginProxy(newsroom: string): Promise<LoginProxy> {
  let ended: Ending | undefined;
  const refused: string[] = [];
  const html = { "Content-Type": "text/html" };
  const elsewhere = await listening((_, response) => response.writeHead(200, html).end(page(own.address)));
  const own = await listening((asked, response) => {
    if (asked.url === "/entrar") {
      ended = undefined;
      response.writeHead(303, { Location: "/" }).end();
    } else if (ended) {
      refused.push(`${asked.method} ${asked.url}`);
      asked.resume();
      if (ended === "redirect") response.writeHead(302, { Location: `${elsewhere.address}/` }).end();
      else response.writeHead(ended === "page" ? 200 : Number(ended), html).end(page(""));
    } else pass(asked, response, newsroom);
  });
  return {
    address: own.address,
    refused,
    end: (how, cut = false) => {
      ended = how;
      if (cut) own.server.closeAllConnections();
    },
    close: async () => {
      for (const { server } of [own, elsewhere]) {
        server.close();
        server.closeAllConnections();
      }
    },
  };
}

function pass(asked: IncomingMessage, response: ServerResponse, newsroom: string): void {
  const { hostname, port } = new URL(newsroom);
  const { method, url: path, headers } = asked;
  const passed = request({ hostname, port, path, method, headers, agent: false }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.on("error", () => response.destroy()).pipe(response);
  });
  passed.on("error", () => response.destroy());
  response.on("close", () => passed.destroy());
  asked.pipe(passed);
}
