import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright';

const debian = '/usr/bin/chromium';

/** Debian's Chromium where there is one, else the one that `playwright install chromium` brought. */
export const executablePath: string = existsSync(debian) ? debian : chromium.executablePath();

/** The features that Playwright 1.65 switches off: of two lists on a command line Chromium reads the last one alone. */
const offInPlaywright = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
];
/** The parts that a window keeps ready: an empty process, and the two lists below its address bar. A page costs half as much without. */
const offInTests = ['SpareRendererForSitePerProcess', 'WebUIOmniboxPopup', 'WebUIOmniboxAimPopup'];

/** Flags that keep Chromium quiet, the same for every run, and drawing the same on every machine. */
export const flags: string[] = [
  `--disable-features=${[...offInPlaywright, ...offInTests].join(',')}`,
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-lcd-text',
  '--font-render-hinting=none',
  '--force-color-profile=srgb',
  '--force-device-scale-factor=1',
  // A tile that is drawn again in part has other edges on its round corners than one that is drawn at once.
  '--disable-partial-raster',
];

/**
 * Reads the version of the installed Chromium, such as `156.0.8078.79`; undefined where none starts.
 */
export function readVersion(): string | undefined {
  try {
    const answer = execFileSync(executablePath, ['--version'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return /\d+(\.\d+)+/.exec(answer)?.[0];
  } catch {
    return undefined;
  }
}
