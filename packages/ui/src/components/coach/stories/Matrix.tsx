import { Coach, type CoachName, type CoachSize, type CoachState } from '../index.ts';

const row = { display: 'grid', gap: '1.5rem 1rem', marginBlockEnd: '1.5rem', justifyItems: 'center' } as const;
const widths: Record<CoachSize, string> = {
  xs: '7rem',
  sm: '7rem',
  md: '7rem',
  lg: '14rem',
  xl: '20rem',
  fill: 'min(13rem, 40vw)',
};

/** Every coach in every state, with its name beneath, as on the design's sheet. */
export function Matrix(props: { size: CoachSize; names: readonly CoachName[]; states: readonly CoachState[] }) {
  return (
    <>
      {props.names.map((name) => (
        <div
          key={name}
          style={{ ...row, gridTemplateColumns: `repeat(auto-fill, minmax(${widths[props.size]}, 1fr))` }}
        >
          {props.states.map((state) => (
            <figure key={state} style={{ display: 'grid', gap: '0.5rem', justifyItems: 'center', inlineSize: '100%' }}>
              <Coach name={name} state={state} size={props.size} volume={state === 'speaking' ? 0.7 : 0} decorative />
              <figcaption style={{ fontSize: '0.8125rem' }}>{`${name}, ${state}`}</figcaption>
            </figure>
          ))}
        </div>
      ))}
    </>
  );
}
