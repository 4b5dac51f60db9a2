import { type FocusEvent, useLayoutEffect, useRef } from 'react';

/**
 * Returns the focus to where it came from when the last message has gone. Radix leads into the list and keeps the focus there, but
 * the list goes with its last message. Spread what it returns on an element around the list.
 */
export function useFocusReturn() {
  const region = useRef<HTMLDivElement>(null);
  const origin = useRef<HTMLElement | null>(null);
  // After each rendering: a message that is replaced takes the focus with it.
  useLayoutEffect(() => {
    const isLost = origin.current !== null && document.activeElement === document.body;
    if (isLost) region.current?.querySelector<HTMLElement>('ol')?.focus();
  });
  useLayoutEffect(() => () => origin.current?.focus(), []);
  return {
    ref: region,
    onFocus({ currentTarget, relatedTarget }: FocusEvent) {
      if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget))
        origin.current = relatedTarget;
    },
    onBlur({ currentTarget, relatedTarget }: FocusEvent) {
      // A window that loses the focus gives it back to the same message.
      if (document.hasFocus() && !currentTarget.contains(relatedTarget)) origin.current = null;
    },
  };
}
