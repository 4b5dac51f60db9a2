/**
 * Colour roles of the product, one value a theme. The names are those of the art direction; where a value missed WCAG AA it was moved
 * and the role kept (voice, good, needsWork and tryAgain in light). `colorPairs` says which roles may meet, `colors.test.ts` proves it.
 */
export type ColorScheme = {
  /** The page. */
  paper: string;
  /** A card or a field on the page. */
  surface: string;
  /** Text, and the fill of a primary action. */
  ink: string;
  /** Text on ink. */
  onInk: string;
  /** Secondary text. */
  inkSoft: string;
  /** Decorative lines and empty tracks. Never the only sign of a control. */
  line: string;
  /** The edge of a control: 3:1 against paper and surface. */
  lineStrong: string;
  /** A voice is live: microphone, recording, the learner's wave, the typing caret. Nothing else. */
  voice: string;
  /** Text and icons on voice. */
  onVoice: string;
  /** The learner's own bubble, and the track under voice. */
  voiceSoft: string;
  /** John's colour. */
  john: string;
  /** Text and icons on john. */
  onJohn: string;
  /** John's bubble and card. */
  johnSoft: string;
  /** Daisy's colour: a fill, never a text colour on light. */
  daisy: string;
  /** Text and icons on daisy. */
  onDaisy: string;
  /** Daisy's bubble and card. */
  daisySoft: string;
  /** Well said, done, correct. */
  good: string;
  /** Text and icons on good. */
  onGood: string;
  /** A quiet good fill. */
  goodSoft: string;
  /** Close, not yet. */
  needsWork: string;
  /** Text and icons on needsWork. */
  onNeedsWork: string;
  /** Wrong, failed, or an action that destroys. */
  tryAgain: string;
  /** Text and icons on tryAgain. */
  onTryAgain: string;
  /** Veil over the page under a dialog. */
  scrim: string;
  /** The one shadow's colour. */
  shade: string;
};

/** The name of a colour role. */
export type ColorRole = keyof ColorScheme;

/** Day. */
export const light: ColorScheme = {
  paper: '#F1F0F6',
  surface: '#FFFFFF',
  ink: '#1B1A22',
  onInk: '#F6F1E7',
  inkSoft: '#5E5A69',
  line: '#DFDCE9',
  lineStrong: '#8A8698',
  voice: '#F5522D',
  onVoice: '#1B1A22',
  voiceSoft: '#FFE4DB',
  john: '#17616B',
  onJohn: '#FFFFFF',
  johnSoft: '#D7ECEC',
  daisy: '#F3B43A',
  onDaisy: '#1B1A22',
  daisySoft: '#FCEFCF',
  good: '#2A7648',
  onGood: '#FFFFFF',
  goodSoft: '#DDF0E2',
  needsWork: '#8F5A00',
  onNeedsWork: '#FFFFFF',
  tryAgain: '#C0332A',
  onTryAgain: '#FFFFFF',
  scrim: 'rgb(19 18 24 / 0.55)',
  shade: 'rgb(27 26 34 / 0.14)',
};

/** Night, and the stage of every live screen. */
export const dark: ColorScheme = {
  paper: '#131218',
  surface: '#1D1C24',
  ink: '#F6F1E7',
  onInk: '#1B1A22',
  inkSoft: '#B4AFBD',
  line: '#312F3B',
  lineStrong: '#706C7C',
  voice: '#FF7A57',
  onVoice: '#1B1A22',
  voiceSoft: '#3A211B',
  john: '#6CC5CB',
  onJohn: '#131218',
  johnSoft: '#17373B',
  daisy: '#F3B43A',
  onDaisy: '#1B1A22',
  daisySoft: '#3B2F14',
  good: '#79CF97',
  onGood: '#131218',
  goodSoft: '#1B3526',
  needsWork: '#F0B95A',
  onNeedsWork: '#131218',
  tryAgain: '#FF8A80',
  onTryAgain: '#131218',
  scrim: 'rgb(0 0 0 / 0.65)',
  shade: 'rgb(0 0 0 / 0.5)',
};
