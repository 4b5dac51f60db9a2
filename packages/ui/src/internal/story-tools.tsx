import { type CSSProperties, type ReactNode, useLayoutEffect } from 'react';

/** Doubles the reader's text size for as long as it is there. */
function Doubled({ children }: { children: ReactNode }) {
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    style.fontSize = '200%';
    return () => {
      style.fontSize = '';
    };
  }, []);
  return children;
}

/** Decorator: the story as a reader with 200 % text sees it. */
export const doubledText = (Story: () => ReactNode) => (
  <Doubled>
    <Story />
  </Doubled>
);

const column: CSSProperties = { maxInlineSize: '25.25rem' };

/** Decorator: the story as wide as a form. Good and bad use stand side by side, and have all the room. */
export const asForm = (Story: () => ReactNode, { name }: { name: string }) => (
  <div style={name === 'Do and don’t' ? undefined : column}>
    <Story />
  </div>
);

const pins = { hover: 'hover', focus: 'focusVisible', press: 'active' } as const;

/** Parameter: the elements with `data-as="hover"`, `"focus"` or `"press"` look so, and one picture holds all states. */
export const pinned = (...states: ReadonlyArray<keyof typeof pins>) =>
  Object.fromEntries(states.map((state) => [pins[state], `[data-as="${state}"]`]));

/** Words that test a layout. */
export const LONG = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft';
