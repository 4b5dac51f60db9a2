import type { CDPSession } from 'playwright';

/** Names of the states in the pseudo-states addon, and in CSS. */
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
  readonly nodeId: number;
  readonly documentURL?: string;
  readonly children?: readonly DevToolsNode[];
  readonly contentDocument?: DevToolsNode;
}

/**
 * Pins hover, focus and the like for a picture. The addon does it by rewriting style sheets inside Storybook's own page, which a
 * test does not have; here the browser itself is asked, so that what is seen is what `:hover` does.
 * @param url address of the frame that shows the story
 * @param pseudo the story's `parameters.pseudo`: a state to one or several selectors
 * @throws where the frame, or an element that a selector names, is not there
 */
export async function pinPseudoStates(session: CDPSession, url: string, pseudo: unknown): Promise<void> {
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument', { depth: -1, pierce: true });
  const page = findDocument(root, url);
  if (!page)
    throw new Error('Pseudo states cannot be pinned: the frame of the story is not among those of the browser.');
  const forced = new Map<number, Set<string>>();
  for (const [state, selector] of readSelectors(pseudo)) {
    const { nodeIds } = await session.send('DOM.querySelectorAll', { nodeId: page.nodeId, selector });
    if (nodeIds.length === 0)
      throw new Error(`parameters.pseudo names ${selector}, and the story has no such element.`);
    for (const nodeId of nodeIds) forced.set(nodeId, (forced.get(nodeId) ?? new Set()).add(state));
  }
  for (const [nodeId, states] of forced) {
    await session.send('CSS.forcePseudoState', { nodeId, forcedPseudoClasses: [...states] });
  }
}

/** Lets go of all pinned states. */
export async function unpinPseudoStates(session: CDPSession): Promise<void> {
  await session.send('CSS.disable');
  await session.send('DOM.disable');
}

function readSelectors(pseudo: unknown): (readonly [state: string, selector: string])[] {
  if (typeof pseudo !== 'object' || pseudo === null) return [];
  return Object.entries(names).flatMap(([name, state]) => {
    const value: unknown = Reflect.get(pseudo, name);
    const selectors = value === true ? ['body *'] : [value].flat().filter((each) => typeof each === 'string');
    return selectors.map((selector) => [state, selector] as const);
  });
}

function findDocument(node: DevToolsNode, url: string): DevToolsNode | undefined {
  if (node.documentURL === url) return node;
  for (const child of [node.contentDocument, ...(node.children ?? [])]) {
    const found = child && findDocument(child, url);
    if (found) return found;
  }
  return undefined;
}
