/** The bytes that a connection has carried so far; what still waits in this process counts as written. */
export interface Traffic {
  readonly bytesRead: number;
  readonly bytesWritten: number;
}

/** Watches whether the other end of a connection is still there. */
export interface LifeSigns {
  /** To be called at every beat. `ask`: send a ping; `wait`: nothing to do; `let go`: the other end is gone. */
  beat(): 'ask' | 'wait' | 'let go';
  /** The ping was answered. */
  answered(): void;
}

/** The slowest line on which what was sent is waited for, bytes a second. */
const slowestRate = 8000;

/**
 * Anything that comes is a sign of life. The answer to a ping comes only behind all that was sent before it, most of which is where
 * it cannot be seen (in the kernel, in a proxy): a silent connection has as long as that takes on the slowest line, at least a beat.
 */
export const createLifeSigns = (traffic: Traffic, everyMs: number): LifeSigns => {
  let { bytesRead: read, bytesWritten: arrived } = traffic;
  /** The bytes sent before the ping that is not answered yet; null when every ping is. */
  let sent: number | null = null;
  let silentMs = 0;
  return {
    beat: () => {
      const isHeard = traffic.bytesRead > read;
      read = traffic.bytesRead;
      if (sent === null) {
        sent = traffic.bytesWritten;
        silentMs = 0;
        return 'ask';
      }
      silentMs = isHeard ? 0 : silentMs + everyMs;
      const allowedMs = ((sent - arrived) / slowestRate) * 1000;
      return isHeard || silentMs < allowedMs ? 'wait' : 'let go';
    },
    answered: () => {
      arrived = sent ?? arrived;
      sent = null;
    },
  };
};
