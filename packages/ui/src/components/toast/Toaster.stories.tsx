import * as Radix from '@radix-ui/react-toast';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useLayoutEffect } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { DoDont } from '../../internal/stories/DoDont.tsx';
import { doubledText, LONG } from '../../internal/story-tools.tsx';
import { Inline } from '../../primitives/inline/index.ts';
import { Button } from '../button/index.ts';
import { Dialog } from '../dialog/index.ts';
import { createToaster, TOAST_LIMIT, type ToastItem, type ToastKind, type ToastOptions } from './create-toaster.ts';
import { Toast } from './Toast.tsx';
import { Toaster, type ToasterProps } from './Toaster.tsx';

const FOREVER = Number.POSITIVE_INFINITY;

/** Many pages of one document would all show their messages over it: there a press shows them. */
const inDocs = new URLSearchParams(location.search).get('viewMode') === 'docs';

const deleted: ReadonlyArray<[string, ToastOptions]> = [
  ['<b>Account</b> deleted', { kind: 'success', duration: FOREVER }],
];

/** A page that has already shown some messages, with a button for more. */
function Page({ store, label, messages = [] }: ToasterProps & { messages?: ReadonlyArray<[string, ToastOptions]> }) {
  useLayoutEffect(() => {
    if (!inDocs) for (const [message, options] of messages) store.show(message, options);
    return () => store.dismiss();
  }, [store, messages]);
  const more = inDocs && messages.length > 0 ? messages : deleted;
  return (
    <div style={{ minBlockSize: inDocs ? undefined : '26rem', display: 'grid', alignItems: 'end' }}>
      <Inline>
        <Button onClick={() => more.forEach(([message, options]) => store.show(message, options))}>Show</Button>
      </Inline>
      <Toaster store={store} label={label} />
    </div>
  );
}

const usage = `const toaster = createToaster();

<Toaster store={toaster} />;

toaster.show('Account deleted', { kind: 'success' });`;

const meta = {
  title: 'Toaster',
  component: Toaster,
  args: { store: createToaster(), label: 'Messages ({hotkey})' },
  argTypes: { store: { control: false } },
  parameters: { docs: { source: { code: usage } } },
} satisfies Meta<typeof Toaster>;

export default meta;
type Story = StoryObj<typeof meta>;

const kinds: ReadonlyArray<[string, ToastOptions]> = [
  ['Welcome aboard with Daisy!', { kind: 'blank', duration: FOREVER }],
  ['Account deleted', { kind: 'success', duration: FOREVER }],
  ['Failed to fetch coach tip.', { kind: 'error', duration: FOREVER }],
  ['Your coach is preparing a tip...', { kind: 'loading' }],
];

export const Kinds: Story = { render: (args) => <Page {...args} messages={kinds} /> };

export const Default: Story = {
  parameters: { pictures: false },
  render: (args) => <Page {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show' }));
    const toast = await screen.findByText('Account deleted', { selector: 'li *' });
    await waitFor(() => expect(toast).toBeVisible());
    await userEvent.click(screen.getByRole('button', { name: 'Close message' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Close message' })).toBeNull());
  },
};

const findDismissButtons = () => screen.queryAllByRole('button', { name: 'Close message' });

/** F8 moves the focus to the messages from anywhere, Tab goes from the newest to the oldest, and Escape takes one away. */
export const Keyboard: Story = {
  tags: ['!autodocs'],
  parameters: { pictures: false },
  render: (args) => <Page {...args} messages={kinds} />,
  play: async ({ userEvent }) => {
    await screen.findAllByRole('button', { name: 'Close message' });
    await userEvent.keyboard('[F8]');
    await expect(within(screen.getByRole('region', { name: 'Messages (F8)' })).getByRole('list')).toHaveFocus();
    await userEvent.tab();
    await expect(document.activeElement).toHaveTextContent('Your coach is preparing a tip...');
    await userEvent.keyboard('[Escape]');
    await waitFor(() => expect(findDismissButtons()).toHaveLength(3));
    await userEvent.tab();
    await expect(document.activeElement).toHaveTextContent('Failed to fetch coach tip.');
    await userEvent.tab();
    await expect(document.activeElement).toHaveAccessibleName('Close message');
  },
};

/** Announced once, errors at once. */
export const Announced: Story = {
  tags: ['!autodocs'],
  parameters: { pictures: false },
  render: (args) => <Page {...args} />,
  play: async ({ canvas, userEvent, args: { store } }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show' }));
    const polite = await screen.findByText('Message Account deleted');
    await expect(polite).toHaveAttribute('aria-live', 'polite');
    store.show('Network error', { kind: 'error', duration: FOREVER });
    const urgent = await screen.findByText('Message Network error');
    await expect(urgent).toHaveAttribute('aria-live', 'assertive');
    await waitFor(() => expect(screen.queryByText(/^Message/)).toBeNull());
  },
};

/** The focus goes back to where it was when the last message has gone, and stays among them when one is replaced. */
export const FocusReturns: Story = {
  tags: ['!autodocs'],
  parameters: { pictures: false },
  render: (args) => <Page {...args} />,
  play: async ({ canvas, userEvent, args: { store } }) => {
    const button = canvas.getByRole('button', { name: 'Show' });
    button.focus();
    store.show('Saving...', { kind: 'loading', id: 'saving' });
    await screen.findByText('Saving...', { selector: 'li *' });
    await userEvent.keyboard('[F8]');
    await userEvent.tab();
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: 'Close message' })).toHaveFocus();
    store.show('Saved', { kind: 'success', id: 'saving', duration: FOREVER });
    await screen.findByText('Saved', { selector: 'li *' });
    await waitFor(() => expect(screen.getByRole('list')).toHaveFocus());
    await userEvent.tab();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(button).toHaveFocus());
    await expect(findDismissButtons()).toHaveLength(0);
  },
};

