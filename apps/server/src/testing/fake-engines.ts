import type { Correction } from '@sayso/api/contract/conversation';
import type {
  AssessedWord,
  Assessment,
  Coach,
  Engine,
  Engines,
  Grammar,
  Interview,
  InterviewAssessment,
  Interviewer,
  Pronunciation,
  TextToSpeech,
} from '../engines/ports.ts';
import { absentEngines } from './absent-engines.ts';

/** The behaviour of the fake engines, which a test may change at any time. */
export interface FakeBehaviour {
  greet: Coach['greet'];
  reply: Coach['reply'];
  recap: Coach['recap'];
  tip: Coach['tip'];
  drillTip: Coach['drillTip'];
  correct: Grammar['correct'];
  speak: TextToSpeech['speak'];
  assess: Pronunciation['assess'];
  next: Interviewer['next'];
  idealAnswer: Interviewer['idealAnswer'];
  goodbye: Interviewer['goodbye'];
  review: Interviewer['review'];
}

/** Small engines that always answer the same: instant, so that what is measured and tested is the server. */
export interface FakeEngines {
  readonly engines: Engines;
  readonly behaviour: FakeBehaviour;
  /** The names of the calls so far, in order. */
  readonly calls: readonly (keyof FakeBehaviour)[];
}

const readLast = (turns: readonly { readonly text: string }[]): string => turns.at(-1)?.text ?? '';
const wrongPast = /\byesterday I go\b/i;

const corrections = (text: string): readonly Correction[] =>
  wrongPast.test(text)
    ? [{ category: 'Tense', said: text, better: text.replace(/\bgo\b/, 'went'), explanation: 'It is over.' }]
    : [];

/**
 * The bytes of a fake recording are what was said: a word of the sentence that is in it is right, one that is not was left out. Nothing said is
 * nothing heard, no word of the sentence is another sentence.
 */
const assessText = (said: string, reference: string): Assessment => {
  const heard = new Set(said.split(' '));
  const words = reference.split(' ').map((word) => assessedWord(word, heard.has(word)));
  const share = words.filter(({ error }) => error === 'none').length / words.length;
  return {
    heard: said === '' ? 'nothing' : share === 0 ? 'another sentence' : 'sentence',
    words,
    recognizedText: said,
    accuracy: share,
    fluency: share,
    completeness: share,
    overall: share,
    approximate: true,
    speaker: null,
  };
};

const assessedWord = (word: string, isThere: boolean): AssessedWord => ({
  word,
  score: isThere ? 0.9 : 0,
  sure: true,
  error: isThere ? 'none' : 'omission',
  startMs: null,
  endMs: null,
  sounds: [],
});

/** Asks on about an answer that says so, where it may. */
const wantsFollowUp = ({ exchanges }: Interview): boolean => exchanges.at(-1)?.answer?.includes('ask me more') ?? false;

const assessInterview = ({ exchanges }: Interview): InterviewAssessment => ({
  summary: `You answered ${exchanges.filter(({ answer }) => answer !== null).length} questions.`,
  strengths: ['You gave an example.'],
  gaps: [{ part: 'result', advice: 'Say how it ended.' }],
  better: [],
  stars: exchanges.map(({ kind, answer }) =>
    kind === 'behavioural' && answer !== null ? { situation: true, task: false, action: true, result: false } : null,
  ),
});

/** The bytes of a fake voice are the text itself, so that a test can see what was spoken. */
export const spokenText = (base64: unknown): string => Buffer.from(String(base64), 'base64').toString('utf8');

export const createFakeEngines = (changes: Partial<FakeBehaviour> = {}): FakeEngines => {
  const calls: (keyof FakeBehaviour)[] = [];
  let tips = 0;
  const behaviour: FakeBehaviour = {
    greet: async ({ coach }) => `Hello, I am ${coach}.`,
    reply: async ({ turns }) => `You said: ${readLast(turns)}`,
    recap: async ({ turns }) => `We spoke ${turns.length} times.`,
    tip: async () => `Tip number ${++tips}.`,
    drillTip: async ({ difficulty }) => `Drill tip number ${++tips}: ${difficulty ?? 'nothing was hard'}.`,
    correct: async (text) => corrections(text),
    speak: async (text, voice) => ({ bytes: Buffer.from(`${voice}: ${text}`), mediaType: 'audio/wav' }),
    assess: async ({ bytes }, reference) => assessText(Buffer.from(bytes).toString('utf8'), reference),
    next: async (interview, { kind, mayFollowUp, fixed }) => {
      const number = interview.exchanges.length + 1;
      const asked = mayFollowUp && wantsFollowUp(interview) ? 'follow-up' : kind;
      const question = `Question ${number} (${asked}) for a ${interview.job.title}?`;
      return {
        kind: asked,
        lead: number === 1 ? 'Welcome.' : 'Thank you.',
        question: (asked === kind && fixed) || question,
      };
    },
    idealAnswer: async ({ exchanges }) => `An ideal answer to “${exchanges.at(-1)?.question}”.`,
    goodbye: async ({ job }) => `Thank you for your time at ${job.company}.`,
    review: async (interview) => assessInterview(interview),
    ...changes,
  };
  const noted = <K extends keyof FakeBehaviour>(name: K): FakeBehaviour[K] => {
    const call = (...inputs: never[]): unknown => {
      calls.push(name);
      const run: (...inputs: never[]) => unknown = behaviour[name];
      return run(...inputs);
    };
    // Each name keeps its own function type; the wrapper only counts.
    return call as FakeBehaviour[K];
  };
  const engine = (name: string): Engine => ({
    about: { kind: 'embedded', name, note: '' },
    check: async () => `${name} answers`,
    close: async () => undefined,
  });
  return {
    behaviour,
    calls,
    engines: {
      coach: {
        ...engine('fake coach'),
        scene: async () => null,
        chooseScenario: async () => 'hotel-room-with-a-view',
        greet: noted('greet'),
        reply: noted('reply'),
        recap: noted('recap'),
        tip: noted('tip'),
        drillTip: noted('drillTip'),
      },
      grammar: { ...engine('fake grammar'), correct: noted('correct') },
      textToSpeech: { ...engine('fake voice'), speak: noted('speak') },
      speechToText: absentEngines.speechToText,
      pronunciation: { ...engine('fake pronunciation'), assess: noted('assess') },
      interviewer: {
        ...engine('fake interviewer'),
        next: noted('next'),
        idealAnswer: noted('idealAnswer'),
        goodbye: noted('goodbye'),
        review: noted('review'),
      },
    },
  };
};

/** A coach that takes a few ms, not always the same, so that other things happen meanwhile. */
export const unevenReply: Coach['reply'] = async ({ turns }) => {
  await new Promise((resolve) => setTimeout(resolve, (turns.length * 7) % 5));
  return `You said: ${readLast(turns)}`;
};
