import type { Preview } from '@storybook/react-vite';
import { mswLoader } from 'msw-storybook-addon/csf3';
import { chromaticModes, globalTypes, initialGlobals, narrow, viewports } from './globals.ts';
import { withSurroundings } from './Surroundings.tsx';

const startWorker = mswLoader();

const preview: Preview = {
  tags: ['autodocs'],
  decorators: [withSurroundings],
  // Only stories that answer requests need the worker; it would slow down every import of the others.
  loaders: [async (context) => ('msw' in context.parameters ? startWorker(context) : {})],
  globalTypes,
  initialGlobals,
  parameters: {
    a11y: { test: 'error' },
    viewport: { options: { ...viewports, narrow } },
    chromatic: { modes: chromaticModes },
    backgrounds: { disable: true },
    controls: { expanded: true },
    docs: { toc: true },
    options: {
      storySort: {
        order: ['Foundations', ['Welcome'], 'Primitives', 'Components', 'Charts', 'Voice', 'Screens'],
      },
    },
  },
};

export default preview;
