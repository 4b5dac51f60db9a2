import { useEffect, useState } from 'react';
import { createVoice } from '../../../internal/stories/speech.ts';
import { Button } from '../../button/index.ts';
import { Coach, CoachRings, coachNames } from '../index.ts';

/** Both coaches on one voice. */
export function Talking() {
  const [voice] = useState(createVoice);
  useEffect(() => voice.hush, [voice]);
  return (
    <div style={{ display: 'grid', gap: '1rem', justifyItems: 'start' }}>
      <div style={{ display: 'flex', gap: '1rem' }}>
        <Button onClick={voice.talk}>Talk</Button>
        <Button onClick={voice.hush}>Stop</Button>
      </div>
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: '1rem', inlineSize: '100%' }}>
        {coachNames.map((name) => (
          <div key={name} style={{ inlineSize: 'min(20rem, 100%)' }}>
            <CoachRings name={name} volume={voice}>
              <Coach name={name} state="speaking" size="fill" />
            </CoachRings>
          </div>
        ))}
      </div>
    </div>
  );
}
