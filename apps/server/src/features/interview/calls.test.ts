import { getInterviewSummary, getInterviews } from '@sayso/api/contract/interview';
import * as v from 'valibot';
import { describe, expect, it, vi } from 'vitest';
import { findLearner } from '../../kernel/learner/learner.ts';
import { saidTurns, wordsIn } from '../../kernel/level/said-turns.ts';
import { isLimitReached } from '../../kernel/sessions/daily-limit.ts';
import { interviewWorld, teacher } from '../../testing/interview-world.ts';
import { call, signUpLearner } from '../../testing/sign-up-learner.ts';

describe('the calls of the mock interview', () => {
  const world = interviewWorld();
  const db = () => world.server.services.storage.db;

  const post = (path: string, body: unknown, token = world.learner.token) =>
    call(world.server, 'POST', path, body, token);
  const readInterviewSummary = async (id: string, token?: string) =>
    v.parse(
      getInterviewSummary.answer,
      (await post('/api/interview/session/summary', { interview_id: id }, token)).body,
    );
  const past = async () =>
    v.parse(
      getInterviews.answer,
      (await call(world.server, 'GET', '/user/interviews', undefined, world.learner.token)).body,
    ).interviews;
  /** Answers some questions of a new interview and ends it. */
  const hold = async (answers: readonly object[], body: object = teacher): Promise<string> => {
    const { id, page } = await world.begin(body);
    for (const [index, answer] of answers.entries()) {
      world.now += 20_000;
      page.send({ type: 'user_message', assistant_mode: false, id: `a${index}`, ...answer });
      await page.next('bot_message');
    }
    page.send({ type: 'terminate' });
    await page.next('terminate_done');
    await page.close();
    return id;
  };

  it('prepare an interview without a trace of HTML, and show no session before it begins', async () => {
    const id = await world.prepare({ ...teacher, job_title: ' <b>Teacher</b><script>x()</script> of 3 < 5 ' });
    const row = await db().selectFrom('interviews').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    expect(row).toMatchObject({ ...teacher, job_title: 'Teacher of 3 < 5', retry_of: null });
    expect(await db().selectFrom('practice_sessions').select('id').where('id', '=', id).execute()).toEqual([]);
    expect((await past()).map((one) => one.id)).not.toContain(id);
  });

  it.each([
    ['a field that is missing', { ...teacher, company_name: undefined }],
    ['two characters', { ...teacher, job_title: '  ab  ' }],
    ['nothing but tags', { ...teacher, company_name: '<b></b><i></i>' }],
  ])('refuse %s', async (_, body) => {
    expect(await post('/api/interview', body)).toMatchObject({ status: 400, body: { code: 'invalid_request' } });
  });

  it('refuse the thirty-first interview within an hour, and a caller who is not signed in', async () => {
    for (let number = 0; number < 30; number++) await world.prepare();
    expect((await post('/api/interview', teacher)).status).toBe(429);
    expect((await post('/api/interview', teacher, 'wrong')).status).toBe(401);
  });

  it('answer with an error instead of a summary for what is unknown, another learner’s, or without an answer', async () => {
    const stranger = await signUpLearner(world.server);
    const answered = await hold([{ text: 'I teach.' }]);
    const silent = await hold([]);
    const unheard = await hold([{ text: '(no answer)' }]);
    expect(await readInterviewSummary('unknown')).toEqual({ summary: '', error: 'There is no interview of this id.' });
    expect((await readInterviewSummary(answered, stranger.token)).error).toBe('There is no interview of this id.');
    expect((await readInterviewSummary(silent)).error).toBe('Nothing was answered in this interview.');
    expect((await readInterviewSummary(unheard)).error).toBe('Nothing was answered in this interview.');
  });

  it('review an interview in its parts and in one text, once', async () => {
    let reviews = 0;
    const { review: reviewer } = world.fake.behaviour;
    world.fake.behaviour.review = (interview, ...rest) => {
      if (interview.job.title === 'Reviewed teacher') reviews++;
      return reviewer(interview, ...rest);
    };
    const job = { ...teacher, job_title: 'Reviewed teacher' };
    const id = await hold(
      [
        { text: 'Um, I teach adults in a school, like, every day.', spoken_ms: 6000 },
        { text: 'I want to grow.', draft: true },
        { text: 'A student was sad and I helped.', spoken_ms: 6000 },
      ],
      job,
    );
    const { review, summary } = await readInterviewSummary(id);
    expect(review).toMatchObject({
      ...job,
      date: '2026-11-20',
      strengths: ['You gave an example.'],
      gaps: [{ part: 'result', advice: 'Say how it ended.' }],
      measures: { questions: 3, answered: 3, words: 20, spoken_seconds: 12, pace: 80 },
      earlier: null,
    });
    expect(review?.measures.fillers).toEqual([
      { word: 'um', count: 1 },
      { word: 'like', count: 1 },
    ]);
    expect(review?.questions).toMatchObject([
      { kind: 'opening', words: 9, spoken_seconds: 6, draft: false, star: null },
      { kind: 'motivation', answer: 'I want to grow.', draft: true, spoken_seconds: null },
      { kind: 'behavioural', star: { situation: true, task: false, action: true, result: false } },
    ]);
    expect(review?.questions, 'the question that was cut off by the end').toHaveLength(3);
    expect(summary).toContain('You answered 3 questions.\n\nWhat went well: You gave an example.');
    expect(summary).toContain('What to work on: Say how it ended.');
    const again = await Promise.all([readInterviewSummary(id), readInterviewSummary(id)]);
    for (const one of again) expect(one).toEqual({ review, summary });
    expect(reviews).toBe(1);
  });

  it('take the pace from the speech, and from what was measured alone', async () => {
    const said = Array.from({ length: 20 }, () => 'word').join(' ');
    const id = await hold([
      { text: said, spoken_ms: 10_000 },
      { text: said, spoken_ms: 0 },
      { text: 'Yes', spoken_ms: 60_000 },
      { text: said },
    ]);
    const { review } = await readInterviewSummary(id);
    // 21 words in 10 s and the 4 s that one word can take; 8 s more for the one that could not be measured, none for the one that was typed.
    expect(review?.measures).toMatchObject({ words: 61, spoken_seconds: 22, pace: 90 });
  });

  it('give the bare figures where no review can be made, and the review as soon as one can', async () => {
    const { review } = world.fake.behaviour;
    world.fake.behaviour.review = () => Promise.reject(new Error('no interviewer'));
    const id = await hold([{ text: 'Um, I teach adults.', spoken_ms: 6000 }]);
    const plain = await readInterviewSummary(id);
    expect(plain.summary).toBe(
      'You answered 1 of 1 question with 3 words. You spoke about 30 words a minute. The filler that you said most was “um”, 1 time.',
    );
    expect(plain.review).toMatchObject({ strengths: [], measures: { answered: 1 } });
    world.fake.behaviour.review = review;
    expect((await readInterviewSummary(id)).summary).toContain('You answered 1 questions.');
  });

  it('wait for the review of an interviewer who takes long, rather than give the bare figures and never the rest', async () => {
    const { review } = world.fake.behaviour;
    const asked = Promise.withResolvers<void>();
    const thought = Promise.withResolvers<void>();
    world.fake.behaviour.review = async (...inputs) => {
      asked.resolve();
      await thought.promise;
      return review(...inputs);
    };
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      const id = await hold([{ text: 'I teach.' }]);
      await asked.promise;
      const summary = readInterviewSummary(id);
      // What is asked after it is answered, so it has arrived.
      for (let time = 0; time < 3; time++) await past();
      vi.advanceTimersByTime(34_000);
      await past();
      thought.resolve();
      expect((await summary).summary).toContain('You answered 1 questions.');
    } finally {
      vi.useRealTimers();
    }
  });

  it('look at the grammar of every answer, and tell the reviewer what was found', async () => {
    const found: unknown[] = [];
    const { review } = world.fake.behaviour;
    world.fake.behaviour.review = (interview, figures, corrections, signal) => {
      found.push(...corrections);
      return review(interview, figures, corrections, signal);
    };
    await readInterviewSummary(await hold([{ text: 'Yesterday I go home.' }]));
    expect(found).toMatchObject([{ category: 'Tense', said: 'Yesterday I go home.' }]);
  });

  it('end an interview that still goes on when its summary is wanted', async () => {
    const { id, page } = await world.begin();
    page.send({ type: 'user_message', text: 'I teach.', assistant_mode: false });
    await page.next('bot_message');
    expect((await readInterviewSummary(id)).review?.measures.answered).toBe(1);
    page.send({ type: 'user_message', text: 'More.', id: 'late' });
    expect(await page.next('error')).toMatchObject({ code: 'session_ended', id: 'late' });
    expect((await page.closed).code).toBe(4410);
  });

  it('repeat the questions of an earlier interview, and set both side by side', async () => {
    const first = await hold([{ text: 'I teach.' }, { text: 'I like it, please ask me more.' }, { text: 'Money.' }]);
    const id = await hold([{ text: 'I have taught adults for years.' }, { text: 'I love it.' }], {
      ...teacher,
      retry_of: first,
    });
    const { review } = await readInterviewSummary(id);
    expect(review?.earlier).toMatchObject({ id: first, date: '2026-11-20', measures: { answered: 3 } });
    const sideBySide = review?.questions.map(({ question, answer }, index) => {
      const before = review.earlier?.questions[index];
      expect([question, undefined]).toContain(before?.question);
      return [before?.answer, answer];
    });
    expect(sideBySide).toEqual([
      ['I teach.', 'I have taught adults for years.'],
      ['I like it, please ask me more.', 'I love it.'],
    ]);
    expect((await past())[0]).toMatchObject({ id, retry_of: first });
  });

  it('set side by side the follow-ups to one main question, not those to two that are worded alike', async () => {
    const { next } = world.fake.behaviour;
    world.fake.behaviour.next = async (interview, wanted, signal) => {
      const given = await next(interview, wanted, signal);
      return given.kind === 'follow-up' ? { ...given, question: 'Could you tell me more?' } : given;
    };
    const more = (text: string) => ({ text: `${text} Please ask me more.` });
    const first = await hold([more('I teach.'), { text: 'For years.' }, { text: 'I like it.' }]);
    const besideFirst = async (answers: readonly object[]) => {
      const { review } = await readInterviewSummary(await hold(answers, { ...teacher, retry_of: first }));
      return review?.questions.map(({ kind }, index) => [kind, review.earlier?.questions[index]?.answer]);
    };
    expect(await besideFirst([more('I am a teacher.'), { text: 'Since 2010.' }])).toEqual([
      ['opening', 'I teach. Please ask me more.'],
      ['follow-up', 'For years.'],
    ]);
    expect(
      await besideFirst([{ text: 'I am a teacher.' }, more('I love it.'), { text: 'Because of people.' }]),
    ).toEqual([
      ['opening', 'I teach. Please ask me more.'],
      ['motivation', 'I like it.'],
      ['follow-up', undefined],
    ]);
  });

  it('give new questions where the earlier interview is gone or another learner’s', async () => {
    const stranger = await signUpLearner(world.server);
    const theirs = await post('/api/interview', teacher, stranger.token);
    const id = await world.prepare({ ...teacher, retry_of: String(theirs.body['id']) });
    const row = await db().selectFrom('interviews').select('retry_of').where('id', '=', id).executeTakeFirst();
    expect(row).toEqual({ retry_of: null });
  });

  it('list the interviews with an answer, newest first, and count them as practice', async () => {
    const before = (await past()).length;
    const id = await hold([{ text: 'I teach.' }, { text: 'I like it.' }], {
      ...teacher,
      company_name: 'Newest School',
    });
    await hold([]);
    const interviews = await past();
    expect(interviews).toHaveLength(before + 1);
    expect(interviews[0]).toMatchObject({ id, company_name: 'Newest School', answered: 2, duration_seconds: 40 });
    await vi.waitFor(async () => {
      const { body } = await call(world.server, 'GET', '/user/sessions', undefined, world.learner.token);
      const learning_data = { type: 'interview', xp_gained: 4, phrase_count: 2, summary: 'You answered 2 questions.' };
      expect(body['sessions']).toContainEqual(
        expect.objectContaining({ id, duration_seconds: 40, learning_data: expect.objectContaining(learning_data) }),
      );
    });
  });

  it('are no conversation: neither its history nor its daily limit knows of an interview', async () => {
    await hold([{ text: 'I teach.' }]);
    const { body } = await call(world.server, 'GET', '/user/conversations', undefined, world.learner.token);
    expect(body).toEqual({ conversations: [] });
    const learner = await findLearner(db(), world.learner.id);
    expect(learner && (await isLimitReached(db(), learner, 1, world.now))).toBe(false);
  });

  it('let what was said count towards the real level', async () => {
    const before = wordsIn(await saidTurns(db(), world.learner.id));
    await readInterviewSummary(await hold([{ text: 'I teach adults.' }, { text: 'They learn fast.', draft: true }]));
    expect(wordsIn(await saidTurns(db(), world.learner.id))).toBe(before + 3);
  });
});
