import { easyPace } from '@sayso/api/contract/interview';
import type { Interview, InterviewAssessment, InterviewFigures, Star } from '../../../ports.ts';
import { isDeed, resultIn } from '../answer/star.ts';
import { asksBack } from '../asks-back.ts';
import { readJob } from '../job/read-job.ts';
import { wordsIn } from '../passes.ts';
import { statementsOf } from '../statements/statements.ts';
import { answeredOf, quoteOf } from './evidence.ts';

type Gap = InterviewAssessment['gaps'][number];
const parts = ['situation', 'task', 'action', 'result'] as const;
const has = (find: RegExp) => (sentence: string) => find.test(sentence);
const isQuestion = (answer: string): boolean => statementsOf(answer).some(asksBack);
/** Ages, years and “one of us” make nothing easier to believe. */
const noFigure =
  /\byears? old\b|\bi(?:'m| am) (?:\w+teen|\w+ty)\b|\blevel \w+|\b(?:19|20)\d\d\b|\b(?:twenty|nineteen) (?:twenty|nineteen|eighteen|\w+teen|ninety|eighty)\b/i;

/** Lists the strengths, each with the learner’s own words for it; at most four. */
export function strengthsOf(interview: Interview, stars: readonly (Star | null)[]): readonly string[] {
  const answered = answeredOf(interview.exchanges);
  const { skills, company } = readJob(interview.job);
  const found: string[] = [];
  const ends = new Set(answered.map(({ answer }) => resultIn(answer)));
  const quoted = new Set<string>();
  const add = (
    find: (sentence: string) => boolean,
    say: (quote: string) => string,
    fits: (kind: string) => boolean = () => true,
  ): void => {
    for (const { answer, exchange } of answered) {
      if (!fits(exchange.kind)) continue;
      const quote = quoteOf(answer, find);
      if (quote === null || quoted.has(quote)) continue;
      quoted.add(quote);
      found.push(say(quote));
      return;
    }
  };
  const whole = answered.find(({ index }) => stars[index] && parts.every((part) => stars[index]?.[part]));
  if (whole) found.push('You told a whole story: how it was, what you had to do, what you did and how it ended.');
  const story = (kind: string): boolean => kind === 'behavioural' || kind === 'follow-up';
  add(
    (clause) => ends.has(clause),
    (quote) => `You said what came out of it: ${quote}.`,
    story,
  );
  add(
    (sentence) => isDeed(sentence) && /\bi\b/i.test(sentence),
    (quote) => `You said what you did yourself: ${quote}.`,
    story,
  );
  const digits = answered.some(({ answer }) => /\d/.test(answer));
  add(
    (clause) =>
      !noFigure.test(clause) &&
      wordsIn(clause).length >= 5 &&
      (digits
        ? /\d/
        : /\b(?:two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand|million)\b(?! (?:of us|people|of them))/i
      ).test(clause),
    (quote) => `You gave a number, which makes it easy to believe: ${quote}.`,
  );
  add(
    has(/\bbecause\b/i),
    (quote) => `You gave a reason: ${quote}.`,
    (kind) => !story(kind),
  );
  add(has(/\bfor example\b|\bfor instance\b/i), (quote) => `You gave an example: ${quote}.`);
  const named = skills.find((skill) =>
    answered.some(({ answer }) => answer.toLowerCase().includes(skill.toLowerCase())),
  );
  if (named) found.push(`You spoke about ${named}, which the advert asks for.`);
  else if (
    company &&
    answered.some(
      ({ answer, exchange }) => exchange.kind === 'motivation' && answer.toLowerCase().includes(company.toLowerCase()),
    )
  )
    found.push(`You said why you want to work for ${company} by its name.`);
  const closing = answered.find(({ exchange }) => exchange.kind === 'closing');
  if (closing && isQuestion(closing.answer))
    found.push('You had a question of your own at the end, which shows interest.');
  return found.slice(0, 4);
}

const advice: Readonly<Record<keyof Star, string>> = {
  situation: 'Begin a story with where and when it was, for example: “At my last job, we had …”.',
  task: 'Say what you had to do, for example: “I had to …” or “My job was to …”.',
  action:
    'Say what you did yourself, step by step, with “I” and a verb in the past: “First I called …, then I checked …”.',
  result: 'Say how it ended, for example: “In the end, …” or “As a result, …”. A number makes it stronger.',
};

const weight: Readonly<Record<keyof Star, number>> = { result: 4, action: 3, situation: 2, task: 1 };

/** Lists the points to work on, the most useful first; at most four. */
export function gapsOf(
  interview: Interview,
  stars: readonly (Star | null)[],
  { pace, fillers, words }: InterviewFigures,
): readonly Gap[] {
  const { exchanges } = interview;
  const answered = answeredOf(exchanges);
  const gaps: Gap[] = [];
  const general = (text: string): void => void gaps.push({ part: 'general', advice: text });
  const told = stars.flatMap((star, index) => (star === null ? [] : [{ star, index }]));
  const missing = parts
    .map((part) => ({ part, where: told.filter(({ star }) => !star[part]) }))
    .filter(({ where }) => where.length > 0)
    // How it ended and what one did count most with those who listen.
    .sort((one, other) => other.where.length * weight[other.part] - one.where.length * weight[one.part]);
  const name = ({ part, where }: (typeof missing)[number]): void => {
    const question = exchanges[where[0]?.index ?? -1]?.question ?? '';
    gaps.push({ part, advice: `${advice[part]} It was missing when I asked: “${question}”` });
  };
  // A story is clear without its task, when it has everything else: that is named last.
  missing
    .filter(({ part }) => part !== 'task')
    .slice(0, 2)
    .forEach(name);
  const silent = exchanges.length - answered.length;
  if (silent > 0)
    general(
      `${silent === 1 ? 'One question has' : `${silent} questions have`} no answer that I could use. Say at least one sentence, for example: “I have not done that yet, but I would …”.`,
    );
  const short = answered.filter((one) => one.words < 15 && one.exchange.kind !== 'closing');
  if (answered.length > 0 && short.length * 2 > answered.length)
    general(
      'Many answers were very short. Add one reason and one example to each: two or three more sentences are enough.',
    );
  const text = answered.map(({ answer }) => answer).join(' ');
  const we = text.match(/\bwe\b/gi)?.length ?? 0;
  const own = text.match(/\bi\b/gi)?.length ?? 0;
  if (we >= 4 && we > own) general('You often said “we”. Say “I” for your own part, so that people see what you did.');
  const closing = answered.find(({ exchange }) => exchange.kind === 'closing');
  if (closing && !isQuestion(closing.answer))
    general('Have a question ready for the end, for example: “What would my first weeks look like?”');
  if (answered.length > 0 && pace !== null && pace < easyPace.from)
    general('You spoke slowly. Practise an answer three times aloud, until its words come together.');
  if (answered.length > 0 && pace !== null && pace > easyPace.to)
    general('You spoke fast. Breathe after each sentence: a pause helps people to follow.');
  const sounds = fillers.reduce((sum, { count }) => sum + count, 0);
  if (sounds >= 5 && sounds * 20 > words)
    general(`You used many filler words, most of all “${fillers[0]?.word}”. Make a short pause instead.`);
  missing.filter(({ part }) => part === 'task').forEach(name);
  return gaps.slice(0, 4);
}
