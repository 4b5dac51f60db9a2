import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { createCoach } from '../../apps/server/src/engines/coach/coach.ts';

/**
 * Says one utterance in a conversation that is kept in a file, and prints what the coach answers: `node tools/bench/talk.mjs FILE "I need a room"`. A new
 * file begins a conversation and prints the greeting; `--level A2 --goal Travel --topics Culture,News --coach Daisy --scenario ID` say whose it is. `--draft`
 * says that the recogniser was not sure.
 */
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    level: { type: 'string', default: 'B1' },
    goal: { type: 'string', default: 'Social' },
    topics: { type: 'string', default: 'Culture' },
    coach: { type: 'string', default: 'John' },
    scenario: { type: 'string' },
    draft: { type: 'boolean', default: false },
  },
});
const [file, said] = positionals;
if (!file) throw new Error('Name the file of the talk.');
const signal = new AbortController().signal;
const coach = createCoach({ provider: 'embedded' }, () => undefined);

const begin = () => ({
  coach: values.coach,
  seed: file.replace(/^.*\//, '').replace('.json', ''),
  scenario: values.scenario ?? null,
  learner: { firstName: null, level: values.level, goal: values.goal, topics: values.topics.split(',') },
  turns: [],
});
const talk = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : begin();

if (talk.turns.length === 0) {
  talk.turns.push({ role: 'coach', text: await coach.greet(talk, signal) });
  console.log(talk.turns[0].text);
}
if (said !== undefined) {
  talk.turns.push({ role: 'user', text: said, ...(values.draft && { isDraft: true }) });
  const text = await coach.reply(talk, signal);
  talk.turns.push({ role: 'coach', text });
  const { steps, recasts } = await coach.scene(talk, signal);
  const recast = recasts.findLast(({ turnId }) => turnId === String(talk.turns.length - 2));
  console.log(text);
  console.log(`[${steps.map(({ id, done }) => `${id}${done ? ' done' : ''}`).join(', ')}]`);
  if (recast) console.log(`[on the bubble: ${recast.said} -> ${recast.better}: ${recast.note}]`);
}
writeFileSync(file, `${JSON.stringify(talk, null, 1)}\n`);
