import type { LaunchOptions } from "@playwright/test";
import { findTestChromium } from "./chromium.ts";

/**
 * Playwright's own list, which the switch would replace, and the suggestions of the address bar. A full Chromium draws
 * these for each window, and they cost a test more time than its page.
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

/** Switches for a Chromium that runs as root in CI and makes no requests of its own. */
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

const executablePath = findTestChromium();

/** The options with which tests start Chromium. */
export const CHROMIUM: LaunchOptions = { args: ARGS, ...(executablePath && { executablePath }) };
