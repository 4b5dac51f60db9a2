import { afterEach, beforeEach, inject } from 'vitest';
import { watchConsole } from './vitest.console.ts';
import { takePictures } from './vitest.pictures.ts';
import { findReflowFaults } from './vitest.reflow.ts';

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
    const faults = await findReflowFaults();
    if (faults.length > 0) throw new Error(`At 320 px with text of 200 %: ${faults.slice(0, 4).join('; ')}.`);
  }
  const { pictures } = story.parameters;
  if (pictures === false || (pictures === 'light' && inject('theme') !== 'light')) return;
  const { id: storyId, parameters } = story;
  await takePictures(
    { file: task.file.filepath, storyId, theme: inject('theme'), pseudo: parameters['pseudo'] },
    inject('sameBrowser'),
  );
});
