import { oneOfFamily } from '../../../platform/text/english/nouns.ts';
import { pattern } from '../../../platform/text/english/pattern.ts';
import { baseForms, participles, pastForms, thirdForms, verb } from '../../../platform/text/english/verbs.ts';
import {
  adverb,
  clauseStarts,
  number,
  pastMoment,
  pronoun,
  startingPoint,
  unit,
} from '../../../platform/text/english/words.ts';
import { type Groups, type Rule, rule } from '../rule.ts';

const category = 'Tense';
const subject = `(?:${pronoun.join('|')}|(?:my|his|her|our|the) (?:${oneOfFamily.join('|')})|(?:my|our|the) (?:parents|friends|children|colleagues))`;
const inMind = new Set('know think remember hope guess believe mean wish love like prefer suppose feel'.split(' '));
const presentForms = [...baseForms, ...thirdForms].filter(
  (form) => !inMind.has(verb(form).base) && !/^(?:shows|puts|sets)$/.test(form),
);
const because = 'The time is over, so the verb goes into the past.';
const anotherPast = new RegExp(
  `(?<![\\w'])(?:was|were|did|didn't|had|wasn't|weren't|'d|${pastForms.join('|')})(?![\\w'])`,
  'i',
);
const participleFirst = new RegExp(
  `^\\s+(?:(?:never|ever|already|just|not|always) )?(?:been|${participles.join('|')})(?![\\w'])`,
  'i',
);
const isThird = (who: string): boolean => !/^(?:i|you|we|they)$|parents|friends|children|colleagues/i.test(who);
const chooseWas = (who: string): string => (/^(?:you|we|they)$/i.test(who) ? 'were' : 'was');

