import { type Question, question as q } from './bank.ts';

export const logistics: readonly Question[] = [
  q(
    'You are late with a delivery. What do you do?',
    'There is a lot of traffic and you will be late. What do you do?',
    'How do you react when a delivery goes wrong and the customer depends on it?',
  ),
  q(
    'How do you work safely?',
    'What do you check before you start your work, so that it is safe?',
    'How do you keep to the safety rules when time is short?',
  ),
  q(
    'A box is broken. What do you do?',
    'You notice that goods are damaged or missing. What do you do?',
    'How would you find out where in the chain goods get lost?',
  ),
  q(
    'How do you plan your day at work?',
    'How do you plan your route or your day so that you lose no time?',
    'What would you look at first to make a warehouse or a route more efficient?',
  ),
];
export const marketing: readonly Question[] = [
  q(
    'How do you tell people about a new product?',
    'How would you make a new product known with very little money?',
    'How would you launch a product in a market where nobody knows us?',
  ),
  q(
    'Which advertisement do you like, and why?',
    'Which campaign or design do you think is very good, and why does it work?',
    'Which campaign do you admire, and what would you have done differently?',
  ),
  q(
    'Where do you get your ideas?',
    'How do you know whether a campaign or a design was a success?',
    'How do you measure work whose effect shows only after months?',
  ),
  q(
    'Your boss does not like your idea. What do you do?',
    'A client does not like your work. How do you react?',
    'How do you defend an idea against a client without losing the client?',
  ),
];
export const finance: readonly Question[] = [
  q(
    'You find a wrong number. What do you do?',
    'You find a difference in the figures an hour before the report is due. What do you do?',
    'How do you proceed when the figures do not add up and the report is due?',
  ),
  q(
    'How do you check your work?',
    'How do you make sure that your figures are correct?',
    'Which controls would you put in place where one person does everything?',
  ),
  q(
    'Which computer programs do you use for numbers?',
    'Which programs do you work with, and what do you use them for?',
    'Which part of your work with figures would you automate first, and why?',
  ),
  q(
    'How do you explain numbers to other people?',
    'How would you explain a complicated figure to somebody who does not like numbers?',
    'How do you present bad figures to people who do not want to hear them?',
  ),
];
export const craft: readonly Question[] = [
  q(
    'A machine stops. What do you do?',
    'A machine stops and you do not know why. What do you do first?',
    'How do you look for a fault that comes and goes?',
  ),
  q(
    'How do you work safely?',
    'What do you do to work safely, also when you are in a hurry?',
    'What would you do if you were asked to leave out a safety step to save time?',
  ),
  q(
    'Which tools or machines can you use?',
    'Which tools and machines have you worked with, and which do you know best?',
    'Which piece of work shows best what you can do, and what made it difficult?',
  ),
  q(
    'How do you know that your work is good?',
    'How do you check the quality of your work before you hand it over?',
    'How do you decide when something is good enough?',
  ),
];
export const management: readonly Question[] = [
  q(
    'A person in your team is always late. What do you do?',
    'Somebody in your team is not doing good work. What do you do?',
    'How do you deal with somebody who delivers results but harms the team?',
  ),
  q(
    'How do you give work to your team?',
    'How do you decide which work you give to whom?',
    'How do you decide what to delegate and what to keep?',
  ),
  q(
    'How do you help your team to do good work?',
    'How do you motivate people when the work is hard?',
    'How would you lead a team through a change that it does not want?',
  ),
  q(
    'What do you do in your first week as a boss?',
    'What would you do in your first month with a new team?',
    'What would you want to have changed, and what left alone, after your first hundred days?',
  ),
];
export const science: readonly Question[] = [
  q(
    'Your test does not work. What do you do?',
    'The result of an experiment is not what you expected. What do you do?',
    'How do you tell an interesting result from an error of the method?',
  ),
  q(
    'How do you write down your work?',
    'How do you document your work so that others can repeat it?',
    'What do you do to make your results reproducible by people who doubt them?',
  ),
  q(
    'What do you like to study, and why?',
    'How would you explain your field to somebody who knows nothing about it?',
    'Which open question of your field would you work on if nothing stood in the way?',
  ),
  q(
    'How do you find new information?',
    'How do you keep up with what is new in your field?',
    'How do you decide which line of research to give up?',
  ),
];
export const general: readonly Question[] = [
  q(
    'What are you good at in your work?',
    'Which of your strengths would help you most in this job?',
    'Which of your strengths would matter most in this position, and how do you know?',
  ),
  q(
    'What is hard for you at work? What do you do about it?',
    'Which part of this job would be new to you, and how would you learn it?',
    'Which part of this position would stretch you most, and how would you prepare for it?',
  ),
  q(
    'What do you want to do in your first week here?',
    'What would you like to learn in your first month here?',
    'What would you want to have achieved here after your first six months?',
  ),
  q(
    'What is a good working day for you?',
    'How do you organise a normal working day?',
    'How do you decide what not to do on a day with too much work?',
  ),
  q(
    'Who was a good boss for you, and why?',
    'What kind of boss do you work best with?',
    'Under what sort of leadership do you do your best work?',
  ),
];
