import { describe, expect, it } from 'vitest';
import { createTranscriber } from '../../speech/transcriber/transcriber.ts';
import { createInterviewScenario } from '../../testing/interview-scenario.ts';
import { microphones } from '../../testing/microphone.ts';

const failure = { kind: 'failed', text: '(no answer)' } as const;

/** A recording of so many bytes, and how many bytes of it were sent to be transcribed. */
const record = async (bytes: number) => {
  const sent: number[] = [];
  const scenario = createInterviewScenario({
    transcriber: (clock) =>
      createTranscriber({
        clock,
        send: async (audio) => {
          sent.push((audio.length / 4) * 3);
          return { transcript: ' Heard ' };
        },
      }),
  });
  scenario.microphone.microphone = { ...microphones.speaking, size: () => bytes };
  await scenario.begin();
  scenario.session.sendNow();
  await scenario.clock.settle(20);
  return { ...scenario, sent };
};

describe('the size of an answer', () => {
  it('under 1000 bytes is told, nothing is sent, and the answer is recorded again', async () => {
    const { sent, snapshot, server, until } = await record(999);
    expect(snapshot()).toMatchObject({
      phase: 'preparing-answer',
      notice: { tone: 'info', text: 'No voice detected. Please try again.' },
    });
    expect(sent).toEqual([]);
    await until('recording');
    expect(server.heard()).toEqual([]);
  });

  it('under 1000 bytes is out of date once the learner types', async () => {
    const { session, snapshot } = await record(999);
    session.startTyping();
    expect(snapshot()).toMatchObject({ phase: 'typing', notice: null });
  });

  it.each([
    [1000, null, 1002],
    [800_000, null, 800_001],
    [800_001, "Your answer was long. We'll try to transcribe it.", 800_001],
    [850_000, "Your answer was long. We'll try to transcribe it.", 850_002],
    [850_001, "Your answer was long. We'll transcribe what we can.", 750_000],
  ])('of %i bytes is sent, with the warning “%s”', async (bytes, warning, kept) => {
    const { sent, snapshot, server } = await record(bytes);
    expect(sent).toEqual([kept]);
    expect(server.heard()).toEqual(['Heard']);
    expect(snapshot().notice).toEqual(warning && { id: 1, tone: 'warning', text: warning });
  });
});

describe('an answer without words', () => {
  it.each([
    [{ kind: 'nothing', reason: 'no-voice' }, 'No voice detected.'],
    [{ kind: 'nothing', reason: 'invalid' }, 'Audio error: Please try again.'],
    [{ kind: 'unclear', text: '(heard but unclear)' }, 'could not be understood'],
  ] as const)('(%o) wastes no question: it is told, prepared and recorded again', async (heard, text) => {
    const { begin, session, speech, until, server, notice, since } = createInterviewScenario();
    speech.willHear(heard, 'Now it works');
    await begin();
    session.sendNow();
    await until('preparing-answer');
    expect(notice()).toContain(text);
    await until('recording');
    expect((since.recording ?? 0) - (since['preparing-answer'] ?? 0)).toBe(5000);
    expect(server.heard()).toEqual([]);
    session.sendNow();
    await until('ideal');
    expect(server.heard()).toEqual(['Now it works']);
  });

  it('is counted in a row only', async () => {
    const { begin, session, speech, until, runUntil, phases } = createInterviewScenario();
    const nothing = { kind: 'nothing', reason: 'no-voice' } as const;
    speech.willHear(nothing, nothing, 'Words');
    await begin();
    for (let times = 0; times < 4; times += 1) {
      await until('recording');
      session.sendNow();
    }
    await runUntil(() => speech.asked() === 4, 'the fourth transcription');
    await until('recording');
    expect(phases).not.toContain('paused');
  });

  it('three times in a row rests the microphone until a touch', async () => {
    const { begin, until, clock, microphone, session, snapshot } = createInterviewScenario();
    await begin();
    for (let times = 0; times < 3; times += 1) {
      await until('recording');
      session.sendNow();
    }
    await until('paused');
    await clock.settle(300_000);
    expect(snapshot()).toMatchObject({ phase: 'paused', canType: true, canRetry: true });
    expect(microphone.started).toBe(3);
    session.retry();
    await until('recording');
    session.sendNow();
    await until('preparing-answer');
  });
});

