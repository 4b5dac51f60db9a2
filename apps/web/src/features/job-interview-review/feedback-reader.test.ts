import { describe, expect, it } from 'vitest';
import { createFeedbackReader, type FeedbackReaderOptions } from './feedback-reader.ts';

/** A voice whose parts end when the test says so. */
const start = (options: Partial<FeedbackReaderOptions> = {}) => {
  const asked: string[] = [];
  const played: string[] = [];
  let end: () => void = () => undefined;
  const reader = createFeedbackReader({
    speak: async (text) => {
      asked.push(text);
      return `voice of ${text}`;
    },
    play: (audio, signal) => {
      played.push(audio);
      return new Promise<void>((resolve) => {
        end = resolve;
        signal.addEventListener('abort', () => resolve());
      });
    },
    ...options,
  });
  const settle = () => new Promise((resolve) => setImmediate(resolve));
  return { reader, asked, played, settle, endPart: () => end() };
};

describe('listening to the feedback', () => {
  it('waits for the voice, plays it, and is done', async () => {
    const { reader, played, settle, endPart } = start();
    const heard = reader.listen('Well told.');
    expect(reader.getSnapshot()).toBe('loading');
    await settle();
    expect(reader.getSnapshot()).toBe('playing');
    expect(played).toEqual(['voice of Well told.']);
    endPart();
    await heard;
    expect(reader.getSnapshot()).toBe('none');
  });

  it('reads a long text in parts, and has the next one ready', async () => {
    const sentence = `${'word '.repeat(60)}end.`;
    const { reader, asked, played, settle, endPart } = start();
    const heard = reader.listen(`${sentence} ${sentence}`);
    await settle();
    expect([asked.length, played.length]).toEqual([2, 1]);
    endPart();
    await settle();
    expect(played).toEqual([`voice of ${sentence}`, `voice of ${sentence}`]);
    endPart();
    await heard;
  });

  it('stops when it is told, and can begin again', async () => {
    const { reader, played, settle } = start();
    const heard = reader.listen('Well told.');
    await settle();
    reader.stopListening();
    await heard;
    expect(reader.getSnapshot()).toBe('none');
    void reader.listen('Well told.');
    await settle();
    expect(played).toHaveLength(2);
    expect(reader.getSnapshot()).toBe('playing');
  });

  it('is as before when there is no voice', async () => {
    const { reader } = start({ speak: () => Promise.reject(new Error('no voice')) });
    await reader.listen('Well told.');
    expect(reader.getSnapshot()).toBe('none');
  });

  it('ends when the learner leaves', async () => {
    const stopped: boolean[] = [];
    const { reader, settle } = start({
      play: (_audio, signal) =>
        new Promise<void>((resolve) => {
          signal.addEventListener('abort', () => {
            stopped.push(true);
            resolve();
          });
        }),
    });
    void reader.listen('Well told.');
    await settle();
    reader.dispose();
    expect(stopped).toEqual([true]);
  });
});
