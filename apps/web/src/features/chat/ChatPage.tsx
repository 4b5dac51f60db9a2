import { Coach, type CoachState } from '@sayso/ui/coach';
import { LinkButton } from '@sayso/ui/link-button';
import { Heading } from '@sayso/ui/primitives/heading';
import { Text } from '@sayso/ui/primitives/text';
import { Transcript } from '@sayso/ui/transcript';
import { AppLink } from '../../platform/navigation/AppLink.tsx';
import * as styles from './ChatPage.css.ts';
import type { ChatPhase } from './chat-session.ts';
import { ChatComposer } from './parts/ChatComposer.tsx';
import { ChatNews } from './parts/ChatNews.tsx';
import { MissingChat } from './parts/MissingChat.tsx';
import type { ChatView } from './view.ts';

const faces: Partial<Record<ChatPhase, CoachState>> = {
  starting: 'thinking',
  thinking: 'thinking',
  unstarted: 'sleeping',
  limited: 'sleeping',
};

/** /chat: the coach, what was written, and the room to write. */
export const ChatPage = ({ coach, snapshot, actions }: ChatView) => {
  const { phase, messages } = snapshot;
  if (phase === 'missing') return <MissingChat coach={coach} />;
  return (
    <main className={styles.page}>
      <header className={styles.head}>
        <Coach name={coach} state={faces[phase] ?? 'idle'} size="fill" decorative className={styles.face} />
        <div className={styles.title}>
          <Heading level={1} size="2">
            Write with {coach}
          </Heading>
          <Text tone="soft" className={styles.lead}>
            You do not need a microphone. Take your time.
          </Text>
        </div>
        <LinkButton href="/learning-journey" tone="quiet" size="small" component={AppLink} className={styles.restart}>
          Start New Conversation
        </LinkButton>
      </header>
      <div className={styles.messages}>
        <div className={styles.text}>
          {messages.length > 0 ? (
            <Transcript coach={coach} messages={messages} textVisible label="What was written" />
          ) : null}
        </div>
      </div>
      <div className={styles.foot}>
        <ChatNews coach={coach} snapshot={snapshot} actions={actions} />
        <ChatComposer phase={phase} onSend={(text) => void actions.send(text)} />
      </div>
    </main>
  );
};
