/** The receiver of the form over a folder, and requests to it. */
import { mkdir, mkdtemp, writeFile } from "node:fs/promises";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { serve } from "../../../src/delivery/server/serve.ts";
import type { Submission } from "../../../src/shared/submission.ts";

export interface FormReceiver {
  /** Resolves to the status, as `get` does. */
  post: (submission: Partial<Submission>) => Promise<number>;
  get: (address: string) => Promise<number>;
  close: () => void;
}

/** Creates a folder of submissions with these files. The caller removes the folder that it is in. */
export async function createSubmissionsFolder(files: Record<string, string> = {}): Promise<string> {
  const dir = path.join(await mkdtemp(path.join(tmpdir(), "pompa-form-")), "submissions");
  await mkdir(dir);
  for (const [name, text] of Object.entries(files)) await writeFile(path.join(dir, name), text);
  return dir;
}

/** Starts the preview server over a home page and a form. */
export async function openReceiver(submissionsDir: string, start = serve): Promise<FormReceiver> {
  const dir = path.join(submissionsDir, "..", "dist");
  await mkdir(dir, { recursive: true });
  await writeFile(path.join(dir, "index.html"), "home");
  await writeFile(path.join(dir, "form.html"), '<form action="/f/suscripcion">');
  const server = await start({ dir, submissionsDir, port: 0, rates: { sender: 10_000, all: 10_000 } });
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  const headers = { "Content-Type": "application/json" };
  return {
    post: async (submission) => {
      const body = JSON.stringify({ nombre: "Ana Sosa", correo: "ana@pompa.example", mensaje: "", ...submission });
      return (await fetch(`${origin}/f/suscripcion`, { method: "POST", body, headers })).status;
    },
    get: async (address) => (await fetch(origin + address)).status,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
