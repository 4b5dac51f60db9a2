import type { Meta, StoryObj } from '@storybook/react-vite';
import { useLayoutEffect, useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { DoDont } from '../../internal/stories/DoDont.tsx';
import { doubledText, LONG } from '../../internal/storyTools.tsx';
import { Inline } from '../../primitives/inline/index.ts';
import { Button } from '../button/index.ts';
import {
  createToaster,
  type ToasterStore,
  type ToastItem,
  type ToastKind,
  type ToastOptions,
} from './createToaster.ts';
import { Toast } from './Toast.tsx';
import { Toaster } from './Toaster.tsx';

const FOREVER = Number.POSITIVE_INFINITY;

/** Many pages of one document would all show their messages over it: there a press shows them. */
const inDocs = new URLSearchParams(location.search).get('viewMode') === 'docs';

const deleted: ReadonlyArray<[string, ToastOptions]> = [
  ['<b>Account</b> deleted', { kind: 'success', duration: FOREVER }],
];

/** A page that has already shown some messages, with a button for more. */
function Page({ store, messages = [] }: { store: ToasterStore; messages?: ReadonlyArray<[string, ToastOptions]> }) {
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
      <Toaster store={store} />
    </div>
  );
}

const meta = {
  title: 'Toaster',
  component: Toaster,
  args: { store: createToaster() },
} satisfies Meta<typeof Toaster>;

export default meta;
type Story = StoryObj<typeof meta>;

const kinds: ReadonlyArray<[string, ToastOptions]> = [
  ['Welcome aboard with Daisy!', { kind: 'blank', duration: FOREVER }],
  ['Account deleted', { kind: 'success', duration: FOREVER }],
  ['Failed to fetch coach tip.', { kind: 'error', duration: FOREVER }],
  ['Your coach is preparing a tip...', { kind: 'loading' }],
];

export const Kinds: Story = { render: ({ store }) => <Page store={store} messages={kinds} /> };

export const Default: Story = {
  parameters: { pictures: false },
  render: ({ store }) => <Page store={store} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show' }));
    const toast = await screen.findByText('Account deleted', { selector: 'li *' });
    await waitFor(() => expect(toast).toBeVisible());
    await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Dismiss' })).toBeNull());
  },
};

/** F8 moves the focus to the messages from anywhere. */
export const Keyboard: Story = {
  parameters: { pictures: false },
  render: ({ store }) => <Page store={store} messages={kinds} />,
  play: async ({ userEvent }) => {
    await screen.findAllByRole('button', { name: 'Dismiss' });
    await userEvent.keyboard('{F8}');
    await userEvent.tab();
    await expect(document.activeElement?.closest('li')).toHaveTextContent('Your coach is preparing a tip...');
    await userEvent.keyboard('[Escape]');
    await waitFor(() => expect(screen.getAllByRole('button', { name: 'Dismiss' })).toHaveLength(3));
    await expect(document.activeElement?.closest('li')).toHaveTextContent('Failed to fetch coach tip.');
  },
};

/** Read out once, errors at once; the focus goes back to where it was when the last one has gone. */
export const ReadOut: Story = {
  parameters: { pictures: false },
  render: ({ store }) => <Page store={store} />,
  play: async ({ canvas, userEvent, args: { store } }) => {
    const button = canvas.getByRole('button', { name: 'Show' });
    await userEvent.click(button);
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Account deleted'));
    await expect(screen.getByRole('alert')).toBeEmptyDOMElement();
    store.show('Network error', { kind: 'error', id: 'one' });
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('Network error'));
    await expect(screen.getByRole('status')).toHaveTextContent(/^Account deleted$/);
    await userEvent.keyboard('{F8}');
    await userEvent.tab();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.getAllByRole('button', { name: 'Dismiss' })).toHaveLength(1));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(button).toHaveFocus());
  },
};

/** A finger or a mouse throws it away sideways; a small slip does not. */
export const Swipe: Story = {
  parameters: { pictures: false },
  render: ({ store }) => <Page store={store} messages={kinds} />,
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
  render: ({ store }) => <Page store={store} messages={withAction} />,
  play: async () => {
    const toast = await screen.findByText('Session expired. Please log in again.', { selector: 'li *' });
    await waitFor(() => expect(toast).toBeVisible());
  },
};

/** It goes by itself when its time is up. */
export const GoesByItself: Story = {
  parameters: { pictures: false },
  render: () => {
    const Timed = () => {
      const [store] = useState(createToaster);
      return <Page store={store} messages={timed} />;
    };
    return <Timed />;
  },
  play: async () => {
    await screen.findByRole('button', { name: 'Dismiss' });
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Dismiss' })).toBeNull(), { timeout: 5000 });
  },
};
const timed: ReadonlyArray<[string, ToastOptions]> = [['Saved', { kind: 'success' }]];

const long: ReadonlyArray<[string, ToastOptions]> = [[`${LONG} ${LONG}`, { kind: 'error', duration: FOREVER }]];

/** Never wider than 350. */
export const LongWords: Story = {
  render: ({ store }) => <Page store={store} messages={long} />,
  play: async () => {
    const item = (await screen.findByRole('button', { name: 'Dismiss' })).closest('li');
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
          good: (
            <ul>
              <Toast paused toast={still('success', 'Account deleted')} onDismiss={fn()} />
            </ul>
          ),
          because: 'It tells that something is done, in a few words, and asks for nothing.',
          bad: (
            <ul>
              <Toast
                paused
                toast={still(
                  'error',
                  'Payment failed. Your card was declined, enter another one within ten minutes or your plan ends.',
                )}
                onDismiss={fn()}
              />
            </ul>
          ),
          but: 'What has to be acted on must not go away by itself: it is a Notice or a Dialog.',
        },
      ]}
    />
  ),
};
