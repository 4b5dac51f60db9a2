import type { Config } from '../config/Config.ts';
import type { Clock } from '../http/Services.ts';
import type { Storage } from '../storage/openDatabase.ts';
import type { Mailer } from './Mailer.ts';
import { createMailbox } from './mailbox.ts';
import { createSmtpMailer } from './smtp.ts';

/** The SMTP server when one is set, else the built-in mailbox. */
export const createMailer = (config: Config, storage: Storage, clock: Clock): Mailer =>
  config.smtpUrl === null ? createMailbox(storage, clock) : createSmtpMailer(config.smtpUrl, config.mailFrom);
