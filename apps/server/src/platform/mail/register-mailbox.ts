import * as v from 'valibot';
import type { Config } from '../config/config.ts';
import type { DoorKeys } from '../http/door-keys.ts';
import { escapeHtml } from '../http/escape-html.ts';
import { invalidRequest } from '../http/invalid-request.ts';
import { plainPage } from '../http/plain-page.ts';
import { publicOrigin } from '../http/public-origin.ts';
import type { App } from '../ports.ts';
import type { Storage } from '../storage/open-database.ts';
import { lockMailbox } from './mailbox-lock.ts';

/** The greatest number of mails on the page. */
const mostShown = 100;
const forPeople = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' });
const query = v.object({ to: v.optional(v.string()) });

interface MailboxServices {
  readonly config: Config;
  readonly keys: DoorKeys;
  readonly storage: Storage;
}

/**
 * The built-in mailbox: `/dev/mailbox` for people, `/dev/mailbox.json?to=ADDRESS` for programs. Only while no SMTP server is set, and
 * only for those who have its key: it shows every learner's codes.
 */
export const registerMailbox = (app: App, { config, storage, keys }: MailboxServices): void => {
  const { mailbox: key } = keys;
  if (key === null) return;

  const read = async (to?: string) => {
    const all = storage.db
      .selectFrom('mailbox')
      .select(['recipient', 'subject', 'body', 'code', 'sent_at'])
      .orderBy('id', 'desc')
      .limit(mostShown);
    const rows = await (to === undefined ? all : all.where('recipient', '=', to.trim().toLowerCase())).execute();
    return rows.map((row) => ({
      to: row.recipient,
      subject: row.subject,
      text: row.body,
      code: row.code,
      sent_at: new Date(row.sent_at).toISOString(),
    }));
  };

  app.register(async (local) => {
    local.addHook(
      'onRequest',
      lockMailbox(key, (request) => publicOrigin(request, config)?.startsWith('https:') ?? false),
    );

    local.route({
      method: 'GET',
      url: '/dev/mailbox.json',
      handler: async (request) => {
        const given = v.safeParse(query, request.query);
        if (!given.success) throw invalidRequest(given.issues);
        return read(given.output.to);
      },
    });

    local.get('/dev/mailbox', async (_request, reply) => {
      const mails = await read();
      const articles = mails.map(
        (mail) => `<article>
<h2>${escapeHtml(mail.subject)}</h2>
<p>To ${escapeHtml(mail.to)}, <time datetime="${mail.sent_at}">${forPeople.format(new Date(mail.sent_at))} UTC</time></p>
${mail.code === null ? '' : `<p class="code">${escapeHtml(mail.code)}</p>`}
<pre>${escapeHtml(mail.text)}</pre>
</article>`,
      );
      const intro =
        '<p>No mail server is set, so mail stays here. Only a browser with the key can see this page. Load it again to see new mail.</p>';
      const list = articles.length === 0 ? '<p>No mail yet.</p>' : articles.join('\n');
      return reply.type('text/html; charset=utf-8').send(plainPage('Mailbox', intro + list));
    });
  });
};
