import type { EngineCapability } from '@sayso/api/contract/capabilities';
import { withTimeout } from '../../platform/timeout.ts';
import type { Part } from './parts.ts';
import { table } from './table.ts';

/** The answer of one part when it was called for real. */
export interface Finding {
  readonly name: Part[0];
  readonly about: EngineCapability;
  readonly ok: boolean;
  /** The observation, or the fault. */
  readonly seen: string;
}

/** How long one engine may take to answer, ms: a first start reads models from disk. */
const timeoutMs = 60_000;

/** Calls every part for real, all at once. */
export const examine = (parts: readonly Part[], signal: AbortSignal): Promise<Finding[]> =>
  Promise.all(
    parts.map(async ([name, engine]) => {
      const about = engine.about;
      try {
        return { name, about, ok: true, seen: await withTimeout((one) => engine.check(one), timeoutMs, signal) };
      } catch (error) {
        return { name, about, ok: false, seen: error instanceof Error ? error.message : String(error) };
      }
    }),
  );

const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** Where each is set. */
const places: Readonly<Record<Part[0], string>> = {
  Coach: 'LLM_*',
  Interviewer: 'LLM_*',
  Grammar: 'LLM_*',
  Voice: 'TTS_* or AZURE_SPEECH_*',
  Hearing: 'STT_*',
  Pronunciation: 'PRONUNCIATION_* or AZURE_SPEECH_*',
  Mail: 'SMTP_URL',
  Payment: 'STRIPE_*',
  Storage: 'DATABASE_URL',
  Google: 'GOOGLE_*',
  Facebook: 'FACEBOOK_*',
};

/** Advises on a part that failed. */
const advice = ({ name, about }: Finding): string => {
  const place = places[name];
  if (about.kind === 'provider') return `Check ${place} in .env, and that the service can be reached from here.`;
  if (about.kind === 'none') return `Set ${place} in .env to use a provider, or do what the line above says.`;
  return 'It is part of the server: run npm start again so that what is missing is installed, or report this.';
};

/** The report of `npm run doctor`. Ends without a line break. */
export const report = (findings: readonly Finding[]): string => {
  const rows = findings.map((one) => [one.ok ? 'ok' : 'failed', one.name, one.about.name, oneLine(one.seen)]);
  const failed = findings.filter(({ ok }) => !ok).map((one) => `${one.name}: ${advice(one)}`);
  const close = failed.length === 0 ? ['Everything answers.'] : ['What to do:', ...failed];
  return [table([['', 'part', 'engine', 'what was seen'], ...rows]), '', ...close].join('\n');
};
