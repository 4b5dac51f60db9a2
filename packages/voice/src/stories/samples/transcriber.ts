import { browserClock } from '@sayso/voice/clock';
import type { Recording } from '@sayso/voice/recorder';
import { createTranscriber, transcriberMessages } from '@sayso/voice/transcriber';

const transcriber = createTranscriber({
  clock: browserClock,
  async send(audio_base64, signal) {
    const answer = await fetch('/api/stt', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ audio_base64 }),
      signal,
    });
    // A status tells whether to ask again: 502, 503 and 504 may pass, every other one is final.
    if (!answer.ok) throw Object.assign(new Error('The transcription failed.'), { status: answer.status });
    return answer.json();
  },
});

/** Gives the text for the coach, or a message for the learner. Never throws. */
export async function hear(recording: Recording) {
  const heard = await transcriber.transcribe(recording);
  if (heard.kind !== 'nothing') return { send: heard.text };
  return { tell: heard.reason === 'invalid' ? transcriberMessages.invalid : transcriberMessages.noVoice };
}
