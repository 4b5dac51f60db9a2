import { chance } from '../../../coach/random.ts';
import type { Interview, InterviewExchange } from '../../../ports.ts';
import { asksBack } from '../asks-back.ts';
import { sameAs } from '../candidates.ts';
import { hear } from '../heard.ts';
import { type JobPicture, readJob } from '../job/read-job.ts';
import { groupOf } from '../level-group.ts';
import { nameOf } from '../name.ts';
import { inPast } from '../past.ts';
import { properlySpelt } from '../proper.ts';
import { tidySentences } from '../said.ts';
import { clausesOf } from '../statements/statements.ts';
import { type Fact, factsBefore } from './facts.ts';
import { asksForResult, isResult, starOf } from './star.ts';
import { fromFacts, missing, onlyYouKnow, plans, questionsBack, suits, wish } from './words.ts';

/** How many sentences an ideal answer has at most: it is listened to. */
const longest = 6;

const lowerFirst = (text: string): string =>
  /^(?:I\b|[A-Z]{2})/.test(text) ||
  !/^(?:The|My|We|Our|He|She|They|It|This|That|All|Everybody|Everyone|Nobody|Sales|A|An|There)\b/.test(text)
    ? text
    : text.charAt(0).toLowerCase() + text.slice(1);
const position = ({ title }: JobPicture): string => (title ? `the ${title} position` : 'this position');

/** A story in the order in which it was told, its end marked as such. */
const asStory = (told: readonly string[]): readonly string[] =>
  told.map((sentence, index) =>
    index > 1 &&
    index === told.length - 1 &&
    isResult(clausesOf(sentence)[0] ?? '') &&
    !/^(?:in the end|finally|as a result|so|at the end|eventually|after|because|thanks|now|since|in|on|at|it took)\b/i.test(
      sentence,
    ) &&
    !/\b(?:in the end|at the end|finally|now|ended up)\b/i.test(sentence)
      ? `In the end, ${lowerFirst(sentence)}`
      : sentence,
  );

/** A story in at most so many sentences: its end is what it is told for, so it stays. */
const shortened = (story: readonly string[], most: number): readonly string[] =>
  story.length <= most ? story : [...story.slice(0, most - 1), story.at(-1) ?? ''];

const planFor = (kind: InterviewExchange['kind'], question: string): keyof typeof plans =>
  kind === 'opening'
    ? 'tell'
    : kind === 'motivation'
      ? 'reason'
      : kind === 'behavioural' || asksForResult(question)
        ? 'story'
        : 'work';

/** The facts that fit a question and are not said in its answer; the more telling first. */
function fitting(facts: readonly Fact[], kind: InterviewExchange['kind'], own: readonly string[]): readonly string[] {
  const said = new Set(own.map(sameAs));
  const order: readonly Fact['sort'][] =
    kind === 'opening' ? ['job', 'training', 'ability', 'success'] : ['job', 'ability', 'success', 'training'];
  return order
    .flatMap((sort) => facts.filter((fact) => fact.sort === sort))
    .map(({ sentence }) => sentence)
    .filter((sentence) => !said.has(sameAs(sentence)));
}

/** The learner's name is known, and it is what recognisers hear worst. */
const rightlyNamed = (sentence: string, interview: Interview): string => {
  const name = nameOf(interview);
  return name && /^my name(?: is|'s) /i.test(sentence) ? `My name is ${name}.` : sentence;
};
/** “Because I like it”, where a reason was asked for, as a whole sentence. */
const wholeReason = (sentence: string, index: number): string =>
  index === 0 ? sentence.replace(/^because (?!of\b)/i, 'I want this job because ') : sentence;
const hasNumber =
  /\d|\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand|million|half|double|doubled|twice)\b/i;

/** Writes an ideal answer to the last question: the learner’s own words, corrected and in order, with the learner’s own facts only. */
export function idealOf(interview: Interview): string {
  const { exchanges, learner, seed } = interview;
  const last = exchanges.at(-1);
  if (!last) return plans.tell[groupOf(learner.level)];
  const { kind, answer, question } = last;
  const group = groupOf(learner.level);
  const job = readJob(interview.job);
  const put = (text: string): string => text.replaceAll('{position}', position(job));
  const pick = (list: readonly string[]): string =>
    put(list[Math.floor(chance(`${seed} ideal ${exchanges.length}`) * list.length)] ?? '');
  const heard = hear(answer);
  const usable = heard.why === 'usable' || heard.why === 'grief' || heard.why === 'garbled';
  const spell = properlySpelt(interview, job.skills, job.company);
  const own = (usable && answer !== null ? tidySentences(answer) : [])
    .map((sentence) => spell(rightlyNamed(sentence, interview)))
    .map(kind === 'motivation' ? wholeReason : (sentence) => sentence);
  const facts = fitting(factsBefore(interview), kind, own).map(spell);
  const finish = (sentences: readonly string[]): string => sentences.slice(0, longest).join(' ');

  if (kind === 'closing') {
    const asked = own
      .filter(asksBack)
      .map((sentence) => (/^(?:I|I'd|I've|Tell)\b/.test(sentence) ? sentence : sentence.replace(/[.!]$/, '?')));
    const thanks = {
      A: 'Thank you for this talk.',
      B: 'Thank you for your time today.',
      C: 'Thank you for a very interesting conversation.',
    }[group];
    return asked.length === 0
      ? questionsBack[group].join(' ')
      : finish([
          'Yes, I have a question.',
          ...asked.slice(0, 3),
          questionsBack[group][1]?.split(/(?<=\?) /)[0] ?? '',
          thanks,
        ]);
  }
  if (own.length === 0) {
    const plan = plans[planFor(kind, question)][group];
    if (facts.length === 0 || kind === 'behavioural' || kind === 'follow-up') return plan;
    const bridge = kind === 'role' ? put(fromFacts[group]) : pick(wish[group]);
    return finish([...facts.slice(0, 3), bridge, missing[kind === 'role' ? 'example' : 'reason'][group]]);
  }
  if (kind === 'follow-up') {
    const advice = missing[asksForResult(question) ? 'lesson' : 'detail'][group];
    return finish([...shortened(inPast(own), longest - 1), advice]);
  }
  if (kind === 'behavioural') {
    const star = starOf(answer ?? '');
    const told = asStory(inPast(own));
    const lacking = (['situation', 'action', 'result'] as const).filter((part) => !star[part]);
    if (lacking.length > 0) {
      const [one, ...others] = lacking.slice(0, 2).map((part) => missing[part][group]);
      return finish([...shortened(told, longest - 2 - others.length), onlyYouKnow[group], one ?? '', ...others]);
    }
    const advice = missing[hasNumber.test(told.join(' ')) ? 'lesson' : 'number'][group];
    return finish(
      told.length >= 4 && hasNumber.test(told.join(' '))
        ? shortened(told, longest)
        : [...shortened(told, longest - 1), advice],
    );
  }
  // Under every answer the same fact would sound learned by heart.
  const [fact] = kind === 'motivation' && own.length <= 3 ? facts : [];
  const end =
    kind === 'opening'
      ? pick(wish[group])
      : fact !== undefined
        ? put(fromFacts[group])
        : kind === 'role'
          ? missing.example[group]
          : /\bbecause\b|\bso\b/i.test(own.join(' '))
            ? suits[group]
            : missing.reason[group];
  const borrowed = fact === undefined ? [] : [fact];
  return finish([...own.slice(0, longest - 1 - borrowed.length), ...borrowed, end]);
}