describe('a transcription that fails', () => {
  it.each([
    [failure, 'STT service error. Please try again.'],
    [{ kind: 'timeout', text: '(timeout)' }, 'It took too long to understand your answer. Please try again.'],
  ] as const)('(%o) keeps the recording, to be transcribed again', async (heard, text) => {
    const { begin, clock, session, speech, until, server, snapshot, microphone } = createInterviewScenario();
    speech.willHear(heard, 'Kept words');
    await begin();
    await clock.settle(3000);
    session.sendNow();
    await until('paused');
    expect(snapshot()).toMatchObject({ canRetry: true, notice: { tone: 'error', text } });
    await clock.settle(60_000);
    session.retry();
    expect(snapshot()).toMatchObject({ phase: 'processing', notice: null });
    await until('ideal');
    expect(server.got('user_message')).toMatchObject([{ text: 'Kept words', spoken_ms: 3000 }]);
    expect(microphone.started).toBe(1);
  });

  it('can be answered by typing, or recorded again', async () => {
    for (const way of ['typing', 'recording'] as const) {
      const { begin, session, speech, until, server, answer } = createInterviewScenario();
      speech.willHear(failure);
      await begin();
      session.sendNow();
      await until('paused');
      if (way === 'typing') session.sendText('Other words');
      else {
        session.retryMicrophone();
        await answer('Other words');
      }
      await until('ideal');
      expect(server.heard()).toEqual(['Other words']);
    }
  });
});

describe('without a microphone', () => {
  it.each(['refused', 'missing'] as const)('that is %s, the answer is typed until it is tried again', async (fault) => {
    const { session, microphone, begin, until, snapshot, server, runUntil } = createInterviewScenario();
    microphone.microphone = microphones[fault];
    await begin('typing');
    expect(snapshot()).toMatchObject({
      microphone: fault,
      canType: true,
      canSendNow: false,
      canHearAgain: true,
      notice: { tone: 'error' },
    });
    session.sendText('  I type instead  ');
    await until('ideal');
    await until('typing');
    expect(server.got('user_message')).toMatchObject([{ text: 'I type instead' }]);
    expect(server.got('user_message')[0]).not.toHaveProperty('spoken_ms');
    expect(microphone.started).toBe(1);
    microphone.microphone = microphones.speaking;
    session.retryMicrophone();
    await runUntil(() => snapshot().phase === 'recording', 'recording');
    expect(snapshot()).toMatchObject({ microphone: 'ready', notice: null });
  });

  it('that was unplugged, what was said before is sent, and the interview goes on by typing', async () => {
    const { microphone, speech, begin, until, snapshot, server, notice } = createInterviewScenario();
    speech.willHear('I was just saying');
    microphone.microphone = microphones.unpluggedAfter(3000);
    await begin();
    await until('ideal');
    expect(server.heard()).toEqual(['I was just saying']);
    expect(notice()).toContain('The microphone is gone.');
    await until('typing');
    expect(snapshot().microphone).toBe('unplugged');
  });
});

describe('typing', () => {
  it('puts the microphone aside, sends the text once, and records again for the next question', async () => {
    const { session, microphone, begin, until, snapshot, server, speech } = createInterviewScenario();
    speech.willHear('noise');
    await begin();
    session.startTyping();
    expect(microphone.recording).toBe(false);
    expect(snapshot()).toMatchObject({ phase: 'typing', microphone: 'ready' });
    session.sendText('Hello there');
    session.sendText('Hello there');
    await until('recording');
    expect(server.heard()).toEqual(['Hello there']);
    expect(speech.asked()).toBe(0);
  });

  it('refuses a text that the server would not take, and says why', async () => {
    const { session, begin, notice, server, clock } = createInterviewScenario();
    await begin('preparing-answer');
    session.sendText('a'.repeat(4001));
    await clock.settle(20);
    expect(notice()).toContain('too long');
    expect(server.heard()).toEqual([]);
  });
});

