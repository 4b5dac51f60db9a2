import type { EngineCapability } from '@sayso/api/contract/capabilities';
import type { Correction } from '@sayso/api/contract/conversation';
import type { CoachName, EnglishLevel } from '@sayso/api/contract/values';

/** What every engine can say of itself: `GET /api/capabilities`, the table at start and `npm run doctor` read it. */
export interface Engine {
  readonly about: EngineCapability;
  /** Calls the engine for real; resolves with one line on what it saw, rejects with what is wrong. */
  check(signal: AbortSignal): Promise<string>;
  /** Ends workers and connections. */
  close(): Promise<void>;
}

/** Audio in its own container, as it travels: webm/opus or wav from the page, wav or mp3 from a voice. */
export interface Audio {
  readonly bytes: Uint8Array;
  readonly mediaType: 'audio/webm' | 'audio/wav' | 'audio/mpeg';
}

export interface SpeechToText extends Engine {
  /** @throws BadAudio when the bytes are no recording; EngineUnavailable when the engine cannot answer. */
  transcribe(recording: Audio, signal: AbortSignal): Promise<{ readonly transcript: string; readonly draft: boolean }>;
}

/** What a voice is wanted in. */
export type VoiceFormat = 'wav' | 'mp3';

export interface TextToSpeech extends Engine {
  /**
   * @param format wav unless told; a voice that cannot make it answers in the other
   * @throws EngineUnavailable when the engine cannot answer.
   */
  speak(text: string, voice: CoachName, signal: AbortSignal, format?: VoiceFormat): Promise<Audio>;
}

/** Who is talking, as far as the coach needs to know. */
export interface Learner {
  readonly firstName: string | null;
  readonly level: EnglishLevel;
  readonly goal: string | null;
  readonly topics: readonly string[];
  /** The last talks before this one, newest first; at most three. Left out where it does not matter. */
  readonly earlierTalks?: readonly EarlierTalk[];
}

/** What a coach may remember of a talk that is over. */
export interface EarlierTalk {
  /** The learner's own date, `YYYY-MM-DD`. */
  readonly date: string;
  /** The summary the learner has read, where one was written. */
  readonly recap: string | null;
  /** What the learner said, in order. */
  readonly said: readonly string[];
  /** What the coach asked, in order. */
  readonly asked: readonly string[];
}

export interface Turn {
  readonly role: 'coach' | 'user';
  readonly text: string;
}

/** Everything a coach may look at. `seed` makes choices repeatable: the same session asks the same questions after a restart. */
export interface Talk {
  readonly coach: CoachName;
  readonly learner: Learner;
  readonly turns: readonly Turn[];
  readonly seed: string;
  /** Whether some of what the learner said was not checked for mistakes, so that finding none means nothing. */
  readonly isUnchecked?: boolean;
}

/** A pronunciation drill, as far as a tip about the whole of it needs to know. */
export interface Drill {
  readonly coach: CoachName;
  readonly learner: Learner;
  /** The words that were hard, the hardest first, with their scores from 0 to 1. */
  readonly weakWords: readonly { readonly word: string; readonly score: number }[];
  /** The hardest sound in words, such as `th as in “think”`; null where none stands out. */
  readonly difficulty: string | null;
  /** How to say it: true of English, so the tip keeps to it. */
  readonly advice: string;
}

export interface Coach extends Engine {
  greet(talk: Talk, signal: AbortSignal): Promise<string>;
  /** `turns` ends with what the learner said last. */
  reply(talk: Talk, signal: AbortSignal): Promise<string>;
  /** Two to four sentences on what was talked about. */
  recap(talk: Talk, corrections: readonly Correction[], signal: AbortSignal): Promise<string>;
  /** One thing to try next time. */
  tip(talk: Talk, corrections: readonly Correction[], signal: AbortSignal): Promise<string>;
  /** One thing to try after a pronunciation drill. */
  drillTip(drill: Drill, signal: AbortSignal): Promise<string>;
}

/** The job that an interview is about, as the learner entered it. */
export interface Job {
  readonly title: string;
  readonly description: string;
  readonly company: string;
}

/** What an interview asks, in the order it goes; a follow-up asks on about the answer before it. */
export type QuestionKind = 'opening' | 'motivation' | 'behavioural' | 'role' | 'follow-up' | 'closing';

/** One question of an interview and what became of it. */
export interface InterviewExchange {
  readonly kind: QuestionKind;
  /** The question alone, without what led to it. */
  readonly question: string;
  /** Null where it was not answered (yet); never a marker of the transcriber. */
  readonly answer: string | null;
}

/** Everything an interviewer may look at. `seed` makes choices repeatable: the same interview asks the same after a restart. */
export interface Interview {
  readonly job: Job;
  readonly learner: Learner;
  readonly exchanges: readonly InterviewExchange[];
  readonly seed: string;
}

