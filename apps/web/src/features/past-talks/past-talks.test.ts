import type { getConversations } from '@sayso/api/contract/conversation';
import type { AnswerOf, RequestOf } from '@sayso/api/contract/endpoint';
import { createQueryClient, readQueryState } from '@sayso/api/react';
import { InfiniteQueryObserver } from '@tanstack/react-query';
import { describe, expect, it, vi } from 'vitest';
import { createTalkQuery, createTalksQuery, isElsewhere, listTalks, openTalk, readPastTalks } from './past-talks.ts';
import { createPastConversation } from './stories/talks.ts';

type Ask = (wanted: RequestOf<typeof getConversations>) => Promise<AnswerOf<typeof getConversations>>;

const page = (ids: readonly string[], next: string | null = null) => ({
  conversations: ids.map((id) => createPastConversation({ id })),
  next,
});

/** The page of past conversations over a server that answers like this. */
const open = (ask: Ask) => {
  const client = { call: ((_endpoint: unknown, wanted: never) => ask(wanted)) as never };
  const queryClient = createQueryClient();
  const observer = new InfiniteQueryObserver(queryClient, { ...createTalksQuery(client), select: listTalks });
  const leave = observer.subscribe(() => undefined);
  const read = () => readPastTalks(observer.getCurrentResult(), null);
  const shown = () => {
    const state = read();
    return state.status === 'success'
      ? [state.data.talks.map(({ id }) => id).join(' '), state.data.earlier]
      : state.status;
  };
  /** The conversation that the address names, asked for alone where it is not listed. */
  const find = async (id: string) => {
    const talks = observer.getCurrentResult().data;
    if (!isElsewhere(talks, id)) return openTalk(read(), id)?.id ?? null;
    const linked = await queryClient.fetchQuery(createTalkQuery(client, id));
    const state = readPastTalks(observer.getCurrentResult(), readQueryState({ status: 'success', data: linked }));
    return openTalk(state, id)?.id ?? null;
  };
  return { observer, leave, shown, find, isLoaded: () => expect.poll(shown).not.toBe('pending') };
};

describe('the list of past conversations', () => {
  it('comes page by page, none twice, until there are no earlier ones', async () => {
    const ask = vi.fn<Ask>(async ({ before }) =>
      before === undefined ? page(['d', 'c'], 'after c') : page(['c', 'b', 'a']),
    );
    const { observer, leave, shown, isLoaded } = open(ask);
    expect(shown()).toBe('pending');
    await isLoaded();
    expect(shown()).toEqual(['d c', 'ready']);
    const loading = observer.fetchNextPage();
    expect(shown()).toEqual(['d c', 'loading']);
    await loading;
    expect(shown()).toEqual(['d c b a', 'none']);
    expect(ask.mock.calls.map(([wanted]) => wanted)).toEqual([{ limit: '20' }, { limit: '20', before: 'after c' }]);
    leave();
  });

  it('keeps what is there when the earlier ones do not come, and asks for them again', async () => {
    let isUp = false;
    const { observer, leave, shown, isLoaded } = open(async ({ before }) => {
      if (before === undefined) return page(['b'], 'after b');
      if (!isUp) throw new Error('The server is down.');
      return page(['a']);
    });
    await isLoaded();
    await observer.fetchNextPage();
    expect(shown()).toEqual(['b', 'failed']);
    isUp = true;
    await observer.fetchNextPage();
    expect(shown()).toEqual(['b a', 'none']);
    leave();
  });

  it('that failed can be asked for again', async () => {
    let isUp = false;
    const { observer, leave, shown, isLoaded } = open(async () => {
      if (!isUp) throw new Error('The server is down.');
      return page(['a']);
    });
    await isLoaded();
    expect(shown()).toBe('error');
    isUp = true;
    await observer.refetch();
    expect(shown()).toEqual(['a', 'none']);
    leave();
  });
});

describe('the conversation that the address names', () => {
  const opened = async (ask: Ask, id: string) => {
    const { leave, find, isLoaded } = open(ask);
    await isLoaded();
    const found = await find(id);
    leave();
    return found;
  };

  it('is asked for alone when it is older than what is listed', async () => {
    const ask = vi.fn<Ask>(async ({ id }) => (id === undefined ? page(['z'], 'after z') : page([id])));
    expect(await opened(ask, 'a')).toBe('a');
    expect(ask).toHaveBeenCalledTimes(2);
  });

  it('is not asked for when it is listed', async () => {
    const ask = vi.fn<Ask>(async () => page(['z', 'a']));
    expect(await opened(ask, 'a')).toBe('a');
    expect(ask).toHaveBeenCalledTimes(1);
  });

  it('is found in the answer of a server that gives all of them, and is no other one', async () => {
    expect(await opened(async ({ limit }) => (limit ? page(['z']) : page(['z', 'y', 'a'])), 'a')).toBe('a');
    expect(await opened(async () => page(['z', 'y']), 'a')).toBeNull();
  });

  it('keeps the page waiting while it is asked for, and fails where it could not be', () => {
    const listed = { status: 'success', data: [], hasNextPage: false } as const;
    const result = { ...listed, isFetchingNextPage: false, isFetchNextPageError: false };
    expect(readPastTalks(result, { status: 'pending' })).toEqual({ status: 'pending' });
    expect(readPastTalks(result, { status: 'error' })).toEqual({ status: 'error' });
  });

  it('may be none', () => {
    expect(openTalk({ status: 'pending' }, 'a')).toBeNull();
    expect(openTalk({ status: 'error' }, 'a')).toBeNull();
  });
});
