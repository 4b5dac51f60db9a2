import type { SoakTalk } from './soak-learner.ts';

/** One turn as the database has it. */
export interface KeptTurn {
  readonly id: string;
  readonly role: 'coach' | 'user';
  readonly text: string;
  /** The turn that this one answers. */
  readonly answers: string | null;
}

/** Lists what was lost, doubled, mixed up or made up between a page and the database, in words; empty when all is well. */
export const findFaults = (talk: SoakTalk, kept: readonly KeptTurn[]): readonly string[] => {
  const faults = talk.errors.map((error) => `an error came: ${JSON.stringify(error)}`);
  const users = kept.filter(({ role }) => role === 'user');
  const texts = users.map(({ text }) => text);
  if (JSON.stringify(texts) !== JSON.stringify(talk.said)) {
    faults.push(`said ${JSON.stringify(talk.said)}, kept ${JSON.stringify(texts)}`);
  }
  const coach = kept.filter(({ role }) => role === 'coach');
  for (const { id, text } of users) {
    const answers = coach.filter((turn) => turn.answers === id);
    if (answers.length !== 1) faults.push(`“${text}” was answered ${answers.length} times`);
  }
  const greetings = coach.filter(({ answers }) => answers === null).length;
  if (greetings !== 1) faults.push(`there were ${greetings} greetings`);
  const ids = new Set(coach.map(({ id }) => id));
  for (const [id, text] of talk.heard) if (!ids.has(id)) faults.push(`“${text}” was heard and not kept`);
  for (const { id, text } of coach) if (!talk.heard.has(id)) faults.push(`“${text}” was kept and never heard`);
  return faults;
};
