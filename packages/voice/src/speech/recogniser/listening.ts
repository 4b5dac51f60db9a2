import type { Clock } from '../../io/clock/clock.ts';
import type { Listening } from '../ports.ts';

/** How long the last words may take after the stop, in milliseconds, before the server is asked instead. */
export const lastWordsMs = 1200;
/** How often an engine that heard nothing for a while is started again. */
const maximumRestarts = 10;

/** One run of a browser's speech recognition. */
export interface Engine {
  start(): void;
  /** Listens no more, but finishes what it heard. */
  stop(): void;
  abort(): void;
}

/** Reports of an engine. */
export interface EngineEvents {
  /** All that it heard in this run: words that will not change, and words that may. */
  onWords(final: string, tentative: string): void;
  /** One of the error codes of the Web Speech API. */
  onError(code: string): void;
  /** A voice has begun, or has ended. */
  onSpeech(isSpeaking: boolean): void;
  onEnd(): void;
}

export type OpenEngine = (events: EngineEvents) => Engine;

/**
 * Listens with an engine until it is stopped. Only a text that is complete counts: an engine that failed, or ended on its own in the middle,
 * has heard nothing. One that gave up because it heard no speech is started again.
 */
export function startListening(open: OpenEngine, clock: Clock): Listening {
  const { promise: settled, resolve } = Promise.withResolvers<string | undefined>();
  let engine: Engine | undefined;
  let earlier = '';
  let words = '';
  let tentative = '';
  let restarts = 0;
  let quiet = false;
  let stopping = false;
  let over = false;
  let spokenMs = 0;
  let speakingSince: number | undefined;

  const followSpeech = (isSpeaking: boolean) => {
    if (speakingSince !== undefined) spokenMs += clock.now() - speakingSince;
    speakingSince = isSpeaking ? clock.now() : undefined;
  };
  const finish = (text: string | undefined) => {
    if (over) return;
    over = true;
    followSpeech(false);
    resolve(text?.trim().replace(/\s+/g, ' ') || undefined);
  };
  const heard = () => `${earlier} ${words}`;

  const run = () => {
    quiet = false;
    try {
      engine = open({
        onWords(final, changing) {
          words = final;
          tentative = changing;
        },
        onError(code) {
          if (code === 'no-speech') quiet = true;
          else finish(undefined);
        },
        onSpeech(isSpeaking) {
          if (!over) followSpeech(isSpeaking);
        },
        onEnd() {
          if (over) return;
          followSpeech(false);
          if (stopping) return finish(tentative ? undefined : heard());
          if (!quiet || tentative || ++restarts > maximumRestarts) return finish(undefined);
          earlier = heard();
          words = '';
          run();
        },
      });
      engine.start();
    } catch {
      finish(undefined);
    }
  };
  run();

  return {
    async stop() {
      if (!over && !stopping) {
        stopping = true;
        engine?.stop();
        const giveUp = clock.after(lastWordsMs, () => {
          finish(tentative ? undefined : heard());
          engine?.abort();
        });
        void settled.then(giveUp);
      }
      return settled;
    },
    spokenMs: () => spokenMs + (speakingSince === undefined ? 0 : clock.now() - speakingSince),
    cancel() {
      finish(undefined);
      engine?.abort();
    },
  };
}
