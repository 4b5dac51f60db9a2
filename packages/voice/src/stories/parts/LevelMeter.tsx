import { Text } from '@sayso/ui/primitives/text';
import { vars } from '@sayso/ui/theme';
import type { CSSProperties } from 'react';
import type { LevelSource } from '../../io/ports.ts';
import { useLevel } from '../../react/index.ts';
import { decibels, quietestDb, share } from './format.ts';

/** Segments of the bar: gaps are cut out of it. */
const cut = 'repeating-linear-gradient(to right, currentColor 0 0.4375rem, transparent 0.4375rem 0.625rem)';

const track: CSSProperties = {
  position: 'relative',
  blockSize: vars.space['8'],
  overflow: 'hidden',
  borderRadius: vars.radius.xs,
  backgroundColor: vars.color.line,
  mask: cut,
};

const line: CSSProperties = {
  position: 'absolute',
  insetBlock: `calc(-1 * ${vars.space['1']})`,
  borderInlineStart: `${vars.stroke.thick} solid ${vars.color.ink}`,
};

/** No microphone is open. */
const silent: LevelSource = { current: () => 0, subscribe: () => () => undefined };

interface LevelMeterProps {
  readonly label: string;
  /** The loudness; undefined while no microphone is open. */
  readonly level: LevelSource | null;
  /** The voice: tangerine is the colour of a live microphone, teal of a sound that is played. */
  readonly of?: 'microphone' | 'loudspeaker';
  /** Loudness from which a sound counts as a voice: a line across the bar. */
  readonly threshold?: number | undefined;
}

/** How loud it is now, in decibels below full scale. */
export function LevelMeter({ label, level, of = 'microphone', threshold }: LevelMeterProps) {
  const now = useLevel(level ?? silent, 200);
  const db = decibels(now);
  const words = level === null ? 'closed' : `${db} dB`;
  return (
    <div dir="ltr">
      <div
        role="meter"
        aria-label={label}
        aria-valuemin={quietestDb}
        aria-valuemax={0}
        aria-valuenow={db}
        aria-valuetext={words}
        style={{ position: 'relative' }}
      >
        <div style={track}>
          <div
            style={{
              blockSize: '100%',
              inlineSize: `${share(now) * 100}%`,
              backgroundColor: of === 'microphone' ? vars.color.voice : vars.color.john,
            }}
          />
        </div>
        {threshold === undefined ? null : <div style={{ ...line, insetInlineStart: `${share(threshold) * 100}%` }} />}
      </div>
      <div style={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: '0.75rem' }}>
        {['Too quiet', 'Good', 'Clipped'].map((word) => (
          <Text key={word} as="span" size="small" tone="soft">
            {word}
          </Text>
        ))}
      </div>
    </div>
  );
}
