import type { ReactNode } from 'react';
import { brand } from '../../theme/brand.ts';

/** Marks of the sign-in providers, in their own colours. */
export const brandMarks = {
  facebook: (
    <path
      fill={brand.facebook}
      d="M22 12.06C22 6.5 17.52 2 12 2S2 6.5 2 12.06c0 5.02 3.66 9.18 8.44 9.94v-7.03H7.9v-2.91h2.54V9.85c0-2.52 1.49-3.91 3.78-3.91 1.09 0 2.24.2 2.24.2v2.47h-1.26c-1.24 0-1.63.78-1.63 1.57v1.88h2.78l-.44 2.91h-2.34V22C18.34 21.24 22 17.08 22 12.06z"
    />
  ),
  google: (
    <>
      <path
        fill={brand.googleBlue}
        d="M21.6 12.23c0-.68-.06-1.36-.18-2.05H12v3.88h5.38a4.6 4.6 0 0 1-2 3.02v2.52h3.24c1.9-1.75 2.98-4.32 2.98-7.37z"
      />
      <path
        fill={brand.googleGreen}
        d="M12 22c2.7 0 4.97-.9 6.62-2.4l-3.24-2.52c-.9.6-2.05.96-3.38.96-2.6 0-4.8-1.76-5.6-4.12H3.06v2.6A10 10 0 0 0 12 22z"
      />
      <path fill={brand.googleYellow} d="M6.4 13.92a6 6 0 0 1 0-3.83V7.5H3.06a10 10 0 0 0 0 9.02z" />
      <path
        fill={brand.googleRed}
        d="M12 5.96c1.47 0 2.8.5 3.83 1.5l2.87-2.87A9.6 9.6 0 0 0 12 2a10 10 0 0 0-8.94 5.5L6.4 10.1C7.2 7.72 9.4 5.96 12 5.96z"
      />
    </>
  ),
} as const satisfies Record<string, ReactNode>;
