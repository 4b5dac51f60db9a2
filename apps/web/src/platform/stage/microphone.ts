import type { MicrophoneFault } from '@sayso/voice/recorder';

/** The state of the microphone. */
export type MicrophoneState = 'unknown' | 'ready' | 'unplugged' | MicrophoneFault;

/** Faults that asking for the microphone again cannot mend. */
const lasting: ReadonlySet<MicrophoneState> = new Set(['insecure', 'unsupported']);

/** Asking for the microphone again may help. */
export const canBeMended = (microphone: MicrophoneState): boolean => !lasting.has(microphone);

/** Advice for each fault of the microphone, where the answer is typed for now. */
export const typingHints: Partial<Record<MicrophoneState, string>> = {
  refused:
    'Chrome cannot use your microphone. Click the icon next to the web address and allow the microphone. Then press the microphone.',
  missing: 'We cannot find a microphone. Connect one, then press the microphone.',
  busy: 'Another program is using your microphone. Close it, then press the microphone.',
  unplugged: 'Your microphone is not connected. Connect it, then press the microphone.',
  insecure: 'The microphone works only on pages that begin with https.',
  unsupported: 'This browser cannot record. Use Google Chrome to speak.',
};
