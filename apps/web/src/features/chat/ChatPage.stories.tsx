import type { Meta, StoryObj } from '@storybook/react-vite';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { expect, fn } from 'storybook/test';
import { NavigatedPages } from '../../app/NavigatedPages.tsx';
import { ChatPage } from './ChatPage.tsx';
import type { ChatMessage } from './chat-session.ts';

const messages: readonly ChatMessage[] = [
  { id: '0', role: 'coach', text: 'Hello Amina! What did you do this weekend?' },
  { id: '1', role: 'user', text: 'I saw a film with my sister. Then we walked by the river.' },
  { id: '2', role: 'coach', text: 'That sounds like a good day. What was the film about?' },
];
const unanswered: readonly ChatMessage[] = [
  ...messages,
  { id: '3', role: 'user', text: 'It was about a nurse who comes back to her village.' },
];

const meta = {
  title: 'Text chat',
  component: ChatPage,
  // Its height is what the bottom navigation leaves.
  decorators: [
    (Story) => (
      <MemoryRouter initialEntries={['/chat']}>
        <Routes>
          <Route element={<NavigatedPages />}>
            <Route path="*" element={<Story />} />
          </Route>
        </Routes>
      </MemoryRouter>
    ),
  ],
  parameters: { layout: 'fullscreen' },
  args: {
    coach: 'Daisy',
    snapshot: { phase: 'ready', messages },
    actions: { open: fn(), send: fn(), retry: fn() },
  },
} satisfies Meta<typeof ChatPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The coach could not come; what is written meanwhile stays. */
export const Unstarted: Story = {
  args: { coach: 'John', snapshot: { phase: 'unstarted', messages: [] } },
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Failed to start conversation');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.actions.open).toHaveBeenCalledOnce();
  },
};

/** The message that was not sent stays in its place, and can be sent again; the next message waits for it. */
export const Unsent: Story = {
  args: { snapshot: { phase: 'unsent', messages: unanswered } },
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Failed to send message. Please try again.');
    await expect(canvas.getByText(/a nurse who comes back/)).toBeVisible();
    await userEvent.type(canvas.getByRole('textbox', { name: 'Your message' }), 'And{Enter}');
    await expect(args.actions.send).not.toHaveBeenCalled();
    await expect(canvas.getByRole('textbox', { name: 'Your message' })).toHaveValue('And');
    await userEvent.clear(canvas.getByRole('textbox', { name: 'Your message' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.actions.retry).toHaveBeenCalledOnce();
  },
};

export const Limited: Story = {
  args: { snapshot: { phase: 'limited', messages: unanswered } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const dialog = canvasElement.ownerDocument.querySelector('dialog, [role=dialog]');
    await expect(dialog).toHaveTextContent("You've reached your free daily conversation limit.");
    await userEvent.keyboard('{Escape}');
    await expect(canvas.getByRole('link', { name: 'Upgrade Now' })).toHaveAttribute('href', '/payment');
  },
};

/** A server without these calls. */
export const Missing: Story = {
  args: { snapshot: { phase: 'missing', messages: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Talk with Daisy' })).toHaveAttribute('href', '/conversation/Daisy');
  },
};

export const Starting: Story = {
  args: { snapshot: { phase: 'starting', messages: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Your coach is connecting...');
  },
};

/** Enter sends, Shift+Enter begins a new line, and what is empty is not sent. */
export const Ready: Story = {
  play: async ({ canvas, args, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Your message' });
    await expect(canvas.getByRole('button', { name: 'Send Message' })).toBeDisabled();
    await userEvent.type(field, '   {Enter}');
    await expect(args.actions.send).not.toHaveBeenCalled();
    await userEvent.clear(field);
    await userEvent.type(field, 'A nurse.{Shift>}{Enter}{/Shift}She comes back.{Enter}');
    await expect(args.actions.send).toHaveBeenCalledWith('A nurse.\nShe comes back.');
    await expect(field).toHaveValue('');
    await expect(canvas.getByRole('link', { name: 'Start New Conversation' })).toHaveAttribute(
      'href',
      '/learning-journey',
    );
  },
};

export const Thinking: Story = {
  args: { coach: 'John', snapshot: { phase: 'thinking', messages: unanswered } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('John is thinking...');
  },
};

/** A server that sends no greeting. */
export const NoGreeting: Story = {
  parameters: { pictures: false },
  args: { snapshot: { phase: 'ready', messages: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Say hello: Daisy answers.');
  },
};

/** The messages scroll, with the last one in sight; tags are not shown. */
export const LongTexts: Story = {
  parameters: { pictures: 'light' },
  args: {
    snapshot: {
      phase: 'ready',
      messages: [
        ...messages,
        {
          id: '3',
          role: 'user',
          text: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft',
        },
        { id: '4', role: 'coach', text: Array.from({ length: 12 }, () => 'What a <b>long</b> word!').join(' ') },
        { id: '5', role: 'user', text: 'I know.' },
      ],
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('I know.')).toBeVisible();
    await expect(canvas.getByRole('log')).not.toHaveTextContent('<b>');
  },
};
