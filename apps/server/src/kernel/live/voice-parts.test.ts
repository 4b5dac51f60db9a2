import { interviewServerMessage, interviewSocketPath } from '@sayso/api/contract/interview-socket';
import { voiceInParts, voicePartLength } from '@sayso/api/contract/voice-parts';
import { describe, expect, it } from 'vitest';
import { interviewWorld } from '../../testing/interview-world.ts';
import { openLive } from '../../testing/open-live.ts';
import { openPage } from '../../testing/open-page.ts';
import { inParts, takesParts } from './voice-parts.ts';

/** Some seconds of a voice. */
const long = {
  bytes: Buffer.from(Uint8Array.from({ length: 200_000 }, (_, index) => (index * index) % 251)),
  mediaType: 'audio/wav',
} as const;
const whole = long.bytes.toString('base64');

interface Came {
  readonly type: string;
  readonly part?: unknown;
  readonly audio_base64?: unknown;
  readonly voice_parts?: unknown;
}
const pieces = (messages: readonly Came[]) =>
  messages.flatMap(({ audio_base64 }) => (typeof audio_base64 === 'string' ? [audio_base64] : []));

describe('a long voice', () => {
  const world = interviewWorld();
  const speakLong = () => {
    world.fake.behaviour.speak = async () => long;
  };

  it('comes in parts before its message to a page that asks for them', async () => {
    speakLong();
    const page = openLive({ url: world.server.url, token: world.learner.token, parts: true });
    const { text, voice_parts } = await page.next('bot_message');
    const spoken = page.messages.filter(({ type }) => type === 'voice_part' || type === 'bot_message');
    const count = Math.ceil(whole.length / voicePartLength) - 1;
    expect({ text, voice_parts }).toEqual({ text: 'Hello, I am Daisy.', voice_parts: count });
    expect(spoken.map(({ part }) => part)).toEqual([...Array(count).keys(), undefined]);
    expect(pieces(spoken).join('')).toBe(whole);
    expect(Buffer.concat(pieces(spoken).map((piece) => Buffer.from(piece, 'base64'))).equals(long.bytes)).toBe(true);
    await page.close();
  });

  it('comes again, from its first part, on a new connection', async () => {
    speakLong();
    const page = openLive({ url: world.server.url, token: world.learner.token, parts: true });
    const { session_id: session } = await page.next('session');
    await page.next('voice_part');
    page.cut();
    const again = openLive({ url: world.server.url, token: world.learner.token, session, parts: true });
    await again.next('bot_message');
    expect(again.messages.find(({ type }) => type === 'voice_part')).toMatchObject({ part: 0 });
    expect(pieces(again.messages).join('')).toBe(whole);
    await again.close();
  });

  it('comes in parts in an interview, too, as a question and as an ideal answer', async () => {
    speakLong();
    const query = new URLSearchParams({ token: world.learner.token, id: await world.prepare(), ...voiceInParts });
    const page = openPage(`${world.server.url}${interviewSocketPath}?${query.toString()}`, interviewServerMessage);
    await page.next('bot_message');
    expect(pieces(page.messages).join('')).toBe(whole);
    page.send({ type: 'user_message', text: 'I teach.' });
    await page.next('assistant_perfect_answer');
    expect(pieces(page.messages).join('')).toBe(whole + whole);
    await page.close();
  });

  it('comes whole to a page that asks for nothing', async () => {
    speakLong();
    const page = openLive({ url: world.server.url, token: world.learner.token });
    const message = await page.next('bot_message');
    expect(message.audio_base64).toBe(whole);
    expect(message).not.toHaveProperty('voice_parts');
    expect(page.messages.map(({ type }) => type)).toEqual(['session', 'coach_thinking', 'bot_message']);
    await page.close();
  });
});

describe('a short voice', () => {
  it('is one message to every page, and so is a message without a voice', () => {
    const messages = [
      { type: 'bot_message', text: 'Hi', audio_base64: 'a'.repeat(voicePartLength) },
      { type: 'bot_message', text: 'Hi', audio_base64: '' },
      { type: 'pong' },
    ];
    for (const message of messages) expect(inParts(message)).toEqual([message]);
  });
});

describe('an address', () => {
  it.each([{}, { voice: '' }, { voice: 'whole' }, { voice: ['parts', 'parts'] }, null, undefined])(
    'with %o asks for no parts',
    (query) => expect(takesParts(query)).toBe(false),
  );
});
