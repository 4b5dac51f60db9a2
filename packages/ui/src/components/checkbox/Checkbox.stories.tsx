import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { DoDont } from '../../internal/stories/DoDont.tsx';
import { asForm, doubledText, LONG, pinned } from '../../internal/story-tools.tsx';
import { TextLink } from '../text-link/index.ts';
import { Checkbox } from './Checkbox.tsx';

const meta = {
  title: 'Checkbox',
  component: Checkbox,
  decorators: [asForm],
  args: {
    children: (
      <>
        I accept the <TextLink href="#terms">terms</TextLink> and the{' '}
        <TextLink href="#privacy">privacy policy</TextLink>.
      </>
    ),
    onChange: fn(),
  },
} satisfies Meta<typeof Checkbox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('checkbox', { name: 'I accept the terms and the privacy policy.' });
    await userEvent.click(canvas.getByText(/I accept the/));
    await expect(box).toBeChecked();
    await userEvent.keyboard(' ');
  },
};

export const States: Story = {
  parameters: { pseudo: pinned('hover', 'focus') },
  render: () => (
    <>
      <Checkbox>Empty</Checkbox>
      <Checkbox defaultChecked>Ticked</Checkbox>
      <Checkbox data-as="hover">Under a pointer</Checkbox>
      <Checkbox data-as="focus">With the focus</Checkbox>
      <Checkbox disabled>Disabled</Checkbox>
      <Checkbox disabled defaultChecked>
        Disabled and ticked
      </Checkbox>
      <Checkbox error="Tick this box to create your account.">Needed</Checkbox>
    </>
  ),
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
          good: <Checkbox>I accept the terms and the privacy policy.</Checkbox>,
          because: 'A sentence somebody can agree to, and nothing is ticked for them.',
          bad: <Checkbox defaultChecked>Do not send me no offers</Checkbox>,
          but: 'Ticked beforehand and said in the negative, it is a trap.',
        },
      ]}
    />
  ),
};
