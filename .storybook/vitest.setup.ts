import { afterEach, beforeEach, inject } from 'vitest';
import { watchConsole } from './vitest.console.ts';
import { findKeyboardFaults } from './vitest.keyboard.ts';
import { takePictures } from './vitest.pictures.ts';
import { findReflowFaults } from './vitest.reflow.ts';
import { atRest } from './vitest.rest.ts';

declare module 'vitest' {
  interface ProvidedContext {
    theme: 'light' | 'dark';
    /** Whether this is the version of Chromium that drew the committed pictures. */
    sameBrowser: boolean;
  }
  interface TestContext {
    /** Set by Storybook's plugin: the story under test. */
    story?: { readonly id: string; readonly parameters: Readonly<Record<string, unknown>> };
  }
}

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
  // A window is as narrow by day as by night.
  if (inject('theme') === 'light' && story.parameters['reflow'] !== false) {
    const faults = await findReflowFaults(story.parameters['reflow'] !== 'one way');
    if (faults.length > 0) throw new Error(`At 320 px with text of 200 %: ${faults.slice(0, 4).join('; ')}.`);
  }
  await atRest(async () => {
    const { id: storyId, parameters } = story;
    const { pictures, pseudo } = parameters;
    if (pictures !== false && (pictures !== 'light' || inject('theme') === 'light')) {
      const subject = { file: task.file.filepath, storyId, theme: inject('theme'), pseudo };
      await takePictures(subject, inject('sameBrowser'));
    }
    // Last, because whoever walks through a form leaves fields, and fields that were left complain.
    if (inject('theme') === 'dark' && parameters['keyboard'] !== false) {
      const faults = await findKeyboardFaults();
      if (faults.length > 0) throw new Error(`With the keyboard alone: ${faults.slice(0, 4).join('; ')}.`);
    }
  });
});
