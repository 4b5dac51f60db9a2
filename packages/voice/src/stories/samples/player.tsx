import { Coach } from '@sayso/ui/coach';
import { createPlayer, type PlaybackEnd } from '@sayso/voice/player';
import { useState } from 'react';

const player = createPlayer();

/** Says something with a face whose mouth follows the sound. */
export function Speaker({ audioBase64 }: { audioBase64: string }) {
  const [end, setEnd] = useState<PlaybackEnd | 'playing'>('stopped');
  const play = async () => {
    setEnd('playing');
    setEnd(await player.play(audioBase64).ended);
  };
  return (
    <>
      <Coach name="Daisy" state={end === 'playing' ? 'speaking' : 'idle'} volume={player.level} />
      <button type="button" onClick={() => void play()}>
        {end === 'blocked' ? 'Tap to hear Daisy' : 'Play'}
      </button>
      {end === 'failed' ? <p role="alert">This voice cannot be played. Read the text instead.</p> : null}
    </>
  );
}
