import type { TextToSpeech } from '../ports.ts';
import { type AzureVoiceOptions, createAzureVoice } from './azure.ts';
import { cacheSpeech } from './cache.ts';
import { createFliteVoice } from './flite.ts';
import { createOpenAiVoice, type OpenAiVoiceOptions } from './openai.ts';

export type TextToSpeechConfig =
  | { readonly provider: 'embedded' }
  | ({ readonly provider: 'openai' } & OpenAiVoiceOptions)
  | ({ readonly provider: 'azure' } & AzureVoiceOptions);

/** The coaches' voices as configured, behind a cache of 32 MB. */
export function createTextToSpeech(config: TextToSpeechConfig): TextToSpeech {
  switch (config.provider) {
    case 'embedded':
      return cacheSpeech(createFliteVoice());
    case 'openai':
      return cacheSpeech(createOpenAiVoice(config));
    case 'azure':
      return cacheSpeech(createAzureVoice(config));
  }
}
