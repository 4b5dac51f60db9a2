import { cdp } from 'vitest/browser';

/** What the pseudo-states addon calls its states, and how CSS does. */
const names = {
  hover: 'hover',
  active: 'active',
  focus: 'focus',
  focusVisible: 'focus-visible',
  focusWithin: 'focus-within',
  visited: 'visited',
  target: 'target',
} as const;

interface DevToolsNode {
  nodeId: number;
  documentURL?: string;
  children?: DevToolsNode[];
  contentDocument?: DevToolsNode;
}

/**
 * Pins hover, focus and the like for a picture. The addon does it by rewriting style sheets inside Storybook's own page, which a
 * test does not have; here the browser itself is asked, so that what is seen is what `:hover` does.
 * @param pseudo the story's `parameters.pseudo`: a state to one or several selectors
 * @returns lets go of all of them
 */
export async function pinPseudoStates(pseudo: unknown): Promise<() => Promise<void>> {
  const wanted = selectorsByState(pseudo);
  if (wanted.length === 0) return () => Promise.resolve();
  const session = cdp();
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = (await session.send('DOM.getDocument', { depth: -1, pierce: true })) as { root: DevToolsNode };
  const page = documentAt(root, window.location.href);
  if (!page) throw new Error('Pseudo states cannot be pinned: the page of the test is not among those of the browser.');
  const forced = new Map<number, Set<string>>();
  for (const [state, selector] of wanted) {
    const answer: { nodeIds: number[] } = await session.send('DOM.querySelectorAll', { nodeId: page.nodeId, selector });
    if (answer.nodeIds.length === 0)
      throw new Error(`parameters.pseudo names ${selector}, and the story has no such element.`);
    for (const nodeId of answer.nodeIds) forced.set(nodeId, (forced.get(nodeId) ?? new Set()).add(state));
  }
  for (const [nodeId, states] of forced) {
    await session.send('CSS.forcePseudoState', { nodeId, forcedPseudoClasses: [...states] });
  }
  return async () => {
    await session.send('CSS.disable');
    await session.send('DOM.disable');
  };
}

function selectorsByState(pseudo: unknown): (readonly [state: string, selector: string])[] {
  if (typeof pseudo !== 'object' || pseudo === null) return [];
  return Object.entries(names).flatMap(([name, state]) => {
    const value: unknown = Reflect.get(pseudo, name);
    const selectors = value === true ? ['body *'] : [value].flat().filter((each) => typeof each === 'string');
    return selectors.map((selector) => [state, selector] as const);
  });
}

function documentAt(node: DevToolsNode, url: string): DevToolsNode | undefined {
  if (node.documentURL === url) return node;
  for (const child of [node.contentDocument, ...(node.children ?? [])]) {
    const found = child && documentAt(child, url);
    if (found) return found;
  }
  return undefined;
}
