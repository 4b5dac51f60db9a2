import type { EngineCapability, getCapabilities } from '@sayso/api/contract/capabilities';
import type { AnswerOf } from '@sayso/api/contract/endpoint';
import type { Engines } from '../../engines/ports.ts';
import type { Config } from '../../platform/config/config.ts';

/** Which engines are in use. */
export type Capabilities = AnswerOf<typeof getCapabilities>;

const describeMail = ({ smtpUrl }: Pick<Config, 'smtpUrl'>): EngineCapability =>
  smtpUrl === null
    ? {
        kind: 'embedded',
        name: 'built-in mailbox',
        note: 'This server sends no e-mail yet. Your code is in its mailbox: open the mailbox link that “npm start” printed in the terminal.',
      }
    : { kind: 'provider', name: 'SMTP', note: '' };

/** Lists the engines of this server for the page; no address and no key is among it. */
export const describeCapabilities = (
  engines: Engines,
  config: Pick<Config, 'smtpUrl' | 'google' | 'facebook'>,
  payment: EngineCapability,
): Capabilities => ({
  coach: engines.coach.about,
  grammar: engines.grammar.about,
  text_to_speech: engines.textToSpeech.about,
  speech_to_text: engines.speechToText.about,
  pronunciation: engines.pronunciation.about,
  interviewer: engines.interviewer.about,
  mail: describeMail(config),
  payment,
  social: { google: config.google !== null, facebook: config.facebook !== null },
});
