import { browserClock } from '../../io/clock/clock.browser.ts';
import type { Clock } from '../../io/clock/clock.ts';
import type { Recogniser } from '../ports.ts';
import { type EngineEvents, type OpenEngine, startListening } from './listening.ts';

interface Result {
  readonly isFinal: boolean;
  readonly 0?: { readonly transcript: string };
}
/** The part of the Web Speech API that is used; the DOM library does not declare it. */
interface SpeechRecognition {
  continuous: boolean;
  interimResults: boolean;
  lang: string;
  start(): void;
  stop(): void;
  abort(): void;
  addEventListener(type: 'result', listener: (event: { readonly results: ArrayLike<Result> }) => void): void;
  addEventListener(type: 'error', listener: (event: { readonly error: string }) => void): void;
  addEventListener(type: 'speechstart' | 'speechend' | 'end', listener: () => void): void;
}
type Constructor = new () => SpeechRecognition;

declare global {
  var SpeechRecognition: Constructor | undefined;
  var webkitSpeechRecognition: Constructor | undefined;
}

const findRecognition = () => globalThis.SpeechRecognition ?? globalThis.webkitSpeechRecognition;
const joinTexts = (results: readonly Result[]) => results.map((result) => result[0]?.transcript ?? '').join(' ');

/** Whether the browser has speech recognition. Headless Chromium has it too, but fails when it starts. */
export const canRecogniseSpeech = (): boolean => findRecognition() !== undefined;

export interface RecogniserOptions {
  /** BCP 47 tag of what is spoken (default en-US). */
  readonly language?: string;
  readonly clock?: Clock;
}

/** Opens engines of the browser. `undefined` where it has none. */
export function browserEngine(language = 'en-US'): OpenEngine | undefined {
  const Recognition = findRecognition();
  if (!Recognition) return undefined;
  return (events: EngineEvents) => {
    const engine = new Recognition();
    engine.lang = language;
    engine.continuous = true;
    engine.interimResults = true;
    engine.addEventListener('result', ({ results }) => {
      const all = Array.from(results);
      events.onWords(joinTexts(all.filter(({ isFinal }) => isFinal)), joinTexts(all.filter(({ isFinal }) => !isFinal)));
    });
    engine.addEventListener('error', ({ error }) => events.onError(error));
    engine.addEventListener('speechstart', () => events.onSpeech(true));
    engine.addEventListener('speechend', () => events.onSpeech(false));
    engine.addEventListener('end', events.onEnd);
    return engine;
  };
}

/** The browser's own speech recognition, which may send the sound to the browser's maker. `undefined` where there is none. */
export function createRecogniser({ language, clock = browserClock }: RecogniserOptions = {}): Recogniser | undefined {
  const open = browserEngine(language);
  return open && { listen: () => startListening(open, clock) };
}
