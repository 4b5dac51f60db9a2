import type { Detach } from '../../io/clock/clock.ts';
import type { OutgoingMessage } from '../../net/ports.ts';
import type { ReconnectingSocket } from '../../net/reconnecting-socket.ts';
import type { ConnectionEvent } from './events.ts';
import { createVoiceJoiner } from './voice-joiner.ts';

/**
 * Reports the state of the socket and the server's messages to a machine, each voice in one piece; `toEvent` gives null for a
 * message that changes nothing.
 */
export const followSocket = <In extends { readonly type: string }, Out extends OutgoingMessage, Event>(
  socket: ReconnectingSocket<In, Out>,
  toEvent: (message: In) => Event | null,
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
    // 1006 is what the browser says of a connection that broke; a null code is a connection that was given up here.
    const clean = snapshot.code !== null && snapshot.code !== 1006;
    if (before === 'open') joiner.forget();
    // A first attempt that failed is reported, too: the learner would wait for a coach who cannot come.
    if (before === 'open' || (before === 'connecting' && state === 'reconnecting')) {
      dispatch({ type: 'connectionLost', clean });
    }
    if (state === 'closed' && snapshot.reason) dispatch({ type: 'connectionGivenUp', reason: snapshot.reason });
  };
  const detach = [
    socket.subscribe(follow),
    socket.onDelivered((id) => dispatch({ type: 'delivered', id })),
    socket.onMessage((message) => {
      const event = toEvent(joiner.whole(message));
      if (event) dispatch(event);
    }),
  ];
  return () => {
    for (const off of detach) off();
  };
};
