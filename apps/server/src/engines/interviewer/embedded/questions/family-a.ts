import { type Question, question as q } from './bank.ts';

export const software: readonly Question[] = [
  q(
    'A program does not work. What do you do first?',
    'A customer reports a bug that you cannot see on your computer. What do you do?',
    'How do you go about a fault in production that nobody can reproduce?',
  ),
  q(
    'Which programming languages do you know, and what did you make with them?',
    'Which project have you built that you learnt the most from, and what was your part in it?',
    'Which technical decision of yours would you take differently today, and why?',
  ),
  q(
    'How do you check that your program works well?',
    'How do you make sure that your code is good before others use it?',
    'How do you decide how much testing a change deserves?',
  ),
  q(
    'How do you work with other programmers?',
    'How do you feel when a colleague finds many faults in your code, and what do you do?',
    'How do you balance clean code against a deadline that cannot be moved?',
  ),
];
export const sales: readonly Question[] = [
  q(
    'A customer says that the price is too high. What do you say?',
    'A customer likes the product but thinks that it is too expensive. What do you do?',
    'How do you respond when a client is convinced of the product, but not of the price?',
  ),
  q(
    'A customer is angry. What do you do?',
    'A customer comes back with a product and is angry. How do you handle it?',
    'How would you turn a dissatisfied customer into one who comes back?',
  ),
  q(
    'How do you help a customer to find the right thing?',
    'How do you find out what a customer really needs?',
    'How do you find out what a client really needs when they cannot put it into words?',
  ),
  q(
    'What is a good seller like?',
    'You are behind your sales target this month. What do you do?',
    'Your figures are well below target halfway through the quarter. How do you react?',
  ),
];
export const service: readonly Question[] = [
  q(
    'A guest is not happy. What do you say and do?',
    'A guest complains in front of other guests. What do you do?',
    'How do you deal with a guest whose complaint is not justified?',
  ),
  q(
    'It is very busy, and everybody wants something. What do you do first?',
    'It is very busy and three people want something at the same time. How do you decide what to do first?',
    'On a full evening two colleagues are missing. How do you keep the service going?',
  ),
  q(
    'What is good service for you?',
    'What does good service mean to you? Can you give an example?',
    'What separates good service from service that people remember?',
  ),
  q(
    'How do you work with the other people in your team on a busy day?',
    'How do you stay friendly at the end of a long shift?',
    'How do you keep up your standards when nobody is watching?',
  ),
];
export const health: readonly Question[] = [
  q(
    'A patient is afraid. What do you say and do?',
    'A patient is afraid and does not want to be treated. What do you do?',
    'How do you win the trust of a patient who refuses treatment?',
  ),
  q(
    'Two patients need help at the same time. What do you do?',
    'Several people need you at the same time. How do you decide who comes first?',
    'How do you set priorities when everything on the ward seems urgent?',
  ),
  q(
    'How do you keep yourself and other people safe at work?',
    'How do you make sure that no mistakes happen, for example with medicine?',
    'How would you raise a concern about the safety of a colleague’s work?',
  ),
  q(
    'What do you do after a hard day?',
    'This work can be sad and hard. How do you look after yourself?',
    'How do you keep a professional distance without becoming cold?',
  ),
];
export const teaching: readonly Question[] = [
  q(
    'A child does not listen. What do you do?',
    'One pupil disturbs the lesson again and again. What do you do?',
    'How do you deal with a learner who has decided that the subject is not for them?',
  ),
  q(
    'How do you make a lesson interesting?',
    'How do you explain something difficult so that everybody understands it?',
    'How do you teach a group whose members are at very different levels?',
  ),
  q(
    'How do you talk to parents?',
    'How would you tell parents that their child has a problem?',
    'How do you handle parents who disagree with your judgement?',
  ),
  q(
    'How do you plan a lesson?',
    'How do you know at the end of a lesson that it was a good one?',
    'How do you find out whether learners have understood, rather than merely repeated?',
  ),
];
export const office: readonly Question[] = [
  q(
    'You have many tasks on one day. What do you do first?',
    'Two people give you urgent work at the same time. What do you do?',
    'How do you handle two superiors whose requests contradict each other?',
  ),
  q(
    'Which computer programs do you use at work?',
    'Which programs do you use for your work, and what do you do with them?',
    'Which routine at work have you made simpler, and how?',
  ),
  q(
    'How do you keep papers and files in order?',
    'How do you make sure that nothing is forgotten?',
    'How do you deal with confidential information in everyday work?',
  ),
  q(
    'A person on the telephone is angry. What do you say?',
    'Somebody on the telephone is impolite to you. How do you react?',
    'How do you say no to somebody and stay on good terms?',
  ),
];
