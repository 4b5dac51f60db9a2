import type { LevelSource } from '@sayso/ui/voice-wave';
import { VoiceWave } from '@sayso/ui/voice-wave';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import * as styles from './StagePanel.css.ts';

export interface StagePanelProps {
  /** The learner’s voice; null where there is no wave. */
  readonly voice: LevelSource | null;
  /** Whether the microphone is open: only then the wave has the colour of a voice. */
  readonly hears: boolean;
  /** When this becomes true, something goes away: a focus that was on it comes here instead of going nowhere. */
  readonly catchesFocus: boolean;
  readonly children: ReactNode;
}

/** The learner’s side of the stage: the wave and the buttons. */
export const StagePanel = ({ voice, hears, catchesFocus, children }: StagePanelProps) => {
  const foot = useFocusCaught(catchesFocus);
  return (
    <div ref={foot} tabIndex={-1} className={styles.foot}>
      {voice ? <VoiceWave levels={voice} tone={hears ? 'voice' : 'quiet'} className={styles.wave} /> : null}
      {children}
    </div>
  );
};

function useFocusCaught(catches: boolean) {
  const place = useRef<HTMLDivElement>(null);
  const caught = useRef(catches);
  useLayoutEffect(() => {
    if (catches && !caught.current && document.activeElement === document.body) place.current?.focus();
    caught.current = catches;
  }, [catches]);
  return place;
}
