import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { DoDont } from '../../internal/stories/DoDont.tsx';
import { doubledText } from '../../internal/story-tools.tsx';
import { Inline } from '../../primitives/inline/index.ts';
import { Logo } from './Logo.tsx';

const meta = { title: 'Logo', component: Logo } satisfies Meta<typeof Logo>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Sizes: Story = {
  render: () => (
    <Inline space="8">
      <Logo size="small" />
      <Logo />
      <Logo size="large" />
      <Logo size="large" form="mark" />
    </Inline>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Sayso' })).toBeVisible();
  },
};

export const DoubledText: Story = { decorators: [doubledText] };

export const DoAndDont: Story = {
  name: 'Do and don’t',
  parameters: { pictures: 'light' },
  render: () => (
    <DoDont
      advice={[
        {
          good: <Logo />,
          because: 'As it was drawn, with room around it.',
          bad: (
            <div
              style={{
                inlineSize: 'max-content',
                rotate: '-6deg',
                scale: '1.3 0.8',
                transformOrigin: 'left',
                opacity: 0.5,
              }}
            >
              <Logo />
            </div>
          ),
          but: 'Neither turned, nor stretched, nor faded: then it is another logo.',
        },
      ]}
    />
  ),
};
