import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { DoDont } from '../../internal/stories/DoDont.tsx';
import { asForm, doubledText, LONG, pinned } from '../../internal/story-tools.tsx';
import { Stack } from '../../primitives/stack/index.ts';
import { PasswordField } from './PasswordField.tsx';

const meta = {
  title: 'Password field',
  component: PasswordField,
  decorators: [asForm],
  args: { label: 'Password', onChange: fn() },
} satisfies Meta<typeof PasswordField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { pictures: false },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText('Password');
    await userEvent.type(field, 'Fearless7!');
    await expect(field).toHaveAttribute('type', 'password');
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }));
    await expect(field).toHaveAttribute('type', 'text');
    await expect(canvas.getByRole('button', { name: 'Hide password' })).toBeVisible();
    await expect(field).toHaveValue('Fearless7!');
  },
};

/** Live, where a password is chosen: signup and reset. */
export const Strength: Story = {
  args: { label: 'Choose a password', strength: 'shown' },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText('Choose a password');
    const rules = (): string[] => canvas.getAllByRole('listitem').map((item) => item.textContent ?? '');
    await expect(rules()).toEqual([
      'At least 8 characters: not met',
      'One uppercase letter: not met',
      'One digit: not met',
      'One special character (like ! or ?): not met',
    ]);
    await userEvent.type(field, 'fearless7');
    await expect(rules()).toEqual([
      'At least 8 characters: met',
      'One uppercase letter: not met',
      'One digit: met',
      'One special character (like ! or ?): not met',
    ]);
    await expect(canvas.getByRole('status')).toHaveTextContent('2 of 4 rules met');
  },
};

export const Strong: Story = { args: { strength: 'shown', defaultValue: 'Fearless7!' } };

/** The caller says whether it can be read. */
export const VisibleToTheLearner: Story = {
  parameters: { pictures: false },
  args: { strength: 'shown', defaultValue: 'Fearless7!', visible: true, onVisibleChange: fn() },
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByLabelText('Password')).toHaveAttribute('type', 'text');
    await userEvent.click(canvas.getByRole('button', { name: 'Hide password' }));
    await expect(args.onVisibleChange).toHaveBeenCalledWith(false);
  },
};

export const States: Story = {
  parameters: { pseudo: pinned('hover', 'focus') },
  render: () => (
    <Stack>
      <PasswordField label="Under a pointer" data-as="hover" defaultValue="Fearless7!" />
      <PasswordField label="With the focus" data-as="focus" defaultValue="Fearless7!" />
      <PasswordField label="Wrong" error="Incorrect email or password." defaultValue="Fearless7!" />
      <PasswordField label="Disabled" disabled defaultValue="Fearless7!" />
    </Stack>
  ),
};

export const DoubledText: Story = { args: { strength: 'shown', defaultValue: 'fearless7' }, decorators: [doubledText] };

export const RightToLeft: Story = {
  ...Strong,
  globals: { direction: 'rtl' },
  parameters: { ...Strong.parameters, pictures: 'light' },
};

export const LongWords: Story = { args: { label: LONG, error: LONG } };

export const DoAndDont: Story = {
  name: 'Do and don’t',
  parameters: { pictures: 'light' },
  render: () => (
    <DoDont
      advice={[
        {
          good: <PasswordField label="Choose a password" strength="shown" defaultValue="fearless7" />,
          because: 'Where a password is chosen, the rules are there from the start and are ticked off.',
          bad: <PasswordField label="Choose a password" defaultValue="fearless7" error="Password too weak." />,
          but: 'Rules that come out after the mistake make people guess.',
        },
      ]}
    />
  ),
};
