import { Text } from '@sayso/ui/primitives/text';
import { vars } from '@sayso/ui/theme';
import type { CSSProperties } from 'react';
import { seconds, share } from './format.ts';

/** Colours by what they say: a live microphone, what was, what is to come, what failed. */
const tones = {
  voice: vars.color.voice,
  ink: vars.color.ink,
  soft: vars.color.inkSoft,
  coach: vars.color.john,
  good: vars.color.good,
  bad: vars.color.tryAgain,
} as const;
export type Tone = keyof typeof tones;

export interface Mark {
  readonly atMs: number;
  readonly label: string;
  readonly tone: Tone;
  /** A moment that has not come yet is dashed. */
  readonly shape?: 'solid' | 'dashed';
}

export interface Span {
  readonly fromMs: number;
  readonly toMs: number;
  readonly label: string;
  readonly tone: Tone;
}

export interface Levels {
  readonly values: readonly number[];
  /** Milliseconds that a value stands for. */
  readonly everyMs: number;
  readonly tone: Tone;
}

interface TimeLineProps {
  /** The stretches that are drawn on it. */
  readonly label: string;
  /** How long the axis is. */
  readonly lengthMs: number;
  readonly levels?: Levels;
  /** A loudness across the whole axis. */
  readonly threshold?: number;
  readonly marks?: readonly Mark[];
  readonly spans?: readonly Span[];
}

const noMarks: readonly Mark[] = [];
const noSpans: readonly Span[] = [];
const width = 1000;
const height = 100;
const steps = [1, 2, 5, 10, 20, 30, 60];

const tickStep = (lengthMs: number) => 1000 * (steps.find((step) => lengthMs / 1000 / step <= 6) ?? 60);

const box: CSSProperties = {
  display: 'block',
  inlineSize: '100%',
  blockSize: '7rem',
  borderBlockEnd: `${vars.stroke.thin} solid ${vars.color.lineStrong}`,
};

/** Time from left to right, to scale: loudness, stretches and moments on one axis. The moments are read as a list below it. */
export function TimeLine({ label, lengthMs, levels, threshold, marks = noMarks, spans = noSpans }: TimeLineProps) {
  const x = (ms: number) => (Math.min(ms, lengthMs) / lengthMs) * width;
  const y = (level: number) => height - share(level) * height;
  const ticks = Array.from(
    { length: Math.floor(lengthMs / tickStep(lengthMs)) + 1 },
    (_, at) => at * tickStep(lengthMs),
  );
  const bars = levels?.values.map((level, at) => `M${x((at + 0.5) * levels.everyMs)} ${height}V${y(level)}`).join('');
  return (
    <figure>
      <div dir="ltr">
        <svg
          role="img"
          aria-label={`${label}: ${seconds(lengthMs)} to scale`}
          viewBox={`0 0 ${width} ${height}`}
          preserveAspectRatio="none"
          style={box}
        >
          {ticks.map((at) => (
            <path key={at} d={`M${x(at)} 0V${height}`} stroke={vars.color.line} vectorEffect="non-scaling-stroke" />
          ))}
          {spans.map(({ fromMs, toMs, tone, label: name }) => (
            <rect
              key={`${name} ${fromMs}`}
              x={x(fromMs)}
              y={height - 18}
              width={Math.max(0, x(toMs) - x(fromMs))}
              height={18}
              fill={tones[tone]}
              opacity={0.35}
            />
          ))}
          {levels ? (
            <path d={bars} stroke={tones[levels.tone]} strokeWidth={1.5} vectorEffect="non-scaling-stroke" />
          ) : null}
          {threshold === undefined ? null : (
            <path
              d={`M0 ${y(threshold)}H${width}`}
              stroke={vars.color.ink}
              strokeDasharray="2 3"
              vectorEffect="non-scaling-stroke"
            />
          )}
          {marks.map(({ atMs, tone, shape = 'solid', label: name }) => (
            <path
              key={`${name} ${atMs}`}
              d={`M${x(atMs)} 0V${height}`}
              stroke={tones[tone]}
              strokeWidth={2}
              strokeDasharray={shape === 'dashed' ? '5 4' : undefined}
              vectorEffect="non-scaling-stroke"
            />
          ))}
        </svg>
        <Axis ticks={ticks} lengthMs={lengthMs} />
      </div>
      <figcaption>
        <Legend marks={marks} spans={spans} />
      </figcaption>
    </figure>
  );
}

/** The figures below the axis. They stand at their own place, so a long axis has few. */
function Axis({ ticks, lengthMs }: { readonly ticks: readonly number[]; readonly lengthMs: number }) {
  return (
    <div aria-hidden="true" style={{ position: 'relative', blockSize: '1.75em', overflow: 'hidden' }}>
      {ticks
        .filter((at) => at < lengthMs * 0.95)
        .map((at) => (
          <Text
            key={at}
            as="span"
            size="tiny"
            tone="soft"
            figures="tabular"
            style={{
              position: 'absolute',
              insetInlineStart: `${(at / lengthMs) * 100}%`,
              paddingBlockStart: '0.25rem',
            }}
          >
            {at / 1000} s
          </Text>
        ))}
    </div>
  );
}

function Legend({ marks, spans }: { readonly marks: readonly Mark[]; readonly spans: readonly Span[] }) {
  const entries = [
    ...marks.map(({ atMs, label, tone, shape = 'solid' }) => ({
      at: atMs,
      words: `${label}, ${seconds(atMs)}`,
      tone,
      shape,
    })),
    ...spans.map(({ fromMs, toMs, label, tone }) => ({
      at: fromMs,
      words: `${label}, ${seconds(fromMs)} to ${seconds(toMs)}`,
      tone,
      shape: 'area' as const,
    })),
  ]
    .filter(({ words }) => !words.startsWith(','))
    .sort((one, other) => one.at - other.at);
  if (entries.length === 0) return null;
  return (
    <ul style={{ display: 'flex', flexWrap: 'wrap', gap: '0.25rem 1.25rem', marginBlockStart: '0.5rem' }}>
      {entries.map(({ words, tone, shape }) => (
        <li key={words} style={{ display: 'flex', gap: '0.5rem', alignItems: 'center', minInlineSize: 0 }}>
          <span
            aria-hidden="true"
            style={{
              flex: 'none',
              blockSize: '1rem',
              inlineSize: shape === 'area' ? '0.75rem' : 0,
              opacity: shape === 'area' ? 0.35 : 1,
              backgroundColor: shape === 'area' ? tones[tone] : undefined,
              borderInlineStart: shape === 'area' ? undefined : `${vars.stroke.thick} ${shape} ${tones[tone]}`,
            }}
          />
          <Text as="span" size="small" figures="tabular">
            {words}
          </Text>
        </li>
      ))}
    </ul>
  );
}
