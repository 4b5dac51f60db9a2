import type { Engine } from '../engine.ts';

/** A message in plain text. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** The one-time code in the text, for the built-in mailbox. */
  readonly code?: string;
}

/** Sends mail, or keeps it in the built-in mailbox. */
export interface Mailer extends Engine {
  /** @throws when the mail could not be handed over. */
  send(mail: Mail): Promise<void>;
}
