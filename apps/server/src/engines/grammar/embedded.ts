import type { Correction } from '@sayso/api/contract/conversation';
import { EngineUnavailable, type Grammar } from '../ports.ts';
import { createWorkerPool } from '../worker/pool.ts';

/** Longest text that is looked at, in characters; a turn has 4000 at most. */
const longestText = 40_000;

/** The checker inside the server: our own rules, then Harper, in one worker thread. Needs no key and no network. */
export function createEmbeddedGrammar(): Grammar {
  const pool = createWorkerPool<string, readonly Correction[]>({
    file: new URL('./grammar-worker.ts', import.meta.url),
    size: 1,
    callTimeoutMs: 30_000,
  });
  const correct: Grammar['correct'] = async (text, signal) => {
    try {
      return await pool.call(text.slice(0, longestText), { signal });
    } catch (cause) {
      signal.throwIfAborted();
      const why = 'The grammar checker did not answer. The conversation goes on; try the summary again in a moment.';
      throw new EngineUnavailable(why, { cause });
    }
  };
  return {
    about: { kind: 'embedded', name: 'Harper and our own rules', note: 'finds many common mistakes, not all' },
    correct,
    async check(signal) {
      const [found] = await correct("She don't like it.", signal);
      if (!found) throw new EngineUnavailable('The grammar checker found nothing in “She don’t like it.”');
      return `corrected “${found.said}” to “${found.better}”`;
    },
    close: () => pool.close(),
  };
}
