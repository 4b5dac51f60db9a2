import { EngineUnavailable, type SpeechToText } from '../ports.ts';
import { createFliteVoice } from '../text-to-speech/flite.ts';

const said = 'My mother makes the best food in the world.';

/**
 * Says a sentence with the built-in voice and has it transcribed: one line on what was heard.
 * @throws EngineUnavailable when fewer than half of its words came back, besides what `transcribe` throws.
 */
export async function checkByEar(transcribe: SpeechToText['transcribe'], signal: AbortSignal): Promise<string> {
  const voice = createFliteVoice({ threads: 1 });
  try {
    const { transcript } = await transcribe(await voice.speak(said, 'John', signal), signal);
    const heard = new Set(splitWords(transcript));
    const found = splitWords(said).filter((word) => heard.has(word)).length;
    if (found < splitWords(said).length / 2)
      throw new EngineUnavailable(`It was told "${said}" and heard "${transcript}". Please look at its settings.`);
    return `It was told "${said}" and heard "${transcript}".`;
  } finally {
    await voice.close();
  }
}

const splitWords = (text: string) => text.toLowerCase().match(/[a-z']+/g) ?? [];