const waiting: ReadonlyArray<[string, ToastOptions]> = [['Read me', { duration: FOREVER }]];

/** Two frames of the page: what was to happen at once has happened. */
const nextFrames = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));

/** Its time stands still under the pointer, with the focus and while the window is left; a message of one millisecond waits. Then it goes by itself. */
export const TimeStandsStill: Story = {
  tags: ['!autodocs'],
  parameters: { pictures: false },
  render: (args) => <Page {...args} messages={waiting} />,
  play: async ({ canvas, userEvent, args: { store } }) => {
    const reading = await screen.findByText('Read me', { selector: 'li *' });
    const button = canvas.getByRole('button', { name: 'Show' });
    const ways = [
      [() => userEvent.hover(reading), () => userEvent.unhover(reading)],
      [() => userEvent.keyboard('[F8]'), () => button.focus()],
      [() => window.dispatchEvent(new Event('blur')), () => window.dispatchEvent(new Event('focus'))],
    ] as const;
    for (const [stop, goOn] of ways) {
      await stop();
      store.show('Saved', { kind: 'success', duration: 1 });
      const saved = await screen.findByText('Saved', { selector: 'li *' });
      await nextFrames();
      await expect(saved).toBeInTheDocument();
      await goOn();
      await waitFor(() => expect(saved).not.toBeInTheDocument());
    }
    await expect(reading).toBeInTheDocument();
  },
};

/** A message with the same id takes its place and has its whole time. */
export const Replaced: Story = {
  tags: ['!autodocs'],
  parameters: { pictures: false },
  render: (args) => <Page {...args} messages={waiting} />,
  play: async ({ userEvent, args: { store } }) => {
    const reading = await screen.findByText('Read me', { selector: 'li *' });
    await userEvent.hover(reading);
    store.show('Saving...', { id: 'saving', duration: 1 });
    await screen.findByText('Saving...', { selector: 'li *' });
    store.show('Saved', { kind: 'success', id: 'saving', duration: FOREVER });
    await screen.findByText('Saved', { selector: 'li *' });
    await userEvent.unhover(reading);
    await nextFrames();
    await expect(screen.getByText('Saved', { selector: 'li *' })).toBeVisible();
    await expect(screen.queryByText('Saving...', { selector: 'li *' })).toBeNull();
  },
};

/** Twenty are kept. They scroll, and the newest stands first. */
export const Twenty: Story = {
  parameters: { pictures: false },
  render: (args) => <Page {...args} messages={many} />,
  play: async () => {
    await waitFor(() => expect(findDismissButtons()).toHaveLength(TOAST_LIMIT));
    const list = screen.getByRole('list');
    const top = (message: string): number =>
      screen.getByText(message, { selector: 'li *' }).getBoundingClientRect().top - list.getBoundingClientRect().top;
    await expect(top('Message 25')).toBeLessThan(top('Message 24'));
    await expect(top('Message 25')).toBeGreaterThanOrEqual(0);
    list.scrollTo({ top: list.scrollHeight, behavior: 'instant' });
    await expect(top('Message 6')).toBeLessThan(list.clientHeight);
  },
};
const many: ReadonlyArray<[string, ToastOptions]> = Array.from({ length: 25 }, (_, index) => [
  `Message ${index + 1}`,
  { duration: FOREVER },
]);

