import { media } from '@sayso/ui/theme';
import { use, useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { HasMovedContext } from '../../platform/page/has-moved.ts';
import { headingId } from './heading-id.ts';
import { findSection } from './legal-address.ts';
import type { LegalLanguage } from './texts/index.ts';

/** Milliseconds until a section that the address names is scrolled into view. */
const SCROLL_DELAY = 200;

/**
 * Brings the section that the address names into view, when the page is opened and whenever a link to one is followed, and gives its
 * heading the focus: a screen reader goes on from there. A learner who changes the language or goes back stays at the same place.
 */
export const useSectionInAddress = (language: LegalLanguage): void => {
  // As a whole: it is another one when the same link is followed again.
  const location = useLocation();
  const hasMoved = use(HasMovedContext);
  const isBack = useNavigationType() === NavigationType.Pop && hasMoved;
  const shown = useRef(language);
  useEffect(() => {
    const changesLanguage = shown.current !== language;
    shown.current = language;
    const section = findSection(location);
    if (!section || changesLanguage || isBack) return;
    const isStill = matchMedia(media.stillness).matches;
    const timer = setTimeout(
      () => {
        document.getElementById(headingId(section))?.focus({ preventScroll: true });
        document.getElementById(section)?.scrollIntoView({ behavior: isStill ? 'auto' : 'smooth' });
      },
      isStill ? 0 : SCROLL_DELAY,
    );
    return () => clearTimeout(timer);
  }, [location, language, isBack]);
};
