import { countries } from '../../../platform/text/english/nouns.ts';
import { pattern } from '../../../platform/text/english/pattern.ts';
import { baseForms } from '../../../platform/text/english/verbs.ts';
import { month, number, objectPronoun, phraseEnds, weekday } from '../../../platform/text/english/words.ts';
import { type Rule, rule } from '../rule.ts';

const category = 'Prepositions';
type Swap = readonly [find: RegExp, better: string, because: string];
const goes = 'go|goes|went|going|gone|come|comes|came|coming|get|got|return|returned|walk|walked|drive|drove';
const toPeople = 'me|him|her|us|them|you|my \\w+|his \\w+';
const someone = 'me|him|her|them|us|my \\w+';

/** One verb or adjective, one preposition: what is said, what it should be, why. */
const swaps: readonly Swap[] = [
  [pattern`(depend|depends|depended|depending) (?:of|from|in)`, '$1 on', 'We say “depend on”.'],
  [
    pattern`(listen|listens|listened|listening) (?=(?:the |some |this |that |my |english |classical |rock |pop |loud )?(?:music|radio|news|song|songs|podcast|podcasts|teacher|story|stories|audiobooks)(?!\w)|(?:me|him|us|them|it|you)${phraseEnds})`,
    '$1 to ',
    'We say “listen to” something or someone.',
  ],
  [pattern`(married|engaged) with (a|an|my|his|her|him|me|someone|the)`, '$1 to $2', 'We say “married to” a person.'],
  [pattern`(marry|marries) with`, '$1', '“Marry” needs no preposition.'],
  [
    pattern`(discuss|discusses|discussed|discussing|mention|mentioned|describe|described) about`,
    '$1',
    'This verb needs no “about”.',
  ],
  [
    pattern`(good|bad|great|terrible|excellent) in (english|maths|math|sports?|football|tennis|languages|science|it|chess|cooking|singing|dancing|swimming|drawing|painting|speaking|writing|playing|school|physics|history|chemistry)${phraseEnds}`,
    '$1 at $2',
    'We are good or bad “at” something.',
  ],
  [pattern`(interested) (?:for|on|about|at|of)`, '$1 in', 'We are interested “in” something.'],
  [pattern`(afraid|scared|frightened) (?:from|about the|with) `, '$1 of ', 'We are afraid “of” something.'],
  [
    pattern`(proud) (?:with|from|on|about) (my|his|her|me|him|you|it|them)`,
    '$1 of $2',
    'We are proud “of” someone or something.',
  ],
  [pattern`(different) (?:of|with) `, '$1 from ', 'We say “different from”.'],
  [
    pattern`(full|tired|capable|jealous|aware) (?:with|from|for) (?!the|a long|my|me|his|her)`,
    '$1 of ',
    'This adjective goes with “of”.',
  ],
  [
    pattern`(responsible|famous|ready) of (the|my|our|this|that|its|his|her|all)`,
    '$1 for $2',
    'This adjective goes with “for”.',
  ],
  [pattern`(similar) with`, '$1 to', 'We say “similar to”.'],
  [
    pattern`(participate|participated|participating|interested) (?:to|at) (the|a|an|this)`,
    '$1 in $2',
    'We participate “in” something.',
  ],
  [
    pattern`(concentrate|concentrated|insist|insisted|focus|focused) (?:in|to|at) (my|the|this|it|your)`,
    '$1 on $2',
    'This verb goes with “on”.',
  ],
  [
    pattern`((?:spend|spent|spends|spending) (?:so much |too much |a lot of |all my |my |much |more |some )?money) (?:in|for|with) (\w+)`,
    '$1 on $2',
    'We spend money “on” something.',
  ],
  [pattern`(consist|consists|consisted) (?:from|with)`, '$1 of', 'We say “consist of”.'],
  [pattern`(dream|dreams|dreamed|dreamt) with`, '$1 of', 'We dream “of” or “about” something.'],
  [pattern`(thank) for`, '$1 you for', 'We say “thank you for” or “thanks for”.'],
  [pattern`(near|far) (?:from|of) (?=(?:the|my|a|here|our|me))`, '$1 ', 'We say “near” without a preposition.'],
  [pattern`(behind|between) of`, '$1', 'This word needs no “of”.'],
  [pattern`in front (the|my|a|our|his|her)`, 'in front of $1', 'We say “in front of”.'],
  [pattern`(is|was|sat|sit|live|lives|next door) next (the|my|a|our|to to)`, '$1 next to $2', 'We say “next to”.'],
  [
    pattern`(waiting|waited|waits|to wait|will wait|i wait) (${someone}|you|the (?:bus|train|taxi|results?|answer|doctor|teacher|plane|weekend|summer))`,
    '$1 for $2',
    'We wait “for” someone or something.',
  ],
  [
    pattern`(look|looks|looked|looking) (me|him|us|them)(?! (?:in|up|over|straight|right))`,
    '$1 at $2',
    'We look “at” someone.',
  ],
  [
    pattern`(?<!(?:the|a|our|this|that|to) )(speak|speaks|spoke|talk|talks|talked|speaking|talking) (me|him|us|them)${phraseEnds}`,
    '$1 to $2',
    'We talk “to” someone.',
  ],
  [
    pattern`(?<!(?:a|an|the|my|no|this|one|phone|your|his|her) )(tell|tells|told|ask|asks|asked|called|visit|visited|phoned|answered|invite|invited) to (${toPeople})(?! (?:\w+ing))`,
    '$1 $2',
    'This verb takes the person without “to”.',
  ],
  [
    pattern`(enter|enters|entered|entering) (?:to|in) (the|my|a|this|our)`,
    '$1 $2',
    'We “enter” a place without a preposition.',
  ],
  [
    pattern`(can|to|please|will|should|could|i) contact (?:with|to) (${objectPronoun})`,
    '$1 contact $2',
    'We “contact” someone without a preposition.',
  ],
  [
    pattern`(pay|paid|pays|paying) the (coffee|dinner|lunch|meal|tickets?|drinks|food)${phraseEnds}`,
    '$1 for the $2',
    'We pay “for” the thing that we get.',
  ],
  [pattern`(smell|taste) to (coffee|fish|chicken|chocolate)`, '$1 of $2', 'We say “smell of” and “taste of”.'],
];

