import type { CoachName } from '@sayso/api/contract/values';
import { VisuallyHidden } from '@sayso/ui/primitives/visually-hidden';
import { TextButton } from '@sayso/ui/text-link';
import { Bubble, type TranscriptMessage } from '@sayso/ui/transcript';
import { useState } from 'react';
import * as styles from './LastWords.css.ts';

export interface LastWordsProps {
  readonly coach: CoachName;
  /** `unheard`: its voice could not be played. */
  readonly message: TranscriptMessage & { readonly unheard: boolean };
  /** The learner wants to see one of those before it; absent where there is none. */
  readonly onEarlier?: (() => void) | undefined;
}

/** The coach's last message, hidden until it is asked for, or shown because it could not be heard. */
export const LastWords = ({ coach, message, onEarlier }: LastWordsProps) => {
  const [asked, setAsked] = useState(false);
  return (
    <div className={styles.lastWords}>
      <Bubble coach={coach} message={message} visible={asked || message.unheard} onShow={() => setAsked(true)} />
      {onEarlier ? (
        <TextButton size="small" onClick={onEarlier}>
          Earlier<VisuallyHidden> messages</VisuallyHidden>
        </TextButton>
      ) : null}
    </div>
  );
};
