import type { Config } from '../config/config.ts';
import { keepKey } from '../config/keep-key.ts';
import type { Random } from '../ports.ts';

/** The keys of the doors that are for the owner of the server alone. Where a caller comes from opens none: a proxy hides that. */
export interface DoorKeys {
  /** Opens the built-in mailbox; null where mail is sent out and there is none. */
  readonly mailbox: string | null;
  /** Opens `/metrics`. */
  readonly metrics: string;
}

/** The keys that are set, else those kept in DATA_DIR. */
export const readDoorKeys = (
  { dataDir, smtpUrl, mailboxKey, metricsToken }: Pick<Config, 'dataDir' | 'smtpUrl' | 'mailboxKey' | 'metricsToken'>,
  random: Random,
): DoorKeys => {
  const makeMailboxKey = () => keepKey({ dataDir, name: 'mailbox-key', variable: 'MAILBOX_KEY' }, random);
  const makeMetricsToken = () => keepKey({ dataDir, name: 'metrics-token', variable: 'METRICS_TOKEN' }, random);
  return {
    mailbox: smtpUrl === null ? (mailboxKey ?? makeMailboxKey()) : null,
    metrics: metricsToken ?? makeMetricsToken(),
  };
};
