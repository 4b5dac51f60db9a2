import { type Question, question } from './bank.ts';

/** The first question of an interview. */
export const openings: readonly Question[] = [
  question(
    'Can you tell me about yourself and your work?',
    'Could you tell me a little about yourself and what you have done so far?',
    'To start with, could you walk me through your background and what has brought you to this point?',
  ),
  question(
    'What work do you do now, or what did you do before?',
    'What are you doing at the moment, and what did you do before that?',
    'How would you describe your career so far to somebody who has not seen your CV?',
  ),
  question(
    'Who are you, and what can you do well?',
    'Could you introduce yourself and tell me what you are good at?',
    'Could you introduce yourself by way of the two or three things that shaped you professionally?',
  ),
];

export const motivations: readonly Question[] = [
  question(
    'Why do you want to work at {company}?',
    'Why would you like to work for {company}?',
    'What draws you to {company}, rather than to somebody else in the same field?',
  ),
  question(
    'Why do you want to be {noun}?',
    'What interests you about the {title} position?',
    'What is it about the {title} position that appeals to you at this stage of your career?',
  ),
  question(
    'What do you know about {company}?',
    'What do you already know about {company}, and what do you like about it?',
    'What have you learnt about {company} so far, and what made you curious to know more?',
  ),
  question(
    'Why is this a good job for you?',
    'Why do you think this job is right for you?',
    'What would this job give you that your present situation does not?',
  ),
];

export const closings: readonly Question[] = [
  question(
    'Do you have a question for me about the job?',
    'Do you have any questions for me about the job or the company?',
    'What would you like to ask me about the role, the team or the company?',
  ),
  question(
    'What do you want to know about {company}?',
    'Is there anything that you would like to know about working at {company}?',
    'Which questions about {company} would you like to have answered before we finish?',
  ),
  question(
    'What do you want to ask me?',
    'What would you like to ask me before we finish?',
    'Before we finish, what have we not talked about that you would like to ask or to add?',
  ),
];

/** Asked about the past, whatever the job; each asks for a story. */
export const behaviourals: readonly Question[] = [
  question(
    'Can you tell me about a mistake that you made? What did you do then?',
    'Could you tell me about a mistake that you made at work, and what you did about it?',
    'Could you tell me about a decision of yours that turned out to be wrong, and how you dealt with it?',
  ),
  question(
    'When did you learn something new very fast? How did you do it?',
    'Can you describe a time when you had to learn something new quickly?',
    'Can you describe a situation in which you had to master something unfamiliar in very little time?',
  ),
  question(
    'What are you proud of in your work? What did you do?',
    'Which success at work or in your studies are you most proud of, and how did you get there?',
    'Which achievement of yours would you say was the hardest to earn, and what exactly was your part in it?',
  ),
  question(
    'When did you help another person at work? What did you do?',
    'Can you tell me about a time when you helped a colleague with a problem?',
    'Can you tell me about a time when you made somebody else’s work better without being asked to?',
  ),
  question(
    'Can you tell me about a hard day at work? What did you do?',
    'Could you describe a difficult situation at work and how you solved it?',
    'Could you describe the most demanding situation that you have had to handle, and how you approached it?',
  ),
  question(
    'When did you not agree with another person at work? What did you do?',
    'Can you tell me about a time when you disagreed with somebody at work?',
    'Can you recall a disagreement with a colleague or a superior, and how the two of you resolved it?',
  ),
];
