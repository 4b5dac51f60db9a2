import type { MicrophoneFault } from '@sayso/voice/recorder';

/** What is known of the microphone. */
export type MicrophoneState = 'unknown' | 'ready' | 'unplugged' | MicrophoneFault;

/** Faults that asking for the microphone again cannot mend. */
const lasting: ReadonlySet<MicrophoneState> = new Set(['insecure', 'unsupported']);

/** Asking for the microphone again may help. */
export const canBeMended = (microphone: MicrophoneState): boolean => !lasting.has(microphone);

/** What to do about each fault of the microphone, where the answer is typed for now. */
export const typingHints: Partial<Record<MicrophoneState, string>> = {
  refused: 'Chrome may not use your microphone. Allow it beside the address, then press the microphone.',
  missing: 'No microphone was found. Plug one in, then press the microphone.',
  busy: 'Another program is using your microphone. Close it, then press the microphone.',
  unplugged: 'The microphone went away. Plug it in, then press the microphone.',
  insecure: 'Chrome gives the microphone to pages with https only.',
  unsupported: 'This browser cannot record. Use Google Chrome to speak.',
};
