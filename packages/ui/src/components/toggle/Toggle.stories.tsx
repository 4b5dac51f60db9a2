import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { DoDont } from '../../internal/stories/DoDont.tsx';
import { asForm, doubledText, LONG, pinned } from '../../internal/story-tools.tsx';
import { Stack } from '../../primitives/stack/index.ts';
import { Toggle } from './Toggle.tsx';

const meta = {
  title: 'Toggle',
  component: Toggle,
  decorators: [asForm],
  args: { label: 'Assistant', hint: 'An ideal answer after each of yours', onValueChange: fn() },
} satisfies Meta<typeof Toggle>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const toggle = canvas.getByRole('switch', { name: 'Assistant' });
    await userEvent.click(canvas.getByText('Assistant'));
    await expect(toggle).toBeChecked();
    await expect(args.onValueChange).toHaveBeenLastCalledWith(true);
    await userEvent.keyboard(' ');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(false);
  },
};

export const States: Story = {
  parameters: { pseudo: pinned('hover', 'focus') },
  render: () => (
    <Stack space="2">
      <Toggle label="Off" />
      <Toggle label="On" defaultChecked />
      <Toggle label="Under a pointer" data-as="hover" />
      <Toggle label="With the focus" data-as="focus" defaultChecked />
      <Toggle label="Disabled" disabled />
      <Toggle label="Disabled and on" disabled defaultChecked />
    </Stack>
  ),
};

export const LongWords: Story = { args: { label: LONG, hint: LONG } };

export const RightToLeft: Story = { globals: { direction: 'rtl' }, args: { defaultChecked: true } };

export const DoubledText: Story = { args: { defaultChecked: true }, decorators: [doubledText] };

export const DoAndDont: Story = {
  name: 'Do and don’t',
  parameters: { pictures: 'light' },
  render: () => (
    <DoDont
      advice={[
        {
          good: <Toggle label="Assistant" hint="An ideal answer after each of yours" defaultChecked />,
          because: 'The label names the thing and stays; the knob says whether it is on.',
          bad: <Toggle label="Turn the assistant off" defaultChecked />,
          but: 'Is it on, or is “off” on? A label that is an order is a Button.',
        },
      ]}
    />
  ),
};
