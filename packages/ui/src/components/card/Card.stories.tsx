import type { Meta, StoryObj } from '@storybook/react-vite';
import type { CSSProperties } from 'react';
import { expect } from 'storybook/test';
import { DoDont } from '../../internal/stories/DoDont.tsx';
import { asForm, doubledText, LONG } from '../../internal/story-tools.tsx';
import { Heading } from '../../primitives/heading/index.ts';
import { Icon, type IconName } from '../../primitives/icon/index.ts';
import { Inline } from '../../primitives/inline/index.ts';
import { Stack } from '../../primitives/stack/index.ts';
import { Text } from '../../primitives/text/index.ts';
import { Button } from '../button/index.ts';
import { Coach, type CoachName } from '../coach/index.ts';
import { Card, CardLink } from './Card.tsx';

const meta = {
  title: 'Card',
  component: Card,
  args: { kind: 'summary', children: 'You spoke for six minutes about your weekend.' },
} satisfies Meta<typeof Card>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A way on: its name is the link, the whole card is pressed. */
const action = (name: string, words: string, icon: IconName, attributes?: { 'data-as': string }) => (
  <Card kind="action" {...attributes}>
    <Stack space="8">
      <Icon name={icon} size="large" />
      <Stack space="1">
        <Heading level={3} size="4">
          <CardLink href={`#${icon}`}>{name}</CardLink>
        </Heading>
        <Text size="tiny" weight="strong" tone="soft">
          {words}
        </Text>
      </Stack>
    </Stack>
  </Card>
);

/** The face stands on the card's lower edge, at the end. */
const atTheEdge: CSSProperties = { position: 'absolute', insetBlockEnd: '-1.5rem', insetInlineEnd: '0.5rem' };

const coach = (name: CoachName, words: string, attributes?: { 'data-as': string }) => (
  <Card kind="coach" coach={name} style={{ minBlockSize: '15rem' }} {...attributes}>
    <Heading level={3} size="2">
      <CardLink href={`#${name}`}>{name}</CardLink>
    </Heading>
    <Text tone="soft">{words}</Text>
    <span style={atTheEdge}>
      <Coach name={name} size="lg" decorative style={{ inlineSize: '9rem' }} />
    </span>
  </Card>
);

const tip = (
  <Card kind="tip" coach="John">
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
  </Card>
);

const stat = (
  <Card kind="stat">
    <Text size="tiny" weight="strong" tone="soft">
      XP
    </Text>
    <Heading level={3} size="2">
      +142
    </Heading>
  </Card>
);

const plan = (
  <Card kind="plan">
    <Stack space="4">
      <Stack space="1">
        <Heading level={3}>Plus</Heading>
        <Text>
          <strong>7.99 EUR</strong> a month
        </Text>
      </Stack>
      <Button>Start My Journey</Button>
    </Stack>
  </Card>
);

const columns: CSSProperties = {
  display: 'grid',
  gap: '1.25rem',
  alignItems: 'start',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(17rem, 100%), 1fr))',
};

/** The whole card leads on, also where nothing is written. */
export const Default: Story = {
  decorators: [asForm],
  render: () => action('Pronunciation', '5 phrases, 3 min', 'wave'),
  play: async ({ canvas, canvasElement }) => {
    const link = canvas.getByRole('link', { name: 'Pronunciation' });
    const corner = canvasElement.querySelector('svg')?.getBoundingClientRect();
    await expect(document.elementFromPoint((corner?.left ?? 0) + 4, (corner?.top ?? 0) + 4)).toBe(link);
  },
};

/** action, stat, coach, plan, tip, summary, and the learner's own with its tight corner on the other side. */
export const Kinds: Story = {
  render: (args) => (
    <div style={columns}>
      {coach('John', 'Calm, clear, a little serious. Good for work.')}
      {coach('Daisy', 'Warm, quick, curious. Good for stories.')}
      {action('Mock interview', 'Practise for a real job', 'briefcase')}
      {stat}
      {plan}
      {tip}
      <Card {...args} />
      <Card {...args} speaker="learner">
        I went to the lake with my brother.
      </Card>
    </div>
  ),
};

export const States: Story = {
  parameters: {
    pseudo: { hover: '[data-as="hover"]', focusVisible: '[data-as="focus"] a', active: '[data-as="press"] a' },
  },
  render: () => (
    <div style={columns}>
      {action('Under a pointer', 'Its edge is drawn', 'wave', { 'data-as': 'hover' })}
      {action('With the focus', 'The ring is around all of it', 'wave', { 'data-as': 'focus' })}
      {action('Pressed', 'It gives a little', 'wave', { 'data-as': 'press' })}
      {coach('John', 'Under a pointer', { 'data-as': 'hover' })}
      {coach('Daisy', 'With the focus', { 'data-as': 'focus' })}
    </div>
  ),
};

export const LongWords: Story = { decorators: [asForm], args: { children: LONG } };

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  render: (args) => (
    <div style={columns}>
      {tip}
      <Card {...args} speaker="learner" />
    </div>
  ),
};

export const DoubledText: Story = { decorators: [doubledText, asForm], render: () => tip };

export const DoAndDont: Story = {
  name: 'Do and don’t',
  parameters: { pictures: 'light' },
  render: () => (
    <DoDont
      advice={[
        {
          good: action('Pronunciation', '5 phrases, 3 min', 'wave'),
          because: 'One card, one way on: all of it can be pressed.',
          bad: (
            <Card kind="action">
              <Stack>
                <Heading level={3} size="4">
                  Pronunciation
                </Heading>
                <Inline space="2">
                  <Button size="small">Start</Button>
                  <Button size="small" tone="quiet">
                    Details
                  </Button>
                  <Button size="small" tone="quiet">
                    Skip
                  </Button>
                </Inline>
              </Stack>
            </Card>
          ),
          but: 'Three buttons on a card ask for a decision before the first word is spoken.',
        },
      ]}
    />
  ),
};
