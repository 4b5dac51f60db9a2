import type { Preview } from '@storybook/react-vite';
import { mswLoader } from 'msw-storybook-addon/csf3';
import { doubledText } from '../packages/ui/src/internal/story-tools.tsx';
import { readableArgTypes } from './arg-types.ts';
import { docsParts } from './docs-parts.tsx';
import { chromaticModes, globalTypes, initialGlobals, narrow, viewports } from './globals.ts';
import { withToolbarGlobals } from './ToolbarGlobals.tsx';

const startWorker = mswLoader();

/** A story that turns the whole page round, stills it or doubles its text has a page of its own and is not shown between others. */
const standsAmongOthers = ({ moduleExport }: { moduleExport?: { globals?: unknown; decorators?: unknown } }): boolean =>
  moduleExport?.globals === undefined && ![moduleExport?.decorators].flat().includes(doubledText);

const preview: Preview = {
  tags: ['autodocs'],
  decorators: [withToolbarGlobals],
  // Only stories that answer requests need the worker; it would slow down every import of the others.
  loaders: [async (context) => ('msw' in context.parameters ? startWorker(context) : {})],
  argTypesEnhancers: [readableArgTypes],
  globalTypes,
  initialGlobals,
  parameters: {
    a11y: { test: 'error' },
    viewport: { options: { ...viewports, narrow } },
    chromatic: { modes: chromaticModes },
    backgrounds: { disable: true },
    controls: { expanded: true },
    docs: { toc: true, ...docsParts, stories: { filter: standsAmongOthers } },
    options: {
      storySort: {
        order: [
          'Foundations',
          ['Welcome'],
          'Primitives',
          'Components',
          'Charts',
          'Voice',
          ['Recorder', 'Silence detector', 'Recogniser', 'Transcriber', 'Player', 'Socket', 'Conversation'],
          'Screens',
        ],
      },
    },
  },
};

export default preview;
