import { Badge } from '@sayso/ui/badge';
import { Button } from '@sayso/ui/button';
import { Box } from '@sayso/ui/primitives/box';
import { Heading } from '@sayso/ui/primitives/heading';
import { Inline } from '@sayso/ui/primitives/inline';
import { Stack } from '@sayso/ui/primitives/stack';
import { Text } from '@sayso/ui/primitives/text';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { type BackoffPolicy, defaultBackoff } from '../net/index.ts';
import { useSession } from '../react/index.ts';
import { type ConnectingSnapshot, createConnecting } from './parts/connecting.ts';
import { Facts } from './parts/Facts.tsx';
import { seconds } from './parts/format.ts';
import { Messages } from './parts/Messages.tsx';
import { Columns, Panel } from './parts/Panel.tsx';
import { Slider } from './parts/Slider.tsx';
import { TimeBar } from './parts/TimeBar.tsx';
import { type Mark, type Span, TimeLine } from './parts/TimeLine.tsx';
import { Wire } from './parts/Wire.tsx';

export interface SocketMachineProps {
  /** Whether time plays by itself from the first connection on. With `false` it is moved by hand. */
  readonly running?: boolean;
}

/** Length of the axis of attempts: five waits of 1, 2, 4, 8 and 10 s, and one more. */
const axisMs = 36_000;

/** A socket to operate: connect, talk, cut the line, freeze the server, mend it. */
export function SocketMachine({ running = true }: SocketMachineProps) {
  const [backoff, setBackoff] = useState<BackoffPolicy>(defaultBackoff);
  const connecting = useMemo(() => createConnecting(backoff), [backoff]);
  useEffect(() => () => connecting.dispose(), [connecting]);
  const snapshot = useSession(connecting);
  const { now } = useSession(connecting.time);
  const { socket, line, said, acknowledged, stored, repeated, refusing } = snapshot;
  const lost = acknowledged.filter((id) => !stored.includes(id)).length;
  const connect = () => {
    connecting.connect();
    if (running) connecting.time.play();
  };
  return (
    <Panel
      title="Reconnecting socket"
      size="full"
      aside={
        <Badge tone={socket.state === 'open' ? 'good' : 'quiet'} role="status">
          {describeState(snapshot)}
        </Badge>
      }
    >
      <Columns>
        <End title="Page">
          <Messages title="In the outbox" ids={said.filter((id) => !acknowledged.includes(id))} tone="daisy" />
          <Messages title="Acknowledged" ids={acknowledged} tone="good" />
        </End>
        <Wire line={line} open={socket.state === 'open'} />
        <End title="Server">
          <Messages title="Stored" ids={stored} tone="john" />
          <Text size="small" tone="soft">
            {`Acknowledged and not stored: ${lost}. Arrived a second time and stored once: ${repeated}.`}
          </Text>
        </End>
      </Columns>
      <Inline space="2">
        <Button size="small" onClick={connect}>
          Connect
        </Button>
        <Button size="small" tone="quiet" onClick={connecting.say}>
          Say one more
        </Button>
        <Button size="small" tone="quiet" disabled={line !== 'up'} onClick={connecting.cut}>
          Cut the line
        </Button>
        <Button size="small" tone="quiet" disabled={line !== 'up'} onClick={connecting.freeze}>
          Freeze the server
        </Button>
        <Button size="small" tone="quiet" disabled={line === 'up' && !refusing} onClick={connecting.mend}>
          Mend the line
        </Button>
        <Button size="small" tone="quiet" onClick={connecting.refuse}>
          Refuse the token
        </Button>
        <Button size="small" tone="quiet" onClick={connecting.takeOver}>
          Take over in another tab
        </Button>
      </Inline>
      <TimeBar time={connecting.time} />
      <TimeLine
        label="Attempts since the connection was lost"
        lengthMs={axisMs}
        marks={listMarks(snapshot, now)}
        spans={listWaits(snapshot)}
      />
      <Facts facts={listFacts(snapshot, now)} />
      <Waits backoff={backoff} onBackoffChange={setBackoff} />
    </Panel>
  );
}

