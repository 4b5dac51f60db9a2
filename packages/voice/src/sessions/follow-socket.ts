import type { Clock, Detach } from '../internal/clock.ts';
import type { OutgoingMessage, SocketReason } from '../socket/ports.ts';
import type { ReconnectingSocket } from '../socket/reconnecting.ts';
import { createVoiceJoiner } from './voice-joiner.ts';

/** What became of a session's connection. */
export type ConnectionEvent =
  | { readonly type: 'connectionOpened' }
  /** `clean`: it was closed, not broken. */
  | { readonly type: 'connectionLost'; readonly clean: boolean }
  | { readonly type: 'connectionGivenUp'; readonly reason: SocketReason }
  | { readonly type: 'delivered'; readonly id: string };

/**
 * Tells a machine how the socket fares, and what the server says, each voice in one piece; `toEvent` gives null for what changes
 * nothing.
 */
export const followSocket = <In extends { readonly type: string }, Out extends OutgoingMessage, Event>(
  socket: ReconnectingSocket<In, Out>,
  clock: Clock,
  toEvent: (message: In, at: number) => Event | null,
  dispatch: (event: NoInfer<Event> | ConnectionEvent) => void,
): Detach => {
  const joiner = createVoiceJoiner();
  let state = socket.getSnapshot().state;
  const follow = () => {
    const snapshot = socket.getSnapshot();
    const before = state;
    state = snapshot.state;
    if (state === before) return;
    if (state === 'open') dispatch({ type: 'connectionOpened' });
    // 1006 is what the browser says of a connection that broke; a null code is one that we gave up.
    const clean = snapshot.code !== null && snapshot.code !== 1006;
    if (before === 'open') joiner.forget();
    // A first attempt that failed is told, too: the learner would wait for a coach who cannot come.
    if (before === 'open' || (before === 'connecting' && state === 'reconnecting')) {
      dispatch({ type: 'connectionLost', clean });
    }
    if (state === 'closed' && snapshot.reason) dispatch({ type: 'connectionGivenUp', reason: snapshot.reason });
  };
  const detach = [
    socket.subscribe(follow),
    socket.onDelivered((id) => dispatch({ type: 'delivered', id })),
    socket.onMessage((message) => {
      const event = toEvent(joiner.whole(message), clock.now());
      if (event) dispatch(event);
    }),
  ];
  return () => {
    for (const off of detach) off();
  };
};
