import * as v from 'valibot';
import { maximumAudioBase64 } from './bodies.ts';
import { deadlines } from './deadlines.ts';
import { endpoint } from './endpoint.ts';
import { base64, coachName } from './values.ts';

const sentence = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(400));
const scoredWord = v.looseObject({ word: v.string(), score: v.number() });
/** A word and its score, 0 to 1. */
export type ScoredWord = v.InferOutput<typeof scoredWord>;

const milliseconds = v.pipe(v.number(), v.minValue(0));
/** A sound by its ARPAbet name without stress, such as `TH` or `IY`. */
const soundName = v.pipe(v.string(), v.maxLength(4));
const evaluatedWord = v.looseObject({
  word: v.string(),
  score: v.number(),
  /** False where the engine cannot tell: shown as “Not sure”, and the score counts for nothing. Left out, it is sure. */
  sure: v.optional(v.boolean()),
  /** `omission`: it was not said. `mispronunciation`: it sounded like something else. */
  error: v.optional(v.picklist(['none', 'omission', 'mispronunciation'])),
  /** Where it is in the recording. */
  start_ms: v.optional(milliseconds),
  end_ms: v.optional(milliseconds),
  sounds: v.optional(v.array(v.looseObject({ sound: soundName, score: v.number() }))),
});
/** A word as the recording has it. Everything but word and score is optional: a server of the spec sends no more. */
export type EvaluatedWord = v.InferOutput<typeof evaluatedWord>;

export const getPronunciationProgress = endpoint({
  method: 'GET',
  path: '/api/pronunciation/progress',
  access: 'learner',
  body: 'none',
  limit: null,
  deadlineMs: deadlines.read,
  summary: 'Past pronunciation scores.',
  answer: v.looseObject({ pronunciation: v.array(v.looseObject({})) }),
});

export const getPronunciationGreeting = endpoint({
  method: 'GET',
  path: '/api/pronunciation/greeting',
  access: 'learner',
  body: 'none',
  limit: 'engine',
  deadlineMs: deadlines.engine,
  summary: 'What the coach says before the first phrase.',
  answer: v.looseObject({ greeting: v.string() }),
});

export const generateSentence = endpoint({
  method: 'POST',
  path: '/api/pronunciation/generate',
  access: 'learner',
  body: 'text',
  limit: 'engine',
  deadlineMs: deadlines.engine,
  summary: 'The next phrase to say.',
  request: v.object({ context: v.optional(v.unknown()) }),
  answer: v.looseObject({
    sentence: v.string(),
    /** The sounds that it trains, by ARPAbet names, and in words for the learner. */
    sounds: v.optional(v.array(soundName)),
    hint: v.optional(v.string()),
  }),
});

export const speakSentence = endpoint({
  method: 'POST',
  path: '/api/pronunciation/tts',
  access: 'learner',
  body: 'text',
  limit: 'engine',
  deadlineMs: deadlines.engine,
  summary: 'Says a phrase in a coach’s voice (mp3 where the voice can, otherwise wav).',
  request: v.object({ text: sentence, coach: coachName }),
  answer: v.looseObject({ audio_base64: v.string() }),
});

export const evaluatePronunciation = endpoint({
  method: 'POST',
  path: '/api/pronunciation/azure-evaluate',
  access: 'learner',
  body: 'audio',
  limit: 'engine',
  deadlineMs: deadlines.engine,
  summary: 'Scores a recording against the phrase it should be.',
  request: v.object({ audio_base64: v.pipe(base64, v.maxLength(maximumAudioBase64)), reference_text: sentence }),
  answer: v.looseObject({
    words: v.array(evaluatedWord),
    /** Ours: the name of this reading, for the saving of its phrase. */
    reading: v.optional(v.string()),
    /** The content of the recording: the sentence, something else, or no speech. Left out, it was the sentence. */
    heard: v.optional(v.picklist(['sentence', 'another sentence', 'nothing'])),
    /** Made by an engine that cannot tell everything: the page says so. */
    approximate: v.optional(v.boolean()),
    /** This and the four numbers below are 0 to 1, like the words' scores. `pronunciationScore` and `pronScore` are both all of it in one. */
    pronunciationScore: v.nullish(v.number()),
    recognizedText: v.nullish(v.string(), ''),
    accuracy: v.nullish(v.number()),
    fluency: v.nullish(v.number()),
    completeness: v.nullish(v.number()),
    pronScore: v.nullish(v.number()),
  }),
});

