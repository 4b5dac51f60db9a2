import { TimeoutError } from '@sayso/api/client';
import type { ConversationSummary } from '@sayso/api/contract/conversation';
import { describe, expect, it } from 'vitest';
import { loadSummary } from './load-summary.ts';

const summary: ConversationSummary = {
  xp_gained: 5,
  summary: 'You talked.',
  weaknesses: {},
  total_xp: 5,
  corrections: [],
};
const nothing: ConversationSummary = { xp_gained: 0, summary: '', weaknesses: {}, total_xp: 90, corrections: [] };

const load = async (answers: (ConversationSummary | null | Error)[]) => {
  const waits: number[] = [];
  let asked = 0;
  const ask = async () => {
    const answer = answers[Math.min(asked, answers.length - 1)];
    asked += 1;
    if (answer instanceof Error) throw answer;
    return answer ?? null;
  };
  const wait = async (ms: number) => {
    waits.push(ms);
  };
  const result = await loadSummary(ask, wait, new AbortController().signal).catch((error: unknown) => error);
  return { result, waits, asked };
};

describe('loading the summary', () => {
  it('is done at once when there is one', async () => {
    expect(await load([summary])).toEqual({ result: summary, waits: [], asked: 1 });
  });

  it('asks again every second while it is empty, and shows it when it comes', async () => {
    expect(await load([null, nothing, summary])).toEqual({ result: summary, waits: [1000, 1000], asked: 3 });
  });

  it('gives up after 6 retries: no conversation was detected', async () => {
    expect(await load([null])).toEqual({ result: null, waits: Array(6).fill(1000), asked: 7 });
  });

  it('outlives a server that is away for a moment, and says what is wrong when it stays away', async () => {
    expect((await load([new Error('down'), summary])).result).toEqual(summary);
    const { result, asked } = await load([new Error('down')]);
    expect(result).toMatchObject({ message: 'down' });
    expect(asked).toBe(7);
  });

  it('does not say that there was no conversation while the server was away for some of the tries', async () => {
    const { result, asked } = await load([new Error('down'), null]);
    expect(result).toMatchObject({ message: 'down' });
    expect(asked).toBe(7);
  });

  it('gives up on a server that lets it wait twice: seven such waits would be a minute', async () => {
    const { result, asked } = await load([new TimeoutError()]);
    expect(result).toBeInstanceOf(TimeoutError);
    expect(asked).toBe(2);
    expect((await load([new TimeoutError(), null, summary])).result).toEqual(summary);
  });

  it('stops when the learner leaves', async () => {
    const controller = new AbortController();
    controller.abort(new Error('left'));
    await expect(
      loadSummary(
        async () => null,
        async () => undefined,
        controller.signal,
      ),
    ).rejects.toThrow('left');
  });
});
