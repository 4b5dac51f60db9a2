import { iMean, youKnow } from '../../../platform/text/asides.ts';
import { anyBase, pastForms, thirdForms } from '../../../platform/text/english/verbs.ts';
import { putAllRight } from '../../grammar/put-all-right.ts';
import { passes, wordsIn } from './passes.ts';
import { placesWithCapitals } from './proper.ts';
import { clausesOf, statementsOf } from './statements/statements.ts';
import { isForeign } from './understanding/foreign.ts';
import { withCapital } from './understanding/second-person.ts';

/** Sounds and words that mean nothing; they may stand anywhere. */
const noise = ['\\b(?:um+|uh+|uhm|erm?|hmm+)\\b', youKnow.source, iMean.source].map(
  (sound) => new RegExp(`(?:,\\s*)?(?:${sound})(?:\\s*,)?\\s*`, 'gi'),
);
/** Whether there are such sounds. */
export const hasNoise = (text: string): boolean => noise.some((sound) => text.search(sound) >= 0);
const quiet = (text: string): string => noise.reduce((left, sound) => left.replace(sound, ' '), text);
const starts =
  /^(?:(?:and|but|so|well|ok|okay|yes|yeah|sure|like|hello|hi|good (?:morning|afternoon|evening)|right(?! (?:now|away))|actually|basically|then|and then)\b[ ,]*)+(?=[a-z']+ )/i;
/** “The patient she waits”: the person who was just named is named again. */
const again = new RegExp(
  `^((?:the|one|my|our|this|that|his|her) (?:\\w+ )?\\w+) (?:he|she|they|it) (?=(?:also|always|never|often|really) |(?:${[...anyBase, ...thirdForms, ...pastForms].join('|')}|is|are|was|were|has|had|can|could|will|would|did)\\b)`,
  'i',
);
const nameOnce = (text: string): string =>
  text.replace(again, (found, who: string) =>
    /\b(?:day|time|night|week|year|morning)$/i.test(who) ? found : `${who} `,
  );
/** Numbers may be said twice: “twenty twenty”. */
const twice = /\b(?!(?:ten|eleven|twelve|twenty|\d+|had|that)\b)([a-z]+)(?: \1\b)+/gi;
/** “… but I stayed”: a comma where one is written. */
const commas = (text: string): string => text.replace(/(?<![,.]) (but|so) (?=(?:i|he|she|we|they|it)\b)/gi, ', $1 ');

/** Bases that are nouns as well (“I want work”): what stands behind a wish may be a thing. */
const things =
  /^(?:work|help|change|plan|answer|call|love|rest|practice|training|study|drink|play|talk|visit|walk|wash|move|offer|order|repair|return|smile|start|support|touch|train|trust|try|turn|use|watch|wish|show|share|search|save|run|ride|reply|repeat|rent|phone|paint|need|look|live|like|laugh|hope|guess|fish|fix|drive|dream|dress|dance|cost|cut|cook|cover|copy|close|camp|break|book|bite|fight|feed|fall|fly|hit|hurt|sleep|sound|taste|test|travel|worry|surprise|touch|hate|end|design)$/;
const wishes = new RegExp(
  `\\b(want|wants|wanted|decided|decide|hope|hoped|would like) (?=(?:${[...anyBase.filter((base) => !things.test(base)), 'be'].join('|')})\\b)|\\b(want|wants|wanted|would like) (?=(?:help|work|support|answer|train|use|call|show|start|try|cook|drive|visit|design)(?: with| at| in| for)? (?:people|them|him|her|you|the|a|an|my|your|our|this|it|here|there|patients|customers|guests|children|others)\\b)`,
  'gi',
);
/** “I want help people”: what one wishes to do stands with “to”. */
const mendWishes = (text: string): string => text.replace(wishes, (found) => `${found.trimEnd()} to `);
const withCapitals = (text: string): string => placesWithCapitals(text.replace(/[\p{L}']+/gu, withCapital));

/** “i”, “i'm” with a capital, the first letter too, and a full stop. */
const dress = (text: string): string => {
  const plain = text
    .replace(/\bi\b(?=$|[\s',.!?])/g, 'I')
    .replace(/\s+/g, ' ')
    .replace(/\s+([,.!?])/g, '$1')
    .replace(/^[\s,.]+|[\s,;:-]+$/g, '');
  const first = plain.charAt(0).toUpperCase() + plain.slice(1);
  return /[.!?]$/.test(first) ? first : `${first}.`;
};

/** Clause by clause: a rule that reads over an “and” takes the verb of one for that of the other. */
const eachPutRight = (sentence: string): string => clausesOf(sentence).map(putAllRight).join(' ');

/** A sentence without sounds that mean nothing, put right by the rules and written as one writes. */
export const tidy = (sentence: string): string =>
  dress(
    withCapitals(
      commas(
        mendWishes(
          eachPutRight(
            nameOnce(
              quiet(sentence.replaceAll('’', "'")).replace(/\s+/g, ' ').trim().replace(starts, '').replace(twice, '$1'),
            ),
          ).replace(starts, ''),
        ),
      ),
    ),
  );

/** Splits an answer into tidy sentences; sentences that say nothing or are not English are left out. */
export const tidySentences = (answer: string): readonly string[] =>
  statementsOf(answer.replaceAll('’', "'"))
    .filter((sentence) => !passes(sentence) && !isForeign(sentence))
    .map(tidy)
    .filter((sentence) => wordsIn(sentence).length >= (sentence.startsWith("I'm ") ? 2 : 3));
