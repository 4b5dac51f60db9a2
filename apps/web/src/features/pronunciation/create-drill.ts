import type { Client } from '@sayso/api/client';
import {
  evaluatePronunciation,
  generateSentence,
  getPronunciationGreeting,
  getPronunciationTip,
  savePronunciationSession,
  speakSentence,
} from '@sayso/api/contract/pronunciation';
import type { CoachName } from '@sayso/api/contract/values';
import { browserClock } from '@sayso/voice/clock';
import { createDrillSession, type DrillSession } from '@sayso/voice/drill';
import { createPlayer } from '@sayso/voice/player';
import { createRecorder } from '@sayso/voice/recorder';
import { onBrowserOnline } from '@sayso/voice/socket';
import { timeZoneHere } from '../../platform/calendar/time-zone.ts';
import { createPageName } from '../../platform/live/create-id.ts';

export interface DrillParts {
  readonly client: Client;
}

/** Puts microphone and loudspeaker of the browser and the server’s calls together with the drill’s core. */
export const createDrill = ({ client }: DrillParts, coach: CoachName): DrillSession =>
  createDrillSession({
    coach,
    clock: browserClock,
    newId: createPageName,
    recorder: createRecorder(),
    player: createPlayer(),
    onOnline: onBrowserOnline,
    server: {
      greet: (signal) => client.call(getPronunciationGreeting, undefined, { signal, retry: false }),
      generate: (request, signal) => client.call(generateSentence, request, { signal }),
      speak: (text, signal) => client.call(speakSentence, { text, coach }, { signal }),
      evaluate: (audio_base64, reference_text, signal) =>
        client.call(evaluatePronunciation, { audio_base64, reference_text }, { signal }),
      advise: (request, signal) => client.call(getPronunciationTip, request, { signal }),
      save: (phrase, signal) =>
        client.call(savePronunciationSession, { ...phrase, time_zone: timeZoneHere() }, { signal }),
    },
  });
