import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { DoDont } from '../../internal/stories/DoDont.tsx';
import { doubledText, LONG, pinned } from '../../internal/story-tools.tsx';
import { Inline } from '../../primitives/inline/index.ts';
import { Text } from '../../primitives/text/index.ts';
import { TextButton, TextLink } from './TextLink.tsx';

const meta = { title: 'Text link', component: TextLink, args: { href: '#terms', children: 'terms' } } satisfies Meta<
  typeof TextLink
>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  render: (args) => (
    <Text>
      Read the <TextLink {...args} /> before you begin.
    </Text>
  ),
};

export const States: Story = {
  parameters: { pseudo: pinned('hover', 'focus') },
  render: (args) => (
    <Inline space="6">
      <TextLink {...args}>Rest</TextLink>
      <TextLink {...args} data-as="hover">
        Hover
      </TextLink>
      <TextLink {...args} data-as="focus">
        Focus
      </TextLink>
      <TextButton>Button</TextButton>
      <TextButton disabled>Disabled</TextButton>
    </Inline>
  ),
};

const asked = fn();

export const AsAnAction: Story = {
  parameters: { pictures: false },
  render: () => <TextButton onClick={asked}>Forgot your password?</TextButton>,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Forgot your password?' }));
    await expect(asked).toHaveBeenCalled();
  },
};

export const LongWords: Story = { args: { children: LONG } };

export const DoubledText: Story = { ...Default, decorators: [doubledText] };

export const DoAndDont: Story = {
  name: 'Do and don’t',
  parameters: { pictures: 'light' },
  render: () => (
    <DoDont
      advice={[
        {
          good: (
            <Text>
              Read the <TextLink href="#terms">terms</TextLink> before you begin.
            </Text>
          ),
          because: 'The words of the link say where it leads.',
          bad: (
            <Text>
              To read the terms click <TextLink href="#terms">here</TextLink>.
            </Text>
          ),
          but: 'In a list of links, as a screen reader has it, “here” is nowhere.',
        },
      ]}
    />
  ),
};
