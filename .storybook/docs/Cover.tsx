import { Coach, CoachRings } from '../../packages/ui/src/components/coach/index.ts';
import { Heading } from '../../packages/ui/src/primitives/heading/index.ts';
import { Text } from '../../packages/ui/src/primitives/text/index.ts';
import { stage, vars } from '../../packages/ui/src/theme/index.ts';

/** The first thing of Sayso that a reader sees here: the stage, the two coaches on it, and one line. */
export function Cover() {
  return (
    <div
      {...stage}
      style={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(14rem, 100%), 1fr))',
        alignItems: 'center',
        gap: vars.space['6'],
        padding: vars.space['8'],
        borderRadius: `${vars.radius.xl} ${vars.radius.xl} ${vars.radius.xl} ${vars.radius.xs}`,
      }}
    >
      <CoachRings name="John" volume={0}>
        <Coach name="John" state="listening" size="fill" decorative />
      </CoachRings>
      <div>
        <Heading level={1}>Say more. Fearless.</Heading>
        <Text size="large" tone="soft">
          Sayso, part by part.
        </Text>
      </div>
      <CoachRings name="Daisy" volume={0.6}>
        <Coach name="Daisy" state="speaking" size="fill" decorative />
      </CoachRings>
    </div>
  );
}
