import { existsSync } from 'node:fs';
import { findSphinx } from '../engines/speech-to-text/find-sphinx.ts';

/** Set where pocketsphinx must be there, so that a test which needs it fails instead of being left out. */
const mustBeThere = existsSync('/usr/share/doc/pocketsphinx') || process.env.CI !== undefined;

/** Whether tests that need pocketsphinx are left out, and what to say then. On Debian with the package, they never are. */
export const pocketsphinxMissing = findSphinx(process.env.PATH ?? '') === null && !mustBeThere;
export const whenMissing = pocketsphinxMissing
  ? ' (left out: pocketsphinx and pocketsphinx-en-us are not installed)'
  : '';
