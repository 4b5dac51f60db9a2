import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect } from 'storybook/test';
import { DoDont } from '../../internal/stories/DoDont.tsx';
import { doubledText } from '../../internal/storyTools.tsx';
import { BottomNav, type BottomNavItem } from './BottomNav.tsx';

const items: readonly BottomNavItem[] = [
  { href: '#progress', label: 'Progress', icon: 'chart' },
  { href: '#journey', label: 'Journey', icon: 'journey' },
  { href: '#coach', label: 'Coach', icon: 'wave' },
  { href: '#profile', label: 'Profile', icon: 'person' },
];

/** Decorator: a piece of a page, to whose end it keeps. */
const onPage = (Story: () => ReactNode) => (
  <div style={{ minBlockSize: '8rem', transform: 'translateZ(0)', inlineSize: '100%' }}>
    <Story />
  </div>
);

const meta = {
  component: BottomNav,
  args: { items, current: '#coach' },
} satisfies Meta<typeof BottomNav>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  decorators: [onPage],
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('navigation', { name: 'Main' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Coach' })).toHaveAttribute('aria-current', 'page');
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Progress' })).toHaveFocus();
    const { height, width } = canvas.getByRole('link', { name: 'Profile' }).getBoundingClientRect();
    await expect(Math.min(height, width)).toBeGreaterThanOrEqual(44);
  },
};

export const States: Story = {
  decorators: [onPage],
  parameters: {
    pseudo: { hover: 'a[href="#progress"]', focusVisible: 'a[href="#journey"]', active: 'a[href="#profile"]' },
  },
};

/** No place of its own: a page beside the four. */
export const Elsewhere: Story = { decorators: [onPage], args: { current: undefined } };

export const LongWords: Story = {
  decorators: [onPage],
  args: { items: items.map((item) => ({ ...item, label: `${item.label}sübersichtsseite` })) },
};

export const RightToLeft: Story = { decorators: [onPage], globals: { direction: 'rtl' } };

/** The words give way, the names stay. */
export const DoubledText: Story = {
  decorators: [doubledText, onPage],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Journey' })).toBeVisible();
  },
};

export const DoAndDont: Story = {
  parameters: { pictures: 'light' },
  render: () => (
    <DoDont
      advice={[
        {
          good: onPage(() => <BottomNav items={items.slice(0, 3)} current="#journey" label="Three places" />),
          because: 'Three to five places, one short word each.',
          bad: onPage(() => (
            <BottomNav
              items={[...items, ...items.map((item) => ({ ...item, href: `${item.href}2` }))]}
              label="Eight places"
            />
          )),
          but: 'Eight places are a list: give them a page.',
        },
      ]}
    />
  ),
};
