import fc from 'fast-check';
import { expect, it, vi } from 'vitest';
import type { DeviceEvent, SessionEvent } from '../../session/core/events.ts';
import type { Policy } from '../../session/core/policy.ts';
import type { Kind } from '../../session/core/state.ts';
import { createTransition } from '../../session/core/transition.ts';
import { createWalk, takeWalk, type Walk, type WalkChoice, type WalkOptions, walkChoices } from './random-walk.ts';

/** One kind of session, to be checked. */
export interface MachineUnderTest<K extends Kind, Seen> {
  readonly policy: Policy<K>;
  /** The outside of one walk; some begin nearer to what is rarely met. @param seed 0 or more */
  readonly createOutside: (seed: number) => {
    readonly options: Omit<WalkOptions<K>, 'transition'>;
    readonly seen: Seen;
  };
  readonly isFinal: (event: SessionEvent<K>) => boolean;
  readonly weights: Readonly<Record<WalkChoice['kind'], number>>;
  readonly runs: number;
  /** Every phase, in the words of the diagram, sorted. */
  readonly phases: string;
  /** Which timers may run in which phase, as `timer in phase, phase`. */
  readonly timers: Readonly<Record<string, string>>;
  /** Timers that may outlive the end. @default none */
  readonly outliving?: readonly string[];
}

/** Late reports of a recording or playback that is over. */
const lateEvents: readonly DeviceEvent[] = [
  { type: 'recordingStarted', turn: -1 },
  { type: 'recordingRefused', turn: -1, fault: 'busy' },
  { type: 'recordingEnded', turn: -1, reason: 'unplugged' },
  { type: 'silenceFell', turn: -1 },
  { type: 'playbackEnded', turn: -1, end: 'ended' },
  { type: 'captured', turn: -1, audioBase64: 'late', size: 5000, spokenMs: 1500 },
  { type: 'transcribed', turn: -1, spokenMs: 1, heard: { kind: 'heard', text: 'Late', draft: false } },
];

/** Checks what holds in every session, whatever happens; gives the means to check more. */
export const checkMachine = <K extends Kind, Seen>(machine: MachineUnderTest<K, Seen>) => {
  // Many runs on a machine that has other work, too.
  vi.setConfig({ testTimeout: 60_000 });
  const transition = createTransition(machine.policy);
  const walkThrough = (choices: readonly WalkChoice[]): { readonly walk: Walk<K>; readonly seen: Seen } => {
    const { options, seen } = machine.createOutside(choices[0]?.index ?? 0);
    const walk = createWalk<K>({ ...options, transition });
    takeWalk(walk, choices, machine.isFinal);
    return { walk, seen };
  };
  const check = (property: (walk: Walk<K>, seen: Seen) => void, runs = machine.runs) =>
    fc.assert(
      fc.property(walkChoices(machine.weights), (choices) => {
        const { walk, seen } = walkThrough(choices);
        property(walk, seen);
      }),
      { numRuns: runs },
    );

  it('is taken through every phase by these tests', () => {
    const phases = new Set<string>();
    check((walk) => {
      for (const phase of walk.phases) phases.add(phase);
      // Four times as many walks as for a property: the rarest phase must be met in every run of the tests.
    }, machine.runs * 4);
    expect([...phases].sort().join(' ')).toBe(machine.phases);
  });

  it('never has the microphone and a voice on at once, and records only in its step', () => {
    check(({ overlaps }) => expect(overlaps).toEqual([]));
  });

  it('lets no timer run into another step', () => {
    const allowed = new Set(
      Object.entries(machine.timers).flatMap(([timer, phases]) =>
        phases.split(' ').map((name) => `${timer} in ${name}`),
      ),
    );
    check(({ strayTimers }) => expect([...strayTimers].filter((stray) => !allowed.has(stray))).toEqual([]));
  });

  it('sends nothing under two ids, and nothing twice unless the learner asks for it', () => {
    check(({ sends }) => {
      const unasked = sends.filter(({ retried }) => !retried);
      expect(unasked.map(({ id }) => id)).toEqual([...new Set(unasked.map(({ id }) => id))]);
      const named = new Set(sends.filter(({ text }) => /\d$/.test(text)).map(({ id, text }) => `${text} ${id}`));
      expect(named.size).toBe(new Set([...named].map((said) => said.split(' ', 2).join(' '))).size);
    });
  });

  it('sends nothing again that was refused, and does not wait for a reply to it', () => {
    check(({ sends, refused, state }) => {
      expect(sends.filter(({ wasRefused }) => wasRefused)).toEqual([]);
      expect(refused.has(state().memory.waiting?.id ?? '')).toBe(false);
    });
  });

  it('shows everything that it sends and that is not refused, and sends everything of the learner that it shows', () => {
    check(({ sends, refused, state }) => {
      const { messages, undelivered } = state().memory;
      const shown = messages.filter(({ role }) => role === 'user');
      const sent = [...new Set(sends.map(({ id }) => id))];
      expect(shown.map(({ id }) => id)).toEqual(sent.filter((id) => !refused.has(id)));
      const pending = messages.filter((message) => message.pending);
      expect(undelivered.map(({ id }) => id)).toEqual(pending.map(({ id }) => id));
    });
  });

  it('leaves nothing running when it has ended', () => {
    check(({ state, timers, sounds }) => {
      if (state().phase.name !== 'ended') return;
      const running = [...timers.keys()].filter((timer) => !machine.outliving?.includes(timer));
      expect([...running, ...sounds()]).toEqual([]);
    });
  });

  it('has no dead end: with what was asked for coming true, it records again or ends', () => {
    check((walk) => {
      const way: string[] = [];
      for (let steps = 0; steps < 80; steps += 1) {
        const { name } = walk.state().phase;
        if (name === 'recording' || name === 'ended') return;
        way.push(name);
        const [event] = walk.findPossible(true);
        if (!event) break;
        walk.apply(event);
      }
      throw new Error(`It stayed in ${way.join(', ')}.`);
    });
  });

  it('ignores what an older recording or playback still reports', () => {
    check(({ state }) => {
      for (const event of lateEvents) expect(transition(state(), { ...event, at: 0 })).toEqual([state(), []]);
    });
  });

  it('is pure: the same events lead to the same state, and no state is changed', () => {
    fc.assert(
      fc.property(walkChoices(machine.weights), (choices) => {
        const first = walkThrough(choices).walk.state();
        expect(walkThrough(choices).walk.state()).toEqual(first);
      }),
      { numRuns: 100 },
    );
  });

  return { check, transition };
};
