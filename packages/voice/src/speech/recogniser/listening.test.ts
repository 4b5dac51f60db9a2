import { describe, expect, it } from 'vitest';
import { createTestClock } from '../../testing/clock.ts';
import { type EngineEvents, startListening } from './listening.ts';

/** A browser's engine that is played by hand. */
const setUp = (start: () => void = () => {}) => {
  const clock = createTestClock();
  const runs: EngineEvents[] = [];
  const calls: string[] = [];
  const listening = startListening((events) => {
    runs.push(events);
    return { start, stop: () => calls.push('stop'), abort: () => calls.push('abort') };
  }, clock);
  const engine = () => {
    const last = runs.at(-1);
    if (!last) throw new Error('No engine was opened.');
    return last;
  };
  return { clock, runs, calls, listening, engine };
};

describe('recognising in the page', () => {
  it('gives the final words, trimmed, as soon as the engine has finished', async () => {
    const { listening, engine, calls, clock } = setUp();
    engine().onWords(' I goes to', ' school');
    const text = listening.stop();
    expect(calls).toEqual(['stop']);
    engine().onWords(' I goes to  school ', '');
    engine().onEnd();
    expect(await text).toBe('I goes to school');
    await clock.settle();
    expect(clock.waiting()).toBe(0);
  });

  it('knows how long it heard a voice', async () => {
    const { listening, engine, clock } = setUp();
    await clock.settle(1000);
    engine().onSpeech(true);
    await clock.settle(2000);
    engine().onSpeech(false);
    await clock.settle(3000);
    engine().onSpeech(true);
    await clock.settle(500);
    expect(listening.spokenMs()).toBe(2500);
    engine().onWords('hello', '');
    const text = listening.stop();
    engine().onEnd();
    await text;
    await clock.settle(1000);
    expect(listening.spokenMs()).toBe(2500);
  });

  it('gives what is final when the engine does not finish within 1.2 seconds', async () => {
    const { listening, engine, clock, calls } = setUp();
    engine().onWords('hello', '');
    const text = listening.stop();
    await clock.settle(1199);
    expect(calls).toEqual(['stop']);
    await clock.settle(1);
    expect(await text).toBe('hello');
    expect(calls).toEqual(['stop', 'abort']);
  });

  it('gives nothing when the last words are still open after 1.2 seconds', async () => {
    const { listening, engine, clock } = setUp();
    engine().onWords('hello', 'wor');
    const text = listening.stop();
    await clock.settle(1200);
    expect(await text).toBeUndefined();
  });

  it('gives nothing within 1.2 seconds when nothing was heard', async () => {
    const { listening, clock } = setUp();
    const text = listening.stop();
    await clock.settle(1200);
    expect(await text).toBeUndefined();
  });

  it.each(['audio-capture', 'not-allowed', 'network', 'service-not-allowed', 'aborted'])(
    'gives nothing, and is not waited for, after the error %s',
    async (code) => {
      const { listening, engine, clock } = setUp();
      engine().onWords('half of it', '');
      engine().onError(code);
      engine().onEnd();
      expect(await listening.stop()).toBeUndefined();
      expect(clock.waiting()).toBe(0);
    },
  );

  it('gives nothing when the engine cannot even start', async () => {
    const { listening } = setUp(() => {
      throw new Error('no service');
    });
    expect(await listening.stop()).toBeUndefined();
  });

  it('starts again after a long silence, and keeps what was said before', async () => {
    const { listening, engine, runs } = setUp();
    engine().onWords('first', '');
    engine().onError('no-speech');
    engine().onEnd();
    expect(runs).toHaveLength(2);
    engine().onWords('second', '');
    const text = listening.stop();
    engine().onEnd();
    expect(await text).toBe('first second');
  });

  it('gives nothing rather than a part, when the engine ends on its own', async () => {
    const { listening, engine, runs } = setUp();
    engine().onWords('half of it', '');
    engine().onEnd();
    expect(runs).toHaveLength(1);
    expect(await listening.stop()).toBeUndefined();
  });

  it('does not start an engine again for ever', async () => {
    const { listening, engine, runs } = setUp();
    for (let i = 0; i < 50; i++) {
      engine().onError('no-speech');
      engine().onEnd();
    }
    expect(runs).toHaveLength(11);
    expect(await listening.stop()).toBeUndefined();
  });

  it('forgets everything when it is cancelled', async () => {
    const { listening, engine, calls } = setUp();
    engine().onWords('secret', '');
    listening.cancel();
    expect(calls).toEqual(['abort']);
    expect(await listening.stop()).toBeUndefined();
  });
});
