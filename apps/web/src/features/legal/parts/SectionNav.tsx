import { ChipLink } from '@sayso/ui/chip';
import { Text } from '@sayso/ui/primitives/text';
import { useEffect, useRef } from 'react';
import { AppLink } from '../../../platform/navigation/AppLink.tsx';
import { getSectionAddress } from '../legal-address.ts';
import type { LegalLanguage } from '../texts/index.ts';
import { type LegalText, sectionIds } from '../texts/text.ts';
import { useSectionInView } from '../use-section-in-view.ts';
import * as styles from './SectionNav.css.ts';

export interface SectionNavProps {
  readonly language: LegalLanguage;
  readonly text: LegalText;
}

/** The sections as chips, with the one that is being read marked: a row that stays at the top of a phone, a column on a desktop. */
export const SectionNav = ({ language, text }: SectionNavProps) => {
  const inView = useSectionInView();
  const row = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const list = row.current;
    const chip = list?.children[sectionIds.indexOf(inView)];
    // Not scrollIntoView: that would end the scrolling of the page which brought this section into view.
    if (list && chip instanceof HTMLElement) {
      list.scrollTo({ left: chip.offsetLeft - (list.clientWidth - chip.offsetWidth) / 2 });
    }
  }, [inView]);
  return (
    <nav aria-label={text.navigation} className={styles.nav}>
      <Text size="small" tone="soft" aria-hidden className={styles.title}>
        {text.navigation}
      </Text>
      <ul ref={row} className={styles.row}>
        {sectionIds.map((id) => (
          <li key={id} className={styles.item}>
            <ChipLink
              href={getSectionAddress(language, id)}
              component={AppLink}
              aria-current={id === inView ? 'location' : undefined}
            >
              {text.sections[id].chip}
            </ChipLink>
          </li>
        ))}
      </ul>
    </nav>
  );
};
