import type { ThemeName } from '../globals.ts';

/** A theme that can be asked for by name. */
export type Theme = Exclude<ThemeName, 'system'>;

/** Calls a function while the page shows a theme. Themes are CSS variables alone: the elements stay the same (decision 0015). */
export async function withTheme<Result>(theme: Theme, look: () => Promise<Result>): Promise<Result> {
  const { dataset } = document.documentElement;
  const before = dataset['theme'];
  dataset['theme'] = theme;
  try {
    return await look();
  } finally {
    if (before === undefined) delete dataset['theme'];
    else dataset['theme'] = before;
  }
}
