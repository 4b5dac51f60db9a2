import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

/** F8 leads into the region. When what had the focus goes away, the focus goes to the next message, or back to where it came from. */
export function useFocusKept(region: RefObject<HTMLElement | null>): void {
  const before = useRef<Element | null>(null);
  const inside = useRef(false);
  useEffect(() => {
    const come = (event: KeyboardEvent): void => {
      if (event.key !== 'F8') return;
      before.current = document.activeElement;
      region.current?.focus();
    };
    const follow = (): void => {
      inside.current = region.current?.contains(document.activeElement) ?? false;
    };
    document.addEventListener('keydown', come);
    document.addEventListener('focusin', follow);
    return () => {
      document.removeEventListener('keydown', come);
      document.removeEventListener('focusin', follow);
    };
  }, [region]);
  // After each rendering, because any may have taken the message away that had the focus.
  useLayoutEffect(() => {
    if (!inside.current || region.current?.contains(document.activeElement)) return;
    const next = region.current?.querySelector<HTMLElement>('button') ?? before.current;
    if (next instanceof HTMLElement) next.focus();
  });
}
