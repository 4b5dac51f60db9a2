import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const families = {
  'bricolage-grotesque': { name: 'Bricolage Grotesque Variable', weights: '200 800' },
  figtree: { name: 'Figtree Variable', weights: '300 900' },
} as const;

const isFamily = (name: string | undefined): name is keyof typeof families => name !== undefined && name in families;

/** The fonts of the built web app as a style sheet, for the pages that the server draws itself. Their files are named after their content. */
export const fontFaces = (root: string): string => {
  const folder = join(root, 'assets');
  if (!existsSync(folder)) return '';
  return readdirSync(folder)
    .map((file) => {
      const family = /^([a-z-]+)-latin-wght-normal-[\w-]+\.woff2$/.exec(file)?.[1];
      if (!isFamily(family)) return '';
      const { name, weights } = families[family];
      return `@font-face{font-family:"${name}";font-display:swap;font-weight:${weights};src:url("/assets/${file}") format("woff2")}\n`;
    })
    .join('');
};
