import type { Config } from './config.ts';

/** Where an outside service is reached, and which variable says so. */
export interface ProviderAddress {
  readonly variable: string;
  readonly host: string;
  readonly port: number;
}

const usualPorts: Readonly<Record<string, number>> = { 'http:': 80, 'https:': 443, 'smtp:': 587, 'smtps:': 465 };

const addressIn = (variable: string, url: string | null | undefined): readonly ProviderAddress[] => {
  if (!url) return [];
  const { hostname, port, protocol } = new URL(url);
  return [{ variable, host: hostname.replace(/^\[|\]$/g, ''), port: Number(port) || (usualPorts[protocol] ?? 443) }];
};

const azureAddress = (region: string, service: 'stt' | 'tts'): string =>
  `https://${region}.${service}.speech.microsoft.com`;

type Providers = Pick<
  Config,
  'llm' | 'speechToText' | 'textToSpeech' | 'pronunciation' | 'smtpUrl' | 'stripe' | 'google' | 'facebook'
>;

/** Every outside service that the settings lead to. */
export const providerAddresses = (config: Providers): readonly ProviderAddress[] => {
  const { textToSpeech: voice, pronunciation } = config;
  return [
    ...addressIn('LLM_BASE_URL', config.llm?.baseUrl),
    ...addressIn('STT_BASE_URL', config.speechToText?.baseUrl),
    ...(voice?.provider === 'openai' ? addressIn('TTS_BASE_URL', voice.service.baseUrl) : []),
    ...(voice?.provider === 'azure' ? addressIn('AZURE_SPEECH_REGION', azureAddress(voice.azure.region, 'tts')) : []),
    ...(pronunciation?.endpoint === null
      ? addressIn('AZURE_SPEECH_REGION', azureAddress(pronunciation.region, 'stt'))
      : addressIn('PRONUNCIATION_BASE_URL', pronunciation?.endpoint)),
    ...addressIn('SMTP_URL', config.smtpUrl),
    ...addressIn('STRIPE_API_URL', config.stripe?.apiUrl),
    ...addressIn('GOOGLE_ISSUER', config.google?.issuer),
    ...addressIn('FACEBOOK_GRAPH_URL', config.facebook?.graphUrl),
  ];
};
