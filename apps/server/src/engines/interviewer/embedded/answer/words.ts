import type { LevelGroup } from '../level-group.ts';

/** Advice about a missing part, which only the learner can add. */
export const missing: Readonly<
  Record<
    'situation' | 'action' | 'result' | 'number' | 'reason' | 'example' | 'detail' | 'lesson',
    Readonly<Record<LevelGroup, string>>
  >
> = {
  situation: {
    A: 'First say where you were and what the problem was.',
    B: 'Begin with where you were and what the problem was.',
    C: 'Open with a sentence on where this was and what was at stake.',
  },
  action: {
    A: 'Say what you did, with “I”.',
    B: 'Say two things that you did yourself, and begin them with “I”.',
    C: 'Say in two sentences what you yourself did, step by step.',
  },
  result: {
    A: 'At the end, say how it ended.',
    B: 'Finish with how it ended, for example with “In the end” or “As a result”.',
    C: 'Close with what came of it, and with what you took away from it.',
  },
  number: {
    A: 'You can add a number, for example how many people.',
    B: 'You could add a number here: how many, how much or how long.',
    C: 'A figure would make it stronger: how many, how much, or over how long.',
  },
  reason: {
    A: 'You can say why. Begin with “because”.',
    B: 'You could add a reason of your own, with “because”.',
    C: 'A reason of your own would make it more convincing.',
  },
  example: {
    A: 'You can add an example from your life.',
    B: 'You could add a short example of when you did this.',
    C: 'A short example of when you did this would make it more convincing.',
  },
  detail: {
    A: 'You can say more: where, when and with whom.',
    B: 'You could add a detail: where it was, when, or with whom.',
    C: 'A detail, such as where and when it was, would make it more vivid.',
  },
  lesson: {
    A: 'You can also say what you learned.',
    B: 'You could also say what you learned from it.',
    C: 'You might add what you took away from it.',
  },
};

/** The sentence before the advice about a missing part. */
export const onlyYouKnow: Readonly<Record<LevelGroup, string>> = {
  A: 'More is needed, and only you know it.',
  B: 'Something is missing here that only you know.',
  C: 'What is still missing is something that only you know.',
};

/** How to answer, where the learner has said nothing that an answer could be made of. */
export const plans: Readonly<Record<'tell' | 'story' | 'reason' | 'work', Readonly<Record<LevelGroup, string>>>> = {
  tell: {
    A: 'I do not know your story yet. You can say it in three steps. First, say what work you do. Then say what you can do well. At the end, say why you want this job.',
    B: 'I do not know your own facts yet, so here is a way to say it. Begin with what you do now and for how long. Then name two things that you are good at. Finish with why you want this job.',
    C: 'I do not know your own facts yet, so here is a way to build it. Open with what you do at present and for how long. Then pick two strengths, each with a brief example. Close with why this position is the logical next step.',
  },
  story: {
    A: 'I do not know your story yet. You can say it in four steps. Where were you? What was the problem? What did you do? And how did it end?',
    B: 'I do not know your own story yet, so here is a way to tell one. Say where you were and what the problem was. Then say what you had to do, and what you did yourself, with “I”. Finish with how it ended.',
    C: 'I do not know your own story yet, so here is a way to build one. Set the scene in a sentence and say what was expected of you. Then describe what you yourself did, step by step. Close with the result, ideally with a figure.',
  },
  reason: {
    A: 'I do not know your reasons yet. You can say two. First, say what you like about the job. Then say what you can do well. Use the word “because”.',
    B: 'I do not know your own reasons yet, so here is a way to say them. Name one thing that you like about the job, with “because”. Then name one thing that you bring. Finish with what you would like to learn.',
    C: 'I do not know your own reasons yet, so here is a way to build them. Name one thing about the company that few others offer. Then connect it with something that you have done. Close with what you hope to contribute.',
  },
  work: {
    A: 'I do not know how you work yet. You can say it in three steps. First, say what you do first. Then say what you do next. At the end, give an example.',
    B: 'I do not know how you work yet, so here is a way to say it. Say what you would do first, and why. Then say what you would do next. Finish with a short example from your own work.',
    C: 'I do not know how you work yet, so here is a way to build it. Name the principle that you follow and the first step that you take. Then say what you would weigh up. Close with a brief example from your own experience.',
  },
};

/** Joins what the learner has done to the job; `{position}` stands for it. */
export const fromFacts: Readonly<Record<LevelGroup, string>> = {
  A: 'This can help me in the new job.',
  B: 'I think that this experience would help me in {position}.',
  C: 'I am convinced that this experience would serve me well in {position}.',
};
/** How an answer ends that leads to the job; `{position}` stands for it. */
export const wish: Readonly<Record<LevelGroup, readonly string[]>> = {
  A: ['Now I want to do this job.', 'Now I would like to work here.'],
  B: ['Now I am interested in {position}.', 'For me, {position} would be the next step.'],
  C: ['For me, {position} would be the natural next step.', 'What interests me now is {position}.'],
};
/** How an answer ends that gave reasons. */
export const suits: Readonly<Record<LevelGroup, string>> = {
  A: 'So this is a good job for me.',
  B: 'So I think that this job would suit me.',
  C: 'So I believe that this position would suit me well.',
};
/** The learner’s questions at the end; the second text begins with a question of its own. */
export const questionsBack: Readonly<Record<LevelGroup, readonly string[]>> = {
  A: ['Yes, thank you. Who do I work with?', 'What do I do on my first day? I am happy about this talk.'],
  B: [
    'Yes, thank you. What would my first weeks look like?',
    'And which people would I work with most? I would also like to know what happens next.',
  ],
  C: [
    'Yes, thank you, I do. What would you expect of me in the first three months?',
    'How would we both know that I was doing well? And finally, I would be glad to hear about the next steps.',
  ],
};
