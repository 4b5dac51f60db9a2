import { afterEach as runAxe } from '@storybook/addon-a11y/preview';
import type { StoryContext } from 'storybook/internal/types';

/** What Storybook's plugin tells of the story that a test shows. */
export interface StoryUnderTest {
  readonly id: string;
  readonly parameters: Readonly<Record<string, unknown>>;
}

/**
 * Asks axe about the page as it is now, with the story's own settings: Storybook does so once, in the theme that the story was
 * rendered in.
 * @throws where axe finds a fault
 */
export async function checkAccessibility({ id, parameters }: StoryUnderTest): Promise<void> {
  const context = { id, parameters, globals: {}, viewMode: 'story', reporting: { reports: [], addReport: () => {} } };
  await runAxe(context as unknown as StoryContext);
}
