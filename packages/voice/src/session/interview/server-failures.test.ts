import { describe, expect, it } from 'vitest';
import { createInterviewScenario } from '../../testing/interview-scenario.ts';

describe('a server that is killed', () => {
  it.each(['speaking', 'preparing-answer', 'recording', 'processing', 'generating-ideal', 'ideal', 'waiting'] as const)(
    'while %s, is waited for; everything said arrives once, everything is spoken once',
    async (phase) => {
      const { begin, session, speech, until, server, clock, snapshot, loudspeaker, runUntil, texts, overlaps } =
        createInterviewScenario();
      speech.willHear('My words');
      await begin('speaking');
      if (!['speaking', 'preparing-answer'].includes(phase)) await until('recording');
      if (!['speaking', 'preparing-answer', 'recording'].includes(phase)) session.sendNow();
      await until(phase);
      server.kill();
      await clock.settle(50);
      expect(snapshot().connection).toBe('reconnecting');
      await clock.settle(7000);
      session.sendNow();
      await clock.settle(1000);
      server.start();
      const isDone = () => texts().includes('Question 2') && snapshot().phase === 'recording';
      await runUntil(isDone, 'the next question');
      expect(server.heard()).toEqual(['My words']);
      expect(texts()).toEqual(['Question 1', 'My words', 'Better: My words', 'Question 2']);
      expect(loudspeaker.played).toEqual(
        ['Question 1', 'Better: My words', 'Question 2'].map((text) => `audio of ${text}`),
      );
      expect(snapshot().messages.every(({ pending }) => !pending)).toBe(true);
      expect(overlaps).toEqual([]);
    },
  );

  it.each([
    ['preparing-answer', 'coach_done_speaking'],
    ['waiting', 'perfect_answer_done'],
  ] as const)('before it knows that a voice was heard (%s), is told so when it is back', async (phase, message) => {
    const { begin, answer, until, server, clock, loudspeaker } = createInterviewScenario();
    await begin('preparing-answer');
    if (phase === 'waiting') await answer('My words');
    await until(phase);
    const played = loudspeaker.played.length;
    const told = server.got(message).length;
    server.breakConnections();
    expect(server.got(message)).toHaveLength(told);
    await clock.settle(1500);
    expect(server.got(message)).toHaveLength(told + 1);
    expect(loudspeaker.played).toHaveLength(played);
  });

  it('while preparing, is waited for', async () => {
    const { session, server, clock, until, snapshot } = createInterviewScenario();
    server.kill();
    session.start();
    await clock.settle(20_000);
    expect(snapshot()).toMatchObject({ phase: 'preparing', begun: false, connection: 'reconnecting' });
    server.start();
    await until('recording');
    expect(snapshot().begun).toBe(true);
  });

  it('is not blamed on the learner when the transcription failed with it', async () => {
    for (const first of ['failure', 'loss'] as const) {
      const { session, speech, begin, server, clock, until, snapshot, notice } = createInterviewScenario();
      speech.willHear({ kind: 'failed', text: '(no answer)' }, 'Kept words');
      await begin();
      session.sendNow();
      if (first === 'loss') server.kill();
      await clock.settle(300);
      expect(snapshot().phase).toBe(first === 'loss' ? 'processing' : 'paused');
      if (first === 'failure') server.kill();
      await clock.settle(8500);
      server.start();
      await until('ideal');
      expect(server.heard()).toEqual(['Kept words']);
      expect(notice()).toBeUndefined();
    }
  });

  it('of the bare specification, is told once what was said meanwhile; its new beginning is no reaction to it', async () => {
    const { session, speech, begin, server, clock, texts, runUntil } = createInterviewScenario({ bare: true });
    speech.willHear('My words');
    await begin();
    server.kill();
    session.sendNow();
    await clock.settle(3000);
    server.start();
    await runUntil(() => texts().includes('Better: My words'), 'the ideal answer');
    expect(server.heard()).toEqual(['My words']);
  });
});

describe('a server that does not answer', () => {
  it('for 30 s can be given the answer again, under the same id', async () => {
    const { begin, answer, server, clock, snapshot, session, until, since } = createInterviewScenario();
    await begin();
    server.fallSilent();
    await answer('Anybody?');
    await until('paused');
    expect((since.paused ?? 0) - (since.processing ?? 0)).toBe(30_200);
    expect(snapshot()).toMatchObject({ canRetry: true, canType: false, notice: { tone: 'info' } });
    await clock.settle(60_000);
    server.fallSilent(false);
    session.retry();
    expect(snapshot()).toMatchObject({ phase: 'processing', notice: null });
    await until('ideal');
    expect(server.got('user_message')).toHaveLength(2);
    expect(server.heard()).toEqual(['Anybody?']);
  });

  it('with a question can be asked for it again', async () => {
    const { begin, answer, server, session, until, texts } = createInterviewScenario();
    await begin();
    await answer('One');
    await until('ideal');
    server.fallSilent();
    await until('paused');
    server.fallSilent(false);
    session.retry();
    await until('waiting');
    await until('speaking');
    expect(texts().at(-1)).toBe('Question 2');
  });

  it('when the page connects can be asked for the first question', async () => {
    const { session, server, until, snapshot, texts } = createInterviewScenario();
    server.fallSilent();
    session.start();
    await until('paused');
    server.fallSilent(false);
    session.retry();
    expect(snapshot().phase).toBe('preparing');
    await until('speaking');
    expect(texts()).toEqual(['Question 1']);
  });

  it('because of an error that it reports can be asked again, and goes on by itself when it comes round', async () => {
    const { begin, answer, server, clock, snapshot, until } = createInterviewScenario();
    await begin();
    server.fallSilent();
    await answer('Hm');
    await clock.settle(250);
    server.tell({ type: 'error', detail: 'The interviewer cannot answer now.' });
    await clock.settle(20);
    expect(snapshot()).toMatchObject({
      phase: 'paused',
      canRetry: true,
      notice: { tone: 'error', text: 'The interviewer cannot answer now.' },
    });
    server.tell({ type: 'waiting_perfect_answer' });
    await clock.settle(20);
    expect(snapshot()).toMatchObject({ phase: 'generating-ideal', notice: null });
    server.tell({ type: 'assistant_perfect_answer', text: 'Here it is', audio_base64: 'late' });
    await until('ideal');
  });
});

