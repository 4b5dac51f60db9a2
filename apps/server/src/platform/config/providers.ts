import type { AzureSpeech, CoachVoices, OpenAiService, PronunciationService, VoiceService } from './config.ts';
import type { Variables } from './variables.ts';

type Fail = (message: string) => never;

const openAi = 'https://api.openai.com/v1';
const openAiVoices: CoachVoices = { John: 'onyx', Daisy: 'nova' };
const azureVoices: CoachVoices = { John: 'en-US-GuyNeural', Daisy: 'en-US-JennyNeural' };

/** A service is used as soon as its address or its key is set; the address is OpenAI's own when only the key is. */
export const readService = (
  port: 'LLM' | 'STT' | 'TTS',
  is: Variables,
  fail: Fail,
  wanted = false,
): OpenAiService | null => {
  const baseUrl = is[`${port}_BASE_URL`];
  const apiKey = is[`${port}_API_KEY`];
  const model = is[`${port}_MODEL`];
  if (baseUrl === undefined && apiKey === undefined) {
    if (wanted) fail(`${port}_BASE_URL or ${port}_API_KEY must be set when ${port}_PROVIDER is openai.`);
    if (model !== undefined) fail(`${port}_BASE_URL or ${port}_API_KEY must be set when ${port}_MODEL is.`);
    return null;
  }
  if (model === undefined)
    return fail(`${port}_MODEL must be the name of a model when ${port}_BASE_URL or ${port}_API_KEY is set.`);
  return { baseUrl: baseUrl ?? openAi, apiKey: apiKey ?? null, model };
};

export const readAzure = (is: Variables, fail: Fail): AzureSpeech | null => {
  if (is.AZURE_SPEECH_KEY === undefined && is.AZURE_SPEECH_REGION === undefined) return null;
  if (is.AZURE_SPEECH_KEY === undefined) return fail('AZURE_SPEECH_KEY must be set when AZURE_SPEECH_REGION is.');
  if (is.AZURE_SPEECH_REGION === undefined) return fail('AZURE_SPEECH_REGION must be set when AZURE_SPEECH_KEY is.');
  return { key: is.AZURE_SPEECH_KEY, region: is.AZURE_SPEECH_REGION };
};

export const readVoices = (is: Variables, azure: AzureSpeech | null, fail: Fail): VoiceService | null => {
  const named = (fallback: CoachVoices): CoachVoices => ({
    John: is.TTS_VOICE_JOHN ?? fallback.John,
    Daisy: is.TTS_VOICE_DAISY ?? fallback.Daisy,
  });
  if (is.TTS_PROVIDER === 'embedded') return null;
  if (is.TTS_PROVIDER === 'azure') {
    if (azure === null) return fail('AZURE_SPEECH_KEY must be set when TTS_PROVIDER is azure.');
    return { provider: 'azure', azure, voices: named(azureVoices) };
  }
  const service = readService('TTS', is, fail, is.TTS_PROVIDER === 'openai');
  return service && { provider: 'openai', service, voices: named(openAiVoices) };
};

/** Azure scores as soon as its key is set, unless the embedded scorer is asked for by name. */
export const readPronunciation = (
  is: Variables,
  azure: AzureSpeech | null,
  fail: Fail,
): PronunciationService | null => {
  const endpoint = is.PRONUNCIATION_BASE_URL ?? null;
  if (azure === null && is.PRONUNCIATION_PROVIDER === 'azure')
    return fail('AZURE_SPEECH_KEY must be set when PRONUNCIATION_PROVIDER is azure.');
  if (azure === null && endpoint !== null) return fail('AZURE_SPEECH_KEY must be set when PRONUNCIATION_BASE_URL is.');
  return azure === null || is.PRONUNCIATION_PROVIDER === 'embedded' ? null : { provider: 'azure', ...azure, endpoint };
};
