import { describe, expect, it } from 'vitest';
import { createTextToSpeech, type TextToSpeechConfig } from './create.ts';

const voices = { John: 'one', Daisy: 'two' };

describe("the coaches' voices", () => {
  it.each<[TextToSpeechConfig, string, string]>([
    [{ provider: 'embedded' }, 'embedded', 'flite'],
    [
      { provider: 'openai', baseUrl: 'https://voice.example/v1', apiKey: 'k', model: 'm', voices },
      'provider',
      'm at voice.example',
    ],
    [{ provider: 'azure', key: 'k', region: 'westeurope', voices }, 'provider', 'Azure, westeurope'],
  ])('are those of the configuration %j', async (config, kind, name) => {
    const voice = createTextToSpeech(config);
    expect(voice.about).toMatchObject({ kind, name });
    await voice.close();
  });

  it('say the same thing once', { timeout: 30_000 }, async () => {
    const voice = createTextToSpeech({ provider: 'embedded' });
    const signal = new AbortController().signal;
    const first = await voice.speak('Hello.', 'John', signal);
    expect(await voice.speak('Hello.', 'John', signal)).toBe(first);
    await voice.close();
  });
});
