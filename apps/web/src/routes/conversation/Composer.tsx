import { Button } from '@sayso/ui/button';
import { IconButton } from '@sayso/ui/icon-button';
import { TextArea } from '@sayso/ui/text-area';
import { type FormEvent, type KeyboardEvent, useState } from 'react';
import * as styles from './ConversationPage.css.ts';
import type { ConversationView } from './view.ts';

/** The typed answer: for learners without a microphone, and for words that will not come out. */
export const Composer = ({ actions }: Pick<ConversationView, 'actions'>) => {
  const [text, setText] = useState('');
  const send = () => {
    if (text.trim() === '') return;
    actions.sendText(text);
    setText('');
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    send();
  };
  const sendOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  };
  return (
    <form className={styles.composer} onSubmit={submit}>
      <TextArea
        label="Your answer"
        rows={3}
        maxLength={4000}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={sendOnEnter}
        autoFocus
      />
      <div className={styles.composerActions}>
        <IconButton icon="close" label="End the conversation" tone="quiet" size="large" onClick={actions.hangUp} />
        <IconButton icon="mic" label="Speak instead" tone="quiet" size="large" onClick={actions.retryMicrophone} />
        <Button type="submit" size="large" icon="send" className={styles.grow} disabled={text.trim() === ''}>
          Send
        </Button>
      </div>
    </form>
  );
};
