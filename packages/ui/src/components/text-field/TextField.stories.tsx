import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { DoDont } from '../../internal/stories/DoDont.tsx';
import { asForm, doubledText, LONG, pinned } from '../../internal/story-tools.tsx';
import { Stack } from '../../primitives/stack/index.ts';
import { TextField } from './TextField.tsx';

const meta = {
  title: 'Text field',
  component: TextField,
  decorators: [asForm],
  args: { label: 'E-mail', placeholder: 'you@example.com', onChange: fn() },
} satisfies Meta<typeof TextField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText('E-mail');
    await userEvent.type(field, 'amina@example.com');
    await expect(field).toHaveValue('amina@example.com');
  },
};

/** Where the page already asks the question, as the sign-in screen does. */
export const LabelHidden: Story = {
  args: { labelVisibility: 'hidden' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'E-mail' })).toBeVisible();
  },
};

export const Invalid: Story = {
  parameters: { pictures: false },
  args: { defaultValue: 'amina', hint: 'We send you a code.', error: 'This is not an e-mail address. Check for an @.' },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'E-mail' });
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription(
      'We send you a code. This is not an e-mail address. Check for an @.',
    );
  },
};

export const States: Story = {
  parameters: { pseudo: pinned('hover', 'focus') },
  render: () => (
    <Stack>
      <TextField label="Empty" placeholder="you@example.com" />
      <TextField label="Filled" defaultValue="amina@example.com" hint="We send you a code." />
      <TextField label="Under a pointer" data-as="hover" defaultValue="amina@example.com" />
      <TextField label="With the focus" data-as="focus" defaultValue="amina@example.com" />
      <TextField label="Invalid" defaultValue="amina" error="This is not an e-mail address. Check for an @." />
      <TextField label="Disabled" disabled defaultValue="amina@example.com" />
    </Stack>
  ),
};

export const LongWords: Story = { args: { label: LONG, hint: LONG, error: LONG, defaultValue: LONG } };

export const DoubledText: Story = { args: Invalid.args, decorators: [doubledText] };

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
          good: (
            <TextField label="E-mail" defaultValue="amina" error="This is not an e-mail address. Check for an @." />
          ),
          because: 'The label stays, and the error says what to do.',
          bad: (
            <TextField label="E-mail" labelVisibility="hidden" placeholder="Enter e-mail here" error="Invalid input" />
          ),
          but: 'A placeholder is gone with the first letter, and “invalid” helps nobody.',
        },
      ]}
    />
  ),
};
