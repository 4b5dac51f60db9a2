import { type FocusEvent, type PointerEvent, useState, useSyncExternalStore } from 'react';

function subscribe(changed: () => void): () => void {
  document.addEventListener('visibilitychange', changed);
  return () => document.removeEventListener('visibilitychange', changed);
}

/**
 * Whether the visitor is busy with an element that moves by itself, or does not look at it: they point at what is read or pressed, are in it
 * with the keyboard, or the page is hidden. A finger does not point, and a press with the mouse leaves no keyboard's focus.
 */
export function useAttention() {
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);
  const hidden = useSyncExternalStore(
    subscribe,
    () => document.hidden,
    () => false,
  );
  return {
    busy: pointed || focused || hidden,
    /** For the whole. */
    focus: {
      onFocus: ({ target }: FocusEvent) => setFocused(target.matches(':focus-visible')),
      onBlur: () => setFocused(false),
    },
    /** For what is read and what is pressed. */
    point: {
      onPointerEnter: ({ pointerType }: PointerEvent) => setPointed(pointerType === 'mouse'),
      onPointerLeave: () => setPointed(false),
    },
  };
}
