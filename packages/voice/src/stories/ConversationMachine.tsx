import { Badge } from '@sayso/ui/badge';
import { Button } from '@sayso/ui/button';
import { Coach, type CoachState } from '@sayso/ui/coach';
import { Notice } from '@sayso/ui/notice';
import { Inline } from '@sayso/ui/primitives/inline';
import { Stack } from '@sayso/ui/primitives/stack';
import { Text } from '@sayso/ui/primitives/text';
import { Select } from '@sayso/ui/select';
import { useEffect, useMemo, useState } from 'react';
import { useSession } from '../react/index.ts';
import type { ConversationPhase, ConversationSnapshot } from '../session/conversation/index.ts';
import { Facts } from './parts/Facts.tsx';
import { LevelMeter } from './parts/LevelMeter.tsx';
import { type FakeName, fakeNames } from './parts/microphones.ts';
import { Panel, Panels } from './parts/Panel.tsx';
import { TimeBar } from './parts/TimeBar.tsx';
import { type Span, TimeLine, type Tone } from './parts/TimeLine.tsx';
import { createTalking, type PhaseStretch } from './parts/talking.ts';

export interface ConversationMachineProps {
  /** Whether time plays by itself from Start on. With `false` it is moved by hand. */
  readonly running?: boolean;
}

/** Shortest length of the axis; a longer conversation lengthens it. */
const shortestAxisMs = 40_000;
/** Before Start there is neither a phase nor a connection. */
const notStarted = 'not started';
/** How many phases are named below the axis. */
const named = 6;

const choices = fakeNames.map((value) => ({ value, label: value }));
const faces: Partial<Record<ConversationPhase, CoachState>> = {
  speaking: 'speaking',
  listening: 'listening',
  processing: 'thinking',
  thinking: 'thinking',
  ended: 'sleeping',
};
const tones: Partial<Record<ConversationPhase, Tone>> = { speaking: 'coach', listening: 'voice', thinking: 'ink' };

/** A conversation to operate: start it, let the learner talk, kill the server in the middle, mend it. */
export function ConversationMachine({ running = true }: ConversationMachineProps) {
  const [microphone, setMicrophone] = useState<FakeName>('talk, pause, talk, silence');
  const talking = useMemo(() => createTalking(microphone), [microphone]);
  useEffect(() => () => talking.dispose(), [talking]);
  const { session, time, startedAt } = talking;
  const snapshot = useSession(session);
  const { stretches, down } = useSession(talking);
  const { now } = useSession(time);
  const { phase, canSendNow, notice } = snapshot;
  const begun = stretches.length > 0;
  const elapsedMs = Math.max(0, now - startedAt);
  const start = () => {
    session.start();
    if (running) time.play();
  };
  return (
    <Panels>
      <Panel
        title="Conversation"
        aside={
          <Badge tone="quiet" role="status">
            {begun ? phase : notStarted}
          </Badge>
        }
      >
        <Stack align="center">
          <Coach name="Daisy" size="md" state={faces[phase] ?? 'idle'} volume={session.coachLevel} />
        </Stack>
        <LevelMeter label="Microphone level" level={phase === 'listening' ? session.microphoneLevel : null} />
        <Inline space="2">
          <Button size="small" disabled={snapshot.startedAt !== null} onClick={start}>
            Start
          </Button>
          <Button size="small" tone={canSendNow ? 'voice' : 'quiet'} disabled={!canSendNow} onClick={session.sendNow}>
            Send Now
          </Button>
          <Button size="small" tone="quiet" disabled={down} onClick={talking.kill}>
            Kill the server
          </Button>
          <Button size="small" tone="quiet" disabled={!down} onClick={talking.mend}>
            Mend the server
          </Button>
          <Button size="small" tone="quiet" onClick={session.hangUp}>
            Hang up
          </Button>
        </Inline>
        <TimeBar time={time} />
        {notice ? <Notice tone={notice.tone}>{notice.text}</Notice> : null}
        <Select
          label="The fake microphone"
          choices={choices}
          value={microphone}
          onValueChange={setMicrophone}
          hint="Another one starts a new conversation."
        />
      </Panel>
      <Panel title="What happens" size="wide">
        <TimeLine
          label="Phases of the conversation"
          lengthMs={Math.max(shortestAxisMs, elapsedMs)}
          spans={listSpans(stretches, elapsedMs)}
        />
        <Facts
          facts={[
            ['Connection', begun ? snapshot.connection : notStarted],
            ['Not yet delivered', String(snapshot.undelivered.length)],
            ['Outcome', snapshot.outcome ?? 'none yet'],
          ]}
        />
        <Said messages={snapshot.messages} />
      </Panel>
    </Panels>
  );
}

const listSpans = (stretches: readonly PhaseStretch[], elapsedMs: number): readonly Span[] =>
  stretches.map(({ phase, fromMs }, index) => ({
    fromMs,
    toMs: stretches[index + 1]?.fromMs ?? Math.max(elapsedMs, fromMs),
    label: index >= stretches.length - named ? phase : '',
    tone: tones[phase] ?? 'soft',
  }));

function Said({ messages }: Pick<ConversationSnapshot, 'messages'>) {
  if (messages.length === 0) return <Text tone="soft">Nothing was said yet.</Text>;
  return (
    <ol aria-label="What was said">
      {messages.slice(-8).map(({ id, role, text, pending }) => (
        <li key={id}>
          <Text>
            <strong>{role === 'coach' ? 'Daisy: ' : 'Learner: '}</strong>
            {text}
            {pending ? <em> (waits for the server)</em> : null}
          </Text>
        </li>
      ))}
    </ol>
  );
}
