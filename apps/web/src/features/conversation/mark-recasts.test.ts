import { describe, expect, it } from 'vitest';
import { markRecasts } from './mark-recasts.ts';
import { atTheDesk, hotel } from './stories/talk.ts';

describe('the messages of a conversation', () => {
  it('carry the mistakes that the coach put right, each on its own message', () => {
    const marked = markRecasts(atTheDesk, hotel);
    expect(marked.map(({ corrections }) => corrections?.length ?? 0)).toEqual([0, 1, 0, 0, 0]);
    expect(marked[1]?.corrections?.[0]).toMatchObject({ said: 'I want a room', better: "I'd like a room" });
  });

  it('carry none where no scene is played', () => {
    expect(markRecasts(atTheDesk, null)).toEqual(atTheDesk);
  });
});
