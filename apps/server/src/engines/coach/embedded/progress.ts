import type { Talk } from '../../ports.ts';
import { shuffled } from '../random.ts';
import { intentOf } from './intent.ts';
import { groupOf, isAbout, questions, type Subject, subjects, topicIn } from './questions/questions.ts';

/** Everything one side has said. */
export const said = (talk: Talk, role: 'coach' | 'user'): readonly string[] =>
  talk.turns.filter((turn) => turn.role === role).map(({ text }) => text);

/** The conversation so far as the partner sees it. Read from the turns each time: nothing is kept between calls. */
export interface Progress {
  readonly subject: Subject;
  /** The subjects that the coach has asked about in this conversation. */
  readonly visited: ReadonlySet<Subject>;
  /** All that the coach has said. */
  readonly spoken: string;
  readonly lastQuestion: string | null;
  /** The coach’s questions since the last one of the bank. */
  readonly followed: number;
  /** Turns so far, of both. */
  readonly turn: number;
}

/** Lists the subjects that the learner likes to talk about, in the order of this conversation; everyday life is always there. */
export const subjectsOf = ({ learner, seed }: Talk): readonly Subject[] => {
  const known = learner.topics.flatMap((topic) => topicIn(topic) ?? []);
  const own = learner.topics.filter((topic): topic is Subject => Object.hasOwn(questions, topic));
  const wanted = own.length > 0 ? own : known;
  return [...shuffled(wanted, `${seed} topics`), 'Everyday'];
};

/** Which subject a question of the bank belongs to. */
const subjectOfQuestion = (text: string, talk: Talk): Subject | null => {
  const group = groupOf(talk.learner.level);
  return (
    subjects.find((subject) =>
      [...questions[subject][group], ...questions[subject].A].some((question) => text.includes(question)),
    ) ?? null
  );
};

/** Reads the conversation. */
export function progressOf(talk: Talk): Progress {
  const coach = said(talk, 'coach');
  const [first = 'Everyday'] = subjectsOf(talk);
  let subject: Subject = first;
  const visited = new Set<Subject>();
  let followed = 0;
  // Learner’s turns since the subject was theirs; one who never took it up is already elsewhere.
  let away = 2;
  for (const { role, text } of talk.turns) {
    if (role === 'coach') {
      const asked = subjectOfQuestion(text, talk);
      if (asked) visited.add(asked);
      followed = asked ? 0 : followed + 1;
      if (asked && asked !== subject) away = 1;
      subject = asked ?? subject;
    } else {
      const intent = intentOf(text);
      if (intent.kind === 'topic') subject = topicIn(intent.about) ?? subject;
      else if (isAbout(text, subject)) away = 0;
      else if (++away > 2) {
        const other = text.split(/\s+/).length >= 4 ? topicIn(text) : null;
        if (other) [subject, away] = [other, 0];
      }
    }
  }
  const lastQuestion =
    coach
      .findLast((text) => text.includes('?') && !text.startsWith('Hmm,'))
      ?.match(/[^.!?:]*\?/g)
      ?.at(-1)
      ?.trim() ?? null;
  return { subject, visited, followed, lastQuestion, spoken: coach.join('\n'), turn: talk.turns.length };
}
