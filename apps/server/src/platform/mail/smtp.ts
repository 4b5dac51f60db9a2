import { createTransport } from 'nodemailer';
import type { Mailer } from './mailer.ts';

/** How long each step of the talk with the mail server may take, ms. */
const timeout = 10_000;

/** Hands mail to the server at `url` (`smtp://USER:PASSWORD@HOST:PORT` or `smtps://`). */
export const createSmtpMailer = (url: string, from: string): Mailer => {
  const transport = createTransport(
    { url, connectionTimeout: timeout, greetingTimeout: timeout, socketTimeout: timeout },
    { from },
  );
  const { host } = new URL(url);
  return {
    about: { kind: 'provider', name: `SMTP at ${host}`, note: '' },
    send: async ({ to, subject, text }) => {
      await transport.sendMail({ to: { name: '', address: to }, subject, text });
    },
    check: async () => {
      await transport.verify();
      return `${host} takes mail`;
    },
    close: async () => transport.close(),
  };
};
