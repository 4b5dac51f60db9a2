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
  if (heard.garbled) return choose(voice.notSure, 'not sure');
  if (heard.phrase) return answerPhrase(scene, heard, heard.phrase);
  if (heard.mood === 'grief') return join(choose(voice.sorry, 'sorry'), choose(voice.grief, 'grief'));
  if (heard.mood === 'sorry') return join(choose(voice.sorry, 'sorry'), choose(voice.cope, 'cope'));
  const limit = heard.mentions.some(({ words }) => words) ? followsInARow + 1 : followsInARow;
  const follow = progress.followed < limit ? followUp(scene, heard) : null;
  return join(
    reaction(scene, heard),
    follow ?? (heard.givesReason ? null : moreOf(scene, last)) ?? ask(scene, last, true),
  );
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

function followUp({ talk, voice, progress, choose }: Scene, heard: Understood): string | null {
  const asked = progress.spoken.split(/(?<=[.!?])/).filter((sentence) => sentence.endsWith('?'));
  const fresh = heard.mentions.filter(({ cue, words }) => {
    if (words && asked.some((question) => question.toLowerCase().includes(words.toLowerCase()))) return false;
    return listFor(voice, cue, words).some((template) => !alreadySaid(template, progress.spoken));
  });
  const [telling] = fresh
    .filter(({ words }) => words)
    .sort((one, other) => cueOrder(one, talk) - cueOrder(other, talk));
  const mention = telling ?? fresh[0];
  if (!mention) return null;
  return choose(listFor(voice, mention.cue, mention.words), mention.cue, { x: mention.words });
}

/** A long answer without anything to take hold of deserves a question of its own all the same. */
function moreOf({ voice, progress, choose }: Scene, last: string): string | null {
  const long = last.split(/\s+/).length >= (isAbout(last, progress.subject) ? 9 : 6);
  const unused = voice.more.some((text) => !progress.spoken.includes(text));
  return long && unused && progress.followed === 0 ? choose(voice.more, 'more') : null;
}

function reaction({ talk, voice, choose, progress }: Scene, heard: Understood): string {
  if (heard.givesName) return choose(voice.helloAgain, 'hello');
  if (heard.mood === 'glad') return choose(voice.glad, 'glad');
  const mirror = heard.statement && chance(`${talk.seed} mirror ${progress.turn}`) < 0.6;
  if (mirror && heard.statement) return choose(voice.reflect, 'reflect', { x: heard.statement });
  return choose(heard.givesReason ? voice.reason : voice.neutral, heard.givesReason ? 'reason' : 'neutral');
}