export const getPronunciationTip = endpoint({
  method: 'POST',
  path: '/api/pronunciation/tip',
  access: 'learner',
  body: 'text',
  limit: 'engine',
  deadlineMs: deadlines.engine,
  summary: 'What to do about the weakest sound.',
  request: v.object({ user: v.string(), target: v.string() }),
  answer: v.looseObject({ tip: v.string() }),
});

export const savePronunciationSession = endpoint({
  method: 'POST',
  path: '/api/pronunciation/save-session',
  access: 'learner',
  body: 'text',
  limit: null,
  deadlineMs: deadlines.write,
  summary: 'Stores one phrase of a drill, once however often it is sent.',
  request: v.object({
    target: sentence,
    transcript: v.string(),
    /** Each may also say `sure`, as the evaluation did. */
    scores: v.array(v.looseObject({ word: v.string(), score: v.number(), sure: v.optional(v.boolean()) })),
    /** 0 to 1, over the words that are sure. */
    average: v.number(),
    tip: v.string(),
    coach: coachName,
    phrase_count: v.number(),
    /** The page’s own name of this drill: a phrase that is sent twice is stored once, and two drills are two. */
    drill_id: v.optional(v.pipe(v.string(), v.minLength(8), v.maxLength(50))),
    /** As its evaluation named it: said again meanwhile, the phrase is still judged by this reading. */
    reading: v.optional(v.pipe(v.string(), v.maxLength(100))),
    /** Ours: how long the learner's speech is in the recording, in ms, without the silence. */
    spoken_ms: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(60_000))),
    conversation_history: v.array(v.looseObject({ role: v.string(), content: v.string() })),
    /** Ours: where the learner is now, like `Europe/Paris`: from now on their days begin there. */
    time_zone: v.optional(v.pipe(v.string(), v.maxLength(100))),
  }),
  answer: v.looseObject({
    /** False where it was stored before, or where nothing was heard. */
    stored: v.optional(v.boolean()),
    xp_gained: v.optional(v.number()),
  }),
});

export const getPronunciationSummary = endpoint({
  method: 'GET',
  path: '/api/pronunciation/api/session/summary',
  access: 'learner',
  body: 'none',
  limit: null,
  deadlineMs: deadlines.read,
  summary: 'The summary of the latest drill.',
  empty: true,
  answer: v.looseObject({
    /** 0 to 1, as are the words' scores: shown as percent. */
    average_score: v.nullish(v.number(), 0),
    /** False where the engine was sure of too few words for a score: shown as “Not sure”. Left out, it is sure. */
    sure: v.optional(v.boolean()),
    feedback_tip: v.nullish(v.string(), ''),
    xp_gained: v.nullish(v.number(), 0),
    top_words: v.nullish(v.array(scoredWord), []),
    weak_words: v.nullish(v.array(scoredWord), []),
    phrase_count: v.nullish(v.number(), 1),
    main_difficulty: v.nullish(v.string(), 'Unknown'),
    conversation_history: v.nullish(v.array(v.looseObject({ role: v.string(), content: v.string() })), []),
  }),
});

export const getGlobalTip = endpoint({
  method: 'POST',
  path: '/api/pronunciation/global-tip',
  access: 'learner',
  body: 'none',
  limit: 'engine',
  deadlineMs: deadlines.tip,
  summary: 'One tip about all phrases of the drill, spoken (mp3 where the voice can, otherwise wav).',
  answer: v.looseObject({
    tip: v.nullish(v.string(), 'Try to speak more clearly and slowly.'),
    audio_base64: v.nullish(v.string(), ''),
  }),
});
