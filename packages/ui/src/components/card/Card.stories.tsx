import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { asForm, doubledText, LONG, pinned } from '../../internal/storyTools.tsx';
import { Heading } from '../../primitives/heading/index.ts';
import { Icon } from '../../primitives/icon/index.ts';
import { Inline } from '../../primitives/inline/index.ts';
import { Stack } from '../../primitives/stack/index.ts';
import { Text } from '../../primitives/text/index.ts';
import { Card, CardLink } from './Card.tsx';

const meta = {
  component: Card,
  decorators: [asForm],
  args: { kind: 'summary', children: 'You spoke for six minutes about your weekend.' },
} satisfies Meta<typeof Card>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Action: Story = {
  args: {
    kind: 'action',
    children: (
      <Stack space="8">
        <Icon name="wave" size="large" />
        <Stack space="1">
          <Heading level={3} size="4">
            <CardLink href="#pronunciation">Pronunciation</CardLink>
          </Heading>
          <Text size="tiny" weight="strong" tone="soft">
            5 phrases, 3 min
          </Text>
        </Stack>
      </Stack>
    ),
  },
  play: async ({ canvas, canvasElement }) => {
    const link = canvas.getByRole('link', { name: 'Pronunciation' });
    const corner = canvasElement.querySelector('svg')?.getBoundingClientRect();
    await expect(document.elementFromPoint((corner?.left ?? 0) + 4, (corner?.top ?? 0) + 4)).toBe(link);
  },
};

export const Stat: Story = {
  args: {
    kind: 'stat',
    children: (
      <>
        <Text size="tiny" weight="strong" tone="soft">
          XP
        </Text>
        <Heading level={3} size="2">
          +142
        </Heading>
      </>
    ),
  },
};

export const Coaches: Story = {
  render: () => (
    <Stack>
      <Card kind="coach" coach="John">
        <Heading level={2}>
          <CardLink href="#john">John</CardLink>
        </Heading>
        <Text tone="soft">Calm, precise, a little dry. Good for work.</Text>
      </Card>
      <Card kind="coach" coach="Daisy">
        <Heading level={2}>
          <CardLink href="#daisy">Daisy</CardLink>
        </Heading>
        <Text tone="soft">Warm, quick, curious. Good for stories.</Text>
      </Card>
    </Stack>
  ),
};

export const Tip: Story = {
  args: {
    kind: 'tip',
    coach: 'John',
    children: (
      <Stack space="2">
        <Inline justify="between">
          <Text as="span" size="tiny" weight="strong" tone="john">
            John’s tip
          </Text>
          <Text as="span" figures="tabular">
            <strong>82%</strong> Good
          </Text>
        </Inline>
        <Text>“Village” starts with your teeth on your lip: v, not w. Try it slowly, then at speed.</Text>
      </Stack>
    ),
  },
};

export const Plan: Story = {
  args: {
    kind: 'plan',
    children: (
      <Stack space="2">
        <Heading level={2}>Plus</Heading>
        <Text>
          <strong>7.99 EUR</strong> a month
        </Text>
      </Stack>
    ),
  },
};

/** The learner's own card has its tight corner on the other side. */
export const Learner: Story = { args: { speaker: 'learner' } };

export const States: Story = {
  parameters: { pseudo: { ...pinned('hover'), focusVisible: '[data-as="focus"] a' } },
  render: () => (
    <Stack>
      <Card kind="action" data-as="hover">
        <CardLink href="#a">Under a pointer</CardLink>
      </Card>
      <Card kind="action" data-as="focus">
        <CardLink href="#b">With the focus</CardLink>
      </Card>
    </Stack>
  ),
};

export const LongWords: Story = { args: { children: LONG } };

export const DoubledText: Story = { ...Tip, decorators: [doubledText] };
