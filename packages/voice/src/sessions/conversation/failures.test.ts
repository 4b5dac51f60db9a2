import { describe, expect, it } from 'vitest';
import { microphones } from '../../testing/microphone.ts';
import { createConversationScenario } from '../../testing/scenario.ts';

describe('without a microphone', () => {
  it.each(['refused', 'missing', 'busy', 'insecure', 'unsupported'] as const)(
    'that is %s, the answer can be typed',
    async (fault) => {
      const { session, microphone, until, snapshot, server, clock } = createConversationScenario();
      microphone.microphone = microphones[fault];
      session.start();
      await until('typing');
      expect(snapshot()).toMatchObject({
        microphone: fault,
        canType: true,
        canSendNow: false,
        notice: { tone: 'error' },
      });
      session.sendText('  I type instead  ');
      await until('speaking');
      await until('typing');
      expect(server.heard()).toEqual(['I type instead']);
      await clock.settle(60_000);
      expect(microphone.started).toBe(1);
      microphone.microphone = microphones.silent;
      session.retryMicrophone();
      await until('listening');
      expect(snapshot().microphone).toBe('ready');
    },
  );

  it('that was unplugged, what was said before is sent, and the conversation goes on by typing', async () => {
    const { session, microphone, speech, begin, until, snapshot, server, clock } = createConversationScenario();
    speech.willHear('I was just saying');
    microphone.microphone = microphones.unpluggedAfter(3000);
    await begin();
    await clock.settle(3000);
    await until('speaking');
    expect(server.heard()).toEqual(['I was just saying']);
    await until('typing');
    expect(snapshot().microphone).toBe('unplugged');
    session.sendText('Typed now');
    await until('speaking');
    expect(server.heard()).toEqual(['I was just saying', 'Typed now']);
  });

  it('that was unplugged in silence, nothing is sent', async () => {
    const { microphone, begin, until, server, snapshot } = createConversationScenario();
    microphone.microphone = microphones.unpluggedAfter(500);
    await begin();
    await until('typing');
    expect(server.heard()).toEqual([]);
    expect(snapshot().notice?.text).toContain('The microphone is gone.');
  });
});

describe('typing', () => {
  it('puts the microphone aside, sends the text once, and listens again on the next turn', async () => {
    const { session, microphone, begin, until, snapshot, server, speech } = createConversationScenario();
    await begin();
    session.startTyping();
    expect(microphone.recording).toBe(false);
    expect(snapshot()).toMatchObject({ phase: 'typing', microphone: 'ready' });
    session.sendText('Hello there');
    session.sendText('Hello there');
    await until('listening');
    expect(server.heard()).toEqual(['Hello there']);
    expect(speech.asked()).toBe(0);
  });

  it('throws away what the microphone had heard', async () => {
    const { session, microphone, begin, until, server, speech } = createConversationScenario();
    speech.willHear('noise');
    await begin();
    session.sendText('Typed');
    expect(microphone.recording).toBe(false);
    await until('listening');
    expect(server.heard()).toEqual(['Typed']);
  });

  it('refuses a text that the server would not take, and says why', async () => {
    const { session, begin, snapshot, server } = createConversationScenario();
    await begin();
    session.sendText('a'.repeat(4001));
    expect(snapshot().notice?.text).toContain('too long');
    expect(server.heard()).toEqual([]);
  });
});

describe('a recording without words', () => {
  it.each([
    ['no-voice', 'No voice detected. Please try again.'],
    ['invalid', 'Audio error: Please try again.'],
  ] as const)('(%s) is told and listened to again', async (reason, text) => {
    const { session, speech, begin, until, snapshot, server } = createConversationScenario();
    speech.willHear({ kind: 'nothing', reason });
    await begin();
    session.sendNow();
    await until('readying');
    expect(snapshot().notice).toMatchObject({ tone: 'info', text });
    await until('listening');
    expect(server.heard()).toEqual([]);
  });

  it('three times in a row rests the microphone until a touch', async () => {
    const { begin, until, clock, microphone, session, snapshot, speech } = createConversationScenario();
    await begin();
    await until('paused');
    expect(speech.asked()).toBe(3);
    await clock.settle(300_000);
    expect(snapshot()).toMatchObject({ phase: 'paused', canType: true });
    expect(microphone.started).toBe(3);
    session.retry();
    await until('listening');
  });

  it.each([
    [{ kind: 'unclear', text: '(heard but unclear)' }, null],
    [{ kind: 'timeout', text: '(timeout)' }, null],
    [{ kind: 'failed', text: '(no answer)' }, 'STT service error. Please try again.'],
  ] as const)('(%o) is passed on, so that the coach asks again', async (heard, notice) => {
    const { begin, session, speech, until, server, snapshot } = createConversationScenario();
    speech.willHear(heard);
    await begin();
    session.sendNow();
    await until('speaking');
    expect(server.heard()).toEqual([heard.text]);
    expect(snapshot().notice?.text ?? null).toBe(notice);
    await until('listening');
  });
});

