import type { Log } from './Services.ts';

/** A supervisor kills after ten seconds, often; this leaves room. ms. */
const patience = 5000;

/**
 * Ends the process in good order on SIGTERM and SIGINT, within 5 s. A second signal ends it at once.
 * @param stop ends everything; what it did not manage in time is cut off.
 */
export const stopOnSignals = (log: Log, stop: () => Promise<void>): void => {
  let isStopping = false;
  const onSignal = (signal: NodeJS.Signals) => {
    if (isStopping) process.exit(1);
    isStopping = true;
    log.info({ signal }, 'stopping');
    const late = setTimeout(() => {
      log.warn('not everything ended in time');
      process.exit(1);
    }, patience);
    late.unref();
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
