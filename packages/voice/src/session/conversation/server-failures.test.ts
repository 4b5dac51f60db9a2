import { describe, expect, it } from 'vitest';
import { createConversationScenario } from '../../testing/conversation-scenario.ts';

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
    // And the learner can read it: they would wait for ever for a coach who is still connecting.
    expect(snapshot()).toMatchObject({ phase: 'connecting', connection: 'reconnecting' });
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

describe('a message that the server will not take', () => {
  it('is not sent again as it is: the learner says it again', async () => {
    const { session, speech, begin, server, snapshot, until, texts } = createConversationScenario();
    speech.willHear('Not complete', 'Complete');
    await begin();
    server.refuse();
    session.sendNow();
    await until('thinking');
    await until('listening');
    expect(snapshot()).toMatchObject({ canRetry: false, notice: { tone: 'error' } });
    expect(snapshot().notice?.text).toContain('say it again, or type it');
    expect(texts()).toEqual(['Hello']);
    server.refuse(false);
    session.sendNow();
    await until('speaking');
    expect(server.heard()).toEqual(['Complete']);
    expect(texts()).toEqual(['Hello', 'Complete', 'You said: Complete']);
  });

  it('is not mixed up with a correction that is refused', async () => {
    const { session, speech, begin, server, clock, snapshot, until, texts } = createConversationScenario();
    speech.willHear('I has it');
    await begin();
    session.sendNow();
    await until('speaking');
    const id = snapshot().messages.at(-2)?.id ?? '';
    server.tell({ type: 'error', code: 'invalid_request', detail: 'Not complete.', id });
    await clock.settle(20);
    expect(texts()).toEqual(['Hello', 'I has it', 'You said: I has it']);
    expect(snapshot().notice?.text).toBe('Not complete.');
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

  it.each([false, true])('delivers once what the page before could not (bare server: %s)', async (bare) => {
    const undelivered = [
      { id: 'before-1', text: 'First words' },
      { id: 'before-2', text: 'Second words' },
    ];
    const { begin, server, texts, snapshot, runUntil } = createConversationScenario({ bare, undelivered });
    await begin();
    await runUntil(() => texts().at(-1) === 'You said: Second words' && snapshot().phase === 'listening', 'the answer');
    expect(server.heard()).toEqual(['First words', 'Second words']);
    expect(snapshot().messages.some(({ pending }) => pending)).toBe(false);
    expect(new Set(texts()).size).toBe(texts().length);
  });

  it('takes what arrived without the page before knowing it as said', async () => {
    const { begin, server, texts } = createConversationScenario({ undelivered: [{ id: 'before-1', text: 'Words' }] });
    server.resume([
      { id: 'coach-0', role: 'coach', text: 'Hello' },
      { id: 'before-1', role: 'user', text: 'Words' },
    ]);
    await begin();
    expect(server.heard()).toEqual(['Words']);
    expect(texts()).toEqual(['Hello', 'Words', 'You said: Words']);
  });
});
