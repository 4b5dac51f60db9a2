import { useSyncExternalStore } from 'react';
import { type SectionId, sectionIds } from './texts/text.ts';

const [first] = sectionIds;
const last: SectionId = 'delete';

const subscribe = (onChange: () => void): (() => void) => {
  addEventListener('scroll', onChange, { passive: true });
  addEventListener('resize', onChange);
  return () => {
    removeEventListener('scroll', onChange);
    removeEventListener('resize', onChange);
  };
};

/** The last section that begins in the upper third of the window. A short last one never gets there: at the end of the page it is that. */
const sectionInView = (): SectionId => {
  if (scrollY <= 0) return first;
  if (scrollY + innerHeight >= document.documentElement.scrollHeight - 1) return last;
  const begins = (id: SectionId) => document.getElementById(id)?.getBoundingClientRect().top ?? Infinity;
  return sectionIds.findLast((id) => begins(id) <= innerHeight / 3) ?? first;
};

/** The section that is being read. */
export const useSectionInView = (): SectionId => useSyncExternalStore(subscribe, sectionInView, () => first);
