import type { Page } from 'playwright';
import { typeAnswer } from './answers.ts';
import type { WatchedMicrophone } from './microphone.ts';
import { untilStatus } from './talk.ts';

/** The page that a scene is played on, of a learner who is signed in. */
export interface Stage {
  readonly page: Page;
  readonly microphone: WatchedMicrophone;
  /** The address of the conversation. */
  readonly address: string;
}

/** One state of a conversation, of the protocol or of the page, and what a learner expects when the connection breaks in it. */
export interface Scene {
  readonly state: string;
  /** Brings the page so far that `enter` is quick; it can stay there while other pages are brought so far. */
  readonly prepare: (stage: Stage) => Promise<void>;
  /** Brings it into the state. */
  readonly enter: (stage: Stage) => Promise<void>;
  /** The actions of the learner while the connection is broken. */
  readonly meanwhile?: (stage: Stage) => Promise<void>;
  /** Sees the conversation go on. */
  readonly goOn: (stage: Stage) => Promise<void>;
  /** Who has spoken then, in order; empty where the conversation did not begin. */
  readonly turns: readonly ('coach' | 'user')[];
  /** The state is over after seconds, so it is entered last. */
  readonly isBrief?: true;
  /** The page does not say that it reconnects: there is nothing to reconnect for. */
  readonly isSilent?: true;
  /** The browser asks for the microphone, and the learner has not answered yet. */
  readonly isHeldBack?: true;
}

const greeting = ['coach'] as const;
const answered = [...greeting, 'user', 'coach'] as const;
const answeredTwice = [...answered, 'user', 'coach'] as const;

/** The learner's microphone is silent for three seconds and then says a long answer: this long, it has begun, ms. */
const begunMs = 4500;

const nothing = async () => {};
const open = async ({ page, address }: Stage) => {
  await page.goto(address);
};
const openWithText = async (stage: Stage) => {
  await open(stage);
  await stage.page.getByRole('button', { name: 'Show Text' }).click();
};
const listened = ({ page }: Stage) => untilStatus(page, 'Speak now...');
const readied = async (stage: Stage) => {
  await openWithText(stage);
  await untilStatus(stage.page, 'Your turn...');
};
const hearAnswer = async (stage: Stage) => {
  await untilStatus(stage.page, 'Daisy is speaking...');
  await listened(stage);
};
const speak = async (stage: Stage) => {
  await stage.microphone.letIn();
  await listened(stage);
  await stage.microphone.hasHeard(begunMs);
};
const sendNow = ({ page }: Stage) => page.getByRole('button', { name: 'Send Now' }).click();
const send = ({ page }: Stage) => page.getByRole('button', { name: 'Send', exact: true }).click();
const write =
  (text: string) =>
  async (stage: Stage): Promise<void> => {
    await openWithText(stage);
    await listened(stage);
    await stage.page.getByRole('button', { name: 'Type instead' }).click();
    await stage.page.getByLabel('Your answer').fill(text);
  };
const sayNothing = async (stage: Stage) => {
  await openWithText(stage);
  for (let misses = 0; misses < 3; misses += 1) {
    await listened(stage);
    await sendNow(stage);
  }
  await untilStatus(stage.page, 'Still there?');
};

/** Every state but `limited`, which needs a learner who has used the day's conversations up. */
export const scenes: readonly Scene[] = [
  {
    state: 'connecting',
    prepare: nothing,
    enter: async (stage) => {
      await openWithText(stage);
      await untilStatus(stage.page, 'Your coach is connecting...');
    },
    goOn: hearAnswer,
    turns: greeting,
  },
  {
    // The coach finishes, and the learner answers, while the line is down.
    state: 'speaking',
    prepare: write('We eat fish.'),
    enter: async (stage) => {
      await send(stage);
      await untilStatus(stage.page, 'Daisy is speaking...');
    },
    isBrief: true,
    meanwhile: async (stage) => {
      await stage.page.getByRole('button', { name: 'Send Now', disabled: false }).waitFor();
      await stage.microphone.hasHeard(begunMs);
      await sendNow(stage);
    },
    goOn: hearAnswer,
    turns: answeredTwice,
  },
  {
    state: 'readying',
    prepare: readied,
    enter: nothing,
    isHeldBack: true,
    goOn: async (stage) => {
      await stage.microphone.letIn();
      await listened(stage);
    },
    turns: greeting,
  },
  {
    state: 'listening',
    prepare: readied,
    enter: speak,
    isHeldBack: true,
    goOn: hearAnswerAfterLettingIn,
    turns: answered,
  },
  {
    state: 'processing',
    prepare: readied,
    enter: async (stage) => {
      await speak(stage);
      await sendNow(stage);
      await untilStatus(stage.page, 'Processing your message...');
    },
    isHeldBack: true,
    goOn: hearAnswerAfterLettingIn,
    turns: answered,
  },
  {
    state: 'thinking',
    prepare: write('Please hold on.'),
    enter: async (stage) => {
      await send(stage);
      await untilStatus(stage.page, 'Daisy is thinking...');
    },
    goOn: hearAnswer,
    turns: answered,
  },
  {
    state: 'typing',
    prepare: write('We eat fish.'),
    enter: nothing,
    meanwhile: async (stage) => {
      await send(stage);
      await stage.page.getByText('Sending...').waitFor();
    },
    goOn: hearAnswer,
    turns: answered,
  },
  {
    state: 'paused',
    prepare: sayNothing,
    enter: nothing,
    goOn: async (stage) => {
      await stage.page.getByRole('button', { name: 'Speak', exact: true }).click();
      await listened(stage);
    },
    turns: greeting,
  },
  {
    state: 'ending',
    prepare: async (stage) => {
      await openWithText(stage);
      await listened(stage);
      await typeAnswer(stage.page, 'We eat fish.');
      await hearAnswer(stage);
      await stage.page.getByRole('button', { name: 'Type instead' }).click();
    },
    enter: async ({ page }) => {
      await page.getByRole('button', { name: 'End the conversation' }).click();
      await untilStatus(page, 'Saving your conversation...');
    },
    isBrief: true,
    goOn: async ({ page }) => {
      const again = page.getByRole('button', { name: 'Try again' });
      const summary = page.getByRole('heading', { name: 'What you talked about' });
      // The six retries of a second each are over before a long cut is; then the learner tries again.
      while (!(await summary.isVisible())) {
        await again.or(summary).waitFor({ timeout: 45_000 });
        if (await again.isVisible()) await again.click();
      }
    },
    turns: answered,
    isSilent: true,
  },
];

/** Where the microphone was held back, it is asked for again after the answer. */
async function hearAnswerAfterLettingIn(stage: Stage): Promise<void> {
  await untilStatus(stage.page, 'Daisy is speaking...');
  await untilStatus(stage.page, 'Your turn...');
}

/** For a learner who has had the day's conversations. */
export const limited: Scene = {
  state: 'limited',
  prepare: open,
  enter: ({ page }) => page.getByRole('dialog', { name: 'Limit Reached' }).waitFor(),
  goOn: async ({ page }) => {
    await page.getByRole('dialog', { name: 'Limit Reached' }).getByRole('link', { name: 'Upgrade Now' }).click();
    await page.waitForURL('**/payment');
    await page.getByRole('heading', { level: 1 }).waitFor();
  },
  turns: [],
  isSilent: true,
};
