import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { must, root, succeeds } from './run.mjs';

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
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint()) return;
  console.log('Installing packages ...');
  must('npx', [...pnpm, 'install', '--frozen-lockfile', '--prefer-offline']);
  writeFileSync(stamp, fingerprint());
};

const canUseApt = () => process.getuid?.() === 0 && succeeds('apt-get', ['--version']);

const installWithApt = (packages) => {
  const options = { env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } };
  const apt = (...args) => must('apt-get', ['-qq', '-o', 'Dpkg::Use-Pty=0', ...args], options);
  apt('update');
  apt('install', '-y', '--no-install-recommends', ...packages);
};

/** The server's own recogniser of speech. Not having it is allowed: the server says so and learners can type. */
export const installRecogniser = () => {
  if (succeeds('sh', ['-c', 'command -v pocketsphinx_continuous || command -v pocketsphinx'])) return;
  if (!canUseApt()) {
    console.log('Speech recognition on the server needs PocketSphinx: install pocketsphinx and pocketsphinx-en-us.');
    return;
  }
  console.log('Installing PocketSphinx ...');
  installWithApt(['pocketsphinx', 'pocketsphinx-en-us']);
};

/** A Chromium for the tests: Debian’s when this is root on Debian, otherwise the one that Playwright brings. */
export const installChromium = () => {
  if (existsSync('/usr/bin/chromium')) return;
  console.log('Installing Chromium ...');
  if (canUseApt()) installWithApt(['chromium', 'fonts-liberation']);
  else must('playwright', ['install', 'chromium']);
};
