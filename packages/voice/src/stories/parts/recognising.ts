import type { Listening } from '../../speech/ports.ts';
import { createRecogniser } from '../../speech/recogniser/index.ts';
import { type EngineEvents, startListening } from '../../speech/recogniser/listening.ts';
import { createStore } from './store.ts';
import { createDemoTime } from './time.ts';

interface RecognisingSnapshot {
  readonly listening: boolean;
  readonly started: number;
  readonly final: string;
  readonly tentative: string;
  /** Null before the first end. */
  readonly result: { readonly text: string | undefined } | null;
}

const script = ['I went', 'to the lake', 'with my brother'];

/** A recogniser with an engine that is played by hand, or the browser's own. */
export function createRecognising(real: boolean) {
  const time = real ? null : createDemoTime();
  const store = createStore<RecognisingSnapshot>({
    listening: false,
    started: 0,
    final: '',
    tentative: '',
    result: null,
  });
  let listening: Listening | undefined;
  let events: EngineEvents | undefined;
  /** How many parts of the script are sure. */
  let said = 0;

  const open = (next: EngineEvents) => {
    events = next;
    store.set({ started: store.getSnapshot().started + 1, final: '', tentative: '' });
    const end = () => next.onEnd();
    return { start() {}, stop: end, abort() {} };
  };
  const hear = (final: string, tentative: string) => {
    store.set({ final, tentative });
    events?.onWords(final, tentative);
  };

  return {
    time,
    getSnapshot: store.getSnapshot,
    subscribe: store.subscribe,
    listen() {
      listening?.cancel();
      said = 0;
      store.set({ listening: true, started: real ? 1 : 0, final: '', tentative: '', result: null });
      listening = time ? startListening(open, time.clock) : createRecogniser()?.listen();
      if (!listening) store.set({ listening: false, result: { text: undefined } });
    },
    async stop() {
      const text = await listening?.stop();
      store.set({ listening: false, result: { text } });
    },
    /** The next words are heard, and may still change. */
    hearTentatively() {
      hear(store.getSnapshot().final, script[said % script.length] ?? '');
    },
    /** What was tentative will not change any more. */
    makeFinal() {
      const { final, tentative } = store.getSnapshot();
      said += 1;
      hear(`${final} ${tentative}`.trim(), '');
    },
    endInSilence() {
      events?.onError('no-speech');
      events?.onEnd();
    },
    async fail() {
      events?.onError('network');
      store.set({ listening: false, result: { text: await listening?.stop() } });
    },
    dispose() {
      time?.pause();
      listening?.cancel();
    },
  };
}
