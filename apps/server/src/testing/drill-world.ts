import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { type AssessedWord, type Assessment, BadAudio, type Pronunciation } from '../engines/ports.ts';
import { plainWord } from '../features/pronunciation/words.ts';
import { createFakeEngines } from './fake-engines.ts';
import type { LearnerWorld } from './learner-world.ts';
import { call, signUpLearner } from './sign-up-learner.ts';
import { silentWav } from './silent-wav.ts';
import { startTestServer } from './start-test-server.ts';

/** How one word was said; what is left out was said well. */
type Said = Partial<Omit<AssessedWord, 'word'>>;

/** An assessment of a sentence in which these words were not said well. */
export const assessed = (sentence: string, words: Readonly<Record<string, Said>> = {}): Assessment => ({
  heard: 'sentence',
  words: sentence.split(' ').map((word, place) => ({
    word,
    score: 0.9,
    sure: true,
    error: 'none',
    startMs: place * 500,
    endMs: place * 500 + 500,
    sounds: [],
    ...words[plainWord(word)],
  })),
  recognizedText: sentence,
  accuracy: 0.8,
  fluency: 0.7,
  completeness: 1,
  overall: 0.75,
  approximate: true,
  speaker: null,
});

/** The fields that a page sends with a phrase. */
export interface SentPhrase {
  readonly target: string;
  readonly phrase_count: number;
  readonly drill_id?: string;
  readonly reading?: unknown;
  readonly spoken_ms?: number;
  readonly scores?: readonly unknown[];
  readonly average?: number;
  readonly transcript?: string;
  readonly tip?: string;
  readonly conversation_history?: readonly unknown[];
}

/** A learner on a server whose pronunciation engine the test leads. */
export interface DrillWorld {
  readonly world: LearnerWorld;
  /** The engine's answer; a test changes it. */
  assess: Pronunciation['assess'];
  get(path: string): ReturnType<typeof call>;
  post(path: string, body?: unknown): ReturnType<typeof call>;
  /** Has the engine answer this, and sends it a recording of the sentence. */
  say(sentence: string, assessment?: Assessment): ReturnType<typeof call>;
  save(phrase: SentPhrase): ReturnType<typeof call>;
  /** Moves the time on, ms, and has the page renew its token as it would have meanwhile. */
  wait(ms: number): Promise<void>;
}

const recording = Buffer.from(silentWav(0.2)).toString('base64');
const unset = () => Promise.reject(new BadAudio('The test did not say what is heard.'));

/** Noon on a Friday. */
const noon = Date.UTC(2026, 10, 20, 12);

/** One server for the `describe` it is called in, and a new learner for each of its tests, alone in the database. */
export const drillWorld = (): DrillWorld => {
  const engine: Pronunciation = {
    about: { kind: 'embedded', name: 'fake ears', note: '' },
    check: async () => 'fake ears answer',
    close: async () => undefined,
    assess: (...inputs) => drill.assess(...inputs),
  };
  const made: Partial<LearnerWorld> = { now: noon };
  beforeAll(async () => {
    made.fake = createFakeEngines();
    const engines = { ...made.fake.engines, pronunciation: engine };
    made.server = await startTestServer({ engines, now: () => made.now ?? noon });
  });
  // Filled before any test reads it.
  const world = made as LearnerWorld;
  beforeEach(async () => {
    world.now = noon;
    world.learner = await signUpLearner(world.server);
    Object.assign(world.fake.behaviour, createFakeEngines().behaviour);
  });
  afterEach(async () => {
    await world.server.services.storage.db.deleteFrom('users').execute();
  });
  afterAll(() => made.server?.close());
  const send = (method: string, path: string, body?: unknown) =>
    call(world.server, method, `/api/pronunciation/${path}`, body, world.learner.token);
  const drill: DrillWorld = {
    world,
    assess: unset,
    get: (path) => send('GET', path),
    post: (path, body) => send('POST', path, body),
    say: (sentence, assessment = assessed(sentence)) => {
      drill.assess = async () => assessment;
      return send('POST', 'azure-evaluate', { audio_base64: recording, reference_text: sentence });
    },
    save: (phrase) =>
      send('POST', 'save-session', {
        transcript: phrase.target,
        scores: [],
        average: 0,
        tip: 'Smile.',
        coach: 'Daisy',
        conversation_history: [],
        ...phrase,
      }),
    wait: async (ms) => {
      world.now += ms;
      const { refresh_token } = world.learner;
      const { body } = await call(world.server, 'POST', '/api/auth/refresh', { refresh_token });
      world.learner = { ...world.learner, token: String(body['token']), refresh_token: String(body['refresh_token']) };
    },
  };
  return drill;
};
