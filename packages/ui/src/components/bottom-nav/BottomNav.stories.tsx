import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect, fn, within } from 'storybook/test';
import { DoDont } from '../../internal/stories/DoDont.tsx';
import { doubledText } from '../../internal/story-tools.tsx';
import { Text } from '../../primitives/text/index.ts';
import { BottomNav, type BottomNavItem } from './BottomNav.tsx';

const items: readonly BottomNavItem[] = [
  { href: '#progress', label: 'Progress', icon: 'chart' },
  { href: '#journey', label: 'Journey', icon: 'journey' },
  { href: '#coach', label: 'Coach', icon: 'wave' },
  { href: '#profile', label: 'Profile', icon: 'person' },
];

/** Decorator: a piece of a page, to whose end it keeps. */
const onPage = (Story: () => ReactNode) => (
  <div style={{ transform: 'translateZ(0)', display: 'grid', paddingBlockStart: '1.5rem' }}>
    <Text tone="soft" align="center">
      The last line of the page is never covered.
    </Text>
    <Story />
  </div>
);

const meta = {
  title: 'Bottom nav',
  component: BottomNav,
  parameters: { layout: 'fullscreen' },
  args: { items, current: '#coach' },
} satisfies Meta<typeof BottomNav>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  decorators: [onPage],
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('navigation', { name: 'Main' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Coach' })).toHaveAttribute('aria-current', 'page');
    for (const { label } of items) {
      await userEvent.tab();
      const link = canvas.getByRole('link', { name: label });
      await expect(link).toHaveFocus();
      const { height, width } = link.getBoundingClientRect();
      await expect(Math.min(height, width)).toBeGreaterThanOrEqual(44);
    }
  },
};

export const States: Story = {
  parameters: {
    pseudo: { hover: 'a[href="#progress"]', focusVisible: 'a[href="#journey"]', active: 'a[href="#profile"]' },
  },
  render: (args) => (
    <>
      {onPage(() => (
        <BottomNav {...args} />
      ))}
      {onPage(() => (
        <BottomNav
          items={items.map((item) => ({ ...item, href: `${item.href}-elsewhere` }))}
          current="#elsewhere"
          label="On a page that is none of them"
        />
      ))}
    </>
  ),
};

export const LongWords: Story = {
  decorators: [onPage],
  args: { items: items.map((item) => ({ ...item, label: `${item.label}sübersicht` })) },
};

export const RightToLeft: Story = { decorators: [onPage], globals: { direction: 'rtl' } };

/** The words give way, the names stay. */
/** Words stay, and nothing is cut, on the narrowest phone too. */
export const DoubledText: Story = {
  decorators: [doubledText, onPage],
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('list').getBoundingClientRect();
    await expect(bar.width).toBeLessThanOrEqual(innerWidth);
    for (const link of canvas.getAllByRole('link')) {
      await expect(link.scrollWidth).toBeLessThanOrEqual(link.clientWidth);
      await expect(within(link).getByText(/./)).toBeVisible();
    }
  },
};

const routed = fn((event: { preventDefault: () => void }) => event.preventDefault());

/** An app hands in its router's link once. */
export const WithARouter: Story = {
  parameters: { pictures: false },
  args: { component: (props) => <a {...props} onClick={routed} /> },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Profile' }));
    await expect(routed).toHaveBeenCalled();
  },
};

export const DoAndDont: Story = {
  name: 'Do and don’t',
  parameters: { pictures: 'light', layout: 'padded' },
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
