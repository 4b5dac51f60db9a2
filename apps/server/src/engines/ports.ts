import type { Correction } from '@sayso/api/contract/conversation';
import type { CoachName, EnglishLevel } from '@sayso/api/contract/values';
import type { Engine } from '../platform/engine.ts';

export { BadAudio, type Engine, EngineUnavailable } from '../platform/engine.ts';

/** Audio in its own container, as it travels: webm/opus or wav from the page, wav or mp3 from a voice. */
export interface Audio {
  readonly bytes: Uint8Array;
  readonly mediaType: 'audio/webm' | 'audio/wav' | 'audio/mpeg';
}

export interface SpeechToText extends Engine {
  /** @throws BadAudio when the bytes are no recording; EngineUnavailable when the engine cannot answer. */
  transcribe(recording: Audio, signal: AbortSignal): Promise<{ readonly transcript: string; readonly draft: boolean }>;
}

/** Format of a voice's audio. */
export type VoiceFormat = 'wav' | 'mp3';

export interface TextToSpeech extends Engine {
  /**
   * @param format `wav` when left out; a voice that cannot make the format answers in the other one
   * @throws EngineUnavailable when the engine cannot answer.
   */
  speak(text: string, voice: CoachName, signal: AbortSignal, format?: VoiceFormat): Promise<Audio>;
}

/** The learner, as far as a coach needs to know. */
export interface Learner {
  readonly firstName: string | null;
  readonly level: EnglishLevel;
  readonly goal: string | null;
  readonly topics: readonly string[];
  /** The last conversations before this one, newest first; at most three. Left out where they do not matter. */
  readonly earlierTalks?: readonly EarlierTalk[];
  /** Scenarios of earlier conversations, the oldest first. Left out where they do not matter. */
  readonly playedScenarios?: readonly string[];
}

/** The part of a finished conversation that a coach may remember. */
export interface EarlierTalk {
  /** The learner's own date, `YYYY-MM-DD`. */
  readonly date: string;
  /** The summary the learner has read, where one was written. */
  readonly recap: string | null;
  /** The learner's utterances, in order. */
  readonly said: readonly string[];
  /** The coach's questions, in order. */
  readonly asked: readonly string[];
}

export interface Turn {
  /** The learner's message as the page knows it. Left out where it does not matter. */
  readonly id?: string;
  readonly role: 'coach' | 'user';
  readonly text: string;
  /** The learner's words are a draft of the recogniser that they did not confirm: nothing in it may be corrected. @default false */
  readonly isDraft?: boolean;
}

/** Everything a coach may look at. `seed` makes choices repeatable: the same session asks the same questions after a restart. */
export interface Talk {
  readonly coach: CoachName;
  readonly learner: Learner;
  readonly turns: readonly Turn[];
  readonly seed: string;
  /** Whether some utterances were not checked for mistakes, so that an empty list of mistakes proves nothing. */
  readonly isUnchecked?: boolean;
  /** The scenario that the conversation begins with; null where the coach chooses. */
  readonly scenario: string | null;
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

/** Where the scene of a conversation stands. */
export interface TalkScene {
  readonly id: string;
  readonly title: string;
  readonly place: string;
  readonly steps: readonly { readonly id: string; readonly text: string; readonly done: boolean }[];
  /** Help with the next words; null where nothing is asked. */
  readonly hint: { readonly idea: string; readonly keyWords: readonly string[]; readonly sentence: string } | null;
  readonly isOver: boolean;
  /** Mistakes that the coach put right in passing, with the ids of their turns. */
  readonly recasts: readonly {
    readonly turnId: string;
    readonly said: string;
    readonly better: string;
    readonly note: string;
  }[];
}

export interface Coach extends Engine {
  /** Chooses the scenario that a new conversation begins with. */
  chooseScenario(talk: Pick<Talk, 'learner' | 'seed'>, signal: AbortSignal): Promise<string>;
  /** Describes where the scene stands after the turns of a conversation; null where none is played. */
  scene(talk: Talk, signal: AbortSignal): Promise<TalkScene | null>;
  greet(talk: Talk, signal: AbortSignal): Promise<string>;
  /** Answers the learner's last utterance, with which `turns` ends. */
  reply(talk: Talk, signal: AbortSignal): Promise<string>;
  /** Sums the conversation up in two to four sentences. */
  recap(talk: Talk, corrections: readonly Correction[], signal: AbortSignal): Promise<string>;
  /** Gives one piece of advice for the next conversation. */
  tip(talk: Talk, corrections: readonly Correction[], signal: AbortSignal): Promise<string>;
  /** Gives one piece of advice after a pronunciation drill. */
  drillTip(drill: Drill, signal: AbortSignal): Promise<string>;
}

/** The job that an interview is about, as the learner entered it. */
export interface Job {
  readonly title: string;
  readonly description: string;
  readonly company: string;
}

/** The kinds of questions, in the order of an interview; a follow-up asks more about the answer before it. */
export type QuestionKind = 'opening' | 'motivation' | 'behavioural' | 'role' | 'follow-up' | 'closing';

/** One question of an interview and its answer. */
export interface InterviewExchange {
  readonly kind: QuestionKind;
  /** The question alone, without the words before it. */
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

/** The question that should come next: the server decides the order of an interview, the engine finds the words. */
export interface QuestionWanted {
  readonly kind: QuestionKind;
  /** Whether a follow-up about the last answer may be asked instead. */
  readonly mayFollowUp: boolean;
  /** The question to ask, word for word, where an interview is repeated; null where the engine finds one. */
  readonly fixed: string | null;
}

/** The interviewer's next words. */
export interface InterviewQuestion {
  readonly kind: QuestionKind;
  /** Words before the question: a greeting, or a comment on the last answer. May be empty. */
  readonly lead: string;
  readonly question: string;
}

/** Figures that the server counts in the answers. */
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

/** The interviewer's judgement of the whole interview. */
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
  /** Finds the next question. Never repeats a question of `exchanges`. */
  next(interview: Interview, wanted: QuestionWanted, signal: AbortSignal): Promise<InterviewQuestion>;
  /** Writes an ideal answer to the last question, from the learner's own facts in this interview, at their level. */
  idealAnswer(interview: Interview, signal: AbortSignal): Promise<string>;
  /** Writes the words after the last answer, without a question. */
  goodbye(interview: Interview, signal: AbortSignal): Promise<string>;
  review(
    interview: Interview,
    figures: InterviewFigures,
    corrections: readonly Correction[],
    signal: AbortSignal,
  ): Promise<InterviewAssessment>;
}

export interface Grammar extends Engine {
  /** Finds the mistakes in an utterance, in order; empty when there are none. */
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
  /** The words that were heard, as far as the engine knows; empty for none. */
  readonly recognizedText: string;
  readonly accuracy: number;
  readonly fluency: number;
  readonly completeness: number;
  /** All scores in one. */
  readonly overall: number;
  /** Whether the engine cannot distinguish all sounds, and says so. */
  readonly approximate: boolean;
  /** Value for `speaker` in the next call. Opaque JSON; null where the engine does not learn a voice. */
  readonly speaker: string | null;
}

export interface Pronunciation extends Engine {
  /**
   * @param reference the sentence that should have been said
   * @param speaker the `speaker` of an earlier assessment of the same learner; null for a new voice
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
