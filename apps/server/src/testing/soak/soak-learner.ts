import { createFaithfulPage, type FaithfulPage } from '../faithful-page.ts';
import type { LivePage } from '../open-live.ts';

/** How a learner behaves, drawn again each time. */
export interface SoakPace {
  /** How long listening and speaking take together, ms. */
  turnMs(): number;
  /** Answers in one conversation. */
  readonly turns: number;
  /** Whether the line breaks just after this answer was sent. */
  breaks(): boolean;
}

/** One conversation as the learner's page saw it. */
export interface SoakTalk {
  readonly sessionId: string;
  readonly said: readonly string[];
  /** The coach's turns by id. */
  readonly heard: ReadonlyMap<string, string>;
  /** From sending an answer to the coach's message for it, where the line held, ms. */
  readonly roundTrips: readonly number[];
  readonly errors: readonly unknown[];
}

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
const requireLive = (page: FaithfulPage): LivePage => {
  if (!page.live) throw new Error('The page is not connected.');
  return page.live;
};

/** Reads the coach's messages until one says this. */
const hear = async (page: FaithfulPage, text: string): Promise<void> => {
  for (let last = ''; last !== text; ) last = (await requireLive(page).next('bot_message')).text;
};

/** One conversation from the greeting to the summary's `terminate_done`. */
export const talkOnce = async (url: string, token: string, pace: SoakPace, name: string): Promise<SoakTalk> => {
  const page = createFaithfulPage(token);
  const roundTrips: number[] = [];
  await page.connect(url);
  await requireLive(page).next('bot_message');
  for (let turn = 0; turn < pace.turns; turn += 1) {
    await wait(pace.turnMs());
    page.heard();
    const text = `${name}, answer ${turn}.`;
    const start = performance.now();
    page.say(text);
    const isBroken = pace.breaks();
    if (isBroken) {
      page.cut();
      await page.connect(url);
    }
    await hear(page, `You said: ${text}`);
    if (!isBroken) roundTrips.push(performance.now() - start);
  }
  await page.settled();
  requireLive(page).send({ type: 'terminate' });
  await requireLive(page).next('terminate_done');
  await requireLive(page).close();
  return {
    sessionId: page.sessionId ?? '',
    said: page.said.map(({ text }) => text),
    heard: page.coachTurns,
    roundTrips,
    errors: page.errors(),
  };
};
