/** Creates the environment of a server whose texts, transcripts and voices all come from one provider that speaks the OpenAI protocol. */
export const providerEnv = (url: string): Readonly<Record<string, string>> => ({
  LLM_BASE_URL: url,
  LLM_API_KEY: 'a-key',
  LLM_MODEL: 'a-model',
  STT_BASE_URL: url,
  STT_API_KEY: 'a-key',
  STT_MODEL: 'a-recogniser',
  TTS_BASE_URL: url,
  TTS_API_KEY: 'a-key',
  TTS_MODEL: 'a-voice',
  TTS_VOICE_JOHN: 'john',
  TTS_VOICE_DAISY: 'daisy',
});
