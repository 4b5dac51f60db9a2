import type { Config, OpenAiService } from '../config/Config.ts';
import type { Log } from '../http/Services.ts';
import { createCoach } from './coach/coach.ts';
import { createGrammar } from './grammar/grammar.ts';
import { createInterviewer } from './interviewer/interviewer.ts';
import type { Engines } from './ports.ts';
import { createPronunciation, type PronunciationConfig } from './pronunciation/create.ts';
import { createSpeechToText } from './speech-to-text/create.ts';
import { createTextToSpeech, type TextToSpeechConfig } from './text-to-speech/create.ts';

const embedded = { provider: 'embedded' } as const;
const openAi = ({ baseUrl, apiKey, model }: OpenAiService) =>
  ({ provider: 'openai', baseUrl, apiKey: apiKey ?? '', model }) as const;
const serviceOr = (service: OpenAiService | null) => (service === null ? embedded : openAi(service));

const voiceOf = (config: Config['textToSpeech']): TextToSpeechConfig => {
  if (config === null) return embedded;
  return config.provider === 'openai'
    ? { ...openAi(config.service), voices: config.voices }
    : { provider: 'azure', ...config.azure, voices: config.voices };
};

const listenerOf = (config: Config['pronunciation']): PronunciationConfig => {
  if (config === null) return embedded;
  const { endpoint, ...azure } = config;
  return endpoint === null ? azure : { ...azure, endpoint };
};

/** Builds every engine as configured: a provider where one is set, what is built in otherwise. They start when first used. */
export const createEngines = (
  config: Pick<Config, 'llm' | 'speechToText' | 'textToSpeech' | 'pronunciation'>,
  log: Pick<Log, 'warn'>,
): Engines => {
  const standIn = (part: string) => (reason: unknown) => log.warn({ err: reason }, `${part} stood in for another.`);
  return {
    coach: createCoach(serviceOr(config.llm), standIn('The practice partner')),
    grammar: createGrammar(serviceOr(config.llm), standIn('One grammar checker')),
    speechToText: createSpeechToText(serviceOr(config.speechToText)),
    textToSpeech: createTextToSpeech(voiceOf(config.textToSpeech)),
    pronunciation: createPronunciation(listenerOf(config.pronunciation)),
    interviewer: createInterviewer(serviceOr(config.llm), standIn('The scripted interviewer')),
  };
};

/** Ends every engine. */
export const closeEngines = async (engines: Engines): Promise<void> => {
  const { coach, grammar, speechToText, textToSpeech, pronunciation, interviewer } = engines;
  await Promise.all(
    [coach, grammar, speechToText, textToSpeech, pronunciation, interviewer].map((engine) => engine.close()),
  );
};
