import { describe, expect, it } from 'vitest';
import { limitSpeech, measureMessageSpeech } from './speech-time.ts';

const text = 'I work in a big hospital';

describe('how long a turn was spoken', () => {
  it('is what the page measured', () => {
    expect(measureMessageSpeech({ text, id: 'a', spoken_ms: 2612.4 })).toEqual({ spokenMs: 2612, measured: true });
  });

  it('is never longer than its words can take: a fan in the room is no speech', () => {
    expect(limitSpeech('Yes', 57_000)).toEqual({ spokenMs: 4000, measured: true });
  });

  it('is estimated from the words where the page could not measure, or is one of the specification', () => {
    expect(measureMessageSpeech({ text, id: 'a', spoken_ms: 0 })).toEqual({ spokenMs: 2400, measured: false });
    expect(measureMessageSpeech({ text })).toEqual({ spokenMs: 2400, measured: false });
  });

  it('is none for what was typed, nor for what stands in the place of words', () => {
    expect(measureMessageSpeech({ text: '(no answer)' })).toEqual({ spokenMs: 0, measured: false });
    expect(measureMessageSpeech({ text, id: 'a' })).toEqual({ spokenMs: 0, measured: false });
  });
});
