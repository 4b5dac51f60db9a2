/**
 * The colours the coaches are drawn with. A character looks the same by day and by night, so there is one set;
 * `john` and `daisy` among the colour roles are what stands beside them (bubbles, labels, rings).
 */
export const coachDrawing = {
  /** Eyes, brows, glasses, mouths. */
  line: '#1B1A22',
  /** John's bubble, his hair and its shaded side. */
  johnBody: '#17616B',
  johnShade: '#0F4A53',
  johnFace: '#58B3BB',
  johnFaceLight: '#6FC3C9',
  johnLens: '#A9DEDF',
  johnCheek: '#E2A093',
  /** Daisy's petals, the ones behind, and her face. */
  daisyPetal: '#F3B43A',
  daisyPetalBehind: '#DD9523',
  daisyFace: '#FFD772',
  daisyFaceLight: '#FFE291',
  daisyCheek: '#FBB04C',
  daisyFreckle: '#D9902A',
  /** Inside an open mouth. */
  tongue: '#EC6A5E',
  teeth: '#FFF8EC',
  glint: '#FFFFFF',
} as const;
