import { Coach, CoachRings } from '@sayso/ui/coach';
import { Notice } from '@sayso/ui/notice';
import { Heading } from '@sayso/ui/primitives/heading';
import { Text } from '@sayso/ui/primitives/text';
import { StatusLine } from '@sayso/ui/status-line';
import { stage } from '@sayso/ui/theme';
import { Timer } from '@sayso/ui/timer';
import { Transcript } from '@sayso/ui/transcript';
import { VoiceWave } from '@sayso/ui/voice-wave';
import { Composer } from './Composer.tsx';
import * as styles from './ConversationPage.css.ts';
import { coachStateOf } from './coach-state.ts';
import { LimitDialog } from './LimitDialog.tsx';
import { StageControls } from './StageControls.tsx';
import { statusOf } from './status.ts';
import { TextToggle } from './TextToggle.tsx';
import type { ConversationView } from './view.ts';

export interface ConversationPageProps extends ConversationView {
  /** Texts are hidden by default: immersion (spec §2). */
  readonly textShown: boolean;
  readonly onTextShownChange: (shown: boolean) => void;
  /** What this server’s coach cannot do, in its own words. */
  readonly coachNote?: string;
}

/** The stage: the coach is the picture, your voice is the wave, and the text is beside it when you ask for it. */
export const ConversationPage = (props: ConversationPageProps) => {
  const { coach, snapshot, textShown, onTextShownChange } = props;
  const toggle = <TextToggle shown={textShown} onShownChange={onTextShownChange} />;
  const transcript = (
    <Transcript
      coach={coach}
      messages={snapshot.messages}
      textVisible={textShown}
      {...(snapshot.canCorrect && { onCorrect: props.actions.correct })}
    />
  );
  return (
    <main {...stage} className={`${styles.page} ${textShown ? styles.withText : ''}`}>
      <section className={styles.stage} aria-label={`Conversation with ${coach}`}>
        <header className={styles.bar}>
          <Heading level={1} size="4">
            {coach}
          </Heading>
          {snapshot.startedAt === null ? <span /> : <Timer startedAt={snapshot.startedAt} />}
          <div className={`${styles.barEnd} ${textShown ? styles.phoneOnly : ''}`}>{toggle}</div>
        </header>
        <Middle {...props} />
        {textShown ? <div className={styles.phoneText}>{transcript}</div> : null}
        <Foot {...props} />
      </section>
      {textShown ? (
        <aside className={styles.aside}>
          <div className={styles.asideHead}>
            <Heading level={2} size="3">
              What was said
            </Heading>
            {toggle}
          </div>
          {transcript}
        </aside>
      ) : null}
      <LimitDialog open={snapshot.phase === 'limited'} onLeave={props.actions.hangUp} />
    </main>
  );
};

const Middle = ({ coach, snapshot, levels, textShown, coachNote }: ConversationPageProps) => {
  const { line, hint } = statusOf(snapshot, coach);
  const state = coachStateOf(snapshot);
  return (
    <div className={`${styles.middle} ${textShown ? styles.middleWithText : ''}`}>
      <CoachRings
        name={coach}
        volume={state === 'speaking' ? levels.coachLevel : levels.microphoneLevel}
        className={`${styles.rings} ${textShown ? styles.ringsWithText : ''}`}
      >
        <Coach name={coach} size="fill" state={state} decorative />
      </CoachRings>
      <StatusLine detail={hint}>{line}</StatusLine>
      {snapshot.phase === 'connecting' && coachNote ? (
        <Text size="tiny" tone="soft" align="center">
          {coachNote}
        </Text>
      ) : null}
    </div>
  );
};

const Foot = (props: ConversationPageProps) => {
  const { snapshot, levels } = props;
  const isTyping = snapshot.phase === 'typing';
  return (
    <footer className={styles.foot}>
      {snapshot.notice ? (
        <Notice key={snapshot.notice.id} tone={snapshot.notice.tone}>
          {snapshot.notice.text}
        </Notice>
      ) : null}
      {isTyping ? null : <VoiceWave levels={levels.microphoneLevel} className={styles.wave} />}
      {isTyping ? <Composer {...props} /> : <StageControls {...props} />}
    </footer>
  );
};
