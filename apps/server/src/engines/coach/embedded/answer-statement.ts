import type { Talk } from '../../ports.ts';
import { chance } from '../random.ts';
import type { Mention } from './mentions.ts';
import { isAbout } from './questions/questions.ts';
import { ask, type Scene } from './scene.ts';
import { alreadySaid, join } from './text.ts';
import { type Understood, understand } from './understand.ts';
import type { Cue, Voice } from './voices/voice.ts';

/** How many questions in a row are about what was said before the topic has its turn again. */
const followsInARow = 2;

/** Asks about what was said while that is fresh, about the topic otherwise. */
export function answerStatement(scene: Scene, last: string): string {
  const { voice, choose, progress } = scene;
  const heard = understand(last);
  if (heard.mood === 'danger') return choose(voice.danger, 'danger');
  if (heard.foreign) return join(choose(voice.onlyEnglish, 'only English'), progress.lastQuestion ?? '');
  if (heard.garbled) return choose(voice.notSure, 'not sure');
  if (heard.phrase) return answerPhrase(scene, heard, heard.phrase);
  if (heard.mood === 'grief') return choose(voice.grief, 'grief');
  if (heard.mood === 'sorry') return join(choose(voice.sorry, 'sorry'), choose(voice.cope, 'cope'));
  const limit = heard.mentions.some(({ words }) => words) ? followsInARow + 1 : followsInARow;
  const follow = progress.followed < limit ? followUp(scene, heard) : null;
  const next = follow ?? (heard.givesReason ? null : moreOf(scene, last)) ?? ask(scene, last, true);
  return join(reaction(scene, heard, next), next);
}

function answerPhrase(scene: Scene, heard: Understood, phrase: string): string {
  const { voice, choose, progress } = scene;
  const lead = choose(voice.shortAnswer, 'short', { x: phrase });
  const [mention] = heard.mentions;
  if (mention && progress.followed < followsInARow)
    return join(lead, followUp(scene, heard) ?? ask(scene, phrase, false));
  return join(
    lead,
    progress.followed < followsInARow ? choose(voice.aboutShort, 'about short') : ask(scene, phrase, false),
  );
}

// “How did you get into the music?” sounds wrong: only the first question of the list suits every phrase.
const listFor = (voice: Voice, cue: Cue, words: string): readonly string[] =>
  voice.follow[cue].slice(0, cue === 'like' && /^(?:the|that|your) |^[A-Z]/.test(words) ? 1 : undefined);

const cueOrder = (mention: Mention, talk: Talk): number => chance(`${talk.seed} ${mention.cue} ${talk.turns.length}`);

// A learner who has just said what a person is like, or who was there, is not asked that.
function templatesFor({ voice }: Scene, { about }: Understood, cue: Cue, words: string): readonly string[] {
  const list = listFor(voice, cue, words);
  const described =
    words !== '' && new RegExp(`\\b${words.replace(/[^\\w ]/g, '.')} (?:is|are|was|were)\\b`, 'i').test(about);
  const left = list.filter(
    (template) =>
      !(described && template.endsWith(' like?') && /^What(?:'s| is) /.test(template)) &&
      !(/\bwith (?:your|him|her|a|my)\b/i.test(about) && /^Who .*with you\?$/.test(template)),
  );
  return left.length > 0 ? left : list;
}

function followUp(scene: Scene, heard: Understood): string | null {
  const { talk, progress, choose } = scene;
  const asked = progress.spoken.split(/(?<=[.!?])/).filter((sentence) => sentence.endsWith('?'));
  const fresh = heard.mentions.filter(({ cue, words }) => {
    if (words && asked.some((question) => question.toLowerCase().includes(words.toLowerCase()))) return false;
    return templatesFor(scene, heard, cue, words).some((template) => !alreadySaid(template, progress.spoken));
  });
  const [telling] = fresh
    .filter(({ words }) => words)
    .sort((one, other) => cueOrder(one, talk) - cueOrder(other, talk));
  const mention = telling ?? fresh[0];
  if (!mention) return null;
  return choose(templatesFor(scene, heard, mention.cue, mention.words), mention.cue, { x: mention.words });
}

/** A long answer without anything to take hold of deserves a question of its own all the same. */
function moreOf({ voice, progress, choose }: Scene, last: string): string | null {
  const long = last.split(/\s+/).length >= (isAbout(last, progress.subject) ? 9 : 6);
  const unused = voice.more.some((text) => !progress.spoken.includes(text));
  return long && unused && progress.followed === 0 ? choose(voice.more, 'more') : null;
}

/** Takes up what was said, in its right form; a word of its own where the question `next` does so already. */
function reaction({ talk, voice, choose, progress }: Scene, heard: Understood, next: string): string {
  if (heard.givesName) return choose(voice.helloAgain, 'hello');
  const takenUp = heard.mentions.some(({ words }) => words && next.includes(words));
  const mirror =
    heard.putRight || (!takenUp && heard.mood !== 'glad') || chance(`${talk.seed} mirror ${progress.turn}`) < 0.3;
  if (mirror && heard.statement) return choose(voice.reflect, 'reflect', { x: heard.statement });
  if (heard.mood === 'glad') return choose(voice.glad, 'glad');
  if (!takenUp && heard.thing && !heard.givesReason && !next.includes(heard.thing))
    return choose(voice.named, 'named', { x: heard.thing });
  return choose(heard.givesReason ? voice.reason : voice.neutral, heard.givesReason ? 'reason' : 'neutral');
}