/** Going somewhere. */
const movement: readonly Swap[] = [
  [pattern`(${goes}) to (?:my |the )?home${phraseEnds}`, '$1 home', 'We go “home”, without “to”.'],
  [
    pattern`(go|goes|went|going|gone) to (shopping|swimming|fishing|dancing|running|hiking|skiing|camping|jogging|cycling|climbing)${phraseEnds}`,
    '$1 $2',
    'We go shopping or swimming, without “to”.',
  ],
  [
    pattern`(${goes}|travel|travelled|traveled|move|moved|been) to (there|here|abroad|outside|upstairs|downstairs|somewhere|anywhere)`,
    '$1 $2',
    'This word of place needs no “to”.',
  ],
  [
    pattern`(arrive|arrives|arrived|arriving) (?:to|in|at) (?:my |the )?home${phraseEnds}`,
    '$1 home',
    'We arrive “home”, without a preposition.',
  ],
  [
    pattern`(go|goes|went|travel|travelled|traveled|fly|flew) in (${countries})`,
    '$1 to $2',
    'We go “to” a country or a city.',
  ],
  [
    pattern`(gave|give|gives|sent|send|showed|show|bought|brought|bring) to (me|him|her|us|them) (a|an|the|my|some|this|his|her|their|two)`,
    '$1 $2 $3',
    'Before the thing, the person comes without “to”: give me a book.',
  ],
  [pattern`times in (week|month|year)`, 'times a $1', 'We say how often with “a”: three times a week.'],
  [
    pattern`(arrive|arrives|arrived|arriving) to (${countries}|new york|berlin|madrid)`,
    '$1 in $2',
    'We arrive “in” a city or a country.',
  ],
  [pattern`(arrive|arrives|arrived|arriving) to (?!do|see|find|be|get)`, '$1 at ', 'We arrive “at” a place.'],
  [
    pattern`(go|goes|went|travel|travels|come|comes|came|travelled) (?:with|in) (?:the )?(bus|train|car|bike|plane)${phraseEnds}`,
    '$1 by $2',
    'We travel “by” bus, train or car.',
  ],
];

/** Times, media and purpose. */
const times: readonly Swap[] = [
  [pattern`(?:in|at) (${weekday}s?)${phraseEnds}`, 'on $1', 'Days take “on”.'],
  [pattern`in (?:the )?(weekends?)${phraseEnds}`, 'at the $1', 'We say “at the weekend” or “on the weekend”.'],
  [pattern`(?:on|at) (${month})${phraseEnds}`, 'in $1', 'Months take “in”.'],
  [pattern`(?:on|at) ((?:19|20)\d\d)${phraseEnds}`, 'in $1', 'Years take “in”.'],
  [pattern`(?:in|on) ((?:${number}|one|\d+) o'clock)`, 'at $1', 'Clock times take “at”.'],
  [pattern`at the (morning|afternoon|evening)${phraseEnds}`, 'in the $1', 'We say “in the morning”, “in the evening”.'],
  [
    pattern`(?:in|on|at) ((?:last|next) (?:week|month|year|night|weekend|summer|winter|${weekday}))(?! of)`,
    '$1',
    'With “last” and “next” the time needs no preposition.',
  ],
  [pattern`in the age of (${number})`, 'at the age of $1', 'We say “at the age of”.'],
  [pattern`in (?:the )?internet${phraseEnds}`, 'on the internet', 'We say “on the internet”.'],
  [pattern`in (?:the )?(tv)${phraseEnds}`, 'on $1', 'We say “on TV”.'],
  [pattern`on (english|spanish|french|german)${phraseEnds}`, 'in $1', 'We say something “in” a language.'],
  [pattern`for to (${baseForms})`, 'to $1', 'We say why with “to” and the verb, without “for”.'],
  [
    pattern`(?<!interest(?:ing|ed) )for (learn|improve|buy|see|meet|get|find|speak|understand|know|become|eat|earn)(?! (?:up|off))`,
    'to $1',
    'We say why with “to” and the verb, not with “for”.',
  ],
  [
    pattern`during (${number}|a few|many|several) (days|weeks|months|years|hours|minutes)`,
    'for $1 $2',
    'We say “for” with how long it lasts.',
  ],
  [
    pattern`(a lot) (friends|people|things|money|time|work|books|places|countries|problems|questions|homework|fun|music|films|movies|food|information|cars|children|students)`,
    '$1 of $2',
    'We say “a lot of” before a noun.',
  ],
];

export const prepositionRules: readonly Rule[] = [...swaps, ...movement, ...times].map(([find, better, because]) =>
  rule({ category, find, better, because }),
);
