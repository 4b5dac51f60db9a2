import { writeFileSync } from 'node:fs';
import { setPriority } from 'node:os';

/** How far behind others it stands, as `nice` counts: where all want the cores, it has a third of what others have. */
const behind = 5;

/**
 * Lets the processes of a session that was just begun wait where others want the cores. Linux shares them among sessions first, and
 * among the processes of a session then, so both are told; elsewhere the first is all there is.
 * @param pid the process that leads the session
 */
export const beModest = (pid) => {
  try {
    setPriority(pid, behind);
    writeFileSync(`/proc/${pid}/autogroup`, String(behind));
  } catch {
    // It only takes longer for the others, or the process has ended and says itself why.
  }
};

/** Ends a session with this process: its own keyboard interrupt does not reach it. */
export const endWithMe = (pid) => {
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
  const pass = (signal) => {
    try {
      process.kill(-pid, signal);
    } finally {
      process.exit(1);
    }
  };
  for (const signal of signals) process.on(signal, pass);
  return () => {
    for (const signal of signals) process.off(signal, pass);
  };
};
