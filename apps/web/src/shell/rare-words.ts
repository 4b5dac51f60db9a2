/** What a page says that is hardly ever shown. */
export interface RareWords {
  readonly title: string;
  readonly text: string;
  /** Names the way to load the page anew, where that may help. */
  readonly again?: string;
}

export const broken = {
  title: 'Something broke on our side',
  text: 'This screen could not be shown. What you said before is kept.',
  again: 'Load it again',
} satisfies RareWords;

/** Shorter than the page itself, which can say more: the first screens carry these with them. */
export const offline: RareWords = {
  title: 'We cannot reach Sayso',
  text: 'Check your connection and try again.',
  again: 'Load it again',
};

export const unsupported: RareWords = {
  title: 'Browser Not Supported',
  text: 'Sayso listens to you with speech recognition, and this browser has none. Please use Google Chrome.',
};
