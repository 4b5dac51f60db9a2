import type { CoachName } from '@sayso/api/contract/values';
import type { TextToSpeech, VoiceFormat } from '../ports.ts';
import { callProvider, ProviderStatus } from '../provider/call.ts';
import { withoutMarkup } from './speakable.ts';
import { spokenAudio } from './spoken-audio.ts';

export interface AzureVoiceOptions {
  readonly key: string;
  /** The region of the speech resource, such as `westeurope`. */
  readonly region: string;
  /** Short names of Azure's voices, which begin with their language: `en-US-...`. */
  readonly voices: Readonly<Record<CoachName, string>>;
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

const formats: Readonly<Record<VoiceFormat, string>> = {
  wav: 'riff-24khz-16bit-mono-pcm',
  mp3: 'audio-24khz-48kbitrate-mono-mp3',
};

/** Voices of Azure's speech service, over REST. */
export function createAzureVoice(options: AzureVoiceOptions): TextToSpeech {
  const { key, region, voices, timeoutMs = 20_000 } = options;
  const origin = options.endpoint ?? `https://${region}.tts.speech.microsoft.com`;
  const call = { service: `Azure's voice service in ${region}`, apiKey: key, timeoutMs };

  const speak: TextToSpeech['speak'] = (text, coach, signal, format = 'wav') =>
    callProvider({ ...call, signal }, async (limit) => {
      const response = await fetch(new URL('/cognitiveservices/v1', origin), {
        method: 'POST',
        headers: {
          'Ocp-Apim-Subscription-Key': key,
          'Content-Type': 'application/ssml+xml',
          'X-Microsoft-OutputFormat': formats[format],
          'User-Agent': 'sayso',
        },
        body: toSsml(withoutMarkup(text), voices[coach]),
        signal: limit,
      });
      if (!response.ok) throw new ProviderStatus(response.status, await response.text());
      return spokenAudio(await response.arrayBuffer());
    });

  return {
    about: { kind: 'provider', name: `Azure, ${region}`, note: '' },
    speak,
    async check(signal) {
      const { bytes, mediaType } = await speak('Hello.', 'Daisy', signal);
      return `Azure in ${region} said "Hello." in ${bytes.byteLength} bytes of ${mediaType}.`;
    },
    close: () => Promise.resolve(),
  };
}

function toSsml(text: string, voice: string): string {
  const language = voice.split('-').slice(0, 2).join('-');
  const inside = `<voice name="${escapeXml(voice)}">${escapeXml(text)}</voice>`;
  return `<speak version="1.0" xmlns="http://www.w3.org/2001/10/synthesis" xml:lang="${escapeXml(language)}">${inside}</speak>`;
}

const references: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};
const escapeXml = (text: string) =>
  text.replace(/[&<>"']/g, (sign) => references[sign] ?? sign).replace(/[^\t\n\r\x20-\uffff]/g, ' ');
