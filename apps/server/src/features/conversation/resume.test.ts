import { describe, expect, it } from 'vitest';
import { runSettleJob } from '../../kernel/sessions/settle-job.ts';
import { spokenText } from '../../testing/fake-engines.ts';
import { learnerWorld } from '../../testing/learner-world.ts';
import { type LivePage, openLive } from '../../testing/open-live.ts';
import { signUpLearner } from '../../testing/sign-up-learner.ts';
import { startTestServer } from '../../testing/start-test-server.ts';
import { temporaryDatabase } from '../../testing/temporary-database.ts';

describe('taking a conversation up again', () => {
  const world = learnerWorld();

  const open = (session?: string, coach = 'Daisy') =>
    openLive({ url: world.server.url, token: world.learner.token, coach, session });
  const begin = async (): Promise<{ page: LivePage; id: string }> => {
    const page = open();
    const { session_id } = await page.next('session');
    await page.next('bot_message');
    return { page, id: session_id };
  };

  it('brings the whole history, with the ids that the page gave, and greets no second time', async () => {
    const { page, id } = await begin();
    page.send({ type: 'user_message', text: 'I like tea.', id: 'one', draft: true });
    const answer = await page.next('bot_message');
    page.cut();
    const again = open(id);
    const session = await again.next('session');
    expect(session.session_id).toBe(id);
    expect(session.history).toMatchObject([
      { role: 'coach', text: 'Hello, I am Daisy.' },
      { id: 'one', role: 'user', text: 'I like tea.', draft: true },
      { id: answer.id, role: 'coach', text: 'You said: I like tea.' },
    ]);
    expect(world.fake.calls.filter((name) => name === 'greet')).toHaveLength(1);
    await again.close();
  });

  it('says again, under its old id, what was not answered', async () => {
    const { page, id } = await begin();
    page.send({ type: 'user_message', text: 'I like tea.', id: 'one' });
    const answer = await page.next('bot_message');
    page.cut();
    const again = open(id);
    const repeated = await again.next('bot_message');
    expect(repeated).toEqual(answer);
    expect(spokenText(repeated.audio_base64)).toBe('Daisy: You said: I like tea.');
    await again.close();
  });

  it('says also again what was heard but not answered: a page that was reloaded waits for it', async () => {
    const { page, id } = await begin();
    page.send({ type: 'coach_done_speaking' });
    page.send({ type: 'user_correction', id: 'none', text: 'A message after which the one before it is stored.' });
    await page.next('error');
    await page.close();
    const again = open(id);
    const { history } = await again.next('session');
    expect(await again.next('bot_message')).toMatchObject({ id: history[0]?.id, text: 'Hello, I am Daisy.' });
    again.send({ type: 'user_message', text: 'I like tea.' });
    expect(await again.next('bot_message')).toMatchObject({ text: 'You said: I like tea.' });
    await again.close();
  });

  it('marks as heard what was spoken before the signal, not what came after', async () => {
    const { page } = await begin();
    page.send({ type: 'coach_done_speaking' });
    page.send({ type: 'user_message', text: 'I like tea.' });
    await page.next('bot_message');
    const turns = await world.server.services.storage.db.selectFrom('turns').selectAll().orderBy('position').execute();
    expect(turns.map(({ heard_at }) => heard_at)).toEqual([world.now, null, null]);
    await page.close();
  });

  it('answers what was left without an answer', async () => {
    const { page, id } = await begin();
    const { reply } = world.fake.behaviour;
    const asked = new Promise<void>((resolve) => {
      world.fake.behaviour.reply = () => {
        resolve();
        return new Promise(() => undefined);
      };
    });
    page.send({ type: 'user_message', text: 'Are you there?', id: 'one' });
    await asked;
    page.cut();
    world.fake.behaviour.reply = reply;
    const again = open(id);
    await again.next('coach_thinking');
    expect(await again.next('bot_message')).toMatchObject({ text: 'You said: Are you there?' });
    await again.close();
  });

  it('stores what was waiting behind an answer when the page went away', async () => {
    const { page, id } = await begin();
    world.fake.behaviour.reply = () => new Promise(() => undefined);
    page.send({ type: 'user_message', text: 'First.' });
    await page.next('coach_thinking');
    await page.next('coach_thinking');
    page.send({ type: 'user_message', text: 'Second.' });
    page.send({ type: 'ping' });
    await page.next('pong');
    await page.close();
    world.fake.behaviour.reply = async ({ turns }) => turns.map(({ text }) => text).join(' ');
    const again = open(id);
    expect((await again.next('session')).history.map(({ text }) => text)).toEqual([
      'Hello, I am Daisy.',
      'First.',
      'Second.',
    ]);
    expect(await again.next('bot_message')).toMatchObject({ text: 'Hello, I am Daisy. First. Second.' });
    await again.close();
  });

  it('goes on after the server was stopped in the middle of an answer', async () => {
    const database = await temporaryDatabase();
    const stopping = await startTestServer({ engines: world.fake.engines, now: () => world.now, database });
    const someone = await signUpLearner(stopping);
    const { reply } = world.fake.behaviour;
    world.fake.behaviour.reply = () => new Promise(() => undefined);
    const page = openLive({ url: stopping.url, token: someone.token });
    const { session_id } = await page.next('session');
    await page.next('bot_message');
    page.send({ type: 'user_message', text: 'First.', id: 'one' });
    await page.next('ack');
    page.send({ type: 'user_message', text: 'Second.', id: 'two' });
    page.send({ type: 'ping' });
    await page.next('pong');
    await stopping.close();
    expect(await page.closed).toMatchObject({ code: 1001 });

    world.fake.behaviour.reply = reply;
    const next = await startTestServer({ engines: world.fake.engines, now: () => world.now, database });
    const again = openLive({ url: next.url, token: someone.token, session: session_id });
    expect((await again.next('session')).history.map(({ text }) => text).slice(1)).toEqual(['First.', 'Second.']);
    expect(await again.next('bot_message')).toMatchObject({ text: 'You said: Second.' });
    await again.close();
    await next.close();
    await database.remove();
  });

  it('closes the older connection when a newer one takes the session over', async () => {
    const { page, id } = await begin();
    const newer = open(id);
    await newer.next('session');
    expect(await page.closed).toMatchObject({ code: 4409 });
    newer.send({ type: 'user_message', text: 'Here.' });
    await newer.next('bot_message');
    await newer.next('bot_message');
    await newer.close();
  });

  it('begins a new one for a session of another coach, of another learner, ended, too old or unknown', async () => {
    const { page, id } = await begin();
    const john = open(id, 'John');
    expect((await john.next('session')).session_id).not.toBe(id);
    const stranger = await signUpLearner(world.server);
    const theirs = openLive({ url: world.server.url, token: stranger.token, session: id });
    expect(await theirs.next('session')).toMatchObject({ history: [] });
    page.send({ type: 'user_message', text: 'Mine.' });
    expect(await page.next('bot_message')).toMatchObject({ text: 'You said: Mine.' });
    const unknown = open('no-such-session');
    expect((await unknown.next('session')).session_id).not.toBe('no-such-session');

    page.send({ type: 'terminate' });
    await page.next('terminate_done');
    const afterEnd = open(id);
    expect(await afterEnd.next('session')).toMatchObject({ history: [] });
    for (const one of [john, theirs, unknown, afterEnd, page]) await one.close();
  });

  it('begins a new one when the session was left for more than two hours, and the learner keeps its XP', async () => {
    const { page, id } = await begin();
    world.now += 25_000;
    page.send({ type: 'user_message', text: 'I like tea.' });
    await page.next('bot_message');
    await page.close();
    world.now += 2 * 60 * 60_000;
    const { token } = await world.server.services.tokens.issue(world.learner.id);
    const later = openLive({ url: world.server.url, token, session: id });
    expect((await later.next('session')).session_id).not.toBe(id);
    await runSettleJob(world.server.services);
    const { db } = world.server.services.storage;
    expect(await db.selectFrom('users').select('total_xp').executeTakeFirst()).toEqual({ total_xp: 2 });
    await later.close();
  });

  it('says that the conversation has ended when it was ended elsewhere', async () => {
    const { page, id } = await begin();
    await world.server.services.storage.db
      .updateTable('practice_sessions')
      .set({ ended_at: world.now })
      .where('id', '=', id)
      .execute();
    page.send({ type: 'user_message', text: 'Hello?', id: 'one' });
    expect(await page.next('error')).toMatchObject({ code: 'session_ended', id: 'one' });
    expect(await page.closed).toMatchObject({ code: 4410 });
  });
});
