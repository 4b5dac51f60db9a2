import type { EnglishLevel } from '@sayso/api/contract/values';
import { describe, expect, it } from 'vitest';
import type { InterviewExchange, Job, QuestionKind } from '../../ports.ts';
import { createEmbeddedInterviewer } from './embedded.ts';

/** Answers as a recogniser writes them: no full stops, no commas, no capitals. */
const interviewer = createEmbeddedInterviewer();
const never = new AbortController().signal;
const clinic: Job = { title: 'Dental Receptionist', company: 'Smile Point', description: 'Greet patients.' };
const said = (kind: QuestionKind, answer: string, question = 'How was that?'): InterviewExchange => ({
  kind,
  question,
  answer,
});
const interviewOf = (exchanges: readonly InterviewExchange[], level: EnglishLevel = 'B1', job = clinic) => ({
  job,
  exchanges,
  learner: { firstName: 'Jana', level, goal: null, topics: [] },
  seed: 'spoken',
});
const ideal = (...exchanges: readonly InterviewExchange[]) => interviewer.idealAnswer(interviewOf(exchanges), never);
const after = (answer: string, kind: QuestionKind = 'behavioural', job = clinic) =>
  interviewer.next(
    interviewOf([said(kind, answer)], 'B1', job),
    { kind: 'role', mayFollowUp: true, fixed: null },
    never,
  );
const review = (answer: string, kind: QuestionKind = 'behavioural') =>
  interviewer.review(interviewOf([said(kind, answer)]), { words: 40, pace: 120, fillers: [] }, [], never);
const duties = async (description: string, title = 'Helper') => {
  const job = { title, company: 'Northside', description };
  const exchanges: InterviewExchange[] = [];
  for (const kind of ['behavioural', 'role', 'behavioural', 'role', 'role', 'role'] as const) {
    const wanted = { kind, mayFollowUp: false, fixed: null };
    const { question } = await interviewer.next(interviewOf(exchanges, 'B1', job), wanted, never);
    exchanges.push(said(kind, 'i do not know', question));
  }
  return exchanges.map(({ question }) => question).join('\n');
};

describe('an ideal answer to what was spoken without full stops', () => {
  it('makes a sentence of each statement', async () => {
    const text = await ideal(
      said('opening', 'i am from chile i live in dublin three years i worked in a bakery before and then i sold shoes'),
    );
    expect(text).toMatch(/^I am from Chile\. I live in Dublin three years\. I worked in a bakery before/);
  });

  it('keeps together what belongs together', async () => {
    expect(
      await ideal(
        said('role', 'i think he is right because the people i serve are often tired when they come to us after work'),
      ),
    ).toMatch(/^I think he is right because the people I serve are often tired when they come to us after work\./);
    expect(
      await ideal(said('role', 'i have driven a van since then and in the last two weeks i drove a lorry')),
    ).toContain('In the last two weeks I drove a lorry.');
  });

  it('leaves no sentence that ends or begins with a joint', async () => {
    const text = await ideal(
      said(
        'opening',
        'i studied law in prague and then i moved here and since then i have been cleaning offices at night',
      ),
    );
    expect(text).not.toMatch(/\b(?:and|but|so|since|because)\./i);
  });

  it('leaves a clause of time with the sentence that it leads to', async () => {
    expect(await ideal(said('role', 'when i started i was afraid of the phone'))).toMatch(
      /^When I started I was afraid/,
    );
    expect(
      await ideal(said('role', 'the desk was empty and when he came i gave him the key and the map of the town')),
    ).toContain('When he came I gave him the key');
    expect(await ideal(said('role', 'if it is broken then we call the shop'))).toMatch(
      /^If it is broken then we call the shop\./,
    );
  });

  it('puts the mistake of one statement right, and leaves the one before it', async () => {
    expect(await ideal(said('opening', 'i am jana and i am a nurse since nine years'))).toMatch(
      /^I am Jana and I have been a nurse for nine years\./,
    );
  });

  it('leaves “you know” where it is a verb', async () => {
    expect(await ideal(said('role', 'it helps a lot that you know the streets and the shops'))).toContain(
      'that you know the streets',
    );
  });

  it('does not shorten a year', async () => {
    expect(await ideal(said('opening', 'in twenty twenty one i opened a small shop with my brother'))).toContain(
      'In twenty twenty one I opened',
    );
  });

  it('names a person once', async () => {
    expect(await ideal(said('role', 'the patient she waits for me every morning'))).toMatch(
      /^The patient waits for me/,
    );
  });

  it('writes names and the words of the trade as the job does', async () => {
    const job = {
      title: 'Clerk',
      company: 'Oakridge',
      description: 'You will work with Figma and the CRM of Oakridge.',
    };
    const answers = [said('motivation', "i'm jana and i used figma and a crm and i like oakridge")];
    expect(await interviewer.idealAnswer(interviewOf(answers, 'B1', job), never)).toMatch(
      /I'm Jana and I used Figma and a CRM and I like Oakridge/,
    );
  });

  it('answers a question of why with a whole sentence', async () => {
    expect(await ideal(said('motivation', 'because i like to calm people down', 'Why this job?'))).toMatch(
      /^I want this job because I like to calm people down\./,
    );
  });

  it('asks for no end where the end was just told', async () => {
    expect(
      await ideal(
        said('behavioural', 'last week a man fell in our shop and i called a doctor'),
        said('follow-up', 'his wife brought us a cake', 'How did it turn out?'),
      ),
    ).not.toMatch(/missing|how it ended/);
  });

  it('borrows no sentence of a story, and no greeting', async () => {
    const text = await ideal(
      said('opening', 'hello i am jana and i work as a cleaner in a school'),
      said('behavioural', 'i helped a girl who got a certificate from us at the end of the year'),
      said('role', 'i look at the list'),
    );
    expect(text).not.toMatch(/girl|hello/i);
  });

  it('keeps what the learner would love to know', async () => {
    expect(await ideal(said('closing', "yes i'd love to know how big the team is"))).toContain(
      "I'd love to know how big the team is.",
    );
  });
});

