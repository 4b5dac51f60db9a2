import { Heading } from '@sayso/ui/primitives/heading';
import { VisuallyHidden } from '@sayso/ui/primitives/visually-hidden';
import { stage } from '@sayso/ui/theme';
import { Timer } from '@sayso/ui/timer';
import { Transcript } from '@sayso/ui/transcript';
import * as styles from './ConversationPage.css.ts';
import { Foot } from './Foot.tsx';
import { LimitDialog } from './LimitDialog.tsx';
import { Middle } from './Middle.tsx';
import { TextToggle } from './TextToggle.tsx';
import type { ConversationPageProps } from './view.ts';

/** The stage: the coach is the picture, your voice is the wave, and the text is beside it when you ask for it. */
export const ConversationPage = (props: ConversationPageProps) => {
  const { coach, snapshot, actions, textShown, onTextShownChange, clock } = props;
  return (
    <main {...stage} className={`${styles.page} ${textShown ? styles.withText : ''}`}>
      <div className={styles.barRoom}>
        <div className={styles.bar}>
          <Heading level={1} size="4">
            <VisuallyHidden>Conversation with </VisuallyHidden>
            {coach}
          </Heading>
          {snapshot.startedAt === null ? (
            <span />
          ) : (
            <Timer startedAt={snapshot.startedAt} label="Time talked" {...(clock && { clock })} />
          )}
          <TextToggle shown={textShown} onShownChange={onTextShownChange} />
        </div>
      </div>
      <Middle {...props} />
      {textShown ? (
        <div className={styles.text}>
          <div className={styles.textRoom}>
            <Heading level={2} size="3" className={styles.textTitle}>
              What was said
            </Heading>
            <Transcript
              coach={coach}
              messages={snapshot.messages}
              textVisible
              {...(snapshot.canCorrect && { onCorrect: actions.correct })}
            />
          </div>
        </div>
      ) : null}
      <Foot {...props} />
      <LimitDialog open={snapshot.phase === 'limited'} on="stage" onLeave={actions.hangUp} />
    </main>
  );
};
