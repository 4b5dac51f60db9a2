/** Samples a second of the sounds that are made here. */
const rate = 16_000;

/** Loudness of a voice that says four syllables a second, with a breath after six of them. */
const syllables = (at: number) => (at % 2 < 1.6 ? Math.sin(Math.PI * ((at * 4) % 1)) ** 2 : 0);

/** Overtones of a vowel between “ah” and “oh”: how far each harmonic stands from two formants. */
const vowel = (harmonic: number, at: number) => {
  const formants = [650 + 150 * Math.sin(at * 5), 1150 + 250 * Math.sin(at * 3)];
  return formants.reduce((sum, formant) => sum + Math.exp(-(((harmonic * 130 - formant) / 180) ** 2)), 0.02);
};

const voiceSample = (at: number) => {
  let sum = 0;
  for (let harmonic = 1; harmonic <= 16; harmonic++)
    sum += vowel(harmonic, at) * Math.sin(2 * Math.PI * 130 * harmonic * at);
  return 0.18 * sum * syllables(at);
};

const toneSample = (at: number) => 0.3 * Math.sin(2 * Math.PI * 440 * at);

/** Sounds that a machine can play, with their lengths in milliseconds. */
export const sounds = {
  'a synthesised voice': { ms: 4000, sample: voiceSample },
  'a tone of 440 Hz': { ms: 1500, sample: toneSample },
} as const;
export type SoundName = keyof typeof sounds;

const ascii = (view: DataView, at: number, text: string) => {
  for (let i = 0; i < text.length; i++) view.setUint8(at + i, text.charCodeAt(i));
};

/** A wav file of 16-bit PCM, one channel, in base64: what a text-to-speech service answers. */
export function synthesise(name: SoundName): string {
  const { ms, sample } = sounds[name];
  const length = (ms / 1000) * rate;
  const view = new DataView(new ArrayBuffer(44 + length * 2));
  ascii(view, 0, 'RIFF');
  view.setUint32(4, 36 + length * 2, true);
  ascii(view, 8, 'WAVEfmt ');
  view.setUint32(16, 16, true);
  view.setUint16(20, 1, true);
  view.setUint16(22, 1, true);
  view.setUint32(24, rate, true);
  view.setUint32(28, rate * 2, true);
  view.setUint16(32, 2, true);
  view.setUint16(34, 16, true);
  ascii(view, 36, 'data');
  view.setUint32(40, length * 2, true);
  for (let i = 0; i < length; i++) view.setInt16(44 + i * 2, Math.round(sample(i / rate) * 32_767), true);
  let binary = '';
  for (const byte of new Uint8Array(view.buffer)) binary += String.fromCharCode(byte);
  return btoa(binary);
}
