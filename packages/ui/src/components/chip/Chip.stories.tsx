import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { DoDont } from '../../internal/stories/DoDont.tsx';
import { asForm, doubledText, LONG, pinned } from '../../internal/story-tools.tsx';
import { Inline } from '../../primitives/inline/index.ts';
import { Chip, ChipLink, type ChipProps } from './Chip.tsx';

function Kept({ pressed: first, onClick, ...args }: ChipProps) {
  const [pressed, setPressed] = useState(first);
  return (
    <Chip
      {...args}
      pressed={pressed}
      onClick={(event) => {
        setPressed(!pressed);
        onClick?.(event);
      }}
    />
  );
}

const meta = {
  title: 'Chip',
  component: Chip,
  decorators: [asForm],
  args: { children: 'Past 14 days', pressed: false, onClick: fn() },
} satisfies Meta<typeof Chip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  render: (args) => <Kept {...args} />,
  play: async ({ canvas, userEvent }) => {
    const chip = canvas.getByRole('button', { name: 'Past 14 days' });
    await userEvent.click(chip);
    await expect(chip).toHaveAttribute('aria-pressed', 'true');
  },
};

export const States: Story = {
  parameters: { pseudo: pinned('hover', 'focus', 'press') },
  render: () => (
    <Inline>
      <Chip>Rest</Chip>
      <Chip data-as="hover">Hover</Chip>
      <Chip data-as="focus">Focus</Chip>
      <Chip data-as="press">Press</Chip>
      <Chip pressed>Pressed</Chip>
      <Chip pressed data-as="hover">
        Pressed, hover
      </Chip>
      <Chip disabled>Disabled</Chip>
      <Chip pressed disabled icon="check">
        Disabled and on
      </Chip>
    </Inline>
  ),
};

export const Links: Story = {
  render: () => (
    <Inline as="nav" aria-label="On this page">
      <ChipLink href="#legal">Legal notice</ChipLink>
      <ChipLink href="#privacy" aria-current="location">
        Privacy
      </ChipLink>
      <ChipLink href="#terms">Terms</ChipLink>
      <ChipLink href="#delete" icon="trash">
        Delete
      </ChipLink>
    </Inline>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { current: 'location' })).toHaveTextContent('Privacy');
  },
};

export const LongWords: Story = { args: { children: LONG } };

export const DoubledText: Story = { ...Links, decorators: [doubledText] };

export const RightToLeft: Story = {
  ...Links,
  globals: { direction: 'rtl' },
  parameters: { pictures: 'light' },
};

export const DoAndDont: Story = {
  name: 'Do and don’t',
  parameters: { pictures: 'light' },
  render: () => (
    <DoDont
      advice={[
        {
          good: (
            <Inline space="2">
              <Chip pressed>Past 14 days</Chip>
              <Chip pressed={false}>Past 30 days</Chip>
            </Inline>
          ),
          because: 'A chip switches what is shown below, and says which is on.',
          bad: (
            <Inline space="2">
              <Chip>Cancel</Chip>
              <Chip pressed>Delete my account</Chip>
            </Inline>
          ),
          but: 'What ends something is a Button: a chip looks as if it could be taken back.',
        },
      ]}
    />
  ),
};