/** What should come next; the course of an interview is the server's, its words are the engine's. */
export interface QuestionWanted {
  readonly kind: QuestionKind;
  /** The last answer may be asked on about instead. */
  readonly mayFollowUp: boolean;
  /** The question to ask, word for word, where an interview is repeated; null where the engine finds one. */
  readonly fixed: string | null;
}

/** What the interviewer says next. */
export interface InterviewQuestion {
  readonly kind: QuestionKind;
  /** What leads to it: a greeting, or a word on the last answer. May be empty. */
  readonly lead: string;
  readonly question: string;
}

/** What can be counted in the answers, made by the server. */
export interface InterviewFigures {
  readonly words: number;
  /** Words a minute; null where nothing was spoken. */
  readonly pace: number | null;
  readonly fillers: readonly { readonly word: string; readonly count: number }[];
}

/** Which parts of a story an answer has (STAR). */
export interface Star {
  readonly situation: boolean;
  readonly task: boolean;
  readonly action: boolean;
  readonly result: boolean;
}

/** What the interviewer makes of the whole interview. */
export interface InterviewAssessment {
  /** Three to six sentences to the learner, to be read or heard. */
  readonly summary: string;
  readonly strengths: readonly string[];
  readonly gaps: readonly { readonly part: keyof Star | 'general'; readonly advice: string }[];
  /** At most three of the learner's own sentences, said better. */
  readonly better: readonly { readonly said: string; readonly better: string; readonly why: string }[];
  /** One for each exchange, in their order; null where the question asks for no story, or was not answered. */
  readonly stars: readonly (Star | null)[];
}

export interface Interviewer extends Engine {
  /** Never repeats a question of `exchanges`. */
  next(interview: Interview, wanted: QuestionWanted, signal: AbortSignal): Promise<InterviewQuestion>;
  /** What the learner could have answered to the last question: from their own facts in this interview, at their level. */
  idealAnswer(interview: Interview, signal: AbortSignal): Promise<string>;
  /** What is said after the last answer, without a question. */
  goodbye(interview: Interview, signal: AbortSignal): Promise<string>;
  review(
    interview: Interview,
    figures: InterviewFigures,
    corrections: readonly Correction[],
    signal: AbortSignal,
  ): Promise<InterviewAssessment>;
}

export interface Grammar extends Engine {
  /** Mistakes in what one learner said, in order; empty when nothing was found. */
  correct(text: string, signal: AbortSignal): Promise<readonly Correction[]>;
}

/** One sound of a word, as it was said. */
export interface AssessedSound {
  /** ARPAbet without stress, such as `TH`. */
  readonly sound: string;
  /** 0 to 1. */
  readonly score: number;
}

/** One word of the sentence that should have been said. */
export interface AssessedWord {
  readonly word: string;
  /** 0 to 1; counts for nothing where `sure` is false. */
  readonly score: number;
  readonly sure: boolean;
  readonly error: 'none' | 'omission' | 'mispronunciation';
  /** Where it is in the recording, ms; null where it was not found. */
  readonly startMs: number | null;
  readonly endMs: number | null;
  readonly sounds: readonly AssessedSound[];
}

/** How a sentence was read. All scores are 0 to 1. */
export interface Assessment {
  readonly heard: 'sentence' | 'another sentence' | 'nothing';
  readonly words: readonly AssessedWord[];
  /** What was heard, as far as the engine knows; empty for nothing. */
  readonly recognizedText: string;
  readonly accuracy: number;
  readonly fluency: number;
  readonly completeness: number;
  /** All of it in one. */
  readonly overall: number;
  /** The engine cannot tell everything apart, and says so. */
  readonly approximate: boolean;
  /** What to hand in as `speaker` the next time. Opaque JSON; null where the engine learns nothing of a voice. */
  readonly speaker: string | null;
}

export interface Pronunciation extends Engine {
  /**
   * @param reference the sentence that should have been said
   * @param speaker what an earlier assessment of the same learner answered; null for a voice that was never heard
   * @throws BadAudio when the bytes are no recording; EngineUnavailable when the engine cannot answer
   */
  assess(recording: Audio, reference: string, speaker: string | null, signal: AbortSignal): Promise<Assessment>;
}

export interface Engines {
  readonly coach: Coach;
  readonly grammar: Grammar;
  readonly speechToText: SpeechToText;
  readonly textToSpeech: TextToSpeech;
  readonly pronunciation: Pronunciation;
  readonly interviewer: Interviewer;
}

/** What came is not a recording that can be decoded. The message is for people. */
export class BadAudio extends Error {
  override readonly name = 'BadAudio';
}

/** The engine, or the service behind it, cannot answer now. The message is for people; the cause for the log. */
export class EngineUnavailable extends Error {
  override readonly name = 'EngineUnavailable';
}
