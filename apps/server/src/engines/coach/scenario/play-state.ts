import type { CoachName } from '@sayso/api/contract/values';
import type { Match } from '@sayso/curriculum/matching';
import type { Scenario } from '@sayso/curriculum/scenario';
import type { Curriculum } from './curriculum.ts';
import type { Recast } from './find-recast.ts';

/** Where a conversation stands: everything that the next answer depends on. */
export interface Play {
  readonly scenarioId: string;
  /** Scenarios of this conversation in their order, this one included. */
  readonly played: readonly string[];
  /** The beat, or the ending, that the conversation has come to. */
  readonly at: string;
  readonly isOver: boolean;
  readonly slots: ReadonlyMap<string, string>;
  /** Steps of the mission that were done. */
  readonly steps: readonly string[];
  /** Utterances in this beat that fitted nothing. */
  readonly misses: number;
  /** How often each flow was met. */
  readonly flows: ReadonlyMap<string, number>;
  /** The flow that the scenario waits for: a learner is sad. */
  readonly staying: string | null;
  /** The coach's lines so far. */
  readonly said: readonly string[];
  /** The coach's question in this beat. */
  readonly asked: string;
  /** Utterances of the learner in this scenario, in order. */
  readonly heard: readonly string[];
  readonly recasts: readonly Recast[];
  /** How often the coach gave the model answer. */
  readonly models: number;
}

/** One answer of the coach, and where the conversation stands after it. */
export interface Reply {
  readonly play: Play;
  readonly text: string;
  /** The intent or the question that was recognised; null where none was. */
  readonly meant: Match | null;
  /** The mistake that was put right in passing. */
  readonly recast: Recast | null;
}

export interface PlayOptions {
  readonly curriculum: Curriculum;
  readonly coach: CoachName;
  /** Makes the choice of variants repeatable. */
  readonly seed: string;
  /** Chooses the scenario after those that were played. */
  readonly chooseNext: (played: readonly string[]) => string;
}

/** An utterance, as it was heard. */
export interface Utterance {
  readonly text: string;
  /** False for a draft of the recogniser that the learner did not confirm: nothing in it is corrected. */
  readonly isSure: boolean;
}

/** Tells where a scenario is, and who the coach is there. */
export const describePlace = ({ place, role }: Scenario, coach: CoachName): string => `${place} I'm ${role[coach]}.`;
