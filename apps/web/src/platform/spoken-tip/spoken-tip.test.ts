import { createQueryClient } from '@sayso/api/react';
import { QueryObserver } from '@tanstack/react-query';
import { describe, expect, it, vi } from 'vitest';
import { createCoachVoice } from './coach-voice.ts';
import { readTipState, type Tip } from './tip-state.ts';

/** A voice whose audio ends when the test says so. */
const createVoice = () => {
  const ends: ((isPlayed: boolean) => void)[] = [];
  const dispose = vi.fn();
  const voice = createCoachVoice({ play: () => new Promise((resolve) => ends.push(resolve)), dispose });
  return { voice, ends, dispose };
};

/** A tip that is asked for again and again. */
const createTip = (ask: () => Promise<Tip>) => {
  const observer = new QueryObserver<Tip>(createQueryClient(), { queryKey: ['tip'], queryFn: ask, enabled: false });
  const stop = observer.subscribe(() => undefined);
  return { observer, stop, read: (spoken: string | null = null) => readTipState(observer.getCurrentResult(), spoken) };
};

describe('a tip', () => {
  it('is none until it is asked for, then is prepared, then is shown', async () => {
    const answer = Promise.withResolvers<Tip>();
    const { observer, stop, read } = createTip(() => answer.promise);
    expect(read()).toEqual({ status: 'none' });
    const asking = observer.refetch();
    expect(read()).toEqual({ status: 'preparing' });
    answer.resolve({ text: 'Smile.', audio: 'SUQz' });
    await asking;
    expect(read('SUQz')).toEqual({ status: 'shown', text: 'Smile.', speaking: true });
    expect(read()).toEqual({ status: 'shown', text: 'Smile.', speaking: false });
    stop();
  });

  it('is none where it could not be had, and stays where the next one could not be had', async () => {
    let isDown = true;
    const { observer, stop, read } = createTip(async () => {
      if (isDown) throw new Error('down');
      return { text: 'Smile.', audio: 'SUQz' };
    });
    await observer.refetch();
    expect(read()).toEqual({ status: 'none' });
    isDown = false;
    await observer.refetch();
    isDown = true;
    await observer.refetch();
    expect(read('SUQz')).toEqual({ status: 'shown', text: 'Smile.', speaking: true });
    expect(read()).toEqual({ status: 'shown', text: 'Smile.', speaking: false });
    stop();
  });

  it('is silent without a voice, also while the one before it is still heard', () => {
    const query = { isFetching: false, data: { text: 'Second.', audio: '' } };
    expect(readTipState(query, 'SUQz')).toEqual({ status: 'shown', text: 'Second.', speaking: false });
    expect(readTipState(query, null)).toEqual({ status: 'shown', text: 'Second.', speaking: false });
  });
});

describe('the voice that reads a tip aloud', () => {
  it('speaks until the audio has ended', async () => {
    const { voice, ends } = createVoice();
    const heard = voice.speak('SUQz');
    expect(voice.getSnapshot()).toBe('SUQz');
    ends[0]?.(true);
    expect(await heard).toBe(true);
    expect(voice.getSnapshot()).toBeNull();
  });

  it.each([
    ['plays nothing', async () => false],
    ['breaks', () => Promise.reject(new Error('no sound'))],
  ])('says that a tip could not be heard where the loudspeaker %s', async (_, play) => {
    const voice = createCoachVoice({ play, dispose: () => undefined });
    expect(await voice.speak('SUQz')).toBe(false);
    expect(voice.getSnapshot()).toBeNull();
  });

  it('goes on with the second tip when that has stopped the first, and says nothing of the first', async () => {
    const { voice, ends } = createVoice();
    const first = voice.speak('first');
    void voice.speak('second');
    ends[0]?.(false);
    expect(await first).toBe(true);
    expect(voice.getSnapshot()).toBe('second');
  });

  it('stops when the learner leaves, says nothing of it, and plays no more', async () => {
    const { voice, ends, dispose } = createVoice();
    const heard = voice.speak('SUQz');
    voice.dispose();
    ends[0]?.(false);
    expect(await heard).toBe(true);
    expect(dispose).toHaveBeenCalledOnce();
    expect(await voice.speak('SUQz')).toBe(true);
    expect(ends).toHaveLength(1);
  });
});
