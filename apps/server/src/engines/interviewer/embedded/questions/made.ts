import { type Question, question } from './bank.ts';

/** Made from one duty of the job’s text: `{duty}` stands after “you will”. */
export const dutyRole: readonly Question[] = [
  question(
    'In this job you will {duty}. How do you do that well?',
    'In this job you will {duty}. How would you go about it?',
    'Part of this position is to {duty}. How would you approach that in your first months?',
  ),
  question(
    'In this job you will {duty}. What is hard about that for you?',
    'In this job you will {duty}. What do you think is the most difficult part of it?',
    'You would be expected to {duty}. Where do you see the difficulties, and how would you meet them?',
  ),
  question(
    'In this job you will {duty}. What can you do already, and what is new for you?',
    'In this job you will {duty}. How does your experience help you with that?',
    'We need somebody to {duty}. What in your experience has prepared you for it?',
  ),
];
export const dutyStory: readonly Question[] = [
  question(
    'In this job you will {duty}. Did you do this before? What happened?',
    'In this job you will {duty}. Can you tell me about a time when you did something like that?',
    'This position asks you to {duty}. Could you describe a time when you did something comparable, and how it turned out?',
  ),
  question(
    'In this job you will {duty}. When was something like that hard for you, and what did you do?',
    'In this job you will {duty}. Can you describe a time when something like that went wrong, and what you did?',
    'This position asks you to {duty}. Could you tell me about a time when something like that did not go to plan?',
  ),
];
/** `{skill}`: a tool or a field. */
export const skillRole: readonly Question[] = [
  question(
    'What do you know about {skill}?',
    'How much experience do you have with {skill}?',
    'How would you describe your experience with {skill}, and where are its limits?',
  ),
  question(
    'How did you learn about {skill}?',
    'Can you give me an example of how you have used your knowledge of {skill}?',
    'What is the most demanding thing that you have done in which {skill} played a part?',
  ),
];
/** `{condition}`: “night shifts”. */
export const conditionRole: Question = question(
  'This job has {condition}. Is that a problem for you, or is it OK?',
  'This job includes {condition}. How do you feel about that?',
  'This position involves {condition}. How would you arrange your life around that?',
);
/** `{years}`: “three years”. */
export const yearsRole: Question = question(
  'This job needs {years} of experience. What experience do you have?',
  'We are asking for {years} of experience. How does your own experience compare with that?',
  'We are looking for {years} of experience. What makes yours relevant to this position?',
);
