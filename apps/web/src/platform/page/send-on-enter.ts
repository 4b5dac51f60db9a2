import type { KeyboardEvent } from 'react';

/** Enter sends what is written; Shift+Enter begins a new line, and the Enter that ends a composed word only ends the word. */
export const sendOnEnter = (event: KeyboardEvent, send: () => void): void => {
  if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
  event.preventDefault();
  send();
};
