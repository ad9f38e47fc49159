/**
 * Uploads the files of the bucket to R2 with rclone. The name of a file identifies its content, so a file whose name is
 * already in the bucket is neither compared nor sent. Cloudflare recommends rclone:
 * https://developers.cloudflare.com/r2/examples/rclone/
 */
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import path from "node:path";
import { messages } from "../../content/messages/messages.ts";

const KEYS = ["R2_ACCOUNT_ID", "R2_ACCESS_KEY_ID", "R2_SECRET_ACCESS_KEY"] as const;

/** Number of files that are sent at the same time. */
const CONCURRENCY = "32";

/**
 * Returns the environment variables with which rclone finds the bucket. Variables that are already set are not
 * replaced.
 */
function remoteEnvironment(environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return {
    RCLONE_CONFIG_R2_TYPE: "s3",
    RCLONE_CONFIG_R2_PROVIDER: "Cloudflare",
    RCLONE_CONFIG_R2_ENDPOINT: `https://${environment.R2_ACCOUNT_ID}.r2.cloudflarestorage.com`,
    RCLONE_CONFIG_R2_ACCESS_KEY_ID: environment.R2_ACCESS_KEY_ID,
    RCLONE_CONFIG_R2_SECRET_ACCESS_KEY: environment.R2_SECRET_ACCESS_KEY,
    RCLONE_CONFIG_R2_NO_CHECK_BUCKET: "true",
    ...environment,
  };
}

/**
 * Uploads the bucket files of `folder`, a site that was built with `--host=workers`. With `clean`, files that this
 * version of the site does not use are removed. This is safe only after the version has been deployed. Returns an error
 * message, or `undefined` after success.
 */
export function uploadToBucket(folder: string, clean: boolean, environment = process.env): string | undefined {
  const missing = KEYS.filter((key) => !environment[key]);
  if (missing.length > 0 && !environment.RCLONE_CONFIG_R2_TYPE)
    return messages.hosting.undefinedNames(missing.join(", "));
  const bucket = bucketOf(folder);
  if (!bucket) return messages.hosting.noWorkersSite(folder);
  const operation = clean ? "sync" : "copy";
  const flags = ["--ignore-existing", "--fast-list", "--transfers", CONCURRENCY, "--checkers", CONCURRENCY];
  const { error, status } = spawnSync("rclone", [operation, path.join(folder, "bucket"), `r2:${bucket}`, ...flags], {
    stdio: "inherit",
    env: remoteEnvironment(environment),
  });
  if (error) return messages.hosting.noRclone;
  return status === 0 ? undefined : messages.hosting.notAllUploaded;
}

function bucketOf(folder: string): string | undefined {
  try {
    const config = readFileSync(path.join(folder, "wrangler.jsonc"), "utf8");
    return /"bucket_name": "([^"]+)"/.exec(config)?.[1];
  } catch {
    return undefined;
  }
}
