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

/** Decorator: the story as wide as a form. */
export const asForm = (Story: () => ReactNode) => (
  <div style={column}>
    <Story />
  </div>
);

/** Pins states for `[data-as="hover"]`, `[data-as="focus"]` and `[data-as="press"]`, so that one picture holds them all. */
export const pinned = {
  hover: '[data-as="hover"]',
  focusVisible: '[data-as="focus"]',
  focus: '[data-as="focus"]',
  active: '[data-as="press"]',
};

/** Words that test a layout. */
export const LONG = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft';
