import type { Preview } from '@storybook/react-vite';

/** The widths of the design: a phone first, then a desktop (art direction, rule 7). */
export const viewports = {
  phone: { name: 'Phone, 390', styles: { width: '390px', height: '844px' }, type: 'mobile' },
  desktop: { name: 'Desktop, 1280', styles: { width: '1280px', height: '800px' }, type: 'desktop' },
} as const;

/** The narrowest window that everything must fit into (WCAG 2.2, 1.4.10). No pictures are drawn of it. */
export const narrow = {
  name: 'Narrow, 320',
  styles: { width: '320px', height: '640px' },
  type: 'mobile',
} as const;

/** The same pictures for Chromatic: both themes at the widths of the design. */
export const chromaticModes = Object.fromEntries(
  (['light', 'dark'] as const).flatMap((theme) =>
    Object.keys(viewports).map((viewport) => [`${theme} ${viewport}`, { theme, viewport }]),
  ),
);

export const themes = ['light', 'dark', 'system'] as const;
export type ThemeName = (typeof themes)[number];

/** The toolbar: what surrounds a story without being a part of it. */
export const globalTypes: Preview['globalTypes'] = {
  theme: {
    description: 'Theme',
    toolbar: {
      icon: 'circlehollow',
      dynamicTitle: true,
      items: [
        { value: 'light', title: 'Light', icon: 'sun' },
        { value: 'dark', title: 'Dark', icon: 'moon' },
        { value: 'system', title: 'System', icon: 'browser' },
      ],
    },
  },
  direction: {
    description: 'Direction of text',
    toolbar: {
      icon: 'transfer',
      dynamicTitle: true,
      items: [
        { value: 'ltr', title: 'Left to right' },
        { value: 'rtl', title: 'Right to left' },
      ],
    },
  },
  motion: {
    description: 'Motion',
    toolbar: {
      icon: 'play',
      dynamicTitle: true,
      items: [
        { value: 'full', title: 'Full motion' },
        { value: 'reduce', title: 'Reduced motion' },
      ],
    },
  },
};

export const initialGlobals = { theme: 'light', direction: 'ltr', motion: 'full' };
