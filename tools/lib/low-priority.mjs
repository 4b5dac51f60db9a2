import { writeFileSync } from 'node:fs';
import { setPriority } from 'node:os';

/** The value for `nice`: a process with it gets a third of the processor time of one without, when both want it. */
const niceness = 5;

/**
 * Lets a detached process and its children wait when other processes want the cores. Linux divides the cores between sessions first
 * and between the processes of a session then, so both are set.
 * @param pid id of the process, which must lead its own session
 */
export const lowerPriority = (pid) => {
  try {
    setPriority(pid, niceness);
    writeFileSync(`/proc/${pid}/autogroup`, String(niceness));
  } catch {
    // Without the lower priority the run only takes longer. A process that has ended reports that itself.
  }
};

/**
 * Ends a detached process when this process is interrupted: a keyboard interrupt does not reach another session.
 * @returns a function that removes the signal handlers
 */
export const stopWithParent = (pid) => {
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
