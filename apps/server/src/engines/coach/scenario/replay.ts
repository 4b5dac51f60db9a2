import type { CoachName } from '@sayso/api/contract/values';
import type { Talk, Turn } from '../../ports.ts';
import { chooseScenario } from './choose-scenario.ts';
import type { Curriculum } from './curriculum.ts';
import type { Recast } from './find-recast.ts';
import { createPlayer } from './play.ts';
import { describePlace, type Play, type Reply } from './play-state.ts';

/** A conversation, played again from its first turn. */
export interface Replay {
  /** The coach's latest answer, to the learner's last utterance or, before one, the greeting. */
  readonly reply: Reply;
  /** Where each scenario of the conversation stood when it was left, in order. */
  readonly plays: readonly Play[];
  /** Mistakes that were put right, with the ids of their turns. */
  readonly recasts: readonly { readonly turnId: string; readonly recast: Recast }[];
}

/** The scenario whose place a coach's turn describes: what was said is the record of what was chosen, whatever has changed since. */
const findScene = (curriculum: Curriculum, coach: CoachName, text: string | undefined): string | undefined =>
  curriculum.scenarios.find((scenario) => text?.includes(describePlace(scenario, coach)))?.id;

/** A conversation that was played, up to some turn. */
interface Played {
  readonly turns: readonly Turn[];
  readonly replay: Replay;
}

const isSame = (one: Turn, other: Turn | undefined): boolean =>
  one.role === other?.role && one.text === other.text && one.isDraft === other.isDraft;

/** Talks that are kept, so that a turn need not play all turns before it again. */
const mostKept = 500;

/**
 * Creates what plays talks. Any process that knows the turns comes to the same answer; this one keeps where the conversations of the last hours stood, and
 * plays only what is new.
 */
export const createReplayer = (curriculum: Curriculum): ((talk: Talk) => Replay) => {
  const kept = new Map<string, Played>();

  /** What is known of a conversation whose turns began like these; null where it is new, or was corrected. */
  const findKept = (talk: Talk): Played | null => {
    const played = kept.get(`${talk.seed} ${talk.coach}`);
    const begins = played?.turns.every((turn, index) => isSame(turn, talk.turns[index]));
    return played && begins ? played : null;
  };

  return (talk) => {
    const { learner, seed, coach, turns } = talk;
    const before = learner.playedScenarios ?? [];
    let answer: string | undefined;
    const player = createPlayer({
      curriculum,
      coach,
      seed,
      chooseNext: (played) =>
        findScene(curriculum, coach, answer) ??
        chooseScenario(curriculum.scenarios, learner, [...before, ...played], seed),
    });
    const begin = (): Replay => {
      const greeting = turns.find(({ role }) => role === 'coach')?.text;
      const first =
        findScene(curriculum, coach, greeting) ??
        talk.scenario ??
        chooseScenario(curriculum.scenarios, learner, before, seed);
      const reply = player.begin(first);
      return { reply, plays: [reply.play], recasts: [] };
    };
    // The greeting must be known before what follows it is kept.
    const known = turns.some(({ role }) => role === 'coach') ? findKept(talk) : null;
    const start = known?.replay ?? begin();
    const [plays, recasts] = [[...start.plays], [...start.recasts]];
    let { reply } = start;
    for (let index = known?.turns.length ?? 0; index < turns.length; index += 1) {
      const turn: Turn = turns[index] ?? { role: 'coach', text: '' };
      const { id = String(index), role, text, isDraft } = turn;
      if (role !== 'user' || text.trim() === '') continue;
      const next = turns[index + 1];
      answer = next?.role === 'coach' ? next.text : undefined;
      reply = player.hear(reply.play, { text, isSure: isDraft !== true });
      if (reply.recast) recasts.push({ turnId: id, recast: reply.recast });
      if (reply.play.played.length === plays.length) plays.pop();
      plays.push(reply.play);
    }
    const replay = { reply, plays, recasts };
    const key = `${seed} ${coach}`;
    kept.delete(key);
    kept.set(key, { turns: [...turns], replay });
    const [oldest] = kept.keys();
    if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest);
    return replay;
  };
};
