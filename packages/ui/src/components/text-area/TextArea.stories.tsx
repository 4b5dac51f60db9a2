import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { DoDont } from '../../internal/stories/DoDont.tsx';
import { asForm, doubledText, LONG, pinned } from '../../internal/story-tools.tsx';
import { Stack } from '../../primitives/stack/index.ts';
import { TextArea } from './TextArea.tsx';

const meta = {
  title: 'Text area',
  component: TextArea,
  decorators: [asForm],
  args: { label: 'Job description', placeholder: 'Paste it here.', onChange: fn() },
} satisfies Meta<typeof TextArea>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    const area = canvas.getByRole('textbox', { name: 'Job description' });
    await userEvent.type(area, 'You lead a team.{Enter}You write well.');
    await expect(area).toHaveValue('You lead a team.\nYou write well.');
  },
};

export const States: Story = {
  parameters: { pseudo: pinned('hover', 'focus') },
  render: () => (
    <Stack>
      <TextArea label="Rest" rows={2} />
      <TextArea label="Under a pointer" rows={2} data-as="hover" />
      <TextArea label="With the focus" rows={2} data-as="focus" />
      <TextArea label="Invalid" rows={2} error="Write three letters or more." defaultValue="ab" />
      <TextArea label="Disabled" rows={2} disabled defaultValue="You lead a team." />
    </Stack>
  ),
};

export const Grown: Story = { args: { defaultValue: 'You lead a team of five.\n'.repeat(9) } };

export const LongWords: Story = { args: { label: LONG, defaultValue: LONG } };

export const DoubledText: Story = { args: { hint: 'Three letters or more.' }, decorators: [doubledText] };

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
          good: <TextArea label="Job description" hint="Three letters or more." placeholder="Paste it here." />,
          because: 'For what has several lines. It grows with what is written.',
          bad: <TextArea label="Full name" />,
          but: 'A name is one line: a big field asks for a long answer.',
        },
      ]}
    />
  ),
};
