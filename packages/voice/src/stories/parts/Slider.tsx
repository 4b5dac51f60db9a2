import { Text } from '@sayso/ui/primitives/text';
import { vars } from '@sayso/ui/theme';
import { useId } from 'react';

interface SliderProps {
  readonly label: string;
  readonly value: number;
  readonly minimum: number;
  readonly maximum: number;
  readonly step: number;
  /** The value with its unit. */
  readonly shown: string;
  readonly onValueChange: (value: number) => void;
}

/** An option of a machine that is a number. */
export function Slider({ label, value, minimum, maximum, step, shown, onValueChange }: SliderProps) {
  const id = useId();
  return (
    <div>
      <div style={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: '0.75rem' }}>
        <label htmlFor={id} style={{ fontWeight: vars.weight.strong }}>
          {label}
        </label>
        <Text as="span" tone="soft" figures="tabular">
          {shown}
        </Text>
      </div>
      <input
        id={id}
        type="range"
        min={minimum}
        max={maximum}
        step={step}
        value={value}
        aria-valuetext={shown}
        onChange={(event) => onValueChange(Number(event.target.value))}
        style={{ inlineSize: '100%', minBlockSize: vars.size.target, accentColor: vars.color.ink, cursor: 'pointer' }}
      />
    </div>
  );
}
