import { Button } from '@sayso/ui/button';
import { LinkButton } from '@sayso/ui/link-button';
import { Notice } from '@sayso/ui/notice';
import { Text } from '@sayso/ui/primitives/text';
import { type ReactNode, useState } from 'react';
import { AppLink } from '../../shell/AppLink.tsx';
import { LimitDialog } from '../conversation/LimitDialog.tsx';
import type { ChatView } from './view.ts';

/** What is going on, and what to do about it. */
export const ChatNews = ({ coach, snapshot, actions }: ChatView) => {
  switch (snapshot.phase) {
    case 'starting':
      return <Waiting>Your coach is connecting...</Waiting>;
    case 'thinking':
      return <Waiting>{coach} is thinking...</Waiting>;
    case 'unstarted':
      return (
        <Failed title="Failed to start conversation" onRetry={() => void actions.open()}>
          {coach} could not come. Check your connection, then try again.
        </Failed>
      );
    case 'unsent':
      return (
        <Failed onRetry={() => void actions.retry()}>
          Failed to send message. Please try again. Nothing you wrote is lost.
        </Failed>
      );
    case 'limited':
      return <Limited />;
    case 'ready':
      return snapshot.messages.length === 0 ? <Waiting>Say hello: {coach} answers.</Waiting> : null;
    case 'missing':
      return null;
  }
};

const Waiting = ({ children }: { readonly children: ReactNode }) => (
  <Text role="status" size="small" tone="soft">
    {children}
  </Text>
);

interface FailedProps {
  readonly title?: string;
  readonly children: ReactNode;
  readonly onRetry: () => void;
}

const Failed = ({ title, children, onRetry }: FailedProps) => (
  <Notice
    tone="error"
    title={title}
    action={
      <Button size="small" icon="refresh" onClick={onRetry}>
        Try again
      </Button>
    }
  >
    {children}
  </Notice>
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
