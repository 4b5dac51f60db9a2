import { type RefObject, useEffect, useRef } from 'react';
import type { ToastItem } from './createToaster.ts';

type Place = RefObject<HTMLElement | null>;

/**
 * Reads new messages out, once each: errors at once, the rest when the reader has finished. The places stand in the page before
 * anything is put into them; one that arrives with its words is not read by every screen reader.
 */
export function useReadOut(
  region: Place,
  toasts: readonly ToastItem[],
  places: { polite: Place; urgent: Place },
): void {
  const said = useRef(0);
  const { polite, urgent } = places;
  useEffect(() => {
    const words = [...(region.current?.querySelectorAll('li > div') ?? [])].map(({ textContent }) => textContent);
    const fresh = toasts
      .map((toast, index) => ({ ...toast, words: words[index] }))
      .filter(({ turn }) => turn > said.current);
    said.current = Math.max(said.current, ...toasts.map(({ turn }) => turn));
    const say = (place: Place, isUrgent: boolean): void => {
      const lines = fresh.filter(({ kind }) => (kind === 'error') === isUrgent).map((toast) => toast.words);
      if (place.current && lines.length > 0) place.current.textContent = lines.reverse().join('. ');
    };
    say(polite, false);
    say(urgent, true);
  }, [region, toasts, polite, urgent]);
}
