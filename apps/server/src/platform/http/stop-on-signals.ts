import type { Log } from '../ports.ts';

/** The longest time that stopping may take, ms. Many supervisors kill a process after 10 s. */
const stopTimeoutMs = 5000;

/** npm and shells pass on what the terminal already sent to everyone, so one Ctrl-C arrives several times. ms. */
const echo = 1000;

/**
 * Ends the process in good order on SIGTERM and SIGINT, within 5 s. A signal that comes a second later or more ends it at once.
 * @param stop ends everything; what it did not manage in time is cut off.
 */
export const stopOnSignals = (log: Log, stop: () => Promise<void>): void => {
  let since: number | null = null;
  const onSignal = (signal: NodeJS.Signals) => {
    if (since !== null) {
      if (performance.now() - since >= echo) process.exit(1);
      return;
    }
    since = performance.now();
    log.info({ signal }, 'stopping');
    const timer = setTimeout(() => {
      log.warn('not everything ended in time');
      process.exit(1);
    }, stopTimeoutMs);
    timer.unref();
    stop().then(
      () => process.exit(0),
      (error: unknown) => {
        log.error({ err: error }, 'stopping failed');
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', onSignal);
  process.on('SIGINT', onSignal);
};