describe('the questions on what was spoken without full stops', () => {
  it.each([
    'last winter the heating broke and i called three companies and after two hours it was warm again',
    'one day a lady fainted so i put her on the floor and i opened the window she survived',
    'my colleague had a fight with the boss i spoke to both of them and now they are good friends',
    'last year the stock was wrong every week i counted it with a new list we ended up with no mistakes at all',
  ])('do not ask how it ended where that was said: %s', async (answer) => {
    const { kind, question } = await after(answer);
    expect(`${kind} ${question}`).not.toMatch(/follow-up .*(?:result|turn out|end)/);
  });

  it('do not ask a beginner what they did who told it in the present', async () => {
    const { question } = await after(
      'one day the bus is broken so i call all the children and i walk with them to school',
    );
    expect(question).not.toMatch(/what (?:exactly )?did you do/i);
  });

  it.each(["i don't understand the question", 'sorry can you repeat', 'what do you mean'])(
    'go on kindly after “%s”',
    async (answer) => {
      const { kind, lead } = await after(answer);
      expect(kind).toBe('role');
      expect(lead).not.toMatch(/understand|repeat|mean/);
    },
  );

  it.each(['i like children', 'i work in a big bad company', 'the worst thing was my wrong order', 'i felt so bad'])(
    'thank for an answer without echoing what is no deed: %s',
    async (answer) => {
      expect((await after(answer, 'motivation')).lead).not.toMatch(/about|So you/);
    },
  );

  it('are sorry for a death in the family, and not for a dead battery', async () => {
    const first = await after(
      'my battery was dead and we were late but i called the client and he waited for us',
      'role',
    );
    expect(first.lead).not.toMatch(/sorry/i);
  });

  it('hear a question at the end that has no question mark', async () => {
    const goodbye = await interviewer.goodbye(interviewOf([said('closing', 'how many people are in the team')]), never);
    expect(goodbye).toContain('practice interviewer');
  });
});

describe('the review of what was spoken without full stops', () => {
  it.each([
    ['a guest wanted his money back i checked the bill and i paid him the difference he came back with his family'],
    ['i had a pupil who never spoke i gave her a small part in the play and now she is the loudest of them all'],
  ])('finds how it was, what was done and how it ended: %s', async (answer) => {
    expect((await review(answer)).stars[0]).toMatchObject({ situation: true, action: true, result: true });
  });

  it('quotes one statement and not half of two', async () => {
    const { strengths } = await review(
      'the printer stopped on friday i found the paper i cleaned it and we printed 300 menus',
    );
    expect(strengths.join('\n')).not.toMatch(/friday i found/);
  });

  it('takes no age and no year for a figure', async () => {
    const { strengths } = await review("i'm thirty two years old and i moved here in twenty twenty", 'opening');
    expect(strengths.join('\n')).not.toContain('number');
  });

  it('praises a question at the end that begins with “I would love to know”', async () => {
    const { gaps } = await review("yes i'd love to know who i would work with", 'closing');
    expect(gaps.map(({ advice }) => advice).join(' ')).not.toContain('Have a question ready');
  });

  it('betters only the statement that needs it, and leaves whole sentences', async () => {
    const { better } = await review(
      'i worked in a call centre in lyon i answered emails and you know i basically wrote the answers for everybody and then i moved',
      'opening',
    );
    expect(better.length).toBeGreaterThan(0);
    for (const one of better) {
      expect(one.better.split(' ').length).toBeLessThan(16);
      expect(one.better).not.toMatch(/\b(?:and|but|so)\.$/);
    }
  });
});

describe('the questions made from an advert', () => {
  it('take no history of the company for a duty, and keep a number whole', async () => {
    const text = await duties('Northside is a growing retailer, serving 250,000 homes.\n- Pack 1,500 parcels a day');
    expect(text).not.toMatch(/serve|\b250\b/);
    expect(text).not.toMatch(/pack 1\b(?!500)/);
  });

  it('take no way to apply for a duty', async () => {
    expect(
      await duties('nice job for you. call or come office. send CV today. send reel + rate to us. Call Debbie.'),
    ).not.toMatch(/you will (?:call|come|send)/);
  });

  it('take no half of a sentence and no shouting for a duty or a name', async () => {
    expect(await duties('You will report to the Head of Care and will be accountable for the rota.')).not.toMatch(
      /will be/,
    );
    const job = { title: 'Porter', company: 'Seaview', description: 'SEAVIEW GUEST HOUSE is hiring. You carry bags.' };
    const answers = [said('role', 'i worked in a guest house for two years')];
    expect(await interviewer.idealAnswer(interviewOf(answers, 'B1', job), never)).toContain('a guest house');
  });

  it('tell a nursery from a nurse', async () => {
    expect(await duties('Baby room.', 'Nursery LearnerRecord')).not.toMatch(/patient/);
  });

  it('tell an officer from an office', async () => {
    expect(await duties('Walk round the building at night.', 'Security Officer')).not.toMatch(/papers|telephone|files/);
  });

  it('ask a data analyst nothing of the cash desk or of payments', async () => {
    expect(await duties('Write SQL. Make charts.', 'Data Analyst')).not.toMatch(/cash|invoice|payment|one person does/);
  });
});
