import { describe, expect, it } from 'vitest';
import { createPastConversation, said } from './stories/talks.ts';
import { byDay, readTalk, whenAndHowLong } from './talks.ts';

describe('a past conversation', () => {
  it('is listed with its coach, its day, its time, its length and what it was about', () => {
    expect(readTalk(createPastConversation())).toMatchObject({
      coach: 'John',
      date: '2026-11-20',
      time: '18:05',
      length: '6 min',
      beginning: 'You told John about your interview at the hospital, and what a night shift is like.',
    });
  });

  it('without a recap begins with the learner’s first words', () => {
    const talk = readTalk(
      createPastConversation({ summary: null, messages: [said('coach', 'Hi!'), said('user', 'I like tea.')] }),
    );
    expect(talk).toMatchObject({ recap: null, beginning: 'I like tea.' });
    expect(readTalk(createPastConversation({ summary: ' <br> ', messages: [] }))).toMatchObject({
      recap: null,
      beginning: '',
    });
  });

  it('that was written says so', () => {
    expect(readTalk(createPastConversation({ type: 'text', duration_seconds: 45 })).length).toBe('45 s, text chat');
  });

  it('of a server that says only what was said has its day from its beginning and its length in phrases', () => {
    const bare = createPastConversation({ date: null, type: null, duration_seconds: null, summary: null });
    expect(readTalk(bare)).toMatchObject({ date: '2026-11-20', length: '3 phrases' });
    expect(readTalk({ ...bare, started_at: 'once' })).toMatchObject({ date: 'once', time: '' });
    expect(readTalk({ ...bare, coach: 'Somebody' }).coach).toBe('John');
  });

  it('is read without HTML tags, and its corrections still lie on its words', () => {
    const correction = { category: 'Tense', said: '<i>I go</i>', better: '<b>I went</b>', explanation: '' };
    const { messages } = readTalk(
      createPastConversation({
        messages: [
          said('assistant', '<p>Hello</p>'),
          said('user', 'Yesterday <i>I go</i> home, 3 < 5.', { corrections: [correction] }),
        ],
      }),
    );
    expect(messages).toEqual([
      { id: '0', role: 'coach', text: 'Hello', draft: false, corrections: [] },
      {
        id: '1',
        role: 'user',
        text: 'Yesterday I go home, 3 < 5.',
        draft: false,
        corrections: [{ said: 'I go', better: 'I went' }],
      },
    ]);
  });

  it('tells a better sentence once, whatever number of mistakes it puts right', () => {
    const found = (category: string) => ({ category, said: 'I go.', better: 'I went.', explanation: category });
    const corrections = [found('Tense'), found('Word choice'), found('Tense')];
    const [message] = readTalk(createPastConversation({ messages: [said('user', 'I go.', { corrections })] })).messages;
    expect(message?.corrections).toEqual([{ said: 'I go.', better: 'I went.' }]);
  });

  it('is placed in time by its day, its hour and its length', () => {
    expect(whenAndHowLong(readTalk(createPastConversation()), '2026-11-21')).toBe('Yesterday, 18:05, 6 min');
    expect(whenAndHowLong({ ...readTalk(createPastConversation()), time: '' }, '2026-11-29')).toBe(
      'Friday 20 November, 6 min',
    );
  });

  it('stands with the others of its day, newest first', () => {
    const talks = ['2026-11-20', '2026-11-20', '2026-11-19', '2026-11-02'].map((date, index) =>
      readTalk(createPastConversation({ date, id: String(index) })),
    );
    expect(byDay(talks, '2026-11-20').map(({ name, talks: own }) => [name, own.map(({ id }) => id)])).toEqual([
      ['Today', ['0', '1']],
      ['Yesterday', ['2']],
      ['Monday 2 November', ['3']],
    ]);
    expect(byDay([], '2026-11-20')).toEqual([]);
  });
});
