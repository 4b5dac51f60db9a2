import type { DrillPhase, DrillSnapshot } from '@sayso/voice/drill';
import { describe, expect, it } from 'vitest';
import { describeStatus, isHopeless } from './status.ts';
import { createResult, createSnapshot, judged } from './stories/drill.ts';

describe('the status line of a drill', () => {
  it.each<[Partial<DrillSnapshot>, string]>([
    [{ phase: 'greeting', greeting: null }, 'Your coach is connecting...'],
    [{ phase: 'recording' }, 'Speak now...'],
    [{ phase: 'evaluating' }, 'Processing your message...'],
  ])('uses the wording of the specification in %j', (change, line) => {
    expect(describeStatus(createSnapshot(change), 'Daisy').line).toBe(line);
  });

  it('says what to listen for, and to listen where the server says nothing', () => {
    const hint = (text: string | null) =>
      describeStatus(createSnapshot({ phase: 'presenting', phrase: { sentence: 'Thin.', hint: text } }), 'John');
    expect(hint('Listen for th.')).toEqual({ line: 'Listen...', hint: 'Listen for th.', hintNeeded: true });
    expect(hint(null).hint).toMatch(/Listen to the whole phrase/);
  });

  it('does not say that the coach speaks before there is a tip', () => {
    expect(describeStatus(judged({ result: createResult({ tip: null }) }), 'John').line).toBe('John is thinking...');
    expect(describeStatus(judged(), 'John').line).toBe('John is speaking...');
  });

  it('neither promises a tip that will not come, nor says that it is spoken', () => {
    expect(describeStatus(judged({ result: createResult({ tip: '' }) }), 'John')).toEqual({
      line: 'See how it went',
      hint: 'Press a word to hear it.',
    });
  });

  it('says that the practice is being saved while the drill ends, whatever was on the screen', () => {
    for (const snapshot of [judged({ phase: 'ending' }), createSnapshot({ phase: 'ending', phrase: null })])
      expect(describeStatus(snapshot, 'John').line).toBe('Saving your practice...');
  });

  it('says whose voice a word is heard in', () => {
    const line = (who: 'coach' | 'learner') =>
      describeStatus(judged({ phase: 'complete', playing: { word: 0, who } }), 'Daisy').line;
    expect([line('coach'), line('learner')]).toEqual(['Daisy is speaking...', 'This is you...']);
  });

  it('asks for a touch while the browser lets no sound out', () => {
    expect(describeStatus(createSnapshot({ phase: 'presenting', soundBlocked: true }), 'John').hint).toMatch(
      /Press the button to hear/,
    );
  });

  it('says something of its own in every phase', () => {
    const phases: DrillPhase[] = ['greeting', 'generating', 'presenting', 'readying', 'recording', 'evaluating'];
    const later: DrillPhase[] = ['paused', 'complete', 'ended'];
    const lines = [...phases, ...later].map((phase) => describeStatus(createSnapshot({ phase }), 'John').line);
    expect(new Set(lines).size).toBe(lines.length);
  });

  it('says what to do about each fault of the microphone, and when nothing can be done here', () => {
    const faults = ['refused', 'missing', 'busy', 'insecure', 'unsupported', 'unplugged'] as const;
    const paused = faults.map((microphone) => createSnapshot({ phase: 'paused', microphone }));
    expect(new Set(paused.map((snapshot) => describeStatus(snapshot, 'John').hint)).size).toBe(6);
    expect(paused.filter(isHopeless).map(({ microphone }) => microphone)).toEqual(['insecure', 'unsupported']);
  });
});
