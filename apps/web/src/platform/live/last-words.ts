import type { Clock } from '@sayso/voice/clock';
import { browserClock } from '@sayso/voice/clock';
import type { OutgoingMessage, ReconnectingSocket } from '@sayso/voice/socket';

/** How long a review waits for what was said before it, ms: as long as a socket waits between two attempts, and the attempt. */
const patienceMs = 12_000;

type Line = Pick<ReconnectingSocket<unknown, OutgoingMessage>, 'connect' | 'subscribe' | 'getSnapshot'>;

/** The sockets of interviews: one that was retired still delivers, behind the page, what was said last. */
export interface LastWords {
  /** Watches the socket of this interview until it closes. */
  follow(id: string, line: Line): void;
  /** Resolves when nothing of this interview is on its way, in 12 s at most, or when `signal` aborts. Never rejects. */
  delivered(id: string, signal: AbortSignal): Promise<void>;
}

const isClosed = (line: Line): boolean => line.getSnapshot().state === 'closed';

export const createLastWords = (clock: Clock): LastWords => {
  const lines = new Map<string, Line>();
  return {
    follow(id, line) {
      lines.set(id, line);
      line.subscribe(() => {
        if (isClosed(line) && lines.get(id) === line) lines.delete(id);
      });
    },
    delivered: (id, signal) =>
      new Promise((resolve) => {
        const line = lines.get(id);
        if (!line || signal.aborted) return resolve();
        const finish = () => {
          stopWaiting();
          unsubscribe();
          signal.removeEventListener('abort', finish);
          resolve();
        };
        const stopWaiting = clock.after(patienceMs, finish);
        const unsubscribe = line.subscribe(() => {
          if (isClosed(line)) finish();
        });
        signal.addEventListener('abort', finish);
        // The review waits now: it tries again at once.
        if (line.getSnapshot().state === 'reconnecting') line.connect();
      }),
  };
};

/** Those of this page. */
export const lastWords = createLastWords(browserClock);
