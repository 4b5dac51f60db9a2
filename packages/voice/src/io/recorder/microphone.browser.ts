import { microphoneError, toMicrophoneError } from './faults.ts';

const constraints = { echoCancellation: true, noiseSuppression: true, autoGainControl: true, channelCount: 1 };

/** Opens the microphone, in mono, with the browser's own clean-up. @throws MicrophoneError */
export async function openMicrophone(): Promise<MediaStream> {
  if (!isSecureContext) throw microphoneError('insecure');
  if (!navigator.mediaDevices || typeof MediaRecorder === 'undefined') throw microphoneError('unsupported');
  try {
    return await navigator.mediaDevices.getUserMedia({ audio: constraints });
  } catch (thrown) {
    throw toMicrophoneError(thrown);
  }
}

/** Gives the microphone back: the browser's recording light goes out. */
export function closeMicrophone(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop();
}