/** One end of the line. */
const End = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <Box as="section" fill="paper" padding="4" corners="md">
    <Stack space="3">
      <Heading level={3} size="4">
        {title}
      </Heading>
      {children}
    </Stack>
  </Box>
);

interface WaitsProps {
  readonly backoff: BackoffPolicy;
  readonly onBackoffChange: (backoff: BackoffPolicy) => void;
}

/** How long the socket waits. */
function Waits({ backoff, onBackoffChange }: WaitsProps) {
  const change = (name: keyof BackoffPolicy) => (value: number) => onBackoffChange({ ...backoff, [name]: value });
  return (
    <>
      <Columns>
        <Slider
          label="First wait"
          value={backoff.minReconnectionDelay}
          minimum={250}
          maximum={5000}
          step={250}
          shown={`${backoff.minReconnectionDelay} ms`}
          onValueChange={change('minReconnectionDelay')}
        />
        <Slider
          label="Longest wait"
          value={backoff.maxReconnectionDelay}
          minimum={1000}
          maximum={30_000}
          step={1000}
          shown={seconds(backoff.maxReconnectionDelay)}
          onValueChange={change('maxReconnectionDelay')}
        />
        <Slider
          label="Spread"
          value={backoff.reconnectionDelayJitter}
          minimum={0}
          maximum={0.5}
          step={0.1}
          shown={
            backoff.reconnectionDelayJitter === 0
              ? '0, exact'
              : `up to ${Math.round(backoff.reconnectionDelayJitter * 100)} % shorter`
          }
          onValueChange={change('reconnectionDelayJitter')}
        />
      </Columns>
      <Text size="small" tone="soft">
        A new value starts a new socket.
      </Text>
    </>
  );
}

function describeState({ begun, socket: { state, attempt } }: ConnectingSnapshot): string {
  if (!begun) return 'not connected';
  return attempt > 0 ? `${state}, attempt ${attempt}` : state;
}

const firstLoss = ({ waits }: ConnectingSnapshot) => waits[0]?.fromMs ?? 0;

function listWaits(snapshot: ConnectingSnapshot): readonly Span[] {
  const from = firstLoss(snapshot);
  return snapshot.waits.map((wait, index) => ({
    fromMs: wait.fromMs - from,
    toMs: wait.fromMs - from + wait.forMs,
    label: `Wait ${index + 1}: ${seconds(wait.forMs)}`,
    tone: index % 2 === 0 ? 'coach' : 'soft',
  }));
}

function listMarks(snapshot: ConnectingSnapshot, now: number): readonly Mark[] {
  const { waits, socket } = snapshot;
  const last = waits.at(-1);
  if (!last) return [];
  const from = firstLoss(snapshot);
  const tries: Mark[] = waits.slice(1).map(({ fromMs }) => ({ atMs: fromMs - from, label: '', tone: 'bad' }));
  const lost: Mark = { atMs: 0, label: 'Connection lost', tone: 'bad' };
  if (socket.state !== 'reconnecting') return [lost, ...tries];
  const next: Mark = { atMs: last.fromMs - from + last.forMs, label: 'Next try', tone: 'ink', shape: 'dashed' };
  return [lost, ...tries, next, { atMs: Math.max(0, now - from), label: 'Now', tone: 'good' }];
}

function listFacts({ socket, waits }: ConnectingSnapshot, now: number): readonly (readonly [string, string])[] {
  const last = waits.at(-1);
  const left = last && socket.state === 'reconnecting' ? last.fromMs + last.forMs - now : null;
  return [
    ['Reason', socket.reason ?? 'none'],
    ['Close code', socket.code === null ? 'none' : String(socket.code)],
    ['Next try', left === null ? 'none' : left > 0 ? `in ${seconds(left)}` : 'now'],
  ];
}
