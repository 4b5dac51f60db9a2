import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { asForm, doubledText, pinned } from '../../internal/storyTools.tsx';
import { Stack } from '../../primitives/stack/index.ts';
import { CodeField } from './CodeField.tsx';

const meta = {
  component: CodeField,
  decorators: [asForm],
  args: { label: 'Code', hint: 'A code was sent to amina@example.com.', onValueChange: fn(), onComplete: fn() },
} satisfies Meta<typeof CodeField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { pictures: false },
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByLabelText('Code');
    await expect(field).toHaveAttribute('autocomplete', 'one-time-code');
    await userEvent.type(field, '48a219');
    await expect(field).toHaveValue('48219');
    await expect(args.onComplete).not.toHaveBeenCalled();
    await userEvent.type(field, '0');
    await expect(args.onComplete).toHaveBeenLastCalledWith('482190');
  },
};

/** A code copied with a space in it is whole. */
export const Pasted: Story = {
  parameters: { pictures: false },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByLabelText('Code'));
    await userEvent.paste('482 190');
    await expect(canvas.getByLabelText('Code')).toHaveValue('482190');
    await expect(args.onComplete).toHaveBeenLastCalledWith('482190');
  },
};

export const States: Story = {
  parameters: { pseudo: pinned('hover', 'focus') },
  render: () => (
    <Stack>
      <CodeField label="Empty" value="" />
      <CodeField label="Under a pointer" value="482" data-as="hover" />
      <CodeField label="With the focus" value="482" data-as="focus" />
      <CodeField label="Full" value="482190" />
      <CodeField label="Wrong" value="482190" error="Invalid code." />
      <CodeField label="Disabled" value="482190" disabled />
    </Stack>
  ),
};

export const DoubledText: Story = { args: { value: '4821' }, decorators: [doubledText] };
