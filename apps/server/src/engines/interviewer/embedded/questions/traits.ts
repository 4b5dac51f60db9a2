import type { Trait } from '../job/needs.ts';
import { type Question, question } from './bank.ts';

/** The traits that an advert asks for, each as a question about the past. */
export const traitQuestions: Readonly<Record<Trait, Question>> = {
  team: question(
    'In this job you work in a team. When did you work in a team, and what did you do?',
    'This job is teamwork. Can you tell me about a time when your team had a problem, and what you did?',
    'Teamwork matters in this position. Could you tell me about a team that did not work well at first, and what you contributed?',
  ),
  pressure: question(
    'This job is sometimes very busy. When did you have very little time, and what did you do?',
    'It can get busy here. Can you tell me about a time when you worked under pressure?',
    'The pace here can be demanding. Could you describe a time when several things were urgent at once, and how you kept control?',
  ),
  alone: question(
    'In this job you often work alone. When did you do a job alone, and how did it go?',
    'You will often work on your own here. Can you tell me about something that you did without help?',
    'We expect people to work independently. Could you describe a project that you carried from beginning to end on your own initiative?',
  ),
  organised: question(
    'This job needs good plans. When did you plan something, and how did you do it?',
    'We need somebody organised. Can you tell me about a time when you had many things to do and had to plan them?',
    'Organisation is important to us. Could you tell me about a time when your planning was put to the test?',
  ),
  flexible: question(
    'In this job plans change. When did your plan change, and what did you do?',
    'We need flexible people. Can you tell me about a time when plans changed suddenly, and how you reacted?',
    'Things change quickly here. Could you describe a time when you had to abandon a plan and start again?',
  ),
  careful: question(
    'In this job you must be careful. When did you find a mistake, and what did you do?',
    'Details are important in this job. Can you tell me about a time when you found a mistake that others had not seen?',
    'Accuracy matters a great deal here. Could you tell me about a time when your attention to detail made a difference?',
  ),
  problems: question(
    'In this job you solve problems. What problem did you solve, and how?',
    'We need somebody who solves problems. Can you tell me about a difficult problem and how you solved it?',
    'Problem solving is at the heart of this position. Could you take me through a problem whose cause was not obvious?',
  ),
  people: question(
    'In this job you talk to many people. When was it hard to talk to a person, and what did you do?',
    'You will talk to many people here. Can you tell me about a difficult conversation, and how you handled it?',
    'Communication is important to us. Could you describe a conversation in which you had to win somebody over?',
  ),
  lead: question(
    'In this job you lead people. When did you lead a group, and what did you do?',
    'You will lead people here. Can you tell me about a time when you led a group or a project?',
    'This position involves leadership. Could you tell me about a time when people were reluctant to follow you, and what you did?',
  ),
  learn: question(
    'In this job you learn a lot. When did you learn something difficult, and how did you do it?',
    'We like people who learn. Can you tell me about something difficult that you taught yourself?',
    'Curiosity matters to us. Could you tell me about something that you set out to learn, and how you went about it?',
  ),
};
