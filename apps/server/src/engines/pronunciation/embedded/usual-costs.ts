/**
 * Cost of each sound (ARPAbet) above the best sound of the model when it is said right, per frame: means over the right readings of two flite voices
 * (rms and slt), drawn a little towards the mean of all where a sound was heard seldom.
 */
export const usualCosts: Readonly<Record<string, number>> = {
  AA: 3.0,
  AE: 3.2,
  AH: 3.2,
  AO: 3.3,
  AW: 4.0,
  AY: 3.0,
  B: 3.9,
  D: 3.9,
  DH: 4.6,
  EH: 2.7,
  ER: 3.6,
  EY: 2.9,
  F: 3.1,
  G: 3.7,
  HH: 4.0,
  IH: 4.4,
  IY: 2.7,
  JH: 3.3,
  K: 4.8,
  L: 2.7,
  M: 2.6,
  N: 2.7,
  NG: 3.5,
  OW: 4.1,
  P: 4.5,
  R: 2.8,
  S: 3.3,
  SH: 2.6,
  T: 4.6,
  TH: 3.3,
  UH: 5.0,
  UW: 3.7,
  V: 3.5,
  W: 2.9,
  Y: 3.2,
  Z: 3.9,
};

/** Cost of a sound that none of those readings contained. */
export const usualCost = 3.6;
