import { LinkButton } from '@sayso/ui/link-button';
import { Notice } from '@sayso/ui/notice';
import { Text } from '@sayso/ui/primitives/text';
import { type ReactNode, useState } from 'react';
import { LoadFailure } from '../../../platform/loading/LoadFailure.tsx';
import { TakesLonger } from '../../../platform/loading/TakesLonger.tsx';
import { AppLink } from '../../../platform/navigation/AppLink.tsx';
import { LimitDialog } from '../../../platform/plan/LimitDialog.tsx';
import type { ChatView } from '../view.ts';

/** The state of the chat, and the way on. */
export const ChatNews = ({ coach, snapshot, actions }: ChatView) => {
  switch (snapshot.phase) {
    case 'starting':
      return <Waiting long>Your coach is connecting...</Waiting>;
    case 'thinking':
      return <Waiting long>{coach} is thinking...</Waiting>;
    case 'unstarted':
      return (
        <LoadFailure title="Failed to start conversation" onRetry={() => void actions.open()}>
          {`${coach} could not come. Check your connection and try again.`}
        </LoadFailure>
      );
    case 'unsent':
      return (
        <LoadFailure onRetry={() => void actions.retry()}>
          Failed to send message. Please try again. Nothing you wrote is lost.
        </LoadFailure>
      );
    case 'limited':
      return <Limited />;
    case 'ready':
      return snapshot.messages.length === 0 ? <Waiting>Say hello: {coach} answers.</Waiting> : null;
    case 'missing':
      return null;
  }
};

interface WaitingProps {
  readonly children: ReactNode;
  /** For the server, which may take long. */
  readonly long?: boolean;
}

const Waiting = ({ children, long = false }: WaitingProps) => (
  <div role="status">
    <Text size="small" tone="soft">
      {children}
    </Text>
    {long ? <TakesLonger /> : null}
  </div>
);

/** The dialog first; a learner who closes it can still read the messages. */
const Limited = () => {
  const [asked, setAsked] = useState(true);
  return (
    <>
      <LimitDialog open={asked} on="page" onLeave={() => setAsked(false)} />
      <Notice
        tone="needsWork"
        title="Limit Reached"
        action={
          <LinkButton href="/payment" size="small" component={AppLink}>
            Upgrade Now
          </LinkButton>
        }
      >
        You have no more free conversations today. You have new ones tomorrow.
      </Notice>
    </>
  );
};
