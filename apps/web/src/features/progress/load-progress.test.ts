import { createClient, createMemoryTokenStore } from '@sayso/api/client';
import { describe, expect, it } from 'vitest';
import { loadProgress } from './load-progress.ts';

const json = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });
const here = { now: () => new Date(2026, 10, 21, 0, 30), timeZone: () => 'Pacific/Kiritimati' };
const session = { date: '2026-11-21', duration_seconds: 60, learning_data: { xp_gained: 6, phrase_count: 4 } };

const load = async (answer: (path: string) => Response) => {
  const asked: string[] = [];
  const client = createClient({
    tokens: createMemoryTokenStore({ token: 'a', refreshToken: null }),
    fetch: async (path) => {
      asked.push(path);
      return answer(path);
    },
  });
  const loaded = loadProgress(client, here, new AbortController().signal);
  return { asked, loaded };
};

describe('loading the progress', () => {
  it('tells the server where the learner is, and takes its date', async () => {
    const day = { date: '2026-11-20', xp: 6, seconds: 60, spoken_seconds: 25, phrases: 4, sessions: 1 };
    const { asked, loaded } = await load(() =>
      json({ today: '2026-11-20', total_xp: 6, level: 1, streak: 1, days: [day], sessions: [session], errors: [] }),
    );
    const progress = await loaded;
    expect(asked).toEqual(['/user/progress?days=30&time_zone=Pacific%2FKiritimati']);
    expect(progress).toMatchObject({ today: '2026-11-20', more: { totalXp: 6, streak: 1, errors: [] } });
    expect(progress.days).toHaveLength(30);
    const { spoken_seconds: spokenSeconds, ...rest } = day;
    expect(progress.days.at(-1)).toEqual({ ...rest, spokenSeconds });
    expect(progress.days[0]).toEqual({
      date: '2026-10-22',
      xp: 0,
      seconds: 0,
      spokenSeconds: 0,
      phrases: 0,
      sessions: 0,
    });
  });

  it('shows no HTML tags in the mistakes that came back', async () => {
    const mistake = { said: 'I <i>go</i> home.', better: 'I <b>went</b> home.', date: '2026-11-20' };
    const errors = [{ category: '<u>Tense</u>', count: 2, examples: [mistake] }];
    const { loaded } = await load(() =>
      json({ today: '2026-11-20', total_xp: 6, level: 1, streak: 1, days: [], sessions: [], errors }),
    );
    expect((await loaded).more?.errors).toEqual([
      { category: 'Tense', count: 2, examples: [{ said: 'I go home.', better: 'I went home.', date: '2026-11-20' }] },
    ]);
  });

  it('adds the sessions up itself, by this machine’s date, where the server does not', async () => {
    const { asked, loaded } = await load((path) =>
      path.startsWith('/user/progress') ? json({ detail: 'Not Found' }, 404) : json({ sessions: [session] }),
    );
    const progress = await loaded;
    expect(asked.at(-1)).toBe('/user/sessions');
    expect(progress).toMatchObject({ today: '2026-11-21', more: null });
    expect(progress.days.at(-1)).toEqual({
      date: '2026-11-21',
      xp: 6,
      seconds: 60,
      spokenSeconds: 60,
      phrases: 4,
      sessions: 1,
    });
  });

  it('fails where the server fails', async () => {
    const { asked, loaded } = await load(() => json({ detail: 'Down.' }, 500));
    await expect(loaded).rejects.toThrow('Down.');
    expect(asked).toHaveLength(1);
  });
});
