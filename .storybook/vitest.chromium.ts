import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { chromium } from 'playwright';

const debian = '/usr/bin/chromium';
const record = new URL('./chromium-version.txt', import.meta.url);

/** Debian's Chromium where there is one, else the one that `playwright install chromium` brought. */
export const executablePath: string = existsSync(debian) ? debian : chromium.executablePath();

/** What Playwright 1.65 switches off: of two lists on a command line Chromium reads the last one alone. */
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
/** What a window keeps ready for the person before it: an empty process, and the two lists below its address bar. A page costs half as much without. */
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
];

/** The version that drew the committed pictures: `chromium-version.txt`, changed together with them. */
export const recordedVersion: string = readFileSync(record, 'utf8').trim();

/**
 * The version that will draw now, such as `156.0.8078.79`. Nothing where no Chromium starts: the runs that need none go on, and the
 * others say themselves that it is missing.
 */
export function installedVersion(): string | undefined {
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
