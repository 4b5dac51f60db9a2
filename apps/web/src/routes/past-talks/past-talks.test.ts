import { describe, expect, it, vi } from 'vitest';
import { type AskForTalks, createPastTalks, openTalk, type PastTalks } from './past-talks.ts';
import { conversationOf } from './stories/talks.ts';

const page = (ids: readonly string[], next: string | null = null) => ({
  conversations: ids.map((id) => conversationOf({ id })),
  next,
});
const shown = (pastTalks: PastTalks) => {
  const state = pastTalks.getSnapshot();
  return state.status === 'loaded' ? [state.talks.map(({ id }) => id).join(' '), state.earlier] : state.status;
};

describe('the list of past talks', () => {
  it('comes page by page, none twice, until there are no earlier ones', async () => {
    const ask = vi.fn<AskForTalks>(async ({ before }) =>
      before === undefined ? page(['d', 'c'], 'after c') : page(['c', 'b', 'a']),
    );
    const pastTalks = createPastTalks(ask, null);
    expect(shown(pastTalks)).toBe('loading');
    await pastTalks.load();
    expect(shown(pastTalks)).toEqual(['d c', 'ready']);
    await Promise.all([pastTalks.loadEarlier(), pastTalks.loadEarlier()]);
    expect(shown(pastTalks)).toEqual(['d c b a', 'none']);
    expect(ask.mock.calls.map(([wanted]) => wanted)).toEqual([{ limit: '20' }, { limit: '20', before: 'after c' }]);
    await pastTalks.loadEarlier();
    expect(ask).toHaveBeenCalledTimes(2);
  });

  it('keeps what is there when the earlier ones do not come, and asks for them again', async () => {
    let isUp = false;
    const pastTalks = createPastTalks(async ({ before }) => {
      if (before === undefined) return page(['b'], 'after b');
      if (!isUp) throw new Error('The server is down.');
      return page(['a']);
    }, null);
    await pastTalks.load();
    await pastTalks.loadEarlier();
    expect(shown(pastTalks)).toEqual(['b', 'failed']);
    isUp = true;
    await pastTalks.loadEarlier();
    expect(shown(pastTalks)).toEqual(['b a', 'none']);
  });

  it('that failed can be asked for again', async () => {
    let isUp = false;
    const pastTalks = createPastTalks(async () => {
      if (!isUp) throw new Error('The server is down.');
      return page(['a']);
    }, null);
    await pastTalks.load();
    expect(shown(pastTalks)).toBe('failed');
    isUp = true;
    await pastTalks.load();
    expect(shown(pastTalks)).toEqual(['a', 'none']);
  });

  it('changes no more after the page was left', async () => {
    const answer = Promise.withResolvers<ReturnType<typeof page>>();
    const pastTalks = createPastTalks(() => answer.promise, null);
    const loading = pastTalks.load();
    pastTalks.dispose();
    answer.resolve(page(['a']));
    await loading;
    expect(shown(pastTalks)).toBe('loading');
  });
});

describe('the talk that the address names', () => {
  const opened = async (ask: AskForTalks, id: string) => {
    const pastTalks = createPastTalks(ask, id);
    await pastTalks.load();
    return openTalk(pastTalks.getSnapshot(), id)?.id ?? null;
  };

  it('is asked for alone when it is older than what is listed', async () => {
    const ask = vi.fn<AskForTalks>(async ({ id }) => (id === undefined ? page(['z'], 'after z') : page([id])));
    expect(await opened(ask, 'a')).toBe('a');
    expect(ask).toHaveBeenCalledTimes(2);
  });

  it('is not asked for when it is listed', async () => {
    const ask = vi.fn<AskForTalks>(async () => page(['z', 'a']));
    expect(await opened(ask, 'a')).toBe('a');
    expect(ask).toHaveBeenCalledTimes(1);
  });

  it('is found in the answer of a server that gives all of them, and is no other one', async () => {
    expect(await opened(async ({ limit }) => (limit ? page(['z']) : page(['z', 'y', 'a'])), 'a')).toBe('a');
    expect(await opened(async () => page(['z', 'y']), 'a')).toBeNull();
  });

  it('may be none', () => {
    expect(openTalk({ status: 'loading' }, 'a')).toBeNull();
    expect(openTalk({ status: 'failed' }, 'a')).toBeNull();
  });
});
