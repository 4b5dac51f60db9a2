import { Button } from '@sayso/ui/button';
import { TextArea } from '@sayso/ui/text-area';
import { type FormEvent, useRef, useState } from 'react';
import { sendOnEnter } from '../../../platform/page/send-on-enter.ts';
import * as styles from '../ChatPage.css.ts';
import type { ChatPhase } from '../chat-session.ts';

export interface ChatComposerProps {
  readonly phase: ChatPhase;
  readonly onSend: (text: string) => void;
}

/** Room to write. The next message can be begun while the coach thinks; it is sent when it is the learner’s turn. */
export const ChatComposer = ({ phase, onSend }: ChatComposerProps) => {
  const [draft, setDraft] = useState('');
  const field = useRef<HTMLTextAreaElement>(null);
  const send = () => {
    if (phase !== 'ready' || draft.trim() === '') return;
    onSend(draft);
    setDraft('');
    // The button that was pressed cannot be pressed again yet; the next message begins where this one did.
    field.current?.focus();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    send();
  };
  return (
    <form className={styles.composer} onSubmit={submit}>
      <TextArea
        ref={field}
        label="Your message"
        labelVisibility="hidden"
        placeholder="Your message"
        rows={2}
        maxLength={4000}
        value={draft}
        onChange={(event) => setDraft(event.target.value)}
        onKeyDown={(event) => sendOnEnter(event, send)}
        className={styles.field}
      />
      <Button type="submit" icon="send" className={styles.send} disabled={phase !== 'ready' || draft.trim() === ''}>
        Send Message
      </Button>
    </form>
  );
};
