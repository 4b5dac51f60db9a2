import type { SpeechToText } from '../ports.ts';
import { createOpenAiSpeechToText, type OpenAiSpeechToTextOptions } from './openai.ts';
import { createPocketsphinx } from './pocketsphinx.ts';

export type SpeechToTextConfig =
  | { readonly provider: 'embedded' }
  | ({ readonly provider: 'openai' } & OpenAiSpeechToTextOptions);

/** Speech recognition as configured; `about.kind` is `none` when it should be embedded and pocketsphinx is not installed. */
export function createSpeechToText(config: SpeechToTextConfig): SpeechToText {
  switch (config.provider) {
    case 'embedded':
      return createPocketsphinx();
    case 'openai':
      return createOpenAiSpeechToText(config);
  }
}
