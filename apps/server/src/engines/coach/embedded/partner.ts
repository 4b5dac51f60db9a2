import type { CoachName } from '@sayso/api/contract/values';
import type { Talk } from '../../ports.ts';
import { chance, shuffled } from '../random.ts';
import { type Intent, intentOf } from './intent.ts';
import { groupOf, isAbout, questions, type Subject, subjectNames, topicIn } from './questions/questions.ts';
import { type Mention, type Understood, understand } from './understand.ts';
import { daisy } from './voices/daisy.ts';
import { john } from './voices/john.ts';
import type { Voice } from './voices/voice.ts';

const voices: Readonly<Record<CoachName, Voice>> = { John: john, Daisy: daisy };
/** How many questions in a row are about what was said before the topic has its turn again. */
const followsInARow = 2;

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const fill = (template: string, words: Readonly<Record<string, string>>): string =>
  template.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = words[name.toLowerCase()] ?? '';
    return /^[A-Z]/.test(name) ? capital(value) : value;
  });

const said = (talk: Talk, role: 'coach' | 'user'): readonly string[] =>
  talk.turns.filter((turn) => turn.role === role).map(({ text }) => text);

/** The talk so far as the partner sees it. Read from the turns each time: nothing is kept between calls. */
interface Progress {
  readonly subject: Subject;
  readonly spoken: string;
  readonly lastQuestion: string | null;
  readonly followed: number;
  readonly turn: number;
}

const subjectsOf = ({ learner, seed }: Talk): readonly Subject[] => {
  const known = learner.topics.flatMap((topic) => topicIn(topic) ?? []);
  const own = learner.topics.filter((topic): topic is Subject => Object.hasOwn(questions, topic));
  const wanted = own.length > 0 ? own : known;
  return [...shuffled(wanted, `${seed} topics`), 'Everyday'];
};

/** Which subject a question of the bank belongs to. */
const subjectOfQuestion = (text: string, talk: Talk): Subject | null => {
  const all: readonly Subject[] = [
    'Tech',
    'Business',
    'Culture',
    'Movies',
    'Sports',
    'News',
    'Fashion',
    'Science',
    'Everyday',
  ];
  const group = groupOf(talk.learner.level);
  return (
    all.find((subject) =>
      [...questions[subject][group], ...questions[subject].A].some((question) => text.includes(question)),
    ) ?? null
  );
};

