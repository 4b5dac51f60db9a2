import { configure } from 'storybook/test';
import { afterEach, beforeEach } from 'vitest';
import { withoutMotion } from './pictures/stillness.ts';
import { takePictures } from './pictures/take-pictures.ts';
import { withTheme } from './pictures/theme.ts';
import { checkColours, type StoryUnderTest } from './vitest.accessibility.ts';
import { watchConsole } from './vitest.console.ts';
import { host } from './vitest.host.ts';
import { findKeyboardFaults } from './vitest.keyboard.ts';
import { findReflowFaults } from './vitest.reflow.ts';

declare module 'vitest' {
  interface TestContext {
    /** Set by Storybook's plugin: the story under test. */
    story?: StoryUnderTest;
  }
}

/** How long a story waits for the result of a press, ms: these pages let all other tests go first, and a second may bring nothing then. */
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
  await withoutMotion(async () => {
    await takePictures({ story: storyId.split('--')[1] ?? '', parameters }, host);
    await withTheme('dark', async () => {
      await checkColours(story);
      // Last, because a walk through a form leaves fields, and fields that were left show their errors.
      if (parameters['keyboard'] === false) return;
      const faults = await findKeyboardFaults();
      if (faults.length > 0) throw new Error(`With the keyboard alone: ${faults.slice(0, 4).join('; ')}.`);
    });
  });
});
