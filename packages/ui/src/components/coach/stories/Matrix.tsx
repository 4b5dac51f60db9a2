import { Coach, type CoachName, type CoachSize, type CoachState } from '../index.ts';

/** Every coach in every state, with its name beneath, as on the design's sheet. */
export function Matrix(props: { size: CoachSize; names: readonly CoachName[]; states: readonly CoachState[] }) {
  return (
    <>
      {props.names.map((name) => (
        <div key={name} style={{ display: 'flex', flexWrap: 'wrap', gap: '1.5rem', marginBlockEnd: '1.5rem' }}>
          {props.states.map((state) => (
            <figure key={state} style={{ display: 'grid', gap: '0.5rem', justifyItems: 'center' }}>
              <Coach name={name} state={state} size={props.size} volume={state === 'speaking' ? 0.7 : 0} decorative />
              <figcaption style={{ fontSize: '0.8125rem' }}>{`${name}, ${state}`}</figcaption>
            </figure>
          ))}
        </div>
      ))}
    </>
  );
}
