import { createCoach } from './engines/coach/coach.ts';
import { createGrammar } from './engines/grammar/grammar.ts';
import { createInterviewer } from './engines/interviewer/interviewer.ts';
import type { Engines } from './engines/ports.ts';
import { createPronunciation, type PronunciationConfig } from './engines/pronunciation/create.ts';
import { createSpeechToText } from './engines/speech-to-text/create.ts';
import { createTextToSpeech, type TextToSpeechConfig } from './engines/text-to-speech/create.ts';
import type { Config, OpenAiService } from './platform/config/config.ts';
import type { Log } from './platform/ports.ts';

const embedded = { provider: 'embedded' } as const;
const openAi = ({ baseUrl, apiKey, model }: OpenAiService) =>
  ({ provider: 'openai', baseUrl, apiKey: apiKey ?? '', model }) as const;
const serviceOr = (service: OpenAiService | null) => (service === null ? embedded : openAi(service));

const chooseVoice = (config: Config['textToSpeech']): TextToSpeechConfig => {
  if (config === null) return embedded;
  return config.provider === 'openai'
    ? { ...openAi(config.service), voices: config.voices }
    : { provider: 'azure', ...config.azure, voices: config.voices };
};

const chooseListener = (config: Config['pronunciation']): PronunciationConfig => {
  if (config === null) return embedded;
  const { endpoint, ...azure } = config;
  return endpoint === null ? azure : { ...azure, endpoint };
};

/** Builds every engine as configured: a provider where one is configured, the embedded engine otherwise. They start when first used. */
export const createEngines = (
  config: Pick<Config, 'llm' | 'speechToText' | 'textToSpeech' | 'pronunciation'>,
  log: Pick<Log, 'warn'>,
): Engines => {
  const warnOfFallback = (part: string) => (reason: unknown) =>
    log.warn({ err: reason }, `${part} stood in for another.`);
  return {
    coach: createCoach(serviceOr(config.llm), warnOfFallback('The embedded coach')),
    grammar: createGrammar(serviceOr(config.llm), warnOfFallback('One grammar checker')),
    speechToText: createSpeechToText(serviceOr(config.speechToText)),
    textToSpeech: createTextToSpeech(chooseVoice(config.textToSpeech)),
    pronunciation: createPronunciation(chooseListener(config.pronunciation)),
    interviewer: createInterviewer(serviceOr(config.llm), warnOfFallback('The scripted interviewer')),
  };
};

/** Ends every engine. */
export const closeEngines = async (engines: Engines): Promise<void> => {
  const { coach, grammar, speechToText, textToSpeech, pronunciation, interviewer } = engines;
  await Promise.all(
    [coach, grammar, speechToText, textToSpeech, pronunciation, interviewer].map((engine) => engine.close()),
  );
};