describe('a server that cannot ask the next question', () => {
  const detail = 'Your interviewer has no next question just now.';

  it.each([
    ['before it is asked for it', 500],
    ['when it is asked for it', 2500],
  ])('and says so %s, is asked again at once when the learner wants it', async (_when, afterMs) => {
    const { begin, session, answer, server, clock, snapshot, until, texts } = createInterviewScenario({
      patient: true,
    });
    await begin();
    session.setAssistant(false);
    await answer('One');
    await until('waiting');
    server.fallSilent();
    await clock.settle(afterMs);
    server.tell({ type: 'error', code: 'engine_unavailable', detail });
    await clock.settle(20);
    expect(snapshot()).toMatchObject({ phase: 'paused', canRetry: true, notice: { tone: 'error', text: detail } });
    await clock.settle(40_000);
    const asked = server.got('request_next_question').length;
    server.fallSilent(false);
    session.retry();
    await until('speaking');
    expect(texts().at(-1)).toBe('Question 2');
    expect(server.got('request_next_question')).toHaveLength(asked + 1);
    expect(server.got('user_message')).toHaveLength(1);
  });
});

describe('an answer that the server will not take', () => {
  it.each(['says it again', 'types it'])('is not sent again as it is: the learner %s', async (way) => {
    const { begin, answer, server, clock, snapshot, session, speech, until, texts, notice } = createInterviewScenario();
    await begin();
    server.refuse();
    await answer('Not complete');
    await until('paused');
    expect(snapshot()).toMatchObject({ canRetry: true, canType: true });
    expect(notice()).toContain('say it again, or type it');
    expect(texts()).toEqual(['Question 1']);
    server.refuse(false);
    if (way === 'types it') {
      session.startTyping();
      session.sendText('Complete');
    } else {
      speech.willHear('Complete');
      session.retry();
      await until('recording');
      await clock.settle(2000);
      session.sendNow();
    }
    await until('ideal');
    expect(server.heard()).toEqual(['Complete']);
    expect(server.got('user_message')).toHaveLength(2);
    expect(texts()).toEqual(['Question 1', 'Complete', 'Better: Complete']);
  });

  it('is asked for again after what is being said', async () => {
    const { begin, answer, server, clock, snapshot, until, phases } = createInterviewScenario();
    await begin();
    server.refuse();
    await answer('Not complete');
    await clock.settle(200);
    server.tell({ type: 'bot_message', text: 'Take your time.', audio_base64: 'nudge', id: 'nudge' });
    await until('speaking');
    await until('preparing-answer');
    expect(phases.slice(-3)).toEqual(['processing', 'speaking', 'preparing-answer']);
    expect(snapshot().messages.some(({ role }) => role === 'user')).toBe(false);
  });

  it('is gone too when it was said before the page was loaded again', async () => {
    const undelivered = [{ id: 'before-1', text: 'Not complete' }];
    const { server, begin, session, until, texts } = createInterviewScenario({ undelivered });
    server.resume([{ id: 'coach-0', role: 'coach', text: 'Question 1' }]);
    server.refuse();
    await begin('paused');
    expect(texts()).toEqual(['Question 1']);
    session.retry();
    await until('recording');
  });
});

describe('a page that is loaded again', () => {
  it('finds the history, and is asked the open question again', async () => {
    const first = createInterviewScenario();
    await first.begin();
    await first.answer('Before');
    await first.until('ideal');
    await first.until('recording');
    const history = first.snapshot().messages;

    const second = createInterviewScenario();
    second.server.resume(history);
    await second.clock.settle(60_000);
    await second.begin();
    expect(second.texts()).toEqual(['Question 1', 'Before', 'Better: Before', 'Question 2']);
    expect(second.loudspeaker.played).toEqual(['audio of Question 2']);
  });

  it('goes on from an answer that was not dealt with', async () => {
    const { server, begin, texts, loudspeaker } = createInterviewScenario();
    server.resume([
      { id: 'coach-0', role: 'coach', text: 'Question 1' },
      { id: 'user-1', role: 'user', text: 'Before' },
    ]);
    await begin('ideal');
    expect(texts()).toEqual(['Question 1', 'Before', 'Better: Before']);
    expect(loudspeaker.played).toEqual(['audio of Better: Before']);
  });

  it.each([false, true])('delivers once what the page before could not (bare: %s)', async (bare) => {
    const { begin, server, texts, snapshot, runUntil, loudspeaker } = createInterviewScenario({
      bare,
      undelivered: [{ id: 'before-1', text: 'My words' }],
    });
    if (!bare) server.resume([{ id: 'coach-0', role: 'coach', text: 'Question 1' }]);
    await begin(bare ? 'speaking' : 'processing');
    await runUntil(() => texts().includes('Better: My words'), 'the ideal answer');
    expect(server.heard()).toEqual(['My words']);
    if (!bare) expect(loudspeaker.played).toEqual(['audio of Better: My words']);
    expect(snapshot().messages.some(({ pending }) => pending)).toBe(false);
    expect(new Set(texts()).size).toBe(texts().length);
  });
});
