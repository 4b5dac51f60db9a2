import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { DoDont } from '../../internal/stories/DoDont.tsx';
import { doubledText, LONG, pinned } from '../../internal/story-tools.tsx';
import { Inline } from '../../primitives/inline/index.ts';
import { LinkButton } from './LinkButton.tsx';

const meta = {
  title: 'Link button',
  component: LinkButton,
  args: { href: '#home-coach', children: 'Go to Dashboard' },
} satisfies Meta<typeof LinkButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { pictures: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Go to Dashboard' })).toHaveAttribute('href', '#home-coach');
  },
};

export const States: Story = {
  parameters: { pseudo: pinned('hover', 'focus', 'press') },
  render: (args) => (
    <Inline>
      <LinkButton {...args}>Rest</LinkButton>
      <LinkButton {...args} data-as="hover">
        Hover
      </LinkButton>
      <LinkButton {...args} data-as="focus">
        Focus
      </LinkButton>
      <LinkButton {...args} data-as="press">
        Press
      </LinkButton>
      <LinkButton {...args} tone="quiet" icon="gem">
        Upgrade to Plus
      </LinkButton>
      <LinkButton {...args} tone="voice" icon="mic">
        Talk
      </LinkButton>
    </Inline>
  ),
};

const routed = fn((event: { preventDefault: () => void }) => event.preventDefault());

/** An app hands in its router's link once, wrapped so that it takes `href`. */
export const WithARouter: Story = {
  parameters: { pictures: false },
  args: { component: (props) => <a {...props} onClick={routed} data-routed="" /> },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link'));
    await expect(routed).toHaveBeenCalled();
  },
};

export const LongWords: Story = { args: { children: LONG } };

export const DoubledText: Story = { decorators: [doubledText] };

export const RightToLeft: Story = {
  ...States,
  globals: { direction: 'rtl' },
  parameters: { ...States.parameters, pictures: 'light' },
};

export const DoAndDont: Story = {
  name: 'Do and don’t',
  parameters: { pictures: 'light' },
  render: () => (
    <DoDont
      advice={[
        {
          good: <LinkButton href="#home-coach">Go to Dashboard</LinkButton>,
          because: 'It leads to a page, so it can be opened in a new tab and the address can be kept.',
          bad: <LinkButton href="#home-coach">Save changes</LinkButton>,
          but: 'What does something is a Button: a link that saves is done again when the page is opened again.',
        },
      ]}
    />
  ),
};
