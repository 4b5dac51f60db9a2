import { type FocusEvent, useEffect, useState } from 'react';

/** Whether messages wait: somebody points at them or is among them, or the window is not looked at. */
export function usePaused() {
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);
  const [away, setAway] = useState(() => document.hidden);
  useEffect(() => {
    const leave = (): void => setAway(true);
    const look = (): void => setAway(document.hidden);
    window.addEventListener('blur', leave);
    window.addEventListener('focus', look);
    document.addEventListener('visibilitychange', look);
    return () => {
      window.removeEventListener('blur', leave);
      window.removeEventListener('focus', look);
      document.removeEventListener('visibilitychange', look);
    };
  }, []);
  return {
    paused: pointed || focused || away,
    onPointerEnter: () => setPointed(true),
    onPointerLeave: () => setPointed(false),
    onFocus: () => setFocused(true),
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => setFocused(currentTarget.contains(relatedTarget)),
  };
}
