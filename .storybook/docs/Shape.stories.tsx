import type { Meta, StoryObj } from '@storybook/react-vite';
import { tokens, vars } from '../../packages/ui/src/theme/index.ts';

const meta = { title: 'Shape and space' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const row = { display: 'flex', flexWrap: 'wrap', gap: '1.5rem', alignItems: 'end' } as const;

/** One tight corner, a quarter of the others: at the start for the app and the coaches, at the end for the learner. */
export const SpeechCorner: Story = {
  render: () => (
    <div style={row}>
      {(['app', 'learner'] as const).map((speaker) => (
        <div
          key={speaker}
          style={{
            padding: '1.5rem',
            backgroundColor: speaker === 'app' ? vars.color.johnSoft : vars.color.voiceSoft,
            borderRadius: vars.radius.xl,
            [speaker === 'app' ? 'borderEndStartRadius' : 'borderEndEndRadius']:
              `calc(${vars.radius.xl} * ${vars.speech.tightness})`,
          }}
        >
          {speaker === 'app' ? 'The app and the coaches' : 'The learner'}
        </div>
      ))}
    </div>
  ),
};

export const Radii: Story = {
  render: () => (
    <div style={row}>
      {(Object.keys(tokens.radius) as (keyof typeof tokens.radius)[]).map((name) => (
        <figure key={name} style={{ display: 'grid', gap: '0.5rem', justifyItems: 'center' }}>
          <div
            style={{
              inlineSize: '6rem',
              blockSize: '6rem',
              borderRadius: vars.radius[name],
              backgroundColor: vars.color.line,
            }}
          />
          <figcaption>
            {name} {tokens.radius[name]}
          </figcaption>
        </figure>
      ))}
    </div>
  ),
};

/** Steps of four at the usual size of text; they grow with it. */
export const Space: Story = {
  render: () => (
    <dl style={{ display: 'grid', gap: '0.5rem', gridTemplateColumns: '3rem minmax(0, 1fr)', alignItems: 'center' }}>
      {(Object.keys(tokens.space) as (keyof typeof tokens.space)[]).map((step) => (
        <div key={step} style={{ display: 'contents' }}>
          <dt>{step}</dt>
          <dd
            style={{
              inlineSize: vars.space[step],
              maxInlineSize: '100%',
              blockSize: '1rem',
              backgroundColor: vars.color.ink,
            }}
          />
        </div>
      ))}
    </dl>
  ),
};

/** The one shadow, for what floats: the navigation, a dialog, a toast. Everything else lies on the page, with a line around it. */
export const Shadow: Story = {
  render: () => (
    <div style={{ ...row, gap: '3rem', padding: '1rem' }}>
      {(['none', vars.shadow.float] as const).map((boxShadow) => (
        <div
          key={boxShadow}
          style={{
            inlineSize: '12rem',
            maxInlineSize: '100%',
            padding: '1.5rem',
            boxShadow,
            backgroundColor: vars.color.surface,
            border: `1px solid ${vars.color.line}`,
            borderRadius: vars.radius.lg,
            borderEndStartRadius: `calc(${vars.radius.lg} * ${vars.speech.tightness})`,
          }}
        >
          {boxShadow === 'none' ? 'Lies on the page' : 'Floats over it'}
        </div>
      ))}
    </div>
  ),
};
