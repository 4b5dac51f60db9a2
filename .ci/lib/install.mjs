import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { attempt, must, root, succeeds } from './run.mjs';

/** How pnpm is run where only npm is installed, before its own arguments. */
export const pnpm = ['--yes', '--prefer-offline', 'pnpm@12.21.0'];
const manifests = () => [
  'package.json',
  'pnpm-lock.yaml',
  'pnpm-workspace.yaml',
  '.ci/bench/package.json',
  ...['packages', 'apps'].flatMap((place) =>
    readdirSync(join(root, place)).map((name) => `${place}/${name}/package.json`),
  ),
];

const fingerprint = () => {
  const hash = createHash('sha256').update(process.arch + process.platform);
  for (const file of manifests()) if (existsSync(join(root, file))) hash.update(readFileSync(join(root, file)));
  return hash.digest('hex');
};

/** Installs the packages when a manifest changed since the last time; otherwise costs a few milliseconds. */
export const installPackages = () => {
  const stamp = join(root, 'node_modules', '.sayso-installed');
  const isWhole = existsSync(stamp) && existsSync(join(root, 'node_modules/.bin/node'));
  if (isWhole && readFileSync(stamp, 'utf8') === fingerprint()) return;
  // An install that is broken off leaves neither the old packages nor the new ones.
  rmSync(stamp, { force: true });
  console.log('Installing packages ...');
  must('npx', [
    ...pnpm,
    'install',
    '--frozen-lockfile',
    '--prefer-offline',
    // What another package manager left is replaced without a question, which nobody may be there to answer.
    '--config.confirm-modules-purge=false',
  ]);
  writeFileSync(stamp, fingerprint());
};

const canUseApt = () => process.getuid?.() === 0 && succeeds('apt-get', ['--version']);

/** Whether the packages are installed afterwards. Another apt is waited for, a network that is not there is not. */
const installWithApt = (packages) => {
  const settings = ['Dpkg::Use-Pty=0', 'DPkg::Lock::Timeout=60', 'Acquire::Retries=1', 'Acquire::http::Timeout=15'];
  const apt = (...args) =>
    attempt('apt-get', ['-qq', ...settings.flatMap((setting) => ['-o', setting]), ...args], {
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  return apt('update') && apt('install', '-y', '--no-install-recommends', ...packages);
};

/** How long a failed attempt to install what is not needed stands before the next one, ms. */
const restraint = 24 * 60 * 60 * 1000;

/** The server's own recogniser of speech. Not having it is allowed: the server says so and learners can type. */
export const installRecogniser = () => {
  if (succeeds('sh', ['-c', 'command -v pocketsphinx_continuous || command -v pocketsphinx'])) return;
  const failed = join(root, 'node_modules', '.sayso-no-recogniser');
  const hasFailed = existsSync(failed) && Date.now() - statSync(failed).mtimeMs < restraint;
  if (canUseApt() && !hasFailed) {
    console.log('Installing PocketSphinx ...');
    if (installWithApt(['pocketsphinx', 'pocketsphinx-en-us'])) return;
    writeFileSync(failed, '');
  }
  console.log(
    'To hear speech, the server needs PocketSphinx: install pocketsphinx and pocketsphinx-en-us. It starts without.',
  );
};

/** A Chromium for the tests: Debian’s when this is root on Debian, otherwise the one that Playwright brings. */
export const installChromium = () => {
  if (existsSync('/usr/bin/chromium')) return;
  console.log('Installing Chromium ...');
  if (canUseApt() && installWithApt(['chromium', 'fonts-liberation'])) return;
  must('playwright', ['install', 'chromium']);
};
