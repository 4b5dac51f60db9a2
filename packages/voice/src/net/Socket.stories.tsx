import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent } from 'storybook/test';
import type { Guide } from '../../../ui/src/internal/stories/guide.ts';
import { SocketMachine } from '../stories/SocketMachine.tsx';
import code from '../stories/samples/socket.ts?raw';

const guide: Guide = {
  notFor: [
    'Another protocol: it knows the messages “session”, “ack”, “ping” and “user_message” of the contract.',
    'A server that cannot tell ids apart: a message is sent again until its id was acknowledged, so the server must take an id once.',
  ],
  code,
  states: [
    ['connecting', 'The first attempt. It has 10 seconds.'],
    ['open', 'Messages travel. A heartbeat notices a server that has frozen, in 18 seconds at most.'],
    ['reconnecting', 'It waits for the next attempt or makes it. What is sent now waits in the outbox.'],
    ['closed', 'For good: the reason says why. connect() starts again, unless it was disposed.'],
  ],
  options: [
    ['url', 'required', 'The address for the next attempt, with a fresh token; null when there is none to be had.'],
    ['open', 'required', 'openWebSocket in a page, a fake in tests.'],
    ['clock', 'required', 'browserClock in a page: a hidden tab reconnects on time.'],
    ['read', 'required', 'Makes a message of parsed JSON, or null for what it does not know.'],
    ['backoff.minReconnectionDelay', '1,000 ms', 'The first wait; it doubles: 1, 2, 4, 8, 10, 10 s.'],
    ['backoff.maxReconnectionDelay', '10,000 ms', 'The longest wait.'],
    [
      'backoff.reconnectionDelayJitter',
      '0',
      'Takes up to this share off each wait, so that a thousand pages do not come back at once.',
    ],
    ['online', 'none', 'onBrowserOnline: the next attempt starts at once when the network is back.'],
    ['maxEnqueuedMessages', '64 messages', 'How many wait at most; send() then gives false.'],
    ['fixed', '5,000 ms', 'A connection that lived so long was a good one: the next wait is the first again.'],
  ],
  errors: [
    ['lost, timeout, frozen', 'reconnecting', 'Say so in a quiet line. The microphone may go on: nothing is lost.'],
    ['4401, unauthorized', 'A fresh token at once; refused again, closed', 'Lead to the sign-in.'],
    ['4404, not-found', 'closed', 'There is no such session.'],
    ['4409, taken-over', 'closed', 'The session goes on in another tab. connect() takes it back.'],
    ['4410, ended', 'closed', 'The session is over: show its summary.'],
    ['send() gives false', 'Not taken', 'Keep the words in the field, and let the learner try again.'],
  ],
  accessibility: [
    'State changes are a status line, read politely: a line that blinks must not interrupt what is being said.',
    'While it reconnects nothing is taken away: fields keep their words, the focus stays.',
  ],
};

/** A socket that comes back by itself and neither loses nor doubles what was said meanwhile. Cut the line and see. */
const meta = {
  title: 'Socket',
  component: SocketMachine,
  parameters: { guide },
} satisfies Meta<typeof SocketMachine>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

type Context = Parameters<NonNullable<Story['play']>>[0];

const presser =
  ({ canvas, userEvent }: Pick<Context, 'canvas' | 'userEvent'>) =>
  async (...names: readonly string[]) => {
    for (const name of names) await userEvent.click(canvas.getByRole('button', { name }));
  };

/** The line is cut while two messages are on their way: attempts after 1, 2, 4 and 8 seconds, then it is mended. */
export const Reconnecting: Story = {
  args: { running: false },
  play: async (context) => {
    const { canvas } = context;
    const press = presser(context);
    await expect(canvas.getByText('not connected')).toBeVisible();
    await press('Connect', '+1 s');
    await expect(await canvas.findByText('open')).toBeVisible();
    await press('Say one more', '+1 s');
    await expect(await canvas.findByText('Acknowledged: 1')).toBeVisible();
    await press('Say one more', 'Say one more', 'Cut the line');
    await expect(await canvas.findByText('reconnecting, attempt 1')).toBeVisible();
    await press('+1 s', '+10 s');
    await expect(await canvas.findByText('reconnecting, attempt 4')).toBeVisible();
    await expect(canvas.getByText('Wait 1: 1.0 s, 0.0 s to 1.0 s')).toBeVisible();
    await expect(canvas.getByText(/^Wait 2: 2\.0 s/)).toBeVisible();
    await expect(canvas.getByText(/^Wait 3: 4\.0 s/)).toBeVisible();
    await expect(canvas.getByText(/^Wait 4: 8\.0 s/)).toBeVisible();
    await expect(canvas.getByText('In the outbox: 2')).toBeVisible();
  },
};

/** Mended: what waited is delivered once, in order. */
export const Mended: Story = {
  tags: ['!autodocs'],
  parameters: { pictures: false },
  args: { running: false },
  play: async (context) => {
    await Reconnecting.play?.(context);
    const { canvas } = context;
    await presser(context)('Mend the line', '+10 s');
    await expect(await canvas.findByText('open')).toBeVisible();
    await expect(await canvas.findByText('Acknowledged: 3')).toBeVisible();
    await expect(canvas.getByText('In the outbox: 0')).toBeVisible();
    await expect(canvas.getByText('Stored: 3')).toBeVisible();
    await expect(canvas.getByText(/^Acknowledged and not stored: 0\./)).toBeVisible();
  },
};

/** A frozen server keeps the line open and says nothing: the heartbeat notices, and what was said arrives in the end. */
export const Frozen: Story = {
  tags: ['!autodocs'],
  parameters: { pictures: false },
  args: { running: false },
  play: async (context) => {
    const { canvas } = context;
    const press = presser(context);
    await press('Connect', '+1 s', 'Freeze the server', 'Say one more', '+10 s');
    await expect(await canvas.findByText('frozen')).toBeVisible();
    await expect(canvas.getByText('In the outbox: 1')).toBeVisible();
    await press('Mend the line', '+10 s', '+10 s');
    await expect(await canvas.findByText('Acknowledged: 1')).toBeVisible();
    await expect(canvas.getByText('Stored: 1')).toBeVisible();
  },
};

/** A refused token is asked for again once; a session taken over stays closed until Connect. */
export const Closed: Story = {
  args: { running: false },
  play: async (context) => {
    const { canvas } = context;
    const press = presser(context);
    await press('Connect', '+1 s', 'Take over in another tab', '+1 s');
    await expect(await canvas.findByText('taken-over')).toBeVisible();
    await expect(canvas.getByText('4409')).toBeVisible();
    await press('Connect', '+1 s');
    await expect(await canvas.findByText('open')).toBeVisible();
    await press('Refuse the token', '+1 s', '+10 s');
    await expect(await canvas.findByText('unauthorized')).toBeVisible();
    await expect(canvas.getByText('closed')).toBeVisible();
  },
};

/** Other waits: half a second at first, two at most. */
export const Waits: Story = {
  tags: ['!autodocs'],
  parameters: { pictures: false },
  args: { running: false },
  play: async (context) => {
    const { canvas } = context;
    const set = (name: string, value: number) =>
      fireEvent.change(canvas.getByRole('slider', { name }), { target: { value } });
    await set('First wait', 500);
    await set('Longest wait', 2000);
    await presser(context)('Connect', '+1 s', 'Cut the line', '+10 s');
    await expect(await canvas.findByText(/^Wait 2: 1\.0 s/)).toBeVisible();
    await expect(await canvas.findByText(/^Wait 4: 2\.0 s/)).toBeVisible();
  },
};
