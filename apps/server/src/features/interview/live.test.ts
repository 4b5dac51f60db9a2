import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { spokenText } from '../../testing/fake-engines.ts';
import { type InterviewPage, interviewWorld, openInterviewPage } from '../../testing/interview-world.ts';
import { signUpLearner } from '../../testing/sign-up-learner.ts';

const types = ({ messages }: InterviewPage): readonly string[] => messages.map(({ type }) => type);
const answer = (text: string, more: object = {}) => ({ type: 'user_message', text, assistant_mode: false, ...more });

describe('the live interview', () => {
  const world = interviewWorld();

  it('begins with the session, then the interviewer asks the first question in John’s voice', async () => {
    const { page } = await world.begin();
    expect(types(page)).toEqual(['session', 'bot_message']);
    expect(page.messages[0]).toMatchObject({ history: [], heartbeat_ms: 5000 });
    const text = 'Welcome. Question 1 (opening) for a Teacher?';
    expect(page.messages[1]).toMatchObject({ text, last: false });
    const first = page.messages.find((one) => one.type === 'bot_message');
    expect(spokenText(first?.audio_base64)).toBe(`John: ${text}`);
    await page.close();
  });

  it('gives the ideal answer in Daisy’s voice, waits until it was heard, and asks when it is asked to', async () => {
    const { page, id } = await world.begin();
    page.send({ type: 'user_message', text: 'I teach.', id: 'one', spoken_ms: 4000 });
    const ideal = await page.next('assistant_perfect_answer');
    expect(types(page).slice(2)).toEqual(['ack', 'waiting_perfect_answer', 'assistant_perfect_answer']);
    expect(spokenText(ideal.audio_base64)).toBe('Daisy: An ideal answer to “Question 1 (opening) for a Teacher?”.');
    page.send({ type: 'perfect_answer_done' });
    await page.next('waiting_next_question');
    page.send({ type: 'ping' });
    await page.next('pong');
    expect(types(page).filter((type) => type === 'bot_message')).toHaveLength(1);
    page.send({ type: 'request_next_question' });
    expect(await page.next('bot_message')).toMatchObject({ text: 'Thank you. Question 2 (motivation) for a Teacher?' });
    expect(await world.turns(id)).toMatchObject([
      { role: 'coach' },
      { role: 'user', text: 'I teach.' },
      { role: 'coach' },
    ]);
    await page.close();
  });

  it('asks the next question by itself without the assistant; asking for one while one is open changes nothing', async () => {
    const { page } = await world.begin();
    page.send(answer('I teach.', { id: 'one' }));
    await page.next('bot_message');
    expect(types(page).slice(2)).toEqual(['ack', 'waiting_next_question', 'bot_message']);
    page.send({ type: 'request_next_question' });
    page.send({ type: 'perfect_answer_done' });
    page.send({ type: 'ping' });
    await page.next('pong');
    expect(types(page).at(-1)).toBe('pong');
    await page.close();
  });

  it('goes on at once when the next question is wanted before the ideal answer was heard', async () => {
    const { page } = await world.begin();
    page.send({ type: 'user_message', text: 'I teach.' });
    await page.next('assistant_perfect_answer');
    page.send({ type: 'request_next_question' });
    expect(await page.next('bot_message')).toMatchObject({ text: expect.stringContaining('Question 2') });
    await page.close();
  });

  it('asks seven questions, two follow-ups at most and never two running, and says goodbye', async () => {
    const { page, id } = await world.begin();
    for (;;) {
      page.send(answer('Please ask me more.'));
      if ((await page.next('bot_message')).last) break;
    }
    const { db } = world.server.services.storage;
    const steps = await db
      .selectFrom('interview_steps')
      .select('kind')
      .where('session_id', '=', id)
      .orderBy('position')
      .execute();
    expect(steps.map(({ kind }) => kind)).toEqual([
      'opening',
      'follow-up',
      'motivation',
      'follow-up',
      'behavioural',
      'role',
      'behavioural',
      'role',
      'closing',
      'goodbye',
    ]);
    expect(page.messages.at(-1)).toMatchObject({ text: 'Thank you for your time at Open School.' });
    await page.close();
  });

  it('serves a page of the specification to the end, which does not know that the goodbye is the last', async () => {
    const { page } = await world.begin();
    for (let number = 1; number <= 7; number++) {
      page.send({ type: 'coach_done_speaking' });
      page.send({ type: 'user_message', text: `Answer ${number}.`, assistant_mode: true });
      await page.next('assistant_perfect_answer');
      page.send({ type: 'perfect_answer_done' });
      await page.next('waiting_next_question');
      page.send({ type: 'request_next_question' });
      await page.next('bot_message');
    }
    page.send({ type: 'user_message', text: 'Goodbye.' });
    expect(await page.next('bot_message')).toMatchObject({ text: expect.stringContaining('Thank you for your time') });
    page.send({ type: 'terminate' });
    await page.next('terminate_done');
    expect(types(page).some((type) => type === 'ack' || type === 'error')).toBe(false);
    await page.close();
  });

  it('stores and answers the same message once, however often it comes, and acknowledges each', async () => {
    const { page, id } = await world.begin();
    for (let time = 0; time < 3; time++) page.send(answer('I teach.', { id: 'same' }));
    for (let time = 0; time < 3; time++) expect(await page.next('ack')).toEqual({ type: 'ack', id: 'same' });
    page.send({ type: 'ping' });
    await page.next('pong');
    expect((await world.turns(id)).map(({ role }) => role)).toEqual(['coach', 'user', 'coach']);
    await page.close();
  });

  it('takes what is said twice to one question as one answer', async () => {
    const { page } = await world.begin();
    const seen: unknown[] = [];
    const { next } = world.fake.behaviour;
    page.send({ type: 'user_message', text: 'I teach.' });
    await page.next('assistant_perfect_answer');
    world.fake.behaviour.next = (interview, wanted, signal) => {
      seen.push(interview.exchanges);
      return next(interview, wanted, signal);
    };
    page.send({ type: 'user_message', text: 'Adults, mostly.' });
    page.send({ type: 'request_next_question' });
    await page.next('bot_message');
    expect(seen).toMatchObject([[{ answer: 'I teach. Adults, mostly.' }]]);
    await page.close();
  });

  it.each(['(no answer)', '(timeout)', '(heard but unclear)'])(
    'asks again to the letter after %s, which no interviewer sees',
    async (text) => {
      const { page } = await world.begin();
      const seen: unknown[] = [];
      const { next } = world.fake.behaviour;
      world.fake.behaviour.next = (interview, wanted, signal) => {
        seen.push(interview.exchanges.map((exchange) => exchange.answer));
        return next(interview, wanted, signal);
      };
      page.send({ type: 'user_message', text });
      expect(await page.next('bot_message')).toMatchObject({ text: "Hmm, I didn't catch that. Could you try again?" });
      page.send(answer('I teach.'));
      expect(await page.next('bot_message')).toMatchObject({ text: expect.stringContaining('Question 2') });
      expect(seen).toEqual([['I teach.']]);
      await page.close();
    },
  );

  it('keeps the answer when the interviewer fails, and goes on when it is sent again', async () => {
    const { page, id } = await world.begin();
    const { next } = world.fake.behaviour;
    world.fake.behaviour.next = () => Promise.reject(new Error('no interviewer'));
    page.send(answer('I teach.', { id: 'one' }));
    expect(await page.next('error')).toMatchObject({ code: 'engine_unavailable' });
    world.fake.behaviour.next = next;
    page.send(answer('I teach.', { id: 'one' }));
    expect(await page.next('bot_message')).toMatchObject({ text: expect.stringContaining('Question 2') });
    expect((await world.turns(id)).map(({ role }) => role)).toEqual(['coach', 'user', 'coach']);
    await page.close();
  });

  it('speaks of no answer when the question after it fails, as nothing is to be sent again: it is asked for again', async () => {
    const { page } = await world.begin();
    const { next } = world.fake.behaviour;
    world.fake.behaviour.next = () => Promise.reject(new Error('no interviewer'));
    page.send(answer('I teach.', { id: 'one' }));
    const told = await page.next('error');
    expect(told).toEqual({
      type: 'error',
      code: 'engine_unavailable',
      detail: 'Your interviewer has no next question just now. Please try again in a moment.',
    });
    page.send({ type: 'request_next_question' });
    expect(await page.next('error')).toEqual(told);
    world.fake.behaviour.next = next;
    page.send({ type: 'request_next_question' });
    expect(await page.next('bot_message')).toMatchObject({ text: expect.stringContaining('Question 2') });
    await page.close();
  });

  it('speaks of no answer either when the question after it cannot be stored', async () => {
    const { page } = await world.begin();
    const { db } = world.server.services.storage;
    const { next } = world.fake.behaviour;
    world.fake.behaviour.next = async (...inputs) => {
      await sql`alter table interview_steps rename to interview_steps_away`.execute(db);
      return next(...inputs);
    };
    page.send(answer('I teach.', { id: 'one' }));
    const told = await page.next('error');
    await sql`alter table interview_steps_away rename to interview_steps`.execute(db);
    expect(types(page).slice(2)).toEqual(['ack', 'waiting_next_question', 'error']);
    expect(told).toEqual({
      type: 'error',
      code: 'internal',
      detail: 'Something went wrong just now. Please try again.',
    });
    await page.close();
  });

  it('asks a page of the specification to say it again, because that page waits for a voice', async () => {
    const { page } = await world.begin();
    const { next } = world.fake.behaviour;
    world.fake.behaviour.next = async () => ({ kind: 'motivation', lead: 'Well.', question: ' ' });
    page.send(answer('I teach.'));
    expect(await page.next('bot_message')).toMatchObject({ text: expect.stringContaining('say that again') });
    world.fake.behaviour.next = next;
    page.send(answer('I teach.'));
    expect(await page.next('bot_message')).toMatchObject({ text: expect.stringContaining('Question 2') });
    await page.close();
  });

  it('goes on without an ideal answer when none can be made', async () => {
    const { page } = await world.begin();
    world.fake.behaviour.idealAnswer = () => Promise.reject(new Error('no assistant'));
    page.send({ type: 'user_message', text: 'I teach.', id: 'one' });
    await page.next('perfect_answer_done');
    page.send({ type: 'request_next_question' });
    expect(await page.next('bot_message')).toMatchObject({ text: expect.stringContaining('Question 2') });
    await page.close();
  });

  it('goes on without a voice: the text comes with no sound and a notice', async () => {
    world.fake.behaviour.speak = () => Promise.reject(new Error('no voice'));
    const { page } = await world.begin();
    expect(page.messages[1]).toMatchObject({ audio_base64: '' });
    expect(await page.next('error')).toMatchObject({ code: 'voice_unavailable' });
    await page.close();
  });

  it('lets the page come back later when the interviewer cannot even begin', async () => {
    const { next } = world.fake.behaviour;
    world.fake.behaviour.next = () => Promise.reject(new Error('no interviewer'));
    const id = await world.prepare();
    expect((await world.open(id).closed).code).toBe(1013);
    world.fake.behaviour.next = next;
    const again = world.open(id);
    expect(await again.next('bot_message')).toMatchObject({ text: expect.stringContaining('Question 1') });
    await again.close();
  });

  it.each([
    ['what is not JSON', 'hello', 'not JSON'],
    ['an empty answer', '{"type":"user_message","text":"  ","id":"x"}', 'no words'],
    ['binary', Buffer.from([1]), 'The interview goes on'],
  ])('answers %s with an error, and the interview goes on', async (_, frame, words) => {
    const { page } = await world.begin();
    page.send(frame);
    expect(await page.next('error')).toMatchObject({ code: 'invalid_request', detail: expect.stringContaining(words) });
    page.send(answer('Still here.'));
    await page.next('bot_message');
    await page.close();
  });

  it('closes on an unknown id, on another learner’s, without a token, and when it has ended', async () => {
    const { id, page } = await world.begin();
    const stranger = await signUpLearner(world.server);
    const { url } = world.server;
    expect(await world.open('unknown').closed).toEqual({ code: 4404, reason: 'There is no interview of this id.' });
    expect((await openInterviewPage(url, stranger.token, id).closed).code).toBe(4404);
    expect((await openInterviewPage(url, '', id).closed).code).toBe(4401);
    page.send({ type: 'terminate' });
    await page.next('terminate_done');
    expect((await world.open(id).closed).code).toBe(4410);
    await page.close();
  });

  it('ends without a word when it is forced to, and a closed socket alone ends nothing', async () => {
    const { id, page } = await world.begin();
    page.send(answer('I teach.'));
    await page.next('bot_message');
    await page.close();
    const again = world.open(id);
    await again.next('bot_message');
    again.send({ type: 'terminate', force: true });
    again.send({ type: 'ping' });
    await again.next('pong');
    await again.close();
    expect((await world.open(id).closed).code).toBe(4410);
    expect(types(again)).not.toContain('terminate_done');
  });
});
