import { describe, expect, it } from 'vitest';
import { interviewWorld, openInterviewPage } from '../../testing/interview-world.ts';

const answer = (text: string) => ({ type: 'user_message', text, assistant_mode: false });

describe('taking an interview up again', () => {
  const world = interviewWorld();

  it('brings everything so far, and says again under its old id what was not answered or not heard', async () => {
    const { id, page } = await world.begin();
    const first = page.messages.find((one) => one.type === 'bot_message');
    page.cut();
    const second = world.open(id);
    expect(await second.next('bot_message')).toEqual(first);
    second.send({ type: 'user_message', text: 'I teach.', id: 'one', draft: true });
    const ideal = await second.next('assistant_perfect_answer');
    second.cut();
    const third = world.open(id);
    expect(await third.next('session')).toMatchObject({
      history: [
        { role: 'coach', id: first?.id },
        { role: 'user', id: 'one', draft: true },
        { role: 'assistant', id: ideal.id, text: ideal.text },
      ],
    });
    expect(await third.next('assistant_perfect_answer')).toEqual(ideal);
    third.send({ type: 'perfect_answer_done' });
    await third.next('waiting_next_question');
    third.cut();
    const fourth = world.open(id);
    await fourth.next('waiting_next_question');
    expect(await fourth.next('bot_message')).toMatchObject({ text: expect.stringContaining('Question 2') });
    await fourth.close();
  });

  it('makes what was being thought up when the line broke', async () => {
    const { id, page } = await world.begin();
    const { idealAnswer } = world.fake.behaviour;
    const asked = Promise.withResolvers<void>();
    world.fake.behaviour.idealAnswer = () => {
      asked.resolve();
      return new Promise(() => undefined);
    };
    page.send({ type: 'user_message', text: 'I teach.', id: 'one' });
    await asked.promise;
    page.cut();
    world.fake.behaviour.idealAnswer = idealAnswer;
    const again = world.open(id);
    await again.next('waiting_perfect_answer');
    await again.next('assistant_perfect_answer');
    await again.close();
  });

  it('closes the older tab when a newer one takes the interview over', async () => {
    const { id, page } = await world.begin();
    const newer = world.open(id);
    await newer.next('session');
    expect(await page.closed).toMatchObject({ code: 4409, reason: 'This interview was opened elsewhere.' });
    await newer.close();
  });

  it('ends what was left for more than two hours', async () => {
    const { id, page } = await world.begin();
    page.send(answer('I teach.'));
    await page.next('bot_message');
    await page.close();
    world.now += 2 * 60 * 60_000;
    const { token } = await world.server.services.tokens.issue(world.learner.id);
    expect((await openInterviewPage(world.server.url, token, id).closed).code).toBe(4410);
    world.learner = { ...world.learner, token };
  });
});