describe('sound', () => {
  it('that the browser blocks waits for a touch, then the question is heard', async () => {
    const { session, loudspeaker, runUntil, snapshot, until, server, clock } = createInterviewScenario();
    loudspeaker.fault = 'blocked';
    session.start();
    await runUntil(() => snapshot().soundBlocked, 'blocked');
    expect(snapshot()).toMatchObject({ phase: 'speaking', canType: true });
    session.unlock();
    await until('preparing-answer');
    await clock.settle(10);
    expect(loudspeaker.played).toEqual(['audio of Question 1', 'audio of Question 1']);
    expect(server.got('coach_done_speaking')).toHaveLength(1);
  });

  it('that stays blocked can be answered by typing', async () => {
    const { session, loudspeaker, runUntil, snapshot, server } = createInterviewScenario();
    loudspeaker.fault = 'blocked';
    session.start();
    await runUntil(() => snapshot().soundBlocked, 'blocked');
    session.sendText('I read it');
    await runUntil(() => server.heard().length > 0, 'heard');
    expect(server.got('coach_done_speaking')).toHaveLength(1);
  });

  it('that stays blocked can be read and answered on the keyboard, and counts as heard', async () => {
    const { session, loudspeaker, runUntil, snapshot, server, clock, until } = createInterviewScenario();
    loudspeaker.fault = 'blocked';
    session.start();
    await runUntil(() => snapshot().soundBlocked, 'blocked');
    session.startTyping();
    expect(snapshot()).toMatchObject({ phase: 'typing', soundBlocked: false, canHearAgain: true });
    expect(snapshot().messages).toMatchObject([{ text: 'Question 1', unheard: true }]);
    await clock.settle(20);
    expect(server.got('coach_done_speaking')).toHaveLength(1);
    session.hearAgain();
    await runUntil(() => snapshot().soundBlocked, 'blocked again');
    session.startTyping();
    session.sendText('I read it');
    await until('ideal');
    expect(server.heard()).toEqual(['I read it']);
    expect(server.got('coach_done_speaking')).toHaveLength(1);
  });

  it('of the goodbye that is blocked is no question to be answered', async () => {
    const { session, loudspeaker, runUntil, snapshot } = createInterviewScenario({ questions: 0 });
    loudspeaker.fault = 'blocked';
    session.start();
    await runUntil(() => snapshot().soundBlocked, 'blocked');
    const before = snapshot();
    expect(before.canType).toBe(false);
    session.startTyping();
    expect(snapshot()).toBe(before);
  });

  it('that cannot be played shows the text, leaves time to read it, and goes on', async () => {
    const { loudspeaker, begin, answer, since, snapshot, until, notice } = createInterviewScenario();
    loudspeaker.fault = 'failed';
    await begin();
    expect(snapshot().messages).toMatchObject([{ text: 'Question 1', unheard: true }]);
    expect(notice()).toContain('Read the text');
    expect((since['preparing-answer'] ?? 0) - (since.speaking ?? 0)).toBe(4000);
    await answer(Array.from({ length: 39 }, () => 'word').join(' '));
    await until('waiting');
    expect((since.waiting ?? 0) - (since.ideal ?? 0)).toBe(12_000);
  });

  it('that the server did not send is read', async () => {
    const { begin, server, clock, snapshot, answer, until } = createInterviewScenario();
    await begin();
    await answer('One');
    await until('processing');
    server.fallSilent();
    await clock.settle(300);
    server.tell({ type: 'assistant_perfect_answer', text: 'A better one', audio_base64: null });
    await clock.settle(20);
    expect(snapshot()).toMatchObject({ phase: 'ideal', canSkip: true });
    expect(snapshot().messages.at(-1)).toMatchObject({ role: 'assistant', unheard: true });
    await clock.settle(4000);
    expect(snapshot().phase).toBe('waiting');
  });
});
