import { Button } from '@sayso/ui/button';
import { IconButton } from '@sayso/ui/icon-button';
import { TextArea } from '@sayso/ui/text-area';
import type { FormEvent } from 'react';
import { sendOnEnter } from '../page/send-on-enter.ts';
import { EndButton, type EndButtonProps } from './EndButton.tsx';
import { canBeMended, type MicrophoneState } from './microphone.ts';
import * as styles from './StageComposer.css.ts';
import { container } from './StageControls.css.ts';
import { field } from './StagePanel.css.ts';

/** The learner goes on where they were, not before their first word. */
const putCaretAtEnd = (field: HTMLTextAreaElement | null) =>
  field?.setSelectionRange(field.value.length, field.value.length);

export interface StageComposerProps {
  /** How hanging up looks and what it ends. */
  readonly end: EndButtonProps;
  readonly microphone: MicrophoneState;
  /** The typed text may be sent now. */
  readonly canSend: boolean;
  readonly onSend: (text: string) => void;
  readonly onSpeakInstead: () => void;
  /** The text typed so far; it outlives the field, which goes away while the coach speaks. */
  readonly draft: string;
  readonly onDraftChange: (draft: string) => void;
}

/** The typed answer: for learners without a microphone, and for words that will not come out. */
export const StageComposer = (props: StageComposerProps) => {
  const { end, microphone, canSend, onSend, onSpeakInstead, draft, onDraftChange } = props;
  const isSendable = canSend && draft.trim() !== '';
  const send = () => {
    if (!isSendable) return;
    onSend(draft);
    onDraftChange('');
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    send();
  };
  return (
    <div className={container}>
      <form className={styles.composer} onSubmit={submit}>
        <TextArea
          ref={putCaretAtEnd}
          label="Your answer"
          labelVisibility="hidden"
          placeholder="Your answer"
          rows={2}
          className={field}
          maxLength={4000}
          value={draft}
          onChange={(event) => onDraftChange(event.target.value)}
          onKeyDown={(event) => sendOnEnter(event, send)}
          autoFocus
        />
        <div className={styles.composerActions}>
          <EndButton {...end} />
          {canBeMended(microphone) ? (
            <IconButton icon="mic" label="Speak instead" tone="quiet" size="large" onClick={onSpeakInstead} />
          ) : null}
          <Button type="submit" size="large" icon="send" className={styles.grow} disabled={!isSendable}>
            Send
          </Button>
        </div>
      </form>
    </div>
  );
};
