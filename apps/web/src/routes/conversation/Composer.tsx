import { Button } from '@sayso/ui/button';
import { IconButton } from '@sayso/ui/icon-button';
import { TextArea } from '@sayso/ui/text-area';
import type { FormEvent } from 'react';
import { sendOnEnter } from '../../shell/send-on-enter.ts';
import * as styles from './controls.css.ts';
import type { ConversationView } from './view.ts';

/** Faults that asking for the microphone again cannot mend. */
const lasting: ReadonlySet<string> = new Set(['insecure', 'unsupported']);

/** The learner goes on where they were, not before their first word. */
const putCaretAtEnd = (field: HTMLTextAreaElement | null) =>
  field?.setSelectionRange(field.value.length, field.value.length);

interface ComposerProps extends Pick<ConversationView, 'snapshot' | 'actions'> {
  /** What has been typed so far; it outlives the field, which goes away while the coach speaks. */
  readonly draft: string;
  readonly onDraftChange: (draft: string) => void;
}

/** The typed answer: for learners without a microphone, and for words that will not come out. */
export const Composer = ({ snapshot, actions, draft, onDraftChange }: ComposerProps) => {
  const isSendable = snapshot.canType && draft.trim() !== '';
  const send = () => {
    if (!isSendable) return;
    actions.sendText(draft);
    onDraftChange('');
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    send();
  };
  return (
    <div className={styles.room}>
      <form className={styles.composer} onSubmit={submit}>
        <TextArea
          ref={putCaretAtEnd}
          label="Your answer"
          labelVisibility="hidden"
          placeholder="Your answer"
          rows={2}
          maxLength={4000}
          value={draft}
          onChange={(event) => onDraftChange(event.target.value)}
          onKeyDown={(event) => sendOnEnter(event, send)}
          autoFocus
        />
        <div className={styles.composerActions}>
          <IconButton icon="close" label="End the conversation" tone="quiet" size="large" onClick={actions.hangUp} />
          {lasting.has(snapshot.microphone) ? null : (
            <IconButton icon="mic" label="Speak instead" tone="quiet" size="large" onClick={actions.retryMicrophone} />
          )}
          <Button type="submit" size="large" icon="send" className={styles.grow} disabled={!isSendable}>
            Send
          </Button>
        </div>
      </form>
    </div>
  );
};