function progressOf(talk: Talk): Progress {
  const coach = said(talk, 'coach');
  const [first = 'Everyday'] = subjectsOf(talk);
  let subject: Subject = first;
  let followed = 0;
  // Learner’s turns since the subject was theirs; one who never took it up is already elsewhere.
  let away = 2;
  for (const { role, text } of talk.turns) {
    if (role === 'coach') {
      const asked = subjectOfQuestion(text, talk);
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
  return { subject, followed, lastQuestion, spoken: coach.join('\n'), turn: talk.turns.length };
}

/** Chooses among texts: one not yet said in this talk, in an order that the seed sets. */
function chooser(talk: Talk, progress: Progress) {
  return (list: readonly string[], place: string, words: Readonly<Record<string, string>> = {}): string => {
    const filled = list.map((template) => ({ template, text: fill(template, words) }));
    const order = shuffled(filled, `${talk.seed} ${place}`);
    const frames = (template: string) =>
      template.split(/\{\w+\}/).every((piece) => piece.trim().length < 3 || progress.spoken.includes(piece.trim()));
    const fresh = order.find(
      ({ template, text }) => !progress.spoken.includes(text) && !(template.includes('{') && frames(template)),
    );
    const unsaid = fresh ?? order.find(({ text }) => !progress.spoken.includes(text));
    return (unsaid ?? order[Math.floor(chance(`${talk.seed} ${place} ${progress.turn}`) * order.length)])?.text ?? '';
  };
}
type Choose = ReturnType<typeof chooser>;

const stems = (text: string): readonly string[] =>
  (text.toLowerCase().match(/[a-z]{4,}/g) ?? [])
    .filter(
      (word) =>
        !/^(?:what|when|where|which|with|your|that|this|have|does|like|about|there|they|them|would|usually|think|most|last|best|very|from|were|because|know|want|good|time)$/.test(
          word,
        ),
    )
    .map((word) =>
      word
        .replace(/^movie/, 'film')
        .replace(/^favorite/, 'favourite')
        .replace(/^soccer/, 'football')
        .replace(/(?:ing|ed|es|s)$/, ''),
    );

/** The next question of the bank: one not asked yet, one that shares words with what was just said before all others. */
function nextQuestion(
  talk: Talk,
  progress: Progress,
  heard: string,
  group = groupOf(talk.learner.level),
): { readonly question: string; readonly subject: Subject } {
  const heardStems = new Set(stems(heard));
  const told = new Set(stems(said(talk, 'user').join(' ')));
  const answered = (question: string): boolean =>
    stems(question).length > 0 && stems(question).every((stem) => told.has(stem));
  for (const subject of [progress.subject, ...subjectsOf(talk), 'Everyday' as const]) {
    const open = shuffled(questions[subject][group], `${talk.seed} ${subject}`).filter(
      (question) => !progress.spoken.includes(question) && !answered(question),
    );
    const near = open.find((question) => stems(question).some((stem) => heardStems.has(stem)));
    const question = near ?? open[0];
    if (question) return { question, subject };
  }
  const [fallback = ''] = shuffled(questions[progress.subject][group], `${talk.seed} ${progress.turn}`);
  return { question: fallback, subject: progress.subject };
}

/** First words and first question of a talk. */
export function greetingOf(talk: Talk): string {
  const voice = voices[talk.coach];
  const progress = progressOf({ ...talk, turns: [] });
  const choose = chooser(talk, progress);
  const name = talk.learner.firstName?.trim() ?? '';
  const words = { name, subject: subjectNames[progress.subject] };
  const [question = ''] = questions[progress.subject][groupOf(talk.learner.level)];
  const hello = choose(name ? voice.greet : voice.greetNameless, 'greet', words);
  return `${hello} ${question}`;
}

/** What the practice partner answers to the learner’s last words. Depends on the talk alone. */
export function replyOf(talk: Talk): string {
  const last = talk.turns.findLast(({ role }) => role === 'user')?.text ?? '';
  const voice = voices[talk.coach];
  const progress = progressOf(talk);
  const choose = chooser(talk, progress);
  const intent = intentOf(last);
  const scene: Scene = { talk, voice, progress, choose, last };
  return intent.kind === 'statement' ? answerStatement(scene, last) : answerIntent(scene, intent);
}

interface Scene {
  readonly talk: Talk;
  readonly voice: Voice;
  readonly progress: Progress;
  readonly choose: Choose;
  readonly last: string;
}

const join = (...parts: readonly string[]): string => parts.filter(Boolean).join(' ');

function ask({ talk, progress, voice, choose }: Scene, heard: string, bridge: boolean): string {
  const { question, subject } = nextQuestion(talk, progress, heard);
  const moved =
    subject !== progress.subject ||
    (bridge && progress.followed > 0 && !isAbout(heard, subject) && subject !== 'Everyday');
  const lead =
    moved && subject !== 'Everyday' ? choose(voice.bridge, 'bridge', { subject: subjectNames[subject] }) : '';
  return join(lead, question);
}

function answerIntent(scene: Scene, intent: Exclude<Intent, { kind: 'statement' }>): string {
  const { voice, choose, progress, talk, last } = scene;
  const again = progress.lastQuestion ?? nextQuestion(talk, progress, '').question;
  switch (intent.kind) {
    case 'goodbye':
      return choose(voice.goodbye, 'goodbye');
    case 'repeat':
      return join(choose(voice.repeat, 'repeat'), again);
    case 'easier':
      return join(choose(voice.easier, 'easier'), nextQuestion(talk, progress, '', 'A').question);
    case 'meaning':
      return join(choose(voice.meaning, 'meaning'), again);
    case 'topic':
      return changeTopic(scene, intent.about);
    case 'yes':
      return choose(voice.afterYes, 'yes');
    case 'no':
      return join(choose(voice.afterNo, 'no'), ask(scene, '', false));
    case 'unsure':
      return join(choose(voice.afterUnsure, 'unsure'), ask(scene, '', false));
    case 'hello':
      return join(choose(voice.helloAgain, 'hello'), again);
    case 'opinion':
      return join(choose(voice.opinion, 'opinion'), ask(scene, last, false));
    case 'unknown':
      return join(choose(voice.unknown, 'unknown'), ask(scene, last, false));
    case 'thanks':
    case 'name':
    case 'whatAreYou':
    case 'howAreYou':
    case 'feedback':
      return join(choose(voice[intent.kind], intent.kind), ask(scene, '', false));
  }
}

function changeTopic(scene: Scene, about: string): string {
  const { voice, choose, talk, progress } = scene;
  const topic = topicIn(about);
  if (!topic && about.trim()) return choose(voice.tellAbout, 'tell about');
  const others = subjectsOf(talk).filter((subject) => subject !== progress.subject);
  const subject = topic ?? others[0] ?? 'Everyday';
  const { question } = nextQuestion(talk, { ...progress, subject }, '');
  return join(choose(voice.changeTopic, 'change', { subject: subjectNames[subject] }), question);
}

/** Asks about what was said while that is fresh, about the topic otherwise. */
function answerStatement(scene: Scene, last: string): string {
  const { voice, choose, progress } = scene;
  const heard = understand(last);
  if (heard.garbled) return choose(voice.notSure, 'not sure');
  if (heard.phrase) return answerPhrase(scene, heard, heard.phrase);
  if (heard.mood === 'grief') return join(choose(voice.sorry, 'sorry'), choose(voice.grief, 'grief'));
  if (heard.mood === 'sorry') return join(choose(voice.sorry, 'sorry'), choose(voice.cope, 'cope'));
  const limit = heard.mentions.some(({ words }) => words) ? followsInARow + 1 : followsInARow;
  const follow = progress.followed < limit ? followUp(scene, heard) : null;
  return join(reaction(scene, heard), follow ?? moreOf(scene, last) ?? ask(scene, last, true));
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

const cueOrder = (mention: Mention, talk: Talk): number => chance(`${talk.seed} ${mention.cue} ${talk.turns.length}`);

function followUp({ talk, voice, progress, choose }: Scene, heard: Understood): string | null {
  const before = progress.spoken.toLowerCase();
  const fresh = heard.mentions.filter(({ cue, words }) => {
    if (words && before.includes(words.toLowerCase()) && new RegExp(`${words}[^.!?]*\\?`, 'i').test(progress.spoken))
      return false;
    return voice.follow[cue].some((template) => !progress.spoken.includes(fill(template, { x: words })));
  });
  const [telling] = fresh
    .filter(({ words }) => words)
    .sort((one, other) => cueOrder(one, talk) - cueOrder(other, talk));
  const mention = telling ?? fresh[0];
  if (!mention) return null;
  // “How did you get into the music?” sounds wrong: only the first question of a list suits every phrase.
  const any = mention.cue === 'like' && /^(?:the|that|your) |^[A-Z]/.test(mention.words);
  const list = voice.follow[mention.cue];
  return choose(any ? list.slice(0, 1) : list, mention.cue, { x: mention.words });
}

/** A long answer without anything to take hold of deserves a question of its own all the same. */
function moreOf({ voice, progress, choose }: Scene, last: string): string | null {
  const long = last.split(/\s+/).length >= 9;
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
