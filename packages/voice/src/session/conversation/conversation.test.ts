import { describe, expect, it } from 'vitest';
import { createConversationScenario } from '../../testing/conversation-scenario.ts';
import { microphones } from '../../testing/microphone.ts';

const saying = async (text: string, options?: { bare?: boolean }) => {
  const scenario = createConversationScenario(options);
  scenario.speech.willHear(text);
  await scenario.begin();
  return scenario;
};

describe('a conversation', () => {
  it('goes from connecting through every state of the specification and back to listening', async () => {
    const { session, phases, until, server, texts, overlaps } = await saying('I like tea');
    session.sendNow();
    await until('speaking');
    await until('listening');
    expect(phases).toEqual([
      'connecting',
      'speaking',
      'readying',
      'listening',
      'processing',
      'thinking',
      'speaking',
      'readying',
      'listening',
    ]);
    expect(texts()).toEqual(['Hello', 'I like tea', 'You said: I like tea']);
    expect(server.got('coach_done_speaking')).toHaveLength(2);
    expect(overlaps).toEqual([]);
  });

  it('listens exactly 300 ms after the coach’s audio ended', async () => {
    const { begin, since } = createConversationScenario();
    await begin();
    expect((since.readying ?? 0) - (since.speaking ?? 0)).toBe(1000);
    expect((since.listening ?? 0) - (since.readying ?? 0)).toBe(300);
  });

  it('sends what was said when the learner falls silent, at 5 s at the earliest', async () => {
    const { begin, speech, clock, microphone, snapshot, server, until } = createConversationScenario();
    speech.willHear('Short');
    microphone.microphone = microphones.speakingFor(1000);
    await begin();
    await clock.settle(4900);
    expect(snapshot().phase).toBe('listening');
    await clock.settle(400);
    await until('speaking');
    expect(server.heard()).toEqual(['Short']);
  });

  it('takes what there is when 57 s are over', async () => {
    const { begin, clock, microphone, snapshot } = createConversationScenario();
    microphone.microphone = microphones.speaking;
    await begin();
    await clock.settle(56_900);
    expect(snapshot().phase).toBe('listening');
    await clock.settle(100);
    expect(snapshot().phase).toBe('processing');
  });

  it('offers Send Now only while recording', async () => {
    const { session, snapshot, until, server } = await saying('One');
    expect(snapshot().canSendNow).toBe(true);
    session.sendNow();
    session.sendNow();
    expect(snapshot().canSendNow).toBe(false);
    await until('speaking');
    session.sendNow();
    await until('listening');
    expect(server.heard()).toEqual(['One']);
  });

  it('shows what was said at once, pending until the server has it', async () => {
    const { session, snapshot, until, clock } = await saying('Hi');
    session.sendNow();
    await until('thinking');
    await clock.settle(20);
    expect(snapshot().messages.at(-1)).toMatchObject({ role: 'user', text: 'Hi', pending: false });
  });

  it('passes on how long was spoken, and whether the engine was sure', async () => {
    const { session, speech, clock, server, until, snapshot, begin } = createConversationScenario();
    speech.willHear({ kind: 'heard', text: 'I has a cat', draft: true });
    await begin();
    await clock.settle(2000);
    session.sendNow();
    await until('speaking');
    expect(server.got('user_message')).toMatchObject([{ text: 'I has a cat', id: 'page-2', draft: true }]);
    expect(server.got('user_message')[0]).toHaveProperty('spoken_ms', 0);
    const said = snapshot().messages.at(-2);
    expect(said).toMatchObject({ draft: true, pending: false });
    session.correct(said?.id ?? '', ' I have a cat ');
    await clock.settle(20);
    expect(server.got('user_correction')).toEqual([{ type: 'user_correction', id: said?.id, text: 'I have a cat' }]);
    expect(snapshot().messages.at(-2)).toMatchObject({ text: 'I have a cat', draft: false });
  });

  it('counts the speech alone: not the silence that ends an answer', async () => {
    const { microphone, speech, server, until, begin } = createConversationScenario();
    speech.willHear('I have a cat');
    microphone.microphone = microphones.speakingFor(3000);
    await begin();
    await until('speaking');
    expect(server.got('user_message')).toMatchObject([{ spoken_ms: expect.closeTo(3000, -2) }]);
  });

  it('strips HTML tags from what it shows', async () => {
    const { server, clock, texts } = await saying('x');
    server.tell({ type: 'bot_message', text: '<b>Is 3 < 5?</b><script src="x">', audio_base64: '' });
    await clock.settle(20);
    expect(texts().at(-1)).toBe('Is 3 < 5?');
  });

  it('keeps the same snapshot while nothing changes', async () => {
    const { clock, server, snapshot, session } = await saying('x');
    const before = snapshot();
    server.tell({ type: 'user_volume', volume: 0.4 });
    server.tell({ type: 'coach_volume', volume: 0.4 });
    session.retry();
    session.sendText('   ');
    await clock.settle(200);
    expect(snapshot()).toBe(before);
  });

  it('shows the learner’s loudness only while it records', async () => {
    const { begin, speech, clock, microphone, session, until } = createConversationScenario();
    speech.willHear('x');
    microphone.microphone = microphones.speaking;
    await begin();
    const levels: number[] = [];
    session.microphoneLevel.subscribe((level) => levels.push(level));
    await clock.settle(100);
    expect(session.microphoneLevel.current()).toBe(0.2);
    session.sendNow();
    await until('speaking');
    expect(session.microphoneLevel.current()).toBe(0);
    expect(new Set(levels.slice(0, -1))).toEqual(new Set([0.2]));
    expect(levels.at(-1)).toBe(0);
  });

  it('does not interrupt the learner when the coach speaks out of turn, and says it afterwards', async () => {
    const { server, clock, snapshot, session, loudspeaker, until, overlaps } = await saying('I am not done');
    server.tell({ type: 'bot_message', text: 'Are you there?', audio_base64: 'nudge', id: 'nudge' });
    await clock.settle(1000);
    expect(snapshot().phase).toBe('listening');
    session.sendNow();
    await until('listening');
    expect(loudspeaker.played).toEqual(['audio of Hello', 'nudge', 'audio of You said: I am not done']);
    expect(overlaps).toEqual([]);
  });

  it('leaves nothing running when it is disposed of, in whatever phase', async () => {
    for (const phase of ['connecting', 'speaking', 'readying', 'listening', 'processing', 'thinking'] as const) {
      const { session, until, clock, microphone, loudspeaker, server, speech } = createConversationScenario();
      speech.willHear('Something');
      session.start();
      if (phase === 'processing' || phase === 'thinking') {
        await until('listening');
        session.sendNow();
      }
      await until(phase);
      session.dispose();
      await clock.settle(1000);
      expect(clock.waiting(), phase).toBe(0);
      expect([microphone.recording, loudspeaker.sounding, server.connections()], phase).toEqual([false, false, 0]);
      expect(microphone.disposed).toBe(true);
    }
  });
});
