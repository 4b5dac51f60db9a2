import type { Meta, StoryObj } from '@storybook/react-vite';
import { Fragment } from 'react';
import { DoDont } from '../../internal/stories/DoDont.tsx';
import { Box } from '../box/index.ts';
import { Heading } from '../heading/index.ts';
import { Inline } from '../inline/index.ts';
import { Text } from '../text/index.ts';
import { Stack } from './Stack.tsx';

const blocks = ['John', 'Daisy', 'You'].map((name) => (
  <Box key={name} fill="surface" padding="3" corners="sm">
    {name}
  </Box>
));

const meta = { title: 'Stack', component: Stack, args: { children: blocks } } satisfies Meta<typeof Stack>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Spaces: Story = {
  render: () => (
    <Inline align="start" space="8">
      {(['0', '2', '4', '8'] as const).map((space) => (
        <Stack key={space} space={space}>
          {blocks}
        </Stack>
      ))}
    </Inline>
  ),
};

export const Aligned: Story = { args: { align: 'center' } };

const words = [
  ['Tense', 'You said it in the present.'],
  ['Articles', 'A film, the film.'],
] as const;

export const DoAndDont: Story = {
  name: 'Do and don’t',
  parameters: { pictures: 'light' },
  render: () => (
    <DoDont
      advice={[
        {
          good: (
            <Stack space="5">
              {words.map(([title, text]) => (
                <Stack key={title} space="1">
                  <Heading level={4}>{title}</Heading>
                  <Text>{text}</Text>
                </Stack>
              ))}
            </Stack>
          ),
          because: 'Near means together: what belongs to each other is closer than what does not.',
          bad: (
            <Stack space="4">
              {words.map(([title, text]) => (
                <Fragment key={title}>
                  <Heading level={4}>{title}</Heading>
                  <Text>{text}</Text>
                </Fragment>
              ))}
            </Stack>
          ),
          but: 'The same space everywhere, and the eye has to work out what belongs to what.',
        },
      ]}
    />
  ),
};
