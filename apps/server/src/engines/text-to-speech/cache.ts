import type { CoachName } from '@sayso/api/contract/values';
import type { Audio, TextToSpeech, VoiceFormat } from '../ports.ts';

interface Flight {
  readonly audio: Promise<Audio>;
  readonly stop: AbortController;
  listeners: number;
}

/** About an hour of wav speech at 16 kHz and 16 bit is 115 MB; greetings and questions, which repeat, need a fraction. */
const defaultBytes = 32 * 1024 * 1024;

/**
 * Caches audio by text, coach and format, `maximumBytes` at most; the least recently used entry is removed first. Calls for the same
 * text at the same time share one synthesis, which is aborted when all of them were aborted.
 */
export function cacheSpeech(voice: TextToSpeech, maximumBytes: number = defaultBytes): TextToSpeech {
  // A Map keeps the order of insertion: what is asked for again is taken out and put in last.
  const kept = new Map<string, Audio>();
  const flights = new Map<string, Flight>();
  let bytes = 0;

  const keep = (key: string, audio: Audio) => {
    if (audio.bytes.byteLength > maximumBytes) return;
    kept.set(key, audio);
    bytes += audio.bytes.byteLength;
    for (const [oldest, { bytes: old }] of kept) {
      if (bytes <= maximumBytes) return;
      kept.delete(oldest);
      bytes -= old.byteLength;
    }
  };

  const start = (key: string, text: string, coach: CoachName, format: VoiceFormat): Flight => {
    const stop = new AbortController();
    const audio = voice.speak(text, coach, stop.signal, format);
    const flight: Flight = { audio, stop, listeners: 0 };
    flights.set(key, flight);
    const land = () => {
      if (flights.get(key) === flight) flights.delete(key);
    };
    audio.then((spoken) => (stop.signal.aborted ? undefined : keep(key, spoken)), land).finally(land);
    return flight;
  };

  const join = (flight: Flight, key: string, signal: AbortSignal): Promise<Audio> =>
    new Promise((resolve, reject) => {
      flight.listeners += 1;
      const leave = () => {
        reject(signal.reason);
        flight.listeners -= 1;
        if (flight.listeners > 0) return;
        flights.delete(key);
        flight.stop.abort();
      };
      signal.addEventListener('abort', leave, { once: true });
      flight.audio.then(resolve, reject).finally(() => signal.removeEventListener('abort', leave));
    });

  return {
    about: voice.about,
    async speak(text, coach, signal, format = 'wav') {
      signal.throwIfAborted();
      const key = `${format}\n${coach}\n${text}`;
      const known = kept.get(key);
      if (known) {
        kept.delete(key);
        kept.set(key, known);
        return known;
      }
      return join(flights.get(key) ?? start(key, text, coach, format), key, signal);
    },
    check: (signal) => voice.check(signal),
    close: () => voice.close(),
  };
}
