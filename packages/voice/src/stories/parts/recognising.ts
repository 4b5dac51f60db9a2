import { browserClock } from '../../io/clock/index.ts';
import type { Listening } from '../../speech/ports.ts';
import { type EngineEvents, type OpenEngine, startListening } from '../../speech/recogniser/listening.ts';
import { browserEngine } from '../../speech/recogniser/recogniser.browser.ts';
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
const noWords = { final: '', tentative: '' } as const;

/** A recogniser with an engine that is played by hand, or the browser's own. */
export function createRecognising(real: boolean) {
  const time = real ? null : createDemoTime();
  const store = createStore<RecognisingSnapshot>({ listening: false, started: 0, ...noWords, result: null });
  let listening: Listening | undefined;
  let events: EngineEvents | undefined;
  /** Counts the presses on Listen: an engine of an earlier one may still report its end. */
  let turn = 0;
  /** How many parts of the script are sure. */
  let said = 0;

  const openByHand: OpenEngine = (next) => {
    events = next;
    return { start() {}, stop: () => next.onEnd(), abort() {} };
  };
  const settle = async (ended: number) => {
    if (ended !== turn) return;
    const text = await listening?.stop();
    if (ended === turn) store.set({ listening: false, result: { text } });
  };
  /** Shows the reports of an engine, and stops with one that failed or ended for good. */
  const watch =
    (open: OpenEngine, mine: number): OpenEngine =>
    (next) => {
      const started = store.getSnapshot().started + 1;
      store.set({ started, ...noWords });
      return open({
        ...next,
        onWords(final, tentative) {
          if (mine === turn) store.set({ final, tentative });
          next.onWords(final, tentative);
        },
        onError(code) {
          next.onError(code);
          if (code !== 'no-speech') void settle(mine);
        },
        onEnd() {
          next.onEnd();
          if (store.getSnapshot().started === started) void settle(mine);
        },
      });
    };

  return {
    time,
    getSnapshot: store.getSnapshot,
    subscribe: store.subscribe,
    listen() {
      listening?.cancel();
      said = 0;
      turn += 1;
      store.set({ listening: true, started: 0, ...noWords, result: null });
      const open = real ? browserEngine() : openByHand;
      if (open) listening = startListening(watch(open, turn), time?.clock ?? browserClock);
      else store.set({ listening: false, result: { text: undefined } });
    },
    stop: () => settle(turn),
    /** The next words are heard, and may still change. */
    hearTentatively() {
      events?.onWords(store.getSnapshot().final, script[said % script.length] ?? '');
    },
    /** Makes the tentative words final. */
    makeFinal() {
      const { final, tentative } = store.getSnapshot();
      said += 1;
      events?.onWords(`${final} ${tentative}`.trim(), '');
    },
    endInSilence() {
      events?.onError('no-speech');
      events?.onEnd();
    },
    fail() {
      events?.onError('network');
    },
    dispose() {
      turn += 1;
      time?.pause();
      listening?.cancel();
    },
  };
}
