import type { Clock } from '../io/clock/clock.ts';
import type { OpenSocket, SocketEvents } from '../net/ports.ts';

/** The server's end of one connection. */
export interface TestSocketLink {
  readonly url: string;
  /** Sends JSON to the page. */
  say(message: object): void;
  /** Sends any text to the page. */
  sayText(text: string): void;
  /** Closes it with a code, after what was said before. */
  close(code: number): void;
}

export interface TestSocketServerOptions {
  readonly clock: Clock;
  /** Milliseconds that a message travels, each way. @default 5 */
  readonly latencyMs?: number;
  readonly onOpen?: (link: TestSocketLink) => void;
  readonly onMessage?: (message: unknown, link: TestSocketLink) => void;
}

interface Line extends TestSocketLink {
  readonly events: SocketEvents;
  open: boolean;
  over: boolean;
  /** The page closed it: what it had sent before still arrives. */
  left: boolean;
  /** When everything that was said to the page has left the server. */
  busyUntil: number;
}

/** A server in the same thread, that can be killed, frozen and started again. What travels when it dies is lost, as on a wire. */
export const createTestSocketServer = ({ clock, latencyMs = 5, onOpen, onMessage }: TestSocketServerOptions) => {
  const lines = new Set<Line>();
  const received: unknown[] = [];
  const lost: unknown[] = [];
  const addresses: string[] = [];
  let state: 'up' | 'down' | 'frozen' = 'up';
  let bytesPerSecond = Number.POSITIVE_INFINITY;

  const drop = (line: Line, code: number) => {
    if (line.over) return;
    line.over = true;
    lines.delete(line);
    line.events.closed(code);
  };
  /** Messages that have arrived at a frozen server, or wait to leave it. */
  let held: (() => void)[] = [];
  /** Runs after the way, unless the connection or the server was lost meanwhile. */
  const travel = (line: Line, arrive: () => void, fail = () => {}, sentAfterMs = 0) => {
    const end = () => {
      if ((line.over && !line.left) || state === 'down') fail();
      else if (state === 'frozen') held.push(end);
      else arrive();
    };
    clock.after(sentAfterMs + latencyMs, end);
  };
  /** Milliseconds until a text of this length is through, after all that was said before it. */
  const sendingMs = (line: Line, length: number): number => {
    line.busyUntil = Math.max(line.busyUntil, clock.now()) + (length / bytesPerSecond) * 1000;
    return line.busyUntil - clock.now();
  };
  const release = () => {
    const ends = held;
    held = [];
    for (const end of ends) end();
  };

  const open: OpenSocket = (url, events) => {
    addresses.push(url);
    const line: Line = {
      url,
      events,
      open: false,
      over: false,
      left: false,
      busyUntil: 0,
      say: (message) => line.sayText(JSON.stringify(message)),
      sayText: (text) =>
        travel(line, () => line.over || events.received(text), undefined, sendingMs(line, text.length)),
      close: (code) => travel(line, () => drop(line, code)),
    };
    lines.add(line);
    const answer = () => {
      line.open = true;
      events.opened();
      onOpen?.(line);
    };
    travel(line, answer, () => drop(line, 1006));
    return {
      send(text) {
        if (!line.open || line.over) return false;
        const message: unknown = JSON.parse(text);
        const arrive = () => {
          received.push(message);
          onMessage?.(message, line);
        };
        travel(line, arrive, () => lost.push(message));
        return true;
      },
      close() {
        line.left = line.open && !line.over;
        line.over = true;
        lines.delete(line);
      },
    };
  };

  return {
    open,
    /** Everything that arrived, in order. */
    received,
    /** Messages of the page that were on their way when the connection or the server died. */
    lost,
    /** Every address that was asked for. */
    addresses,
    /** The newest open connection. */
    link: (): TestSocketLink => {
      const line = [...lines].findLast((candidate) => candidate.open);
      if (!line) throw new Error('No page is connected to the test server. Let the clock run until one has connected.');
      return line;
    },
    connections: () => [...lines].filter((line) => line.open).length,
    kill() {
      state = 'down';
      for (const line of [...lines]) drop(line, 1006);
      release();
    },
    /** Neither answers nor says so, as a process that was stopped: what comes waits until `start()`. */
    freeze() {
      state = 'frozen';
    },
    start() {
      state = 'up';
      release();
    },
    /** Slows down everything that is said from now on. @param rate bytes a second, each connection */
    slow(rate: number) {
      bytesPerSecond = rate;
    },
    /** The network breaks every connection; the server goes on. */
    breakConnections() {
      for (const line of [...lines]) drop(line, 1006);
    },
  };
};

export type TestSocketServer = ReturnType<typeof createTestSocketServer>;
