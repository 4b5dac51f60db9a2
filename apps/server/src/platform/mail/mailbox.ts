import type { Clock } from '../ports.ts';
import type { Storage } from '../storage/open-database.ts';
import type { Mailer } from './mailer.ts';

/** Keeps mail in the database, where `/dev/mailbox` shows it. */
export const createMailbox = ({ db }: Storage, clock: Clock): Mailer => ({
  about: { kind: 'embedded', name: 'mailbox', note: 'Mail is not sent. Read it in the mailbox: its link is below.' },
  send: async ({ to, subject, text, code }) => {
    await db
      .insertInto('mailbox')
      .values({ recipient: to, subject, body: text, code: code ?? null, sent_at: clock.now() })
      .execute();
  },
  check: async () => {
    const { count } = await db
      .selectFrom('mailbox')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    return `${count} messages at /dev/mailbox`;
  },
  close: async () => undefined,
});
