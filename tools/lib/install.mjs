import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, run, succeeds, tryRun } from './run.mjs';

/** How pnpm is run where only npm is installed, before its own arguments. */
export const pnpm = ['--yes', '--prefer-offline', 'pnpm@12.21.0'];
const manifests = () => [
  'package.json',
  'pnpm-lock.yaml',
  'pnpm-workspace.yaml',
  'tools/bench/package.json',
  ...['packages', 'apps'].flatMap((place) =>
    readdirSync(join(root, place)).map((name) => `${place}/${name}/package.json`),
  ),
];

const fingerprint = () => {
  const hash = createHash('sha256').update(process.arch + process.platform);
  for (const file of manifests()) if (existsSync(join(root, file))) hash.update(readFileSync(join(root, file)));
  return hash.digest('hex');
};

/** Installs the packages into node_modules when a manifest changed since the last time; otherwise takes a few milliseconds. */
export const installPackages = () => {
  const stamp = join(root, 'node_modules', '.sayso-installed');
  const isComplete = existsSync(stamp) && existsSync(join(root, 'node_modules/.bin/node'));
  if (isComplete && readFileSync(stamp, 'utf8') === fingerprint()) return;
  // An interrupted install leaves neither the old packages nor the new ones.
  rmSync(stamp, { force: true });
  console.log('Installing packages into node_modules ...');
  run('npx', [
    ...pnpm,
    'install',
    '--frozen-lockfile',
    '--prefer-offline',
    // Packages of another package manager are replaced without a question, because a script cannot answer it.
    '--config.confirm-modules-purge=false',
  ]);
  writeFileSync(stamp, fingerprint());
};

/** Whether this process may install packages on the system, outside of the repository. */
const mayInstall = process.env.SAYSO_INSTALL !== 'never';
const canUseApt = () => mayInstall && process.getuid?.() === 0 && succeeds('apt-get', ['--version']);

/**
 * Installs packages of the operating system and says so first. Waits for another apt, but not for a network that does not answer.
 * @param why the reason, as a sentence for the person who started the script
 * @returns whether the packages are installed afterwards
 */
const installWithApt = (why, packages) => {
  console.log(
    `${why} Installing on this system with apt-get: ${packages.join(', ')}. Set SAYSO_INSTALL=never to prevent this.`,
  );
  const settings = ['Dpkg::Use-Pty=0', 'DPkg::Lock::Timeout=60', 'Acquire::Retries=1', 'Acquire::http::Timeout=15'];
  const apt = (...args) =>
    tryRun('apt-get', ['-qq', ...settings.flatMap((setting) => ['-o', setting]), ...args], {
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  return apt('update') && apt('install', '-y', '--no-install-recommends', ...packages);
};

/** Time after a failed installation of an optional package before the next attempt, ms. */
const retryAfterMs = 24 * 60 * 60 * 1000;

/** Installs the server's own speech recogniser. It is optional: without it the server says so and learners can type. */
export const installRecogniser = () => {
  if (succeeds('sh', ['-c', 'command -v pocketsphinx_continuous || command -v pocketsphinx'])) return;
  const failed = join(root, 'node_modules', '.sayso-no-recogniser');
  const hasFailed = existsSync(failed) && Date.now() - statSync(failed).mtimeMs < retryAfterMs;
  if (canUseApt() && !hasFailed) {
    const why = 'The server needs PocketSphinx to recognise speech.';
    if (installWithApt(why, ['pocketsphinx', 'pocketsphinx-en-us'])) return;
    writeFileSync(failed, '');
  }
  console.log(
    'To recognise speech, the server needs PocketSphinx: install pocketsphinx and pocketsphinx-en-us. It starts without.',
  );
};

/** Installs a Chromium for the tests: Debian’s when this is root on Debian, otherwise Playwright’s in the home folder. */
export const installChromium = () => {
  if (existsSync('/usr/bin/chromium') && existsSync('/usr/bin/chromium-headless-shell')) return;
  const packages = ['chromium', 'chromium-headless-shell', 'fonts-liberation'];
  if (canUseApt() && installWithApt('The tests need Chromium.', packages)) return;
  if (mayInstall) {
    console.log('The tests need Chromium. Playwright puts one into your home folder ...');
    run('playwright', ['install', 'chromium']);
    return;
  }
  console.log(
    'The tests need Chromium, and SAYSO_INSTALL=never prevents its installation: install the packages chromium and chromium-headless-shell.',
  );
};
