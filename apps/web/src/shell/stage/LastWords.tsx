import type { CoachName } from '@sayso/api/contract/values';
import { Bubble, type TranscriptMessage } from '@sayso/ui/transcript';
import { useState } from 'react';
import * as styles from './LastWords.css.ts';

export interface LastWordsProps {
  readonly coach: CoachName;
  /** `unheard`: its voice could not be played. */
  readonly message: TranscriptMessage & { readonly unheard: boolean };
}

/** What the coach said last, hidden until it is asked for (spec §2, per-message reveal), or shown because it could not be heard. */
export const LastWords = ({ coach, message }: LastWordsProps) => {
  const [asked, setAsked] = useState(false);
  return (
    <div className={styles.lastWords}>
      <Bubble coach={coach} message={message} visible={asked || message.unheard} onShow={() => setAsked(true)} />
    </div>
  );
};
