import type { Browser, Page } from 'playwright';
import { expect } from 'vitest';
import { sayToWav } from '../../../server/src/testing/say.ts';
import { longAnswer } from './answers.ts';
import { launchSpeakingBrowser, openContext } from './browser.ts';
import { type Account, readHistory, signUp } from './learner.ts';
import { watchMicrophone } from './microphone.ts';
import { heldName, startPatientProvider } from './provider.ts';
import { limited, type Scene, type Stage, scenes } from './scenes.ts';
import { openSocket } from './socket.ts';
import { startStack } from './stack.ts';
import { readTranscript, signInPage, untilStatus } from './talk.ts';

/** A page on its way into one state of a conversation, with a learner of its own. */
export interface Performance extends Stage {
  readonly scene: Scene;
  readonly account: Account;
  /** Ids of what the coach said to the page. */
  readonly coachSaid: ReadonlySet<string>;
}

const listenToCoach = (page: Page): ReadonlySet<string> => {
  const ids = new Set<string>();
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => {
      const message = JSON.parse(String(payload));
      if (message.type === 'bot_message') ids.add(message.id);
    }),
  );
  return ids;
};

/** Uses up the day's one conversation. */
const useUp = async (url: string, token: string) => {
  const socket = await openSocket(url, token);
  await socket.next('bot_message');
  socket.send('{"type":"user_message","text":"I am here."}');
  await socket.next('bot_message');
  socket.send('{"type":"terminate"}');
  await socket.next('terminate_done');
  socket.close();
};

/** A patient provider, a server with one free conversation a day, and a browser whose microphone gives a long answer. */
export const openHall = async () => {
  const provider = await startPatientProvider();
  const voice = await sayToWav(longAnswer, 'John', { leadSeconds: 3, tailSeconds: 3 });
  const [stack, microphone] = await Promise.all([
    startStack({ ...provider.env, FREE_CONVERSATIONS_PER_DAY: '1' }),
    launchSpeakingBrowser(voice),
  ]);
  return {
    provider,
    stack,
    browser: microphone.browser,
    close: () => Promise.all([stack.close(), microphone.close(), provider.close()]),
  };
};

export type Hall = Awaited<ReturnType<typeof openHall>>;

export interface HallOptions {
  readonly browser: Browser;
  /** The server, started with one free conversation a day. */
  readonly url: string;
  /** The address by which this page reaches it. */
  readonly lineTo: (scene: Scene) => Promise<string>;
}

/** Small, because ten pages are drawn at the same time. */
const viewport = { width: 360, height: 480 };

/** Opens a page for every state, each with a learner of its own, and prepares all of them at the same time. */
export const prepareAll = ({ browser, url, lineTo }: HallOptions): Promise<Performance[]> =>
  Promise.all(
    [...scenes, limited].map(async (scene) => {
      const account = await signUp(url, 'Daisy', scene.state === 'connecting' ? heldName : undefined);
      if (scene === limited) await useUp(url, account.token);
      const page = await (await openContext(browser, { viewport })).newPage();
      await signInPage(page, account);
      const microphone = await watchMicrophone(page, { heldBack: scene.isHeldBack ?? false });
      const address = `${await lineTo(scene)}/conversation/Daisy`;
      const performance = { scene, account, page, microphone, address, coachSaid: listenToCoach(page) };
      await scene.prepare(performance);
      return performance;
    }),
  );

/** The page says that it reconnects, where there is something to reconnect for, and the learner goes on meanwhile. */
export const expectReconnecting = async (performance: Performance, timeout: number): Promise<void> => {
  const { scene, page } = performance;
  if (scene.isSilent) return;
  await untilStatus(page, 'Reconnecting...', timeout);
  await scene.meanwhile?.(performance);
};

/** Expects that it goes on by itself, and that the server stores what the page shows: nothing lost, nothing doubled. */
export const expectGoingOn = async (performance: Performance, url: string): Promise<void> => {
  const { scene, account, page, coachSaid } = performance;
  await scene.goOn(performance);
  if (scene === limited) return;
  if (!scene.isSilent) {
    const transcript = await readTranscript(page);
    expect(transcript, scene.state).toHaveLength(scene.turns.length);
    // A conversation in which the learner has said nothing is not in the history.
    if (!scene.turns.includes('user')) return;
    const texts = (await readHistory(url, account.token)).map(({ text }) => text);
    for (const [index, text] of texts.entries()) expect(transcript[index], scene.state).toContain(text);
  }
  const history = await readHistory(url, account.token);
  expect(
    history.map(({ role }) => role),
    scene.state,
  ).toEqual(scene.turns);
  expect(coachSaid.size, scene.state).toBe(scene.turns.filter((role) => role === 'coach').length);
};
