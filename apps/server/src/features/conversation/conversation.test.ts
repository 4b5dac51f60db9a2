import { limits } from '@sayso/api/contract/limits';
import { describe, expect, it, vi } from 'vitest';
import { createRateLimits } from '../../platform/limits/rate-limits.ts';
import { spokenText } from '../../testing/fake-engines.ts';
import { learnerWorld } from '../../testing/learner-world.ts';
import { openLive } from '../../testing/open-live.ts';

describe('the live conversation', () => {
  const world = learnerWorld();

  const open = (session?: string, coach = 'Daisy') =>
    openLive({ url: world.server.url, token: world.learner.token, coach, session });
  const corrections = () => world.server.services.storage.db.selectFrom('corrections').selectAll().execute();
  const turns = () => world.server.services.storage.db.selectFrom('turns').selectAll().orderBy('position').execute();

  it('begins with the session, then the coach thinks and greets in the chosen voice', async () => {
    const page = open();
    const session = await page.next('session');
    const greeting = await page.next('bot_message');
    expect(session).toMatchObject({ history: [], heartbeat_ms: 5000 });
    expect(page.messages.map(({ type }) => type)).toEqual(['session', 'coach_thinking', 'bot_message']);
    expect(greeting).toMatchObject({ text: 'Hello, I am Daisy.', block: false });
    expect(spokenText(greeting.audio_base64)).toBe('Daisy: Hello, I am Daisy.');
    await page.close();
  });

  it('acknowledges what is said only when it is stored, and answers it', async () => {
    const thought = Promise.withResolvers<void>();
    const { reply } = world.fake.behaviour;
    world.fake.behaviour.reply = (talk, signal) => thought.promise.then(() => reply(talk, signal));
    const page = open();
    await page.next('bot_message');
    page.send({ type: 'user_message', text: '  I like tea.  ', id: 'one', draft: true, spoken_ms: 1500 });
    await page.next('ack');
    expect(await turns()).toMatchObject([
      { role: 'coach', answers: null },
      { role: 'user', text: 'I like tea.', client_id: 'one', draft: 1, spoken_ms: 1500 },
    ]);
    thought.resolve();
    expect(await page.next('bot_message')).toMatchObject({ text: 'You said: I like tea.' });
    await page.close();
  });

  it('serves a page that sends only the messages of the specification', async () => {
    const page = open();
    await page.next('bot_message');
    page.send({ type: 'coach_done_speaking' });
    page.send({ type: 'user_message', text: 'I like tea.' });
    expect(await page.next('bot_message')).toMatchObject({ text: 'You said: I like tea.' });
    page.send({ type: 'terminate', force: false });
    await page.next('terminate_done');
    expect(page.messages.some(({ type }) => type === 'ack' || type === 'error')).toBe(false);
    await page.close();
  });

  it('stores and answers the same message once, however often it comes, and acknowledges each', async () => {
    const page = open();
    await page.next('bot_message');
    for (let i = 0; i < 3; i++) page.send({ type: 'user_message', text: 'Hello.', id: 'same' });
    for (let i = 0; i < 3; i++) expect(await page.next('ack')).toMatchObject({ id: 'same' });
    page.send({ type: 'ping' });
    await page.next('pong');
    expect((await turns()).map(({ role }) => role)).toEqual(['coach', 'user', 'coach']);
    expect(page.messages.filter(({ type }) => type === 'bot_message')).toHaveLength(2);
    await page.close();
  });

  it('answers messages in the order in which they came, one after another', async () => {
    const page = open();
    await page.next('bot_message');
    for (const text of ['one', 'two', 'three']) page.send({ type: 'user_message', text, id: text });
    for (const text of ['one', 'two', 'three']) {
      expect(await page.next('bot_message')).toMatchObject({ text: `You said: ${text}` });
    }
    expect((await turns()).map(({ role }) => role)).toEqual([
      'coach',
      'user',
      'coach',
      'user',
      'coach',
      'user',
      'coach',
    ]);
    await page.close();
  });

  it.each([
    ['a coach that does not exist', () => open(undefined, 'Ronald'), 4404, 'There is no coach of this name.'],
    ['a wrong token', () => openLive({ url: world.server.url, token: 'wrong' }), 4401, 'unauthorized'],
    ['no token', () => openLive({ url: world.server.url, token: '' }), 4401, 'unauthorized'],
  ])('closes on %s with a code that says so', async (_, connect, code, reason) => {
    expect(await connect().closed).toEqual({ code, reason });
  });

  it('closes on an expired token, and writes no token to the log', async () => {
    world.now += 60 * 60_000;
    expect(await open().closed).toEqual({ code: 4401, reason: 'unauthorized' });
    expect(world.server.logs.length).toBeGreaterThan(0);
    expect(world.server.logs.join('')).not.toContain(world.learner.token);
  });

  it.each([
    ['what is not JSON', 'hello', 'not JSON'],
    ['what is no message', '[1, 2]', 'not JSON with a type'],
    ['an unknown type', '{"type":"dance"}', '“dance”'],
    ['an empty text', '{"type":"user_message","text":"   ","id":"x"}', 'no words'],
    ['a text that is too long', JSON.stringify({ type: 'user_message', text: 'a'.repeat(4001), id: 'x' }), '4000'],
    ['a very big message', JSON.stringify({ type: 'user_message', text: 'a'.repeat(1_000_000) }), '4000'],
    ['a message without its text', '{"type":"user_message"}', 'not complete'],
    ['binary', Buffer.from([1, 2, 3]), 'Only text'],
  ])('answers %s with an error, and the conversation goes on', async (_, frame, words) => {
    const page = open();
    await page.next('bot_message');
    page.send(frame);
    const error = await page.next('error');
    expect(error).toMatchObject({ code: 'invalid_request', detail: expect.stringContaining(words) });
    page.send({ type: 'user_message', text: 'Still here.' });
    expect(await page.next('bot_message')).toMatchObject({ text: 'You said: Still here.' });
    await page.close();
  });

  it('says which message it refused', async () => {
    const page = open();
    await page.next('bot_message');
    page.send({ type: 'user_message', text: '', id: 'blank' });
    expect(await page.next('error')).toMatchObject({ id: 'blank' });
    await page.close();
  });

  it('closes a socket that sends more than it takes, and the conversation can be taken up again', async () => {
    const page = open();
    const { session_id } = await page.next('session');
    await page.next('bot_message');
    page.send('x'.repeat(2_000_000));
    expect(await page.closed).toMatchObject({ code: 1009 });
    const again = open(session_id);
    expect(await again.next('session')).toMatchObject({ session_id });
    await again.close();
  });

  it('takes twenty messages in a minute, refuses the next with its id, and takes more a minute later', async () => {
    const page = open();
    await page.next('bot_message');
    for (let i = 0; i < 21; i++) page.send({ type: 'user_message', text: `Number ${i}.`, id: `n${i}` });
    expect(await page.next('error')).toMatchObject({ code: 'too_many_requests', id: 'n20' });
    for (let i = 0; i < 20; i++) await page.next('bot_message');
    world.now += 60_000;
    page.send({ type: 'user_message', text: 'Number 20.', id: 'n20' });
    expect(await page.next('bot_message')).toMatchObject({ text: 'You said: Number 20.' });
    await page.close();
  });

  it('counts its messages with everything that the engines do for the learner, and refuses what comes after too many', async () => {
    const page = open();
    await page.next('bot_message');
    const { id } = world.learner;
    const rates = createRateLimits(world.server.services.storage, { now: () => world.now });
    for (let i = 0; i < limits.engine.calls; i++) await rates.count(limits.engine, id);
    page.send({ type: 'user_message', text: 'One too many.', id: 'late' });
    expect(await page.next('bot_message')).toMatchObject({ text: 'You said: One too many.' });
    const counters = () => world.server.services.storage.db.selectFrom('rate_limits').selectAll().execute();
    await vi.waitFor(async () =>
      expect((await counters()).some(({ points }) => points > limits.engine.calls)).toBe(true),
    );
    page.send({ type: 'user_message', text: 'And one more.', id: 'later' });
    expect(await page.next('error')).toMatchObject({ code: 'too_many_requests', id: 'later' });
    world.now += limits.engine.seconds * 1000;
    page.send({ type: 'user_message', text: 'A minute later.', id: 'latest' });
    expect(await page.next('bot_message')).toMatchObject({ text: 'You said: A minute later.' });
    await page.close();
  });

  it('keeps what was heard when the learner corrects it, and looks at the grammar of the correction', async () => {
    const page = open();
    await page.next('bot_message');
    page.send({ type: 'user_message', text: 'Yesterday I go home.', id: 'one', draft: true });
    await page.next('bot_message');
    await vi.waitFor(async () => expect(await corrections()).toHaveLength(1));
    page.send({ type: 'user_correction', id: 'one', text: 'Yesterday I drove home.' });
    page.send({ type: 'user_correction', id: 'none', text: 'What?' });
    expect(await page.next('error')).toMatchObject({ code: 'not_found', id: 'none' });
    expect((await turns())[1]).toMatchObject({
      text: 'Yesterday I drove home.',
      heard: 'Yesterday I go home.',
      draft: 0,
    });
    expect(await corrections()).toEqual([]);
    await page.close();
  });

  it('goes on without a voice: the text comes with no sound and a notice', async () => {
    world.fake.behaviour.speak = () => Promise.reject(new Error('no voice'));
    const page = open();
    expect(await page.next('bot_message')).toMatchObject({ text: 'Hello, I am Daisy.', audio_base64: '' });
    expect(await page.next('error')).toMatchObject({ code: 'voice_unavailable' });
    await page.close();
  });

  it('keeps what was said when the coach fails, and answers it when it is sent again', async () => {
    const page = open();
    await page.next('bot_message');
    const { reply } = world.fake.behaviour;
    world.fake.behaviour.reply = () => Promise.reject(new Error('no coach'));
    page.send({ type: 'user_message', text: 'Are you there?', id: 'one' });
    await page.next('ack');
    expect(await page.next('error')).toMatchObject({ code: 'engine_unavailable', id: 'one' });
    world.fake.behaviour.reply = reply;
    page.send({ type: 'user_message', text: 'Are you there?', id: 'one' });
    expect(await page.next('bot_message')).toMatchObject({ text: 'You said: Are you there?' });
    expect((await turns()).map(({ role }) => role)).toEqual(['coach', 'user', 'coach']);
    await page.close();
  });

  it('asks a page of the specification to say it again when the coach fails, because that page waits for a voice', async () => {
    const page = open();
    await page.next('bot_message');
    world.fake.behaviour.reply = async () => '  ';
    page.send({ type: 'user_message', text: 'Are you there?' });
    expect(await page.next('bot_message')).toMatchObject({ text: expect.stringContaining('say that again') });
    expect((await turns()).map(({ role }) => role)).toEqual(['coach', 'user']);
    await page.close();
  });

  it('lets the page come back later when the coach cannot even greet', async () => {
    const { greet } = world.fake.behaviour;
    world.fake.behaviour.greet = () => Promise.reject(new Error('no coach'));
    const page = open();
    const { session_id } = await page.next('session');
    expect(await page.closed).toMatchObject({ code: 1013 });
    world.fake.behaviour.greet = greet;
    const again = open(session_id);
    expect(await again.next('session')).toMatchObject({ session_id });
    expect(await again.next('bot_message')).toMatchObject({ text: 'Hello, I am Daisy.' });
    await again.close();
  });
});
