import { LinkButton } from '@sayso/ui/link-button';
import { Notice } from '@sayso/ui/notice';
import { Text } from '@sayso/ui/primitives/text';
import { type ReactNode, useState } from 'react';
import { AppLink } from '../../shell/AppLink.tsx';
import { LoadFailure } from '../../shell/LoadFailure.tsx';
import { TakesLonger } from '../../shell/TakesLonger.tsx';
import { LimitDialog } from '../conversation/LimitDialog.tsx';
import type { ChatView } from './view.ts';

/** What is going on, and what to do about it. */
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

/** The dialog first; whoever closes it can still read what was written. */
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
        Your free conversations for today are used up. Tomorrow there are new ones.
      </Notice>
    </>
  );
};