/** Over a dialog, and no press on it closes the dialog; Escape takes the message first. */
export const OverADialog: Story = {
  tags: ['!autodocs'],
  parameters: { pictures: false },
  render: (args) => (
    <>
      <Page {...args} />
      <Dialog open onOpenChange={closed} title="Delete account" actions={<Button>Delete</Button>} />
    </>
  ),
  play: async ({ userEvent, args: { store } }) => {
    closed.mockClear();
    await screen.findByRole('dialog');
    store.show('Failed to delete account.', { kind: 'error', duration: FOREVER });
    const dismiss = await screen.findByRole('button', { name: 'Close message' });
    await waitFor(() => {
      const { left, top, width, height } = dismiss.getBoundingClientRect();
      return expect(dismiss).toContainElement(
        document.elementFromPoint(left + width / 2, top + height / 2) as HTMLElement | null,
      );
    });
    await userEvent.click(dismiss);
    await waitFor(() => expect(findDismissButtons()).toHaveLength(0));
    store.show('An error occurred while deleting your account.', { kind: 'error', duration: FOREVER });
    await screen.findByRole('button', { name: 'Close message' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(findDismissButtons()).toHaveLength(0));
    await expect(closed).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(closed).toHaveBeenCalledWith(false));
  },
};
const closed = fn();

/** A finger or a mouse throws it away to the end of the line; a small slip does not. */
export const Swipe: Story = {
  tags: ['!autodocs'],
  parameters: { pictures: false },
  render: (args) => <Page {...args} messages={kinds} />,
  play: async ({ userEvent }) => {
    const item = await screen.findByText('Account deleted', { selector: 'li *' });
    const drag = (x: number) =>
      userEvent.pointer([
        { keys: '[MouseLeft>]', target: item, coords: { x: 100, y: 100 } },
        { target: item, coords: { x, y: 100 } },
        { keys: '[/MouseLeft]', target: item, coords: { x, y: 100 } },
      ]);
    await drag(130);
    await waitFor(() => expect(item).toBeVisible());
    await drag(190);
    await waitFor(() => expect(screen.queryByText('Account deleted', { selector: 'li *' })).toBeNull());
  },
};

const undo = fn();
const withAction: ReadonlyArray<[string, ToastOptions]> = [
  [
    'Session expired. Please log in again.',
    { kind: 'error', duration: FOREVER, action: { label: 'Log in', onPress: undo } },
  ],
];

export const WithAnAction: Story = {
  render: (args) => <Page {...args} messages={withAction} />,
  play: async () => {
    const toast = await screen.findByText('Session expired. Please log in again.', { selector: 'li *' });
    await waitFor(() => expect(toast).toBeVisible());
  },
};

const long: ReadonlyArray<[string, ToastOptions]> = [[`${LONG} ${LONG}`, { kind: 'error', duration: FOREVER }]];

/** Never wider than 350. */
export const LongWords: Story = {
  render: (args) => <Page {...args} messages={long} />,
  play: async () => {
    const item = (await screen.findByRole('button', { name: 'Close message' })).closest('li');
    await expect(item?.getBoundingClientRect().width).toBeLessThanOrEqual(350);
  },
};

export const DoubledText: Story = { ...Kinds, decorators: [doubledText] };

/** A toast that is only looked at. */
const still = (kind: ToastKind, message: string): ToastItem => ({
  id: message,
  turn: 0,
  kind,
  message,
  duration: FOREVER,
});

/** One toast in its place in the text instead of over the page. */
const Still = ({ toast }: { toast: ToastItem }): ReactNode => (
  <Radix.Provider>
    <Toast toast={toast} onDismiss={fn()} />
    <Radix.Viewport hotkey={[]} label={`Example: ${toast.kind}`} />
  </Radix.Provider>
);

export const RightToLeft: Story = {
  ...Kinds,
  globals: { direction: 'rtl' },
  parameters: { ...Kinds.parameters, pictures: 'light' },
};

export const DoAndDont: Story = {
  name: 'Do and don’t',
  parameters: { pictures: 'light' },
  render: () => (
    <DoDont
      advice={[
        {
          good: <Still toast={still('success', 'Account deleted')} />,
          because: 'It tells that something is done, in a few words, and asks for nothing.',
          bad: (
            <Still
              toast={still(
                'error',
                'Payment failed. Your card was declined, enter another one within ten minutes or your plan ends.',
              )}
            />
          ),
          but: 'What has to be acted on must not go away by itself: it is a Notice or a Dialog.',
        },
      ]}
    />
  ),
};