describe('sound', () => {
  it('that the browser blocks waits for a touch, then the coach is heard', async () => {
    const { session, loudspeaker, runUntil, snapshot, until } = createConversationScenario();
    loudspeaker.fault = 'blocked';
    session.start();
    await runUntil(() => snapshot().soundBlocked, 'blocked');
    expect(snapshot()).toMatchObject({ phase: 'speaking', canType: true });
    session.unlock();
    await until('listening');
    expect(loudspeaker.played).toEqual(['audio of Hello', 'audio of Hello']);
    expect(snapshot().soundBlocked).toBe(false);
  });

  it('that stays blocked can be answered by typing', async () => {
    const { session, loudspeaker, runUntil, snapshot, server } = createConversationScenario();
    loudspeaker.fault = 'blocked';
    session.start();
    await runUntil(() => snapshot().soundBlocked, 'blocked');
    session.sendText('I read it');
    await runUntil(() => server.heard().length > 0, 'heard');
    expect(server.got('coach_done_speaking')).toHaveLength(1);
  });

  it('that cannot be played shows the text and goes on', async () => {
    const { loudspeaker, begin, snapshot, server } = createConversationScenario();
    loudspeaker.fault = 'failed';
    await begin();
    expect(snapshot().messages).toMatchObject([{ text: 'Hello', unheard: true }]);
    expect(snapshot().notice?.text).toContain('Read the text');
    expect(server.got('coach_done_speaking')).toHaveLength(1);
  });
});

describe('a server that is killed', () => {
  it.each(['speaking', 'readying', 'listening', 'processing', 'thinking'] as const)(
    'while %s, is waited for; everything said arrives once, everything is spoken once',
    async (phase) => {
      const { session, speech, until, server, clock, snapshot, loudspeaker, runUntil, texts, overlaps } =
        createConversationScenario();
      speech.willHear('My words');
      session.start();
      if (phase === 'processing' || phase === 'thinking') {
        await until('listening');
        session.sendNow();
      }
      await until(phase);
      server.kill();
      await clock.settle(50);
      expect(snapshot().connection).toBe('reconnecting');
      session.sendNow();
      await clock.settle(7000);
      session.sendNow();
      await clock.settle(1000);
      server.start();
      await runUntil(() => texts().includes('You said: My words') && snapshot().phase === 'listening', 'the answer');
      expect(server.heard()).toEqual(['My words']);
      expect(texts()).toEqual(['Hello', 'My words', 'You said: My words']);
      expect(loudspeaker.played).toEqual(['audio of Hello', 'audio of You said: My words']);
      expect(snapshot().messages.every(({ pending }) => !pending)).toBe(true);
      expect(overlaps).toEqual([]);
    },
  );

  it('while connecting, is waited for', async () => {
    const { session, server, clock, until, snapshot } = createConversationScenario();
    server.kill();
    session.start();
    await clock.settle(20_000);
    expect(snapshot()).toMatchObject({ phase: 'connecting', connection: 'connecting' });
    server.start();
    await until('listening');
  });

  it('and cannot transcribe when it is back either, is told that there was no answer', async () => {
    const { session, speech, begin, server, clock, snapshot, runUntil } = createConversationScenario();
    speech.willHear({ kind: 'failed', text: '(no answer)' }, { kind: 'failed', text: '(no answer)' }, 'Kept words');
    await begin();
    session.sendNow();
    await clock.settle(300);
    expect(snapshot().phase).toBe('processing');
    server.kill();
    await clock.settle(8500);
    server.start();
    await runUntil(() => server.heard().length > 0, 'heard');
    // The first failure came before the socket noticed, the second is believed after a second of connection.
    expect(server.heard()).toEqual(['(no answer)']);
    expect(speech.asked()).toBe(2);
  });

  it('is not blamed on the learner when the transcription failed with it', async () => {
    const { session, speech, begin, server, clock, runUntil } = createConversationScenario();
    speech.willHear({ kind: 'failed', text: '(no answer)' }, 'Kept words');
    await begin();
    session.sendNow();
    server.kill();
    await clock.settle(8500);
    server.start();
    await runUntil(() => server.heard().length > 0, 'heard');
    expect(server.heard()).toEqual(['Kept words']);
  });

  it('of the bare specification, is told once what was said meanwhile, and its second greeting is no answer', async () => {
    const { session, speech, begin, server, clock, texts, snapshot, runUntil } = createConversationScenario({
      bare: true,
    });
    speech.willHear('My words');
    await begin();
    server.kill();
    session.sendNow();
    await clock.settle(3000);
    expect(snapshot()).toMatchObject({ phase: 'thinking', canCorrect: false });
    server.start();
    await runUntil(() => texts().includes('You said: My words') && snapshot().phase === 'listening', 'the answer');
    expect(server.heard()).toEqual(['My words']);
    expect(texts()).toEqual(['Hello', 'My words', 'Hello', 'You said: My words']);
  });

  it('of the bare specification, is waited for when its second greeting is over before its answer', async () => {
    const { session, speech, begin, server, phases, texts, until, runUntil } = createConversationScenario({
      bare: true,
      thinkMs: 4000,
    });
    speech.willHear('My words');
    await begin();
    server.kill();
    session.sendNow();
    await until('thinking');
    server.start();
    const before = phases.length;
    await runUntil(() => texts().includes('You said: My words'), 'the answer');
    expect(phases.slice(before)).toEqual(['speaking', 'thinking', 'speaking']);
  });
});

