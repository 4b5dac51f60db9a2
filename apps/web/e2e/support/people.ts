import { createInterview } from './interview.ts';
import { type Account, post, register, signUp } from './learner.ts';
import { seedLearner } from './seed.ts';
import { openInterviewSocket } from './socket.ts';
import type { Stack } from './stack.ts';

/** The learner at the page. `new` is an account of this test alone; `expired` has a token that is no longer valid. */
export type Who = 'visitor' | 'practised' | 'new' | 'without profile' | 'without coach' | 'with Plus' | 'expired';

/** Data that the server has. */
export interface Known {
  /** The address of an account with a password. */
  readonly email: string;
  /** An interview of the practised learner that has an answer. */
  readonly interview: string;
}

/** The people who open the pages of a test. */
export interface People {
  readonly known: Known;
  /** A session for a page; null for a visitor. */
  getSession(who: Who): Promise<Account | null>;
}

/** A learner with weeks of practice behind them, a drill and an interview with an answer among it. */
const preparePractised = async (stack: Stack) => {
  const { url } = stack;
  const account = await seedLearner(stack, 'practised@example.com', 60);
  const interview = await createInterview(url, account);
  await answerOnce(url, account, interview);
  const phrase = {
    target: 'I like rice.',
    transcript: 'I like rice.',
    average: 0.9,
    tip: '',
    coach: 'Daisy',
    phrase_count: 1,
  };
  const scores = [{ word: 'rice', score: 0.9 }];
  await post(url, '/api/pronunciation/save-session', { ...phrase, scores, conversation_history: [] }, account.token);
  await post(url, '/conversation/start', {}, account.token);
  await post(url, '/conversation/send', { message: 'I cooked rice with my sister.' }, account.token);
  return { account, interview };
};

const answerOnce = async (url: string, { token }: Account, id: string) => {
  const socket = await openInterviewSocket(url, token, id);
  await socket.next('bot_message');
  socket.send(
    JSON.stringify({ type: 'user_message', text: 'I have worked on a ward for six years.', assistant_mode: false }),
  );
  await socket.next('waiting_next_question');
  socket.send('{"type":"terminate"}');
  await socket.next('terminate_done');
  socket.close();
};

const buyPlus = async (url: string, { email, token }: Account) => {
  const order = { email, billing_cycle: 'monthly' };
  const { checkout_url } = await post<{ checkout_url: string }>(url, '/api/create-checkout-session', order, token);
  const paid = await fetch(`${url}${new URL(checkout_url).pathname}/pay`, {
    method: 'POST',
    redirect: 'manual',
    headers: { origin: url },
  });
  if (paid.status >= 400) throw new Error(`Paying answered ${paid.status}.`);
};

export const preparePeople = async (stack: Stack): Promise<People> => {
  const { url } = stack;
  const { account, interview } = await preparePractised(stack);
  const withPassword = await signUp(url);
  return {
    known: { email: withPassword.email, interview },
    getSession: async (who) => {
      switch (who) {
        case 'visitor':
          return null;
        case 'practised':
          return account;
        case 'expired':
          return { ...(await signUp(url)), token: 'expired' };
        case 'new':
          return signUp(url);
        case 'without profile':
          return register(url);
        case 'without coach':
          return signUp(url, null);
        case 'with Plus': {
          const member = await signUp(url);
          await buyPlus(url, member);
          return member;
        }
      }
    },
  };
};
