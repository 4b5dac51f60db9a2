import type { ThemeName } from './globals.ts';

/** A theme that can be asked for by name. */
export type Theme = Exclude<ThemeName, 'system'>;

/** Does something while the page shows a theme. Colours are CSS alone: the same elements, drawn by day or by night. */
export async function inTheme<Result>(theme: Theme, look: () => Promise<Result>): Promise<Result> {
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
