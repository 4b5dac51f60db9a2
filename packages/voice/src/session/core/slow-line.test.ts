import { describe, expect, it } from 'vitest';
import { createConversationScenario } from '../../testing/conversation-scenario.ts';
import { createInterviewScenario } from '../../testing/interview-scenario.ts';

/** A minute of speech. */
const voice = 'UklGRg=='.repeat(325_000);
const partLength = 32_768;
/** 200 kbit/s: the voice takes 104 s. */
const slow = 25_000;

/** The voice as a server sends it to a page that takes parts. */
const inParts = <T extends 'bot_message' | 'assistant_perfect_answer'>(message: {
  readonly type: T;
  readonly id: string;
}) => {
  const count = Math.ceil(voice.length / partLength) - 1;
  const parts = Array.from({ length: count }, (_, part) => ({
    type: 'voice_part' as const,
    part,
    audio_base64: voice.slice(part * partLength, (part + 1) * partLength),
  }));
  const end = { ...message, text: 'Long.', audio_base64: voice.slice(count * partLength), voice_parts: count };
  return [...parts, end];
};

/** The sounds that were played, shortened. */
const heardBy = ({ played }: { readonly played: readonly string[] }) =>
  played.map((audio) => (audio === voice ? 'the whole voice' : audio.slice(-20)));

/** A conversation that waits for an answer, on a slow line. */
const awaitAnswer = async () => {
  const scenario = createConversationScenario();
  scenario.speech.willHear('Tell me more');
  await scenario.begin();
  scenario.server.fallSilent();
  scenario.session.sendNow();
  await scenario.until('thinking');
  await scenario.clock.settle(100);
  scenario.server.slow(slow);
  return scenario;
};

describe('a voice that takes longer than a heartbeat and the wait for an answer', () => {
  it('arrives on one connection, without a word of doubt, and is played whole', async () => {
    const { server, loudspeaker, snapshot, phases, until } = await awaitAnswer();
    const before = phases.length;
    for (const message of inParts({ type: 'bot_message', id: 'long' })) server.tell(message);
    await until('speaking');
    expect(heardBy(loudspeaker).at(-1)).toBe('the whole voice');
    expect(server.addresses).toHaveLength(1);
    expect(snapshot().notice).toBeNull();
    expect(phases.slice(before)).toEqual(['speaking']);
  });

  it('begins again when the line broke in the middle of it', async () => {
    const { server, clock, loudspeaker, until } = await awaitAnswer();
    for (const message of inParts({ type: 'bot_message', id: 'long' })) server.tell(message);
    await clock.settle(40_000);
    server.breakConnections();
    await clock.settle(1100);
    for (const message of inParts({ type: 'bot_message', id: 'long' })) server.tell(message);
    await until('speaking');
    expect(heardBy(loudspeaker).at(-1)).toBe('the whole voice');
    expect(server.addresses).toHaveLength(2);
  });

  it('does not hide that the server froze in the middle of it', async () => {
    const { server, clock, snapshot } = await awaitAnswer();
    for (const message of inParts({ type: 'bot_message', id: 'long' })) server.tell(message);
    await clock.settle(40_000);
    server.freeze();
    expect(snapshot().connection).toBe('open');
    await clock.settle(20_000);
    expect(snapshot().connection).toBe('reconnecting');
  });

  it('is not played at all when a part is missing: its text is shown', async () => {
    const { server, loudspeaker, snapshot, until } = await awaitAnswer();
    const played = loudspeaker.played.length;
    for (const message of inParts({ type: 'bot_message', id: 'long' }).toSpliced(7, 1)) server.tell(message);
    await until('readying');
    expect(loudspeaker.played).toHaveLength(played);
    expect(snapshot().messages.at(-1)).toMatchObject({ text: 'Long.', unheard: true });
  });

  it('is waited for as a greeting, too', async () => {
    const { server, session, clock, snapshot, loudspeaker, until } = createConversationScenario();
    server.fallSilent();
    server.slow(slow);
    session.start();
    await clock.settle(100);
    for (const message of inParts({ type: 'bot_message', id: 'long' })) server.tell(message);
    await until('speaking');
    expect(heardBy(loudspeaker)).toEqual(['the whole voice']);
    expect(snapshot().notice).toBeNull();
  });

  it('is waited for as an ideal answer and as a question', async () => {
    const { server, session, clock, snapshot, loudspeaker, answer, begin, until, phases } = createInterviewScenario();
    await begin();
    server.fallSilent();
    await answer('I like people');
    await until('processing');
    await clock.settle(100);
    server.slow(slow);
    server.tell({ type: 'waiting_perfect_answer' });
    for (const message of inParts({ type: 'assistant_perfect_answer', id: 'ideal' })) server.tell(message);
    await until('ideal');
    session.skip();
    await clock.settle(2100);
    for (const message of inParts({ type: 'bot_message', id: 'next' })) server.tell(message);
    await until('speaking');
    expect(heardBy(loudspeaker).slice(-2)).toEqual(['the whole voice', 'the whole voice']);
    expect(server.addresses).toHaveLength(1);
    expect(snapshot().notice).toBeNull();
    expect(phases).not.toContain('paused');
  });
});
