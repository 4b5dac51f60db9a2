import { afterEach as runAxe } from '@storybook/addon-a11y/preview';
import type { StoryContext } from 'storybook/internal/types';

/** The story under test, as Storybook's plugin hands it over. */
export interface StoryUnderTest {
  readonly id: string;
  readonly parameters: Readonly<Record<string, unknown>>;
}

interface Axe {
  getRules(tags?: readonly string[]): readonly { ruleId: string }[];
}

interface Settings {
  readonly options?: { readonly rules?: Readonly<Record<string, unknown>> };
}

/**
 * Asks axe about the colours of the page as it is now, with the story's own settings. Storybook asks about everything once, in the theme
 * that the story was rendered in: what is not a colour is the same in the other (decision 0015).
 * @throws where axe finds a fault
 */
export async function checkColours({ id, parameters }: StoryUnderTest): Promise<void> {
  const own = (parameters['a11y'] ?? {}) as Settings;
  const a11y = { ...own, options: { ...own.options, rules: { ...own.options?.rules, ...withoutColour() } } };
  const context = {
    id,
    parameters: { ...parameters, a11y },
    globals: {},
    viewMode: 'story',
    reporting: { reports: [], addReport: () => {} },
  };
  await runAxe(context as unknown as StoryContext);
}

/** Every rule that axe does not count among those of colour, switched off. */
function withoutColour(): Record<string, { enabled: false }> {
  const { axe } = globalThis as unknown as { axe: Axe };
  const ofColour = new Set(axe.getRules(['cat.color']).map(({ ruleId }) => ruleId));
  const others = axe.getRules().filter(({ ruleId }) => !ofColour.has(ruleId));
  return Object.fromEntries(others.map(({ ruleId }) => [ruleId, { enabled: false }]));
}
