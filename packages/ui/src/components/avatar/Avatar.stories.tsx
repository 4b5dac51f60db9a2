import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { DoDont } from '../../internal/stories/DoDont.tsx';
import { doubledText } from '../../internal/story-tools.tsx';
import { Inline } from '../../primitives/inline/index.ts';
import { Stack } from '../../primitives/stack/index.ts';
import { Text } from '../../primitives/text/index.ts';
import { Avatar } from './index.ts';

const portrait = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96"><rect width="96" height="96" fill="#c9b6e4"/><circle cx="48" cy="38" r="18" fill="#7a4b2e"/><path d="M12 96c4-28 18-36 36-36s32 8 36 36z" fill="#2b4a6f"/></svg>',
)}`;

const meta = { title: 'Avatar', component: Avatar, args: { name: 'Amina Okafor' } } satisfies Meta<typeof Avatar>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A picture, the initials where there is none, one letter for one name, a figure where even the name is missing. */
export const Default: Story = {
  render: (args) => (
    <Stack>
      {[{ picture: portrait }, {}, { name: 'Amina' }, { name: '' }].map((who) => (
        <Inline key={JSON.stringify(who)}>
          <Avatar {...args} {...who} size="small" />
          <Avatar {...args} {...who} />
          <Avatar {...args} {...who} size="large" />
        </Inline>
      ))}
    </Stack>
  ),
};

/** A picture that does not load leaves the initials, never a broken image. */
export const BrokenPicture: Story = {
  parameters: { pictures: false },
  args: { picture: 'data:image/png;base64,AAAA' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('img', { name: 'Amina Okafor' })).toHaveTextContent('AO'));
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' }, args: { size: 'large' } };

export const DoubledText: Story = { args: { size: 'large' }, decorators: [doubledText] };

export const DoAndDont: Story = {
  name: 'Do and don’t',
  parameters: { pictures: 'light' },
  render: () => (
    <DoDont
      advice={[
        {
          good: (
            <Inline>
              <Avatar name="Amina Okafor" decorative />
              <Text weight="strong">Amina Okafor</Text>
            </Inline>
          ),
          because: 'Beside the name it is decoration: the name is read out once.',
          bad: (
            <Inline>
              <Avatar name="Daisy" />
              <Text weight="strong">Daisy</Text>
            </Inline>
          ),
          but: 'A coach has a face of their own. Use a Coach.',
        },
      ]}
    />
  ),
};
