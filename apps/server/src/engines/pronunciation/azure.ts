import { createDecoder } from '../decoding/decoder.ts';
import { encodeWav } from '../decoding/wav.ts';
import { EngineUnavailable, type Pronunciation } from '../ports.ts';
import { callProvider, ProviderStatus } from '../provider/call.ts';
import { createFliteVoice } from '../text-to-speech/flite.ts';
import { readGuess } from './azure-answer.ts';
import { toAssessment } from './azure-assessment.ts';

export interface AzurePronunciationOptions {
  readonly key: string;
  /** The region of the speech resource, such as `westeurope`. */
  readonly region: string;
  /**
   * Longest time for an answer, in ms.
   * @default 20_000
   */
  readonly timeoutMs?: number;
  /**
   * Origin of a private endpoint or another cloud.
   * @default the region's own
   */
  readonly endpoint?: string;
}

const path = '/speech/recognition/conversation/cognitiveservices/v1?language=en-US&format=detailed';
/** Azure assesses no more than 30 s of a recording. */
const longestSeconds = 30;
const example = 'My mother makes the best food in the world.';

/** Pronunciation assessment by Azure's speech service, over its REST call for short audio. */
export function createAzurePronunciation(options: AzurePronunciationOptions): Pronunciation {
  const { key, region, timeoutMs = 20_000 } = options;
  const origin = options.endpoint ?? `https://${region}.stt.speech.microsoft.com`;
  const call = { service: `Azure's pronunciation service in ${region}`, apiKey: key, timeoutMs };
  const decoder = createDecoder();

  const assess: Pronunciation['assess'] = async ({ bytes }, reference, _speaker, signal) => {
    // Read here first: Azure takes no webm, and silence is neither sent nor paid for.
    const { samples, rate, phrases } = await decoder.decode(bytes, signal);
    if (phrases.length === 0) return toAssessment(null, reference);
    const guess = await callProvider({ ...call, signal }, async (limit) => {
      const response = await fetch(new URL(path, origin), {
        method: 'POST',
        headers: {
          'Ocp-Apim-Subscription-Key': key,
          'Content-Type': `audio/wav; codecs=audio/pcm; samplerate=${rate}`,
          Accept: 'application/json',
          'Pronunciation-Assessment': wishes(reference),
          'User-Agent': 'sayso',
        },
        body: encodeWav(samples.subarray(0, longestSeconds * rate), rate),
        signal: limit,
      });
      if (!response.ok) throw new ProviderStatus(response.status, await response.text());
      const answer: unknown = await response.json();
      return readGuess(answer);
    });
    return toAssessment(guess, reference);
  };

  return {
    about: { kind: 'provider', name: `Azure, ${region}`, note: 'Your recordings are sent to Azure.' },
    assess,
    check: (signal) => checkByEar(assess, signal),
    close: () => decoder.close(),
  };
}

/** The request parameters for Azure's header: JSON in base64. */
function wishes(reference: string): string {
  const parameters = {
    ReferenceText: reference,
    GradingSystem: 'HundredMark',
    Granularity: 'Phoneme',
    Dimension: 'Comprehensive',
    PhonemeAlphabet: 'SAPI',
    EnableMiscue: true,
  };
  return Buffer.from(JSON.stringify(parameters)).toString('base64');
}

/**
 * Says a sentence with the built-in voice and has it assessed: one line on how well it was said.
 * @throws EngineUnavailable when it was not heard as that sentence, besides what `assess` throws.
 */
async function checkByEar(assess: Pronunciation['assess'], signal: AbortSignal): Promise<string> {
  const voice = createFliteVoice({ threads: 1 });
  try {
    const { heard, overall } = await assess(await voice.speak(example, 'John', signal), example, null, signal);
    if (heard === 'sentence') return `It was told "${example}" and gave it ${Math.round(overall * 100)} of 100.`;
    throw new EngineUnavailable(`It was told "${example}" and heard ${heard}. Please look at its settings.`);
  } finally {
    await voice.close();
  }
}
