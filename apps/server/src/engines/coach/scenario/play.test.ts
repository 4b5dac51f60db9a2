import { readAll } from '@sayso/curriculum/read';
import { describe, expect, it } from 'vitest';
import type { Learner, Talk, Turn } from '../../ports.ts';
import { createScenarioEngine } from './scenario-engine.ts';

const { replay } = createScenarioEngine(readAll());
const learner: Learner = { firstName: 'Ana', level: 'A2', goal: 'Travel', topics: ['Culture'] };

/** Plays a conversation: what the coach answers to each utterance, as the server does it, from the turns alone. */
const playTalk = (said: readonly string[], scenario = 'hotel-room-with-a-view', isDraft = false) => {
  const turns: Turn[] = [];
  const talk = (): Talk => ({ coach: 'John', learner, seed: 'seed', scenario, turns });
  turns.push({ role: 'coach', text: replay(talk()).reply.text });
  const answers = said.map((text) => {
    turns.push({ role: 'user', text, isDraft });
    const { reply } = replay(talk());
    turns.push({ role: 'coach', text: reply.text });
    return reply;
  });
  return {
    greeting: turns[0]?.text ?? '',
    answers,
    play: answers.at(-1)?.play,
    plays: replay(talk()).plays,
  };
};
const last = (...said: readonly string[]) => playTalk(said).answers.at(-1);

describe('a scenario', () => {
  it('begins with the place, the role, and the first line', () => {
    const { greeting } = playTalk([]);
    expect(greeting).toContain('The desk of a small hotel by the sea');
    expect(greeting).toContain("I'm the man at the desk.");
    expect(greeting).toMatch(/\?$/);
  });

  it('is played to its end, with every step done', () => {
    const { play, answers } = playTalk([
      'Good evening. I need a room with a sea view.',
      'for three nights please',
      'how much is it?',
      'Okay, I take the room.',
    ]);
    expect(answers[0]?.text).toContain('A room with a view of the sea');
    expect(answers[1]?.text).toContain('Three nights');
    expect(answers[2]?.text).toContain('ninety pounds');
    expect(play).toMatchObject({ isOver: true, at: 'takes-it', steps: ['greet', 'ask-room', 'price', 'decide'] });
  });

  it('puts an expected mistake right in passing, once', () => {
    const reply = last('I want a room for tonight');
    expect(reply?.recast).toMatchObject({ said: 'I want a room', better: "I'd like a room" });
    expect(reply?.text).toMatch(/^You'd like a room\? Of course\./);
  });

  it('corrects nothing in a draft that the learner did not confirm', () => {
    const { answers } = playTalk(['I want a room for tonight'], undefined, true);
    expect(answers[0]?.recast).toBeNull();
    expect(answers[0]?.text).not.toContain("You'd like");
  });

  it('corrects nothing in the first answer of a learner who comes back from a loss', () => {
    const { answers } = playTalk(['My father died last week.', 'I want a room for tonight']);
    expect(answers[0]?.play.staying).toBe('sadness-and-loss');
    expect(answers[1]?.meant, 'the words are those of an author').not.toBeNull();
    expect(answers[1]?.recast).toBeNull();
    expect(answers[1]?.text).not.toContain("You'd like");
  });

  it('answers a question that belongs there, and comes back to its own', () => {
    const reply = last('a room with a view please', 'do you have wifi?');
    expect(reply?.text).toMatch(/^Yes, it's free\. .*\?$/);
    expect(reply?.play.at).toBe('how-many-nights');
  });

  it('asks in other words, offers two answers, gives the model, and goes on', () => {
    const { answers } = playTalk(['banana purple stairs', 'zebra quickly', 'umbrella fish', 'xylophone']);
    expect(answers.map(({ play }) => play.misses)).toEqual([1, 2, 3, 0]);
    expect(answers[2]?.text).toContain("Good evening. I'd like a room with a view, please.");
    expect(answers[3]?.play.at).toBe('how-many-nights');
    // Nothing was done by the learner.
    expect(answers[3]?.play.steps).toEqual([]);
  });

  it('never says back what it did not understand', () => {
    const { answers } = playTalk(['banana purple stairs', 'zebra quickly', 'umbrella fish']);
    for (const { text } of answers) expect(text).not.toMatch(/banana|purple|zebra|umbrella|fish/i);
  });

  it('comes to the same answer in any process that knows the turns', () => {
    const said = ['hello', 'a room please', 'the sea', 'two nights'];
    expect(playTalk(said).answers.map(({ text }) => text)).toEqual(playTalk(said).answers.map(({ text }) => text));
  });

  it('leads to another scenario, or to none', () => {
    const way = ['a room with a view please', 'two nights', 'how much is it', 'no thank you'];
    const { plays } = playTalk([...way, 'yes please']);
    expect(plays).toHaveLength(2);
    expect(plays[1]?.scenarioId).not.toBe('hotel-room-with-a-view');
    expect(last(...way, 'no, thanks')?.text).toMatch(/end the talk/);
  });
});
