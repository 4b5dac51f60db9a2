import { describe, expect, it } from 'vitest';
import { createInterviewScenario } from '../../testing/interview-scenario.ts';
import { microphones } from '../../testing/microphone.ts';

describe('a mock interview', () => {
  it('with the assistant goes through every step of the specification', async () => {
    const { begin, answer, until, phases, server, texts, loudspeaker, overlaps, clock } = createInterviewScenario();
    await begin();
    await answer('I built it');
    await until('preparing-answer');
    await clock.settle(10);
    expect(phases).toEqual([
      'preparing',
      'speaking',
      'preparing-answer',
      'readying',
      'recording',
      'processing',
      'generating-ideal',
      'ideal',
      'waiting',
      'speaking',
      'preparing-answer',
    ]);
    expect(texts()).toEqual(['Question 1', 'I built it', 'Better: I built it', 'Question 2']);
    expect(loudspeaker.played).toEqual(
      ['Question 1', 'Better: I built it', 'Question 2'].map((text) => `audio of ${text}`),
    );
    expect(server.got('coach_done_speaking')).toHaveLength(2);
    expect(server.got('perfect_answer_done')).toHaveLength(1);
    expect(server.got('request_next_question')).toHaveLength(1);
    expect(overlaps).toEqual([]);
  });

  it('without the assistant goes from the answer to the next question', async () => {
    const { session, begin, answer, until, phases, texts, server } = createInterviewScenario();
    session.setAssistant(false);
    await begin();
    await answer('I built it');
    await until('preparing-answer');
    expect(phases.slice(4)).toEqual(['recording', 'processing', 'waiting', 'speaking', 'preparing-answer']);
    expect(texts()).toEqual(['Question 1', 'I built it', 'Question 2']);
    expect(server.got('user_message')).toMatchObject([{ assistant_mode: false }]);
    expect(server.got('perfect_answer_done')).toEqual([]);
  });

  it('works with a server that knows only the specification', async () => {
    const { begin, answer, until, texts, snapshot } = createInterviewScenario({ bare: true });
    await begin();
    await answer('One');
    await answer('Two');
    await until('preparing-answer');
    expect(texts()).toEqual(['Question 1', 'One', 'Better: One', 'Question 2', 'Two', 'Better: Two', 'Question 3']);
    expect(snapshot().messages.every(({ pending }) => !pending)).toBe(true);
  });

  it.each([false, true])('asks for the question of a server that waits for the request (bare: %s)', async (bare) => {
    const { session, begin, answer, until, texts, server } = createInterviewScenario({ patient: true, bare });
    session.setAssistant(false);
    await begin();
    await answer('One');
    await until('speaking');
    expect(texts().at(-1)).toBe('Question 2');
    expect(server.got('request_next_question')).toHaveLength(1);
  });

  it('begins to record exactly 5 s after the interviewer’s audio, and says when', async () => {
    const { begin, since, snapshot, until } = createInterviewScenario();
    await begin('preparing-answer');
    const ended = since['preparing-answer'] ?? 0;
    expect(ended - (since.speaking ?? 0)).toBe(1000);
    expect(snapshot()).toMatchObject({ recordingBeginsAt: ended + 5000, canStartNow: true, canSendNow: false });
    await until('recording');
    expect((since.recording ?? 0) - ended).toBe(5000);
    expect(snapshot()).toMatchObject({ recordingBeginsAt: null, canStartNow: false, canSendNow: true });
  });

  it('can be answered before the 5 s are over', async () => {
    const { begin, session, since, until, clock, microphone } = createInterviewScenario();
    await begin('preparing-answer');
    await clock.settle(1000);
    session.startRecording();
    session.startRecording();
    await until('recording');
    expect((since.recording ?? 0) - (since['preparing-answer'] ?? 0)).toBe(1000);
    await clock.settle(10_000);
    expect(microphone.started).toBe(1);
  });

  it('counts 60 s down, hints at 49 s for 10 s, warns at 10 s left, and takes what there is at the end', async () => {
    const { begin, snapshot, clock, since, speech, microphone, notice, until, server } = createInterviewScenario();
    speech.willHear('A long story');
    microphone.microphone = microphones.silent;
    await begin();
    expect(snapshot().recordingEndsAt).toBe((since.recording ?? 0) + 60_000);
    await clock.settle(48_999);
    expect([snapshot().isLongAnswer, notice()]).toEqual([false, undefined]);
    await clock.settle(1);
    expect(snapshot().isLongAnswer).toBe(true);
    await clock.settle(999);
    expect(notice()).toBeUndefined();
    await clock.settle(1);
    expect(snapshot().notice).toMatchObject({ tone: 'info', text: '10 seconds left.' });
    await clock.settle(8999);
    expect(snapshot().isLongAnswer).toBe(true);
    await clock.settle(1);
    expect(snapshot()).toMatchObject({ phase: 'recording', isLongAnswer: false });
    await clock.settle(999);
    expect(snapshot().phase).toBe('recording');
    await clock.settle(1);
    expect(snapshot()).toMatchObject({ phase: 'processing', recordingEndsAt: null });
    await until('generating-ideal');
    expect(server.got('user_message')).toMatchObject([{ text: 'A long story', spoken_ms: 0 }]);
  });

  it('tells the server how long the learner spoke, and not how long the microphone was open', async () => {
    const { begin, clock, speech, microphone, until, server } = createInterviewScenario();
    speech.willHear('A story of eight seconds');
    microphone.microphone = microphones.speakingFor(8000);
    await begin();
    await clock.settle(60_000);
    await until('generating-ideal');
    expect(server.got('user_message')).toMatchObject([{ spoken_ms: expect.closeTo(8000, -2) }]);
  });

  it('forgets hint and warning when the answer is ended before', async () => {
    const { begin, session, speech, clock, snapshot } = createInterviewScenario();
    speech.willHear('Short');
    await begin();
    await clock.settle(48_000);
    session.sendNow();
    await clock.settle(3000);
    expect(snapshot()).toMatchObject({ isLongAnswer: false, notice: null });
  });

  it('asks for the next question exactly 2 s after the ideal answer', async () => {
    const { begin, answer, until, since, clock, server } = createInterviewScenario();
    await begin();
    await answer('One');
    await until('waiting');
    expect((since.waiting ?? 0) - (since.ideal ?? 0)).toBe(1000);
    await clock.settle(1999);
    expect(server.got('request_next_question')).toEqual([]);
    await clock.settle(6);
    expect(server.got('request_next_question')).toHaveLength(1);
  });

  it('does not ask when the question has come by itself', async () => {
    const { begin, session, answer, until, clock, server } = createInterviewScenario();
    session.setAssistant(false);
    await begin();
    await answer('One');
    await until('preparing-answer');
    await clock.settle(4000);
    expect(server.got('request_next_question')).toEqual([]);
  });

  it('goes on to the next question when the ideal answer is skipped, or there is none', async () => {
    const { begin, answer, until, session, snapshot, loudspeaker, server, clock, texts } = createInterviewScenario();
    await begin();
    await answer('One');
    await until('ideal');
    expect(snapshot().canSkip).toBe(true);
    session.skip();
    session.skip();
    expect(snapshot()).toMatchObject({ phase: 'waiting', canSkip: false });
    expect(loudspeaker.sounding).toBe(false);
    await answer('Two');
    await until('processing');
    server.fallSilent();
    await clock.settle(300);
    server.tell({ type: 'perfect_answer_done' });
    await clock.settle(10);
    server.fallSilent(false);
    expect(snapshot().phase).toBe('waiting');
    await until('speaking');
    expect(texts().slice(-2)).toEqual(['Two', 'Question 3']);
    expect(server.got('perfect_answer_done')).toHaveLength(1);
  });

  it('counts the assistant’s switch for the next answer that is sent', async () => {
    const { begin, answer, until, session, snapshot, server } = createInterviewScenario();
    expect(snapshot().assistant).toBe(true);
    await begin();
    await answer('One');
    await until('generating-ideal');
    session.setAssistant(false);
    await until('ideal');
    await answer('Two');
    await until('speaking');
    expect(server.got('user_message')).toMatchObject([{ assistant_mode: true }, { assistant_mode: false }]);
  });

  it('says the question once more, and prepares for it again', async () => {
    const { begin, session, snapshot, until, loudspeaker, server, since, clock } = createInterviewScenario();
    await begin('preparing-answer');
    await clock.settle(3000);
    expect(snapshot().canHearAgain).toBe(true);
    session.hearAgain();
    expect(snapshot()).toMatchObject({ phase: 'speaking', canHearAgain: false });
    await until('recording');
    expect((since.recording ?? 0) - (since['preparing-answer'] ?? 0)).toBe(5000);
    expect(loudspeaker.played).toEqual(['audio of Question 1', 'audio of Question 1']);
    expect(server.got('coach_done_speaking')).toHaveLength(1);
  });

  it('passes on how long was spoken and whether the engine was sure, and shows it pending until the server has it', async () => {
    const { begin, session, speech, clock, server, snapshot, runUntil } = createInterviewScenario();
    speech.willHear({ kind: 'heard', text: 'I has <b>lead</b>', draft: true });
    await begin();
    await clock.settle(2000);
    session.sendNow();
    await runUntil(() => snapshot().messages.length === 2, 'the answer');
    expect(snapshot().messages.at(-1)).toMatchObject({ role: 'user', text: 'I has lead', draft: true, pending: true });
    await clock.settle(20);
    expect(snapshot().messages.at(-1)).toMatchObject({ pending: false });
    expect(server.got('user_message')).toEqual([
      {
        type: 'user_message',
        text: 'I has <b>lead</b>',
        assistant_mode: true,
        id: 'page-2',
        draft: true,
        spoken_ms: 2000,
      },
    ]);
  });

  it('does not interrupt the learner when the interviewer speaks out of turn, and says it afterwards', async () => {
    const { begin, server, clock, snapshot, answer, until, loudspeaker, overlaps } = createInterviewScenario();
    await begin();
    server.tell({ type: 'bot_message', text: 'Take your time.', audio_base64: 'nudge', id: 'nudge' });
    await clock.settle(1000);
    expect(snapshot().phase).toBe('recording');
    await answer('I am done');
    await until('waiting');
    expect(loudspeaker.played).toEqual(['audio of Question 1', 'nudge', 'audio of Better: I am done']);
    expect(overlaps).toEqual([]);
  });

  it('does not take a message that crosses with an answer for the reply to it', async () => {
    const { begin, server, clock, speech, session, until, phases, texts } = createInterviewScenario();
    speech.willHear('My words');
    await begin();
    session.sendNow();
    await clock.settle(198);
    server.tell({ type: 'bot_message', text: 'Take your time.', audio_base64: 'nudge', id: 'nudge' });
    await until('waiting');
    expect(phases.slice(-5)).toEqual(['recording', 'processing', 'speaking', 'ideal', 'waiting']);
    expect(texts().slice(1)).toEqual(['My words', 'Take your time.', 'Better: My words']);
  });

  it('keeps the same snapshot while nothing changes', async () => {
    const { begin, clock, snapshot, session } = createInterviewScenario();
    await begin();
    const before = snapshot();
    session.retry();
    session.skip();
    session.hearAgain();
    session.sendText('   ');
    session.setAssistant(true);
    await clock.settle(200);
    expect(snapshot()).toBe(before);
  });

  it('leaves nothing running when it is disposed of, in whatever phase, and tells the server that the learner has gone', async () => {
    for (const phase of [
      'preparing',
      'speaking',
      'preparing-answer',
      'recording',
      'processing',
      'generating-ideal',
      'ideal',
      'waiting',
      'ending',
    ] as const) {
      const { session, begin, answer, until, clock, microphone, loudspeaker, server } = createInterviewScenario();
      session.start();
      await clock.settle(20);
      if (['processing', 'generating-ideal', 'ideal', 'waiting'].includes(phase)) await answer('Something');
      if (phase === 'ending') {
        await begin('speaking');
        session.hangUp();
      }
      await until(phase);
      session.dispose();
      session.dispose();
      await clock.settle(1000);
      expect(server.got('terminate').at(-1), phase).toEqual({ type: 'terminate', force: true });
      expect(clock.waiting(), phase).toBe(0);
      expect([microphone.recording, loudspeaker.sounding, server.connections()], phase).toEqual([false, false, 0]);
      expect(microphone.disposed).toBe(true);
    }
  });
});
