import { type EnglishLevel, type Topic, topics } from '@sayso/api/contract/values';
import type { LevelGroup, Questions } from './bank.ts';
import { business } from './business.ts';
import { culture } from './culture.ts';
import { everyday } from './everyday.ts';
import { fashion } from './fashion.ts';
import { movies } from './movies.ts';
import { news } from './news.ts';
import { science } from './science.ts';
import { sports } from './sports.ts';
import { tech } from './tech.ts';

/** A subject of a conversation: one of the eight topics of the contract, or everyday life. */
export type Subject = Topic | 'Everyday';

/** All of them, in one order. */
export const subjects: readonly Subject[] = [...topics, 'Everyday'];

export const questions: Readonly<Record<Subject, Questions>> = {
  Tech: tech,
  Business: business,
  Culture: culture,
  Movies: movies,
  Sports: sports,
  News: news,
  Fashion: fashion,
  Science: science,
  Everyday: everyday,
};

/** A1 and A2 share their questions, and so do B1 and B2, C1 and C2. */
export const groupOf = (level: EnglishLevel): LevelGroup =>
  level.startsWith('A') ? 'A' : level.startsWith('B') ? 'B' : 'C';

/** How a coach names each subject in a sentence. */
export const subjectNames: Readonly<Record<Subject, string>> = {
  Tech: 'technology',
  Business: 'work',
  Culture: 'culture',
  Movies: 'films',
  Sports: 'sport',
  News: 'the news',
  Fashion: 'clothes',
  Science: 'science',
  Everyday: 'everyday life',
};

/** Words that show what a learner talks about. */
const signs: Readonly<Record<Topic, RegExp>> = {
  Tech: /\b(tech|technology|computers?|laptops?|phones?|smartphones?|apps?|internet|software|programming|robots?)\b/i,
  Business: /\b(business|work|job|jobs|office|company|career|boss|colleagues?|money|meetings?)\b/i,
  Culture:
    /\b(culture|traditions?|traditional|celebrate|celebration|carnival|costumes?|my country|music|concerts?|museums?|books?|art|paintings?|festivals?|food|cooking)\b/i,
  Movies: /\b(movies?|films?|cinema|actors?|actress|series|netflix)\b/i,
  Sports:
    /\b(sports?|football|soccer|tennis|basketball|volleyball|swimming|running|gym|yoga|team|match|hockey|skiing|badminton|cycling|boxing|hiking|golf|surfing|climbing|athletics|karate|judo)\b/i,
  News: /\b(news|newspapers?|politics|elections?|government|journalists?)\b/i,
  Fashion: /\b(fashion|clothes|dress|dresses|shoes|shirts?|style|shopping|jacket)\b/i,
  Science: /\b(science|scientists?|space|planets?|biology|physics|chemistry|nature|animals?|climate|medicine)\b/i,
};

/** The first topic that these words are about, none when they are about no one of them. */
export const topicIn = (text: string): Topic | null => topics.find((topic) => signs[topic].test(text)) ?? null;
/** Whether these words are about this subject. */
export const isAbout = (text: string, subject: Subject): boolean => subject !== 'Everyday' && signs[subject].test(text);
