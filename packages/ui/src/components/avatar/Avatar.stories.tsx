import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Avatar } from './index.ts';

const portrait = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96"><rect width="96" height="96" fill="#c9b6e4"/><circle cx="48" cy="38" r="18" fill="#7a4b2e"/><path d="M12 96c4-28 18-36 36-36s32 8 36 36z" fill="#2b4a6f"/></svg>',
)}`;

const meta = { title: 'Avatar', component: Avatar, args: { name: 'Amina Okafor' } } satisfies Meta<typeof Avatar>;
export default meta;
type Story = StoryObj<typeof meta>;

const everySize: Story['render'] = (args) => (
  <div style={{ display: 'flex', alignItems: 'center', gap: '1rem' }}>
    <Avatar {...args} size="sm" />
    <Avatar {...args} size="md" />
    <Avatar {...args} size="lg" />
  </div>
);

export const Initials: Story = { render: everySize };
export const Picture: Story = { render: everySize, args: { picture: portrait } };
export const OneName: Story = { args: { name: 'Amina' } };
export const NoName: Story = { render: everySize, args: { name: '' } };

/** A picture that does not load leaves the initials, never a broken image. */
export const BrokenPicture: Story = {
  args: { picture: 'data:image/png;base64,AAAA' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('img', { name: 'Amina Okafor' })).toHaveTextContent('AO'));
  },
};
