import type { Config } from '../config/config.ts';
import type { Clock } from '../ports.ts';
import type { Storage } from '../storage/open-database.ts';
import { createMailbox } from './mailbox.ts';
import type { Mailer } from './mailer.ts';

/** The SMTP server when one is set, else the built-in mailbox. */
export const createMailer = async (config: Config, storage: Storage, clock: Clock): Promise<Mailer> => {
  if (config.smtpUrl === null) return createMailbox(storage, clock);
  // Loaded only where it is used: it would make every start slower.
  const { createSmtpMailer } = await import('./smtp.ts');
  return createSmtpMailer(config.smtpUrl, config.mailFrom);
};
