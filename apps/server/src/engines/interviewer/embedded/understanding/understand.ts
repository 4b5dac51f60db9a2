import nlp from 'compromise';
import { putAllRight } from '../../../grammar/put-all-right.ts';
import { splitSentences } from '../../../grammar/sentences.ts';
import { isForeign } from './foreign.ts';
import { type Mention, mentionsIn } from './mentions.ts';
import { type Mood, moodOf } from './mood.ts';
import { isPhrase, thingIn } from './phrase.ts';
import { toSecondPerson } from './second-person.ts';
import { someVerb, statementIn } from './statement.ts';

export interface Understood {
  /** Everything, put right and in the second person. */
  readonly about: string;
  /** One statement short and clear enough to be given back, null when there is none. */
  readonly statement: string | null;
  readonly mentions: readonly Mention[];
  readonly mood: Mood;
  /** Several words without a verb among them: what a recogniser makes of noise. */
  readonly garbled: boolean;
  readonly givesName: boolean;
  readonly givesReason: boolean;
  /** A short answer without a verb, as a phrase: “pizza”. */
  readonly phrase: string | null;
  /** Something that was named, to be named again where nothing better can be taken up: “a new laptop”. */
  readonly thing: string | null;
  /** Words of another language. */
  readonly foreign: boolean;
  /** The statement is what was said, put right. */
  readonly putRight: boolean;
}

/** Finds the parts of an utterance that a reply can refer to; the parser is sure of each of them. */
export function understand(said: string): Understood {
  const sentences = splitSentences(said.replaceAll('’', "'")).map(putAllRight);
  const plain = sentences.join(' ').replace(/\b(?:um+|uh+|erm?|hmm+)\b[ ,]*/gi, '');
  const about = toSecondPerson(plain);
  const statement = statementIn(sentences, said);
  const short = about.replace(/[.!?]+$/, '').trim();
  const verbless =
    short.split(/\s+/).length <= 3 &&
    !short
      .toLowerCase()
      .split(/\s+/)
      .some((word) => word !== 'like' && someVerb.has(word));
  return {
    about,
    statement: statement && toSecondPerson(statement),
    mentions: mentionsIn(about),
    garbled: plain.split(/\s+/).length >= 5 && !nlp(plain).has('#Verb'),
    givesName: /\b(?:my name is|i'm called|call me)\b/i.test(plain),
    mood: moodOf(plain),
    givesReason: /\bbecause\b/i.test(plain),
    phrase: verbless && isPhrase(short) ? short : null,
    thing: thingIn(plain),
    foreign: isForeign(said),
    putRight: statement !== null && !said.toLowerCase().includes(statement.toLowerCase()),
  };
}
