import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createCoach } from '../../apps/server/src/engines/coach/coach.ts';

const folder = fileURLToPath(new URL('talks/', import.meta.url));
const signal = new AbortController().signal;

/** Plays the learner's side of a conversation again: an answer that is not the judged one counts for nothing until it is judged. */
const replay = async (coach, talk) => {
  const turns = [];
  const replies = [];
  for (const turn of talk.turns) {
    if (turn.role === 'user') {
      turns.push(turn);
      continue;
    }
    const state = { ...talk, turns };
    const text = turns.length === 0 ? await coach.greet(state, signal) : await coach.reply(state, signal);
    turns.push({ role: 'coach', text });
    if (turn.judged) replies.push({ ...turn.judged, isSame: text === turn.text });
  }
  return replies;
};

const share = (count, all) => `${count} of ${all}${all > 0 ? ` (${Math.round((100 * count) / all)} %)` : ''}`;

/** Plays the judged talks with the embedded coach, and prints the shares of docs/topics/coach.md. Fails when too little of it was judged. */
export const benchTeacher = async () => {
  const coach = createCoach({ provider: 'embedded' }, () => undefined);
  const all = [];
  for (const name of readdirSync(folder).filter((one) => one.endsWith('.json'))) {
    const talk = JSON.parse(readFileSync(join(folder, name), 'utf8'));
    const replies = await replay(coach, talk);
    all.push(...replies);
    const natural = replies.filter((reply) => reply.natural).length;
    console.log(`${name.replace('.json', '').padEnd(28)} natural ${share(natural, replies.length)}`);
  }
  const same = all.filter(({ isSame }) => isSame);
  const asked = same.filter(({ question }) => question !== null);
  console.log(`answers that are still the judged ones  ${share(same.length, all.length)}`);
  console.log(
    `follow naturally                        ${share(same.filter(({ natural }) => natural).length, same.length)}`,
  );
  console.log(
    `questions of learners answered          ${share(asked.filter(({ question }) => question === 'answered').length, asked.length)}`,
  );
  console.log(
    `wrong English of the coach              ${share(same.filter(({ wrong }) => wrong).length, same.length)}`,
  );
  console.log(`accidents of tone                       ${share(same.filter(({ tone }) => tone).length, same.length)}`);
  return all.length > 0 && same.length / all.length > 0.8;
};
