import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { DoDont } from '../../internal/stories/DoDont.tsx';
import { asForm, doubledText, LONG, pinned } from '../../internal/story-tools.tsx';
import { Inline } from '../../primitives/inline/index.ts';
import { Stack } from '../../primitives/stack/index.ts';
import { TextField } from '../text-field/index.ts';
import { CodeField } from './CodeField.tsx';

const meta = {
  title: 'Code field',
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

export const RightToLeft: Story = {
  ...States,
  globals: { direction: 'rtl' },
  parameters: { ...States.parameters, pictures: 'light' },
};

export const LongWords: Story = { args: { label: LONG, hint: LONG, error: LONG, value: '4821' } };

export const DoAndDont: Story = {
  name: 'Do and don’t',
  parameters: { pictures: 'light' },
  render: () => (
    <DoDont
      advice={[
        {
          good: <CodeField label="Code" hint="A code was sent to amina@example.com." value="4821" />,
          because: 'One field for six digits: it can be pasted, filled in by the phone and deleted at once.',
          bad: (
            <Inline space="2" wrap="none">
              {['4', '8', '2', '1'].map((digit, index) => (
                <TextField key={digit} label={`Digit ${index + 1}`} labelVisibility="hidden" defaultValue={digit} />
              ))}
            </Inline>
          ),
          but: 'Six fields are six stops for the keyboard, and a code does not paste into them.',
        },
      ]}
    />
  ),
};