/** A present verb with a moment of the past is a mistake only when no other verb of the sentence is in the past: it may own the moment. */
const toPast = ([, before = '', who = '', how = '', form = '', rest = '']: Groups): string | null => {
  if (anotherPast.test(before + rest)) return null;
  if (/^ha(?:ve|s)$/i.test(form) && participleFirst.test(rest)) return null;
  if (/^(?:don't|do not)/i.test(rest.trim())) return null;
  return `${before}${who}${how} ${verb(form).past}${rest}`;
};
const participleToPast = (participle: string, who: string): string =>
  participle === 'been' ? chooseWas(who) : verb(participle).past;
const separated = '[^.?!,]*?';
const when = `(?:when (?:i|we) (?:was|were) (?:a |an |in )?(?:very )?(?:child|kid|boy|girl|young|little|small|school|teenager|student|${number}(?: years old)?))`;

export const timeRules: readonly Rule[] = [
  rule({
    category,
    find: pattern`(${pastMoment}(?:,|\s*(?:in|at) (?:the )?\w+)?\s+)(${subject})( ${adverb})? (${presentForms})(?![\w'])(?! (?:been))(.{0,30})`,
    better: toPast,
    because,
    unless: pattern`(since|until|from|about) (yesterday|last)`,
  }),
  rule({
    category,
    find: pattern`${clauseStarts}()(${subject})( ${adverb})? (${presentForms})((?: ${separated})? ${pastMoment})`,
    better: (groups) =>
      /^(?:have|has|had|get|got) to$/i.test(groups[4] ?? '') ||
      /(?<![\w'])(?:who|that|which|if|because|when|and|but|so|to see|talk|tell|discuss|go)(?![\w'])/i.test(
        groups[5] ?? '',
      )
        ? null
        : toPast(groups),
    because,
  }),
  rule({
    category,
    find: pattern`(${pastMoment},? )(i|you|we|they|he|she|it|my \w+)(?: have| has|'ve) (${participles}|been)`,
    better: ([, moment = '', who = '', participle = '']) =>
      `${moment}${who} ${participleToPast(participle.toLowerCase(), who)}`,
    because: 'Yesterday and last week are over, so we use the past: “I went”, not “I have gone”.',
  }),
  rule({
    category,
    find: pattern`(${when},?) (${subject})( ${adverb})? (${presentForms})`,
    better: ([, start = '', who = '', how = '', form = '']) => `${start} ${who}${how} ${verb(form).past}`,
    because,
  }),
  rule({
    category,
    find: pattern`${clauseStarts}(i am|i'm|he is|he's|she is|she's|it is|it's|we are|we're|they are|they're|you are)((?: [\w']+){1,5}?) (${pastMoment})`,
    better: ([, who = '', rest = '', moment = '']) => {
      const subjectOnly = who.replace(/(?: am| are| is|'\w+)$/i, '');
      if (
        anotherPast.test(rest) ||
        /(?<![\w'])(?:who|that|which|because|from|about|going|been|like|glad|sorry|\w+ing|\w+ed|\w+en|gone|done|come|left|not|one)(?![\w'])/i.test(
          rest,
        )
      )
        return null;
      return `${subjectOnly} ${chooseWas(subjectOnly)}${rest} ${moment}`;
    },
    because,
  }),
  rule({
    category,
    find: pattern`(i|you|we|they|he|she|it|my \w+)(?: have| has|'ve|'s) (${adverb} )?(${participles}|been)((?: ${separated})?) (${pastMoment})`,
    better: ([, who = '', how = '', participle = '', rest = '', moment = '']) => {
      if (anotherPast.test(rest) || /(?<![\w'])(?:since|about|who|that|which|because|\w+ing|got)(?![\w'])/i.test(rest))
        return null;
      return `${who} ${how}${participleToPast(participle.toLowerCase(), who)}${rest} ${moment}`;
    },
    because: 'Yesterday and last week are over, so we use the past: “I went”, not “I have gone”.',
  }),
  rule({
    category,
    find: pattern`(i|you|we|they|he|she|it|my \w+) (?:(am|is|are) )?(live|lives|work|works|study|studies|know|knows|learn|learns|stay|stays|am|is|are|play|plays|drive|drives|teach|teaches|living|working|studying|learning|staying|playing|driving|teaching|waiting)((?: ${separated})?) (since|from) ((?:${number}|a few|many|some|several) ${unit}s?(?! ago| to| old)|${startingPoint})`,
    better: ([, who = '', aux = '', form = '', rest = '', since = '', point = '']) => {
      const ing = form.endsWith('ing');
      const lasts = new RegExp(`(?<!\\w)${unit}s?$`, 'i').test(point) && !/^(?:last|this)/i.test(point);
      if (ing !== Boolean(aux) || /(?<![\w'])(?:who|that|which|because|have|has)(?![\w'])/i.test(rest)) return null;
      if (since === 'from' && !lasts) return null;
      const have = isThird(who) ? 'has' : 'have';
      const done = ing ? `been ${form}` : /^(?:am|is|are)$/i.test(form) ? 'been' : verb(form).participle;
      return `${who} ${have} ${done}${rest} ${lasts ? 'for' : 'since'} ${point}`;
    },
    because: 'It began in the past and still goes on, so we say “I have lived” or “I have been living”.',
    unless: pattern`(have|has|had|did|does|do) (i|you|we|they|he|she)`,
  }),
  rule({
    category,
    find: pattern`(since) ((?:${number}|a few|many|some|several|a long) (?:${unit}s|time|${unit}))(?! ago)`,
    better: 'for $2',
    because: 'We say “for” with how long it lasts, and “since” with when it began.',
  }),
  rule({
    category,
    find: pattern`(i|you|we|they|he|she|my \w+) (am|is|are) (living|working|studying|learning) ([^.?!,]*?)(for) ((?:${number}|many|several|a few) years)`,
    better: ([, who = '', , form = '', rest = '', , time = '']) =>
      `${who} ${isThird(who) ? 'has' : 'have'} been ${form} ${rest}for ${time}`,
    because: 'For something that began in the past and still goes on we say “have been”.',
    unless: pattern`(will|going to|next|plan)`,
  }),
  rule({
    category,
    find: pattern`(?<!(?:know|wonder|ask|asked|sure|see|tell|say|decide|remember|idea|check|matter|question|asking) )(if) (${pronoun}) would (?!like|please|mind|rather)(?:(have) (been|${participles}|had)|(${baseForms}|be|put|let|read))`,
    better: ([, conjunction = '', who = '', have = '', participle = '', base = '']) => {
      if (have) return `${conjunction} ${who} had ${participle}`;
      return `${conjunction} ${who} ${base === 'be' ? 'were' : verb(base).past}`;
    },
    because: 'After “if” we use the past, not “would”.',
  }),
  rule({
    category,
    find: pattern`(?<!(?:know|wonder|ask|asked|sure|see|tell|say|decide|remember|idea|check|matter|question|about|tomorrow) )(if|when|until|as soon as) (${pronoun}) will (${baseForms}|be|put|let|read)`,
    better: ([, conjunction = '', who = '', base = '']) => {
      const third = /^(?:he|she|it)$/i.test(who);
      if (base === 'be') return `${conjunction} ${who} ${third ? 'is' : /^i$/i.test(who) ? 'am' : 'are'}`;
      return `${conjunction} ${who} ${third ? verb(base).third : base}`;
    },
    because: 'After “if” and “when” we use the present for the future.',
  }),
];
