import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { Button } from '../button/index.ts';
import { TextArea } from '../text-area/index.ts';
import * as styles from './Transcript.css.ts';

interface CorrectionFormProps {
  text: string;
  onSave: (text: string) => void;
  onCancel: () => void;
}

/** Form to correct a draft transcript. An empty text cannot be saved; Escape keeps the draft. */
export function CorrectionForm({ text, onSave, onCancel }: CorrectionFormProps) {
  const [value, setValue] = useState(text);
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    field.current?.focus();
    field.current?.setSelectionRange(text.length, text.length);
  }, [text]);
  const said = value.trim();
  const save = (event: SubmitEvent): void => {
    event.preventDefault();
    if (said) onSave(said);
  };
  return (
    <form className={styles.form} onSubmit={save} onKeyDown={(event) => event.key === 'Escape' && onCancel()}>
      <TextArea
        ref={field}
        label="What did you say?"
        rows={2}
        value={value}
        onChange={(event) => setValue(event.currentTarget.value)}
      />
      <div className={styles.actions}>
        <Button size="small" tone="quiet" onClick={onCancel}>
          Cancel
        </Button>
        <Button size="small" type="submit" disabled={!said}>
          Save
        </Button>
      </div>
    </form>
  );
}
