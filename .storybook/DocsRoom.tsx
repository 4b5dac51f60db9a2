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

/** A page of the docs in the theme of the toolbar: what stands between the stories is read in the same light as they are. */
export function DocsRoom({ children, context }: PropsWithChildren<DocsContainerProps>) {
  const theme = useToolbarTheme(context);
  const isDark = theme === 'dark' || (theme === 'system' && matchMedia('(prefers-color-scheme: dark)').matches);
  return (
    <DocsContainer context={context} theme={isDark ? looks.dark : looks.light}>
      {children}
    </DocsContainer>
  );
}

function useToolbarTheme({ channel }: DocsContainerProps['context']): string {
  const [theme, setTheme] = useState(inAddress);
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

/** Before anything was chosen on this page: as it was opened. */
const inAddress = (): string =>
  /theme:(\w+)/.exec(new URLSearchParams(location.search).get('globals') ?? '')?.[1] ?? initialGlobals.theme;
