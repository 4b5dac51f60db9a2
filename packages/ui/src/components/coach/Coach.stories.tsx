import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { DoDont } from '../../internal/stories/DoDont.tsx';
import { Inline } from '../../primitives/inline/index.ts';
import { stage } from '../../theme/index.ts';
import { Coach, CoachRings, coachNames, coachStates } from './index.ts';
import { Matrix } from './stories/Matrix.tsx';
import { Talking } from './stories/Talking.tsx';

const meta = { title: 'Coach', component: Coach, args: { name: 'Daisy', size: 'xl' } } satisfies Meta<typeof Coach>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Both coaches in everything that they do. */
export const States: Story = { render: () => <Matrix size="fill" names={coachNames} states={coachStates} /> };

/** At 2 rem only eyes, mouth and outline are drawn, bigger and bolder. */
export const ExtraSmall: Story = { render: () => <Matrix size="xs" names={coachNames} states={coachStates} /> };
export const Small: Story = { render: () => <Matrix size="sm" names={coachNames} states={coachStates} /> };
export const Medium: Story = { render: () => <Matrix size="md" names={coachNames} states={coachStates} /> };

export const John: Story = { args: { name: 'John', state: 'listening' } };
export const Daisy: Story = { args: { name: 'Daisy', state: 'speaking', volume: 0.8 } };

/** The mouth and the petals follow the volume: 0, 0.25, 0.5, 0.75, 1. */
export const Volumes: Story = {
  render: () => (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(5, minmax(0, 1fr))', gap: '1rem' }}>
      {coachNames.flatMap((name) =>
        [0, 0.25, 0.5, 0.75, 1].map((volume) => (
          <Coach key={name + volume} name={name} state="speaking" volume={volume} size="fill" decorative />
        )),
      )}
    </div>
  ),
};

/** On the stage, with rings that follow the same voice. The rings set the volume and the coach inherits it. */
export const OnStage: Story = {
  render: () => (
    <div {...stage} style={{ display: 'flex', flexWrap: 'wrap', gap: '1rem', padding: '1rem' }}>
      {coachNames.map((name) => (
        <div key={name} style={{ inlineSize: 'min(20rem, 100%)' }}>
          <CoachRings name={name} volume={0.6}>
            <Coach name={name} state={name === 'John' ? 'listening' : 'speaking'} size="fill" />
          </CoachRings>
        </div>
      ))}
    </div>
  ),
};

/** Press to hear what a voice does to them: thirty levels a second, and React draws nothing again. */
export const Live: Story = {
  parameters: { pictures: false },
  render: () => <Talking />,
  play: async ({ canvas, userEvent }) => {
    const daisy = canvas.getByRole('img', { name: 'Daisy, speaking' });
    const volume = () => Number(getComputedStyle(daisy).getPropertyValue('--coach-volume'));
    await expect(volume()).toBe(0);
    await userEvent.click(canvas.getByRole('button', { name: 'Talk' }));
    await waitFor(() => expect(volume()).toBeGreaterThan(0.3));
    await userEvent.click(canvas.getByRole('button', { name: 'Stop' }));
    await waitFor(() => expect(volume()).toBe(0));
  },
};

/** The label for screen readers. A coach beside its own name in words is decorative. */
export const Names: Story = {
  parameters: { pictures: false },
  render: () => (
    <>
      <Coach name="John" state="thinking" />
      <Coach name="Daisy" decorative />
    </>
  ),
  play: async ({ canvas }) => {
    const images = canvas.getAllByRole('img');
    await expect(images.map((image) => image.getAttribute('aria-label'))).toEqual(['John, thinking']);
  },
};

export const DoAndDont: Story = {
  name: 'Do and don’t',
  parameters: { pictures: 'light' },
  render: () => (
    <DoDont
      advice={[
        {
          good: (
            <Inline space="4">
              <Coach name="Daisy" state="listening" size="md" decorative />
              <Coach name="John" state="speaking" volume={0.6} size="md" decorative />
            </Inline>
          ),
          because: 'The face says whose turn it is: eyes that look while listening, a mouth that moves with the voice.',
          bad: (
            <Inline space="4">
              <Coach name="Daisy" state="speaking" volume={0} size="md" decorative />
              <Coach name="John" state="sleeping" size="md" decorative />
            </Inline>
          ),
          but: 'Speaking with a closed mouth, or asleep while the learner waits: then the face lies.',
        },
      ]}
    />
  ),
};
