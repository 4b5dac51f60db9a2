import type { CoachName } from '@sayso/api/contract/values';
import { withTimeout } from '../../platform/timeout.ts';
import type { Services } from '../services.ts';
import type { SessionLease } from '../sessions/lease.ts';
import type { Problem, TurnTimeouts, Wire } from './ports.ts';

export interface SpeakerOptions<Out> {
  readonly services: Pick<Services, 'engines' | 'log'>;
  readonly lease: SessionLease;
  readonly wire: Wire<Out | Problem>;
  readonly timeouts: TurnTimeouts;
  /** Aborts when the page waits for an answer no longer. */
  readonly signal: AbortSignal;
  /** Tells the learner that a text comes without a voice. */
  readonly noVoice: string;
}

/** A text as it is stored, with its voice. */
export interface SpokenText<T> {
  readonly said: T;
  /** Base64; null where the text has no voice. */
  readonly audio: string | null;
  /** When the voice was ready, `performance.now()`. */
  readonly voicedAt: number;
}

/** The engines' side of a live session: it thinks, speaks and sends, each within its time. */
export interface Speaker<Out> {
  /** Asks an engine; null when it failed, which is in the log, or when the page waits no longer. */
  think<T>(call: (signal: AbortSignal) => Promise<T>, failure: string): Promise<T | null>;
  /** A text in a coach's voice, base64; null where it could not be spoken, which is in the log. Never rejects. */
  speak(text: string, voice: CoachName): Promise<string | null>;
  /**
   * Stores a text and gives it a voice, both at once, so that only stored text is heard. Where another text is stored already, that one is spoken.
   * @throws LeaseLost
   */
  storeAndSpeak<T extends { readonly text: string }>(
    text: string,
    voice: CoachName,
    store: () => Promise<T>,
  ): Promise<SpokenText<T>>;
  /** Sends a message with its voice, and says so where it has none. */
  send(message: (audio_base64: string) => Out, audio: string | null): void;
}

export const createSpeaker = <Out>(options: SpeakerOptions<Out>): Speaker<Out> => {
  const { lease, wire, timeouts, signal, noVoice } = options;
  const { engines, log } = options.services;

  const speak: Speaker<Out>['speak'] = async (text, voice) => {
    try {
      const call = (one: AbortSignal) => engines.textToSpeech.speak(text, voice, one);
      const { bytes } = await withTimeout(call, timeouts.voiceMs, signal);
      return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('base64');
    } catch (error) {
      if (!signal.aborted) log.warn({ err: error }, 'The coach could not be given a voice.');
      return null;
    }
  };

  return {
    speak,
    think: async (call, failure) => {
      try {
        return await withTimeout(call, timeouts.coachMs, signal);
      } catch (error) {
        if (!signal.aborted) log.warn({ err: error, session: lease.sessionId }, failure);
        return null;
      }
    },
    storeAndSpeak: async (text, voice, store) => {
      const voiced = speak(text, voice).then((audio) => ({ audio, voicedAt: performance.now() }));
      const said = await store();
      return said.text === text
        ? { said, ...(await voiced) }
        : { said, audio: await speak(said.text, voice), voicedAt: performance.now() };
    },
    send: (message, audio) => {
      wire.send(message(audio ?? ''));
      if (audio === null) wire.send({ type: 'error', code: 'voice_unavailable', detail: noVoice });
    },
  };
};
