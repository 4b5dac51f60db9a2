import type { AnsweredQuestion, InterviewMeasures, InterviewReview, PastInterview } from '../contract/interview.ts';

const answered = (
  change: Partial<AnsweredQuestion> & Pick<AnsweredQuestion, 'kind' | 'question'>,
): AnsweredQuestion => ({
  answer: null,
  draft: false,
  ideal: null,
  spoken_seconds: null,
  words: 0,
  star: null,
  ...change,
});

const opening = answered({
  kind: 'opening',
  question: 'Could you tell me a little about yourself, and what brings you to nursing at night?',
  answer:
    'I am Amina and I work as a nurse since four years in a small clinic. I like the night because it is quiet and I have time for the people.',
  ideal:
    'I am Amina, and I have been a nurse in a small clinic for four years. I chose the night shift because it gives me time to listen, and patients sleep better when somebody has listened.',
  spoken_seconds: 16,
  words: 30,
});
const team = answered({
  kind: 'behavioural',
  question: 'Tell me about a time when you had to work with somebody who was difficult.',
  answer:
    'Last winter a doctor was always angry in the night. I had to call him for every new medicine. So I wrote all questions on one list and I called him only two times.',
  ideal:
    'Last winter one of our doctors did not like to be called at night, but I needed his word for every new medicine. I collected my questions and called him twice a night with one list. After two weeks he thanked me, and the whole team now works with lists.',
  spoken_seconds: 21,
  words: 34,
  star: { situation: true, task: true, action: true, result: false },
});
const emergency = answered({
  kind: 'behavioural',
  question: 'Tell me about a night when something went wrong. What did you do?',
  answer: 'One time a patient fell. I was helping him and I call the doctor.',
  ideal: null,
  draft: true,
  spoken_seconds: 8,
  words: 14,
  star: { situation: false, task: false, action: true, result: false },
});
const closing = answered({ kind: 'closing', question: 'Is there anything that you would like to ask me?' });

const measures: InterviewMeasures = {
  questions: 4,
  answered: 3,
  words: 78,
  spoken_seconds: 45,
  pace: 104,
  fillers: [
    { word: 'um', count: 4 },
    { word: 'you know', count: 2 },
  ],
};

/** The interviewer's summary of it, in one text of more than 400 characters. */
export const nightNurseSummary =
  'Thank you, Amina. You answered three of four questions, and your answers were calm and easy to follow. Your story about the doctor was strong: I could see the night, and what you did was clever. Tell me next time what came of it, because a result is what I remember. Your story about the fall began in the middle: say first where it was and what you had to do. You spoke at a good pace, with few filler words. And prepare one question of your own for the end, for example how a new nurse is trained on the heart ward.';

/** The review of an interview with two stories, one of them nearly whole, and one question left open. */
export const nightNurseReview: InterviewReview = {
  job_title: 'Night nurse',
  job_description:
    'You look after up to twelve patients through the night, give medicine, keep careful records and call the doctor when it matters.',
  company_name: 'St Mary’s Hospital',
  date: '2026-11-20',
  strengths: [
    'You gave a real example with the doctor, and said what you did yourself.',
    'You spoke at a pace that is easy to follow.',
    'You named what you want to learn: the heart ward.',
  ],
  gaps: [
    { part: 'situation', advice: 'Begin with where and when: “Last March, on a night with two nurses…”' },
    { part: 'result', advice: 'End with what came of it: “After two weeks he thanked me.”' },
    { part: 'general', advice: 'Prepare one question of your own for the end.' },
  ],
  better: [
    {
      said: 'I work as a nurse since four years.',
      better: 'I have worked as a nurse for four years.',
      why: 'It began in the past and goes on: “have worked”, and “for” with a length of time.',
    },
    {
      said: 'I was helping him and I call the doctor.',
      better: 'I helped him and called the doctor.',
      why: 'Two things that are finished: both verbs in the past.',
    },
    {
      said: 'I called him only two times.',
      better: 'I called him only twice.',
      why: 'For two times English has a word of its own.',
    },
  ],
  measures,
  questions: [opening, team, emergency, closing],
  earlier: null,
};

/** The same interview, held once more: shorter pauses, a result, and the last question answered. */
export const nightNurseRetry: InterviewReview = {
  ...nightNurseReview,
  date: '2026-11-21',
  strengths: ['Your story about the doctor has all four parts now.', 'You asked a question of your own at the end.'],
  gaps: [{ part: 'task', advice: 'In the story about the fall, say what you had to do.' }],
  better: nightNurseReview.better.slice(1, 2),
  measures: {
    ...measures,
    answered: 4,
    words: 94,
    spoken_seconds: 51,
    pace: 111,
    fillers: [{ word: 'um', count: 2 }],
  },
  questions: [
    {
      ...team,
      answer: `${team.answer} After two weeks he thanked me, and now the whole team works with lists.`,
      star: { situation: true, task: true, action: true, result: true },
      spoken_seconds: 29,
      words: 48,
    },
    {
      ...emergency,
      draft: false,
      answer:
        'In March, at three in the morning, a patient fell beside his bed. I helped him and called the doctor. He was well.',
      star: { situation: true, task: false, action: true, result: true },
      spoken_seconds: 12,
      words: 23,
    },
    answered({
      kind: 'follow-up',
      question: 'What did you change on the ward after that night?',
      answer: 'We put a bell at every bed, and nobody fell since then.',
      spoken_seconds: 6,
      words: 12,
    }),
    { ...closing, answer: 'Yes: how is a new nurse trained on the heart ward?', spoken_seconds: 4, words: 11 },
  ],
  earlier: { id: 'night-nurse-1', date: '2026-11-20', measures, questions: [team, emergency, null, closing] },
};

/** Interviews that were held, newest first. */
export const heldInterviews: readonly PastInterview[] = [
  {
    id: 'night-nurse-2',
    job_title: 'Night nurse',
    job_description: nightNurseReview.job_description,
    company_name: 'St Mary’s Hospital',
    date: '2026-11-20',
    duration_seconds: 720,
    answered: 6,
    retry_of: 'night-nurse-1',
  },
  {
    id: 'night-nurse-1',
    job_title: 'Night nurse',
    job_description: nightNurseReview.job_description,
    company_name: 'St Mary’s Hospital',
    date: '2026-11-19',
    duration_seconds: 640,
    answered: 5,
    retry_of: null,
  },
  {
    id: 'web-developer',
    job_title: 'Junior web developer',
    job_description: 'You build web pages with a small team.',
    company_name: 'Lumen',
    date: '2026-11-12',
    duration_seconds: 380,
    answered: 3,
    retry_of: null,
  },
  {
    id: 'waiter',
    job_title: 'Waiter for the summer season',
    job_description: 'You serve our guests on the terrace.',
    company_name: 'Hotel Miramar',
    date: '2026-10-30',
    duration_seconds: 95,
    answered: 1,
    retry_of: null,
  },
];
