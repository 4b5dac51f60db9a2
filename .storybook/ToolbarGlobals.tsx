import type { Decorator } from '@storybook/react-vite';
import { useLayoutEffect } from 'react';
import { vars } from '../packages/ui/src/theme/index.ts';
import { emulateReducedMotion } from './motion.ts';

/** Applies the settings of the toolbar to the page itself, as an app would, so that portals have them too. */
export const withToolbarGlobals: Decorator = (Story, { globals, parameters, viewMode }) => {
  const { theme, direction, motion } = globals;
  useLayoutEffect(() => {
    const root = document.documentElement;
    if (theme === 'system') delete root.dataset['theme'];
    else root.dataset['theme'] = theme;
    root.dir = direction;
  }, [theme, direction]);
  useLayoutEffect(() => (motion === 'reduce' ? emulateReducedMotion(window) : undefined), [motion]);
  const isFullScreen = parameters['layout'] === 'fullscreen';
  if (isFullScreen && viewMode !== 'docs') return <Story />;
  return (
    <main style={{ padding: isFullScreen ? 0 : '1.5rem', backgroundColor: vars.color.paper }}>
      <Story />
    </main>
  );
};
