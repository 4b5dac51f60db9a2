import { Profiler, useEffect, useRef, useState } from 'react';
import { createVoice } from '../../../internal/stories/speech.ts';
import { Button } from '../../button/index.ts';
import { VoiceWave } from '../index.ts';

/** A wave on a voice, and how often React drew it. */
export function Speaking() {
  const [voice] = useState(createVoice);
  const count = useRef<HTMLParagraphElement>(null);
  const drawn = useRef(0);
  useEffect(() => voice.hush, [voice]);
  return (
    <div style={{ display: 'grid', gap: '1rem', justifyItems: 'start' }}>
      <div style={{ display: 'flex', gap: '1rem' }}>
        <Button onClick={voice.talk}>Talk</Button>
        <Button onClick={voice.hush}>Stop</Button>
      </div>
      <p ref={count} />
      <Profiler
        id="wave"
        onRender={() => {
          drawn.current += 1;
          if (count.current) count.current.textContent = `Drawn by React: ${drawn.current}`;
        }}
      >
        <VoiceWave levels={voice} />
      </Profiler>
    </div>
  );
}
