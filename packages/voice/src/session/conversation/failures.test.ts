import { describe, expect, it } from 'vitest';
import { createConversationScenario } from '../../testing/conversation-scenario.ts';
import { microphones } from '../../testing/microphone.ts';

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

  it('goes on when the coach said something in between', async () => {
    const { session, server, begin, until, loudspeaker, microphone } = createConversationScenario({ bare: true });
    await begin();
    session.startTyping();
    server.kill();
    server.start();
    await until('speaking');
    expect(loudspeaker.sounding).toBe(true);
    await until('typing');
    expect(microphone.started).toBe(1);
    session.sendText('Finished at last');
    await until('listening');
    expect(server.heard()).toEqual(['Finished at last']);
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

  it('that stays blocked can be read and answered on the keyboard, and counts as heard', async () => {
    const { session, loudspeaker, runUntil, snapshot, server, until } = createConversationScenario();
    loudspeaker.fault = 'blocked';
    session.start();
    await runUntil(() => snapshot().soundBlocked, 'blocked');
    session.startTyping();
    expect(snapshot()).toMatchObject({ phase: 'typing', soundBlocked: false });
    expect(snapshot().messages).toMatchObject([{ text: 'Hello', unheard: true }]);
    session.sendText('I read it');
    await until('thinking');
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
