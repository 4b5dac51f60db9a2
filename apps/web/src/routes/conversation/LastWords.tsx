import type { CoachName } from '@sayso/api/contract/values';
import { Bubble } from '@sayso/ui/transcript';
import type { ConversationMessage } from '@sayso/voice/conversation';
import { useState } from 'react';
import * as styles from './ConversationPage.css.ts';

export interface LastWordsProps {
  readonly coach: CoachName;
  readonly message: ConversationMessage;
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
