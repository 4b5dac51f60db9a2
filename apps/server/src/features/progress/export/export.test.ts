import { describe, expect, it } from 'vitest';
import { learnerWorld } from '../../../testing/learner-world.ts';
import { call, signUpLearner } from '../../../testing/sign-up-learner.ts';
import { tableNames } from '../../../testing/table-names.ts';
import { csvLine } from './csv.ts';
import { exportedTables, notExported } from './tables.ts';

describe('everything of a learner as a file', () => {
  const world = learnerWorld();
  const file = (format: string, token = world.learner.token) =>
    fetch(`${world.server.url}/user/export?format=${format}`, { headers: { authorization: `Bearer ${token}` } });
  const send = (message: string, token = world.learner.token) =>
    call(world.server, 'POST', '/conversation/send', { message }, token);

  it('exports every table, also tables of later versions', async () => {
    const known = [...exportedTables.map(({ name }) => name), ...Object.keys(notExported)];
    expect((await tableNames(world.server.services.storage.db)).toSorted()).toEqual(known.toSorted());
  });

  it('is all of it as JSON: what was said, what was found, and no secret', async () => {
    await send('Yesterday I go to Zamosc.');
    await world.server.services.storage.db
      .insertInto('corrections')
      .expression((from) =>
        from
          .selectFrom('turns')
          .select((row) => ['id', row.val('Tense').as('c'), row.val('go').as('s'), row.val('went').as('b')])
          .where('role', '=', 'user'),
      )
      .columns(['turn_id', 'category', 'said', 'better'])
      .execute();
    const response = await file('json');
    expect(response.headers.get('content-type')).toContain('application/json');
    expect(response.headers.get('content-disposition')).toBe('attachment; filename="sayso.json"');
    const text = await response.text();
    expect(JSON.parse(text)).toMatchObject({
      exported_at: '2026-11-20T12:00:00.000Z',
      users: [{ email: world.learner.email, topics: [] }],
      practice_sessions: [{ kind: 'text', started_at: '2026-11-20T12:00:00.000Z' }],
      turns: [{ text: 'Yesterday I go to Zamosc.' }, { role: 'coach' }],
      corrections: expect.arrayContaining([expect.objectContaining({ said: 'go', better: 'went' })]),
      drills: [],
    });
    expect(text).not.toMatch(/password|token|argon2|held_by/);
  });

  it('is whole when it is longer than what is read at a time', async () => {
    const { db } = world.server.services.storage;
    const sessions = Array.from({ length: 1003 }, (_, index) => ({
      id: `s${String(index).padStart(5, '0')}`,
      user_id: world.learner.id,
      kind: 'conversation' as const,
      coach: 'Daisy',
      // Many in one millisecond: the place in the list is not the time alone.
      started_at: Math.floor(index / 300),
      last_active_at: 1,
      ended_at: 1,
      local_date: '2026-11-20',
      spoken_ms: 0,
      xp_gained: 1,
      phrases: 1,
      settled: 1,
      recap: null,
      tip: null,
      held_by: null,
    }));
    for (let from = 0; from < sessions.length; from += 200) {
      await db
        .insertInto('practice_sessions')
        .values(sessions.slice(from, from + 200))
        .execute();
    }
    const all = JSON.parse(await (await file('json')).text()) as { practice_sessions: { id: string }[] };
    expect(all.practice_sessions.map(({ id }) => id)).toEqual(sessions.map(({ id }) => id));
    const lines = (await (await file('csv')).text()).split('\r\n');
    expect(lines).toHaveLength(1 + sessions.length + 1);
  });

  it('is a line a session as CSV, which spreadsheets read and do not run', async () => {
    await send('Hello.');
    await world.server.services.storage.db
      .updateTable('practice_sessions')
      .set({ recap: '=HYPERLINK("http://evil.example","You said ""hi"", twice")', tip: '@once' })
      .execute();
    const response = await file('csv');
    expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    const bytes = new Uint8Array(await response.arrayBuffer());
    expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    expect(new TextDecoder().decode(bytes)).toBe(
      'date,started_at,kind,coach,seconds,spoken_seconds,phrases,xp,average,recap,tip\r\n' +
        '2026-11-20,2026-11-20T12:00:00.000Z,text,John,0,0,1,0,,' +
        `"'=HYPERLINK(""http://evil.example"",""You said """"hi"""", twice"")",'@once\r\n`,
    );
  });

  it('is of one learner, needs a token and a format', async () => {
    const other = await signUpLearner(world.server);
    await send('My secret.');
    expect(await (await file('json', other.token)).text()).not.toContain('My secret.');
    expect((await fetch(`${world.server.url}/user/export?format=json`)).status).toBe(401);
    expect((await file('pdf')).status).toBe(400);
  });
});

describe('a line of CSV', () => {
  it.each([
    ['-1', "'-1"],
    ['+1', "'+1"],
    ['\t=1', "'\t=1"],
    ['a,b', '"a,b"'],
    ['two\nlines', '"two\nlines"'],
    ['plain', 'plain'],
  ])('writes %j as %j', (text, written) => {
    expect(csvLine([text, -1, null])).toBe(`${written},-1,\r\n`);
  });
});
