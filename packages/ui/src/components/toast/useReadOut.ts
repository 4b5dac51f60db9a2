import { type RefObject, useEffect, useRef } from 'react';
import type { ToastItem } from './createToaster.ts';

const say = (place: HTMLElement | null, lines: readonly (string | undefined)[]): void => {
  if (place && lines.length > 0) place.textContent = lines.toReversed().join('. ');
};

/**
 * Reads new messages out, once each: errors at once, the rest when the reader has finished. The two places it returns stand in the
 * page before anything is put into them; one that arrives with its words is not read by every screen reader.
 */
export function useReadOut(region: RefObject<HTMLElement | null>, toasts: readonly ToastItem[]) {
  const said = useRef(0);
  const polite = useRef<HTMLParagraphElement>(null);
  const urgent = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    const words = [...(region.current?.querySelectorAll('li > div') ?? [])].map(({ textContent }) => textContent);
    const fresh = toasts.flatMap(({ turn, kind }, index) => (turn > said.current ? { kind, words: words[index] } : []));
    said.current = Math.max(said.current, ...toasts.map(({ turn }) => turn));
    const linesOf = (isUrgent: boolean) =>
      fresh.filter(({ kind }) => (kind === 'error') === isUrgent).map((toast) => toast.words);
    say(polite.current, linesOf(false));
    say(urgent.current, linesOf(true));
  }, [region, toasts]);
  return { polite, urgent };
}
