import type { LaunchOptions } from "@playwright/test";
import { findForTests } from "./chromium.ts";

/**
 * Playwright's own list for Chromium, which the switch replaces, and two more: a full Chromium draws the suggestions
 * of an address bar for each window, which costs a test more time than its page does.
 */
const DISABLED_FEATURES = [
  "WebUIOmniboxPopup",
  "WebUIOmniboxAimPopup",
  "AvoidUnnecessaryBeforeUnloadCheckSync",
  "DestroyProfileOnBrowserClose",
  "HttpsUpgrades",
  "HttpsFirstBalancedModeAutoEnable",
  "LensOverlay",
  "MediaRouter",
  "PaintHolding",
  "ThirdPartyStoragePartitioning",
  "AvoidCorsURLLoaderRestartOnRedirect",
  "OptimizationHints",
  "NetworkTimeServiceQuerying",
  "AimEnabled",
  "PreconnectToSearch",
];

/** Chromium of a system package, run as root in CI, with nothing that reaches for the network. */
const ARGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  `--disable-features=${DISABLED_FEATURES.join(",")}`,
];

const executablePath = findForTests();

/** How tests start Chromium. */
export const CHROMIUM: LaunchOptions = { args: ARGS, ...(executablePath && { executablePath }) };
