import type { ConversationPhase } from '../../session/conversation/index.ts';
import { createConversationScenario } from '../../testing/conversation-scenario.ts';
import { type FakeName, fakes } from './microphones.ts';
import { createStore } from './store.ts';
import { createDemoTime } from './time.ts';

/** The learner's words, turn after turn. */
const script = [
  'I went to the lake.',
  'With my brother.',
  'We walked for two hours.',
  'It was cold.',
  'Yes, we had a picnic.',
];

/** How long the session was in a phase. */
export interface PhaseStretch {
  readonly phase: ConversationPhase;
  readonly fromMs: number;
}

/** A whole conversation without a network: a real session, and everything outside of it in the hands of the page. */
export function createTalking(microphone: FakeName) {
  const scenario = createConversationScenario({ thinkMs: 1500 });
  const { clock, server, session } = scenario;
  const time = createDemoTime(clock);
  const startedAt = clock.now();
  scenario.microphone.microphone = fakes[microphone];
  scenario.loudspeaker.durationMs = 2000;
  scenario.speech.willHear(...script);
  const store = createStore<{ readonly stretches: readonly PhaseStretch[]; readonly down: boolean }>({
    stretches: [],
    down: false,
  });
  const detach = session.subscribe(() => {
    const { phase } = session.getSnapshot();
    const { stretches } = store.getSnapshot();
    if (stretches.at(-1)?.phase === phase) return;
    store.set({ stretches: [...stretches, { phase, fromMs: clock.now() - startedAt }] });
  });

  return {
    time,
    session,
    startedAt,
    getSnapshot: store.getSnapshot,
    subscribe: store.subscribe,
    kill() {
      server.kill();
      store.set({ down: true });
    },
    mend() {
      server.start();
      store.set({ down: false });
    },
    dispose() {
      time.pause();
      detach();
      session.dispose();
    },
  };
}
