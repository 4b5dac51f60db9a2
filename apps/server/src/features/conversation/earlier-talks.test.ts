import { beforeEach, describe, expect, it } from 'vitest';
import type { EarlierTalk, Talk } from '../../engines/ports.ts';
import { learnerWorld } from '../../testing/learner-world.ts';
import { openLive } from '../../testing/open-live.ts';
import { call } from '../../testing/sign-up-learner.ts';

describe('what a coach remembers of earlier conversations', () => {
  const world = learnerWorld();
  /** The earlier conversations that each greeting and each reply knew. */
  let known: (readonly EarlierTalk[] | undefined)[] = [];
  // Free learners have one conversation a day.
  beforeEach(async () => {
    await world.server.services.storage.db.updateTable('users').set({ is_premium: 1 }).execute();
  });
  const remember = () => {
    known = [];
    const note = ({ learner }: Talk): void => void known.push(learner.earlierTalks);
    world.fake.behaviour.greet = async (talk) => (note(talk), 'Hello. What did you do today?');
    world.fake.behaviour.reply = async (talk) => (note(talk), 'I see. And then?');
  };
  const talk = async (...texts: readonly string[]) => {
    world.now += 60_000;
    const page = openLive({ url: world.server.url, token: world.learner.token });
    await page.next('bot_message');
    for (const text of texts) {
      page.send({ type: 'user_message', text });
      await page.next('bot_message');
    }
    page.send({ type: 'terminate' });
    await page.next('terminate_done');
    await page.close();
    await call(world.server, 'GET', '/conversation/api/session/summary', undefined, world.learner.token);
  };

  it('is nothing in the first conversation, and the words, questions and recap of it in the second, in greeting and reply', async () => {
    remember();
    await talk('I like tea.', 'With milk.');
    await talk('Hello again.');
    const first = {
      date: '2026-11-20',
      recap: 'We spoke 5 times.',
      said: ['I like tea.', 'With milk.'],
      asked: ['What did you do today?', 'And then?', 'And then?'],
    };
    expect(known).toEqual([[], [], [], [first], [first]]);
  });

  it('is the last three conversations in which the learner spoke, newest first', async () => {
    remember();
    for (const text of ['One.', 'Two.', 'Three.', 'Four.']) await talk(text);
    await talk();
    await talk('Five.');
    expect(known.at(-1)?.map(({ said }) => said.join(' '))).toEqual(['Four.', 'Three.', 'Two.']);
  });

  it('is known in the text chat too, and never from another learner', async () => {
    await talk('I like tea.');
    remember();
    await call(world.server, 'POST', '/conversation/start', {}, world.learner.token);
    expect(known.at(-1)?.map(({ said }) => said)).toEqual([['I like tea.']]);
  });
});
