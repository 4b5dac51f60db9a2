import { configure } from 'storybook/test';
import { afterEach, beforeEach, inject } from 'vitest';
import { checkColours, type StoryUnderTest } from './vitest.accessibility.ts';
import { watchConsole } from './vitest.console.ts';
import { findKeyboardFaults } from './vitest.keyboard.ts';
import { takePictures } from './vitest.pictures.ts';
import { findReflowFaults } from './vitest.reflow.ts';
import { atRest } from './vitest.rest.ts';
import { inTheme } from './vitest.theme.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Whether this is the version of Chromium that drew the committed pictures. */
    sameBrowser: boolean;
  }
  interface TestContext {
    /** Set by Storybook's plugin: the story under test. */
    story?: StoryUnderTest;
  }
}

/** How long a story waits for what comes of a press, ms: these pages let all other tests go first, and a second may bring nothing then. */
configure({ asyncUtilTimeout: 15_000 });

let console: ReturnType<typeof watchConsole>;
beforeEach(() => {
  console = watchConsole(globalThis.console);
});

afterEach(async ({ story, task }) => {
  const said = console.stop();
  if (task.result?.state === 'fail' || !story) return;
  const expected = story.parameters['expectedConsole'];
  const unexpected = said.filter((line) => !(expected instanceof RegExp && expected.test(line)));
  if (unexpected.length > 0) {
    throw new Error(
      `The story wrote to the console: ${unexpected.join(' | ')}. Mend it, or name it in parameters.expectedConsole.`,
    );
  }
  const { id: storyId, parameters } = story;
  if (parameters['reflow'] !== false) {
    const faults = await findReflowFaults(parameters['reflow'] !== 'one way');
    if (faults.length > 0) throw new Error(`At 320 px with text of 200 %: ${faults.slice(0, 4).join('; ')}.`);
  }
  await atRest(async () => {
    const { pictures, pseudo } = parameters;
    if (pictures !== false) {
      const shown = pictures === 'light' ? (['light'] as const) : (['light', 'dark'] as const);
      await takePictures({ file: task.file.filepath, storyId, themes: shown, pseudo }, inject('sameBrowser'));
    }
    await inTheme('dark', async () => {
      await checkColours(story);
      // Last, because whoever walks through a form leaves fields, and fields that were left complain.
      if (parameters['keyboard'] === false) return;
      const faults = await findKeyboardFaults();
      if (faults.length > 0) throw new Error(`With the keyboard alone: ${faults.slice(0, 4).join('; ')}.`);
    });
  });
});