describe('a server that freezes', () => {
  it('is noticed within 20 s, and the turn is finished when it is back', async () => {
    const { session, speech, begin, server, clock, snapshot, runUntil } = createConversationScenario();
    speech.willHear('Into the void');
    await begin();
    server.freeze();
    session.sendNow();
    await clock.settle(20_000);
    expect(snapshot()).toMatchObject({ phase: 'thinking', connection: 'reconnecting' });
    expect(snapshot().messages.at(-1)).toMatchObject({ text: 'Into the void', pending: true });
    server.start();
    await runUntil(() => snapshot().phase === 'listening', 'listening');
    expect(server.heard()).toEqual(['Into the void']);
  });
});

describe('a coach who does not answer', () => {
  it('for 30 s can be asked again, under the same id', async () => {
    const { session, speech, begin, server, clock, snapshot, until } = createConversationScenario();
    speech.willHear('Anybody?');
    await begin();
    server.fallSilent();
    session.sendNow();
    await until('thinking');
    await clock.settle(29_900);
    expect(snapshot().canRetry).toBe(false);
    await clock.settle(200);
    expect(snapshot()).toMatchObject({ phase: 'thinking', canRetry: true, notice: { tone: 'info' } });
    server.fallSilent(false);
    session.retry();
    expect(snapshot()).toMatchObject({ canRetry: false, notice: null });
    await until('listening');
    expect(new Set(server.got('user_message').map((message) => JSON.stringify(message))).size).toBe(1);
    expect(server.heard()).toEqual(['Anybody?']);
  });

  it('because of an error that it reports can be asked again', async () => {
    const { session, speech, begin, server, clock, snapshot, until } = createConversationScenario();
    speech.willHear('Hm');
    await begin();
    server.fallSilent();
    session.sendNow();
    await until('thinking');
    server.tell({ type: 'error', detail: 'The coach cannot answer now.', id: snapshot().messages.at(-1)?.id });
    await clock.settle(20);
    expect(snapshot()).toMatchObject({
      canRetry: true,
      notice: { tone: 'error', text: 'The coach cannot answer now.' },
    });
    server.fallSilent(false);
    session.retry();
    await until('listening');
  });

  it('when the page connects, leaves the first word to the learner', async () => {
    const { session, server, clock, snapshot, until } = createConversationScenario();
    server.fallSilent();
    session.start();
    await clock.settle(29_000);
    expect(snapshot()).toMatchObject({ phase: 'connecting', connection: 'open' });
    await until('readying');
    expect(snapshot().notice?.text).toContain('You can start');
  });
});

describe('a page that is loaded again', () => {
  it('finds the history, hears the unanswered message again, and counts from the first turn', async () => {
    const first = createConversationScenario();
    first.speech.willHear('Before');
    await first.begin();
    first.session.sendNow();
    await first.until('speaking');
    await first.until('listening');
    expect(first.snapshot().sessionId).toBe('session-1');

    const second = createConversationScenario();
    const history = first.snapshot().messages.map(({ id, role, text, timestamp }) => ({ id, role, text, timestamp }));
    second.server.resume(history);
    await second.clock.settle(60_000);
    await second.begin();
    expect(second.texts()).toEqual(['Hello', 'Before', 'You said: Before']);
    expect(second.loudspeaker.played).toHaveLength(1);
    expect(second.snapshot().startedAt).toBe(Date.parse(history[0]?.timestamp ?? ''));
  });
});
