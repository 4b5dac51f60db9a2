import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { type PropsWithChildren, useEffect, useState } from 'react';
import { create } from 'storybook/theming';
import { dark, light } from '../packages/ui/src/theme/colors.ts';
import { family } from '../packages/ui/src/theme/type.ts';
import { initialGlobals } from './globals.ts';

const look = (base: 'light' | 'dark') => {
  const { paper, surface, ink, inkSoft, line, john } = base === 'dark' ? dark : light;
  return create({
    base,
    fontBase: family.text,
    appBg: paper,
    appContentBg: paper,
    appPreviewBg: paper,
    appBorderColor: line,
    textColor: ink,
    textMutedColor: inkSoft,
    barBg: surface,
    barTextColor: inkSoft,
    colorSecondary: john,
  });
};
const looks = { light: look('light'), dark: look('dark') };

/** Container of a docs page in the theme of the toolbar, so that its text has the same theme as the stories. */
export function ThemedDocsContainer({ children, context }: PropsWithChildren<DocsContainerProps>) {
  const theme = useToolbarTheme(context);
  const isDark = theme === 'dark' || (theme === 'system' && matchMedia('(prefers-color-scheme: dark)').matches);
  return (
    <DocsContainer context={context} theme={isDark ? looks.dark : looks.light}>
      {children}
    </DocsContainer>
  );
}

function useToolbarTheme({ channel }: DocsContainerProps['context']): string {
  const [theme, setTheme] = useState(readTheme);
  useEffect(() => {
    const update = ({ globals }: { globals: { theme?: string } }) => setTheme(globals.theme ?? initialGlobals.theme);
    channel.on('globalsUpdated', update);
    return () => channel.off('globalsUpdated', update);
  }, [channel]);
  useEffect(() => {
    document.documentElement.dataset['theme'] = theme;
  }, [theme]);
  return theme;
}

/** Reads the theme from the address, before the reader chooses one. */
const readTheme = (): string =>
  /theme:(\w+)/.exec(new URLSearchParams(location.search).get('globals') ?? '')?.[1] ?? initialGlobals.theme;
