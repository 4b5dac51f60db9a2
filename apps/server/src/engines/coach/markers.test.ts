import { coaches } from '@sayso/api/contract/values';
import { describe, expect, it } from 'vitest';
import type { Coach, Talk, Turn } from '../ports.ts';
import { withMarkers } from './markers.ts';

const never = new AbortController().signal;
const seen: Talk[] = [];
const note = async (talk: Talk) => {
  seen.push(talk);
  return 'a real reply';
};
const coach: Coach = {
  about: { kind: 'embedded', name: 'a coach', note: '' },
  scene: async () => null,
  chooseScenario: async () => 'a-scenario',
  greet: note,
  reply: note,
  recap: note,
  tip: note,
  drillTip: async () => 'a real tip',
  check: async () => 'ok',
  close: async () => undefined,
};
const wrapped = withMarkers(coach);
const toTalk = (name: Talk['coach'], ...said: readonly string[]): Talk => ({
  coach: name,
  seed: 's',
  scenario: null,
  learner: { firstName: null, level: 'A1', goal: null, topics: [] },
  turns: said.map((text): Turn => ({ role: 'user', text })),
});

describe('the transcriber’s markers', () => {
  it.each(['(timeout)', '(no answer)', ' (timeout) '])('make every coach ask to try again: %s', async (marker) => {
    for (const name of coaches) {
      expect(await wrapped.reply(toTalk(name, 'hi', marker), never)).toBe(
        "Hmm, I didn't catch that. Could you try again?",
      );
    }
  });

  it('make every coach say kindly that the words were unclear, in other words the second time', async () => {
    for (const name of coaches) {
      const first = await wrapped.reply(toTalk(name, '(heard but unclear)'), never);
      const second = await wrapped.reply(toTalk(name, '(heard but unclear)', '(heard but unclear)'), never);
      expect(first).toMatch(/words/);
      expect(second).not.toBe(first);
    }
  });

  it('never reach the coach itself', async () => {
    seen.length = 0;
    const talk = toTalk('John', '(timeout)', '(heard but unclear)', 'I like tea.');
    expect(await wrapped.reply(talk, never)).toBe('a real reply');
    await wrapped.recap(talk, [], never);
    await wrapped.tip(talk, [], never);
    expect(seen.map(({ turns }) => turns.map(({ text }) => text))).toEqual([
      ['I like tea.'],
      ['I like tea.'],
      ['I like tea.'],
    ]);
  });
});
