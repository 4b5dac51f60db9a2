import type { Detach } from '../../io/clock/clock.ts';
import type { LevelSource } from '../../io/ports.ts';
import type { ReconnectingSocket } from '../../net/reconnecting-socket.ts';
import { createDevices, type DevicePorts } from './devices.ts';
import type { ConnectionEffect, DeviceEffect, Effect, SessionEvent, TerminateMessage, Timed } from './events.ts';
import { followSocket } from './follow-socket.ts';
import { undeliveredMs } from './limits.ts';
import type { Policy } from './policy.ts';
import { createRunner } from './runner.ts';
import type { Kind, State } from './state.ts';
import { createTransition } from './transition.ts';

/** The line to the server of a live session. */
export interface SessionConnection<K extends Kind, In extends { readonly type: string }> {
  readonly socket: ReconnectingSocket<In, K['out'] | TerminateMessage>;
  /** A message of the server as an event; null for one that changes nothing. */
  readonly toEvent: (message: In) => SessionEvent<K> | null;
}

export interface SessionParts<K extends Kind, View extends object, In extends { readonly type: string }> {
  readonly policy: Policy<K>;
  readonly initial: State<K>;
  /** The part of a state that the page shows. */
  readonly view: (state: State<K>) => View;
  readonly ports: DevicePorts;
  /** @default none: the session calls its server by effects of its own */
  readonly connection?: SessionConnection<K, In>;
  /** Performs the effects of this kind of session; false for one of the core. @default there are none */
  readonly perform?: (effect: Effect<K>) => boolean;
}

/** The actions of a learner in every spoken session. */
interface Controls {
  sendNow(): void;
  startTyping(): void;
  sendText(text: string): void;
  retry(): void;
  retryMicrophone(): void;
  unlock(): void;
  hangUp(): void;
}

/** A running machine with its devices and its line to the server. */
export interface LiveSession<K extends Kind, View> {
  dispatch(event: SessionEvent<K>): void;
  readonly controls: Controls;
  subscribe(listener: () => void): Detach;
  getSnapshot(): View;
  /** Takes no more events and gives the devices back; the socket and the player stay. */
  stop(): void;
  readonly microphoneLevel: LevelSource;
  readonly coachLevel: LevelSource;
}

const performOnSocket = <Out>(
  socket: Pick<ReconnectingSocket<never, never>, 'connect' | 'dispose' | 'retire'> & { send(message: Out): boolean },
  effect: ConnectionEffect<Out>,
  onRefused: (message: Out) => void,
): void => {
  switch (effect.do) {
    case 'connect':
      return socket.connect();
    case 'disconnect':
      return socket.dispose();
    case 'retire':
      return socket.retire(undeliveredMs);
    case 'send':
      if (!socket.send(effect.message)) onRefused(effect.message);
  }
};

const connectionEffects: ReadonlySet<string> = new Set(['connect', 'disconnect', 'retire', 'send']);

/** Runs a machine: events go in, one after the other, and its effects are performed through the ports. */
export const createSession = <K extends Kind, View extends object, In extends { readonly type: string } = never>(
  parts: SessionParts<K, View, In>,
): LiveSession<K, View> => {
  const { policy, initial, view, ports, connection, perform: performOwn } = parts;
  let stopped = false;
  const dispatch = (event: SessionEvent<K>) => {
    if (!stopped) runner.dispatch({ ...event, at: ports.clock.now() });
  };
  const devices = createDevices(ports, dispatch);

  const perform = (effect: Effect<K>) => {
    if (connection && connectionEffects.has(effect.do)) {
      const onRefused = (message: K['out'] | TerminateMessage) => dispatch({ type: 'sendingRefused', message });
      performOnSocket(connection.socket, effect as ConnectionEffect<K['out'] | TerminateMessage>, onRefused);
    } else if (!performOwn?.(effect)) devices.perform(effect as DeviceEffect);
  };
  const runner = createRunner<State<K>, SessionEvent<K> & Timed, Effect<K>, View>(
    { initial, transition: createTransition(policy), view },
    perform,
  );
  const unfollow = connection && followSocket(connection.socket, connection.toEvent, dispatch);

  return {
    dispatch,
    controls: {
      sendNow: () => dispatch({ type: 'sendNowPressed' }),
      startTyping: () => dispatch({ type: 'typingStarted' }),
      sendText: (text) => dispatch({ type: 'textSubmitted', text }),
      retry: () => dispatch({ type: 'retryPressed' }),
      retryMicrophone: () => dispatch({ type: 'microphoneRetried' }),
      unlock: () => dispatch({ type: 'unlockPressed' }),
      hangUp: () => dispatch({ type: 'hungUp' }),
    },
    subscribe: runner.subscribe,
    getSnapshot: runner.getSnapshot,
    stop() {
      stopped = true;
      unfollow?.();
      devices.dispose();
    },
    microphoneLevel: devices.inputLevel,
    coachLevel: ports.player.level,
  };
};
