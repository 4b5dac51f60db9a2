import { LanguageSelect } from '@sayso/ui/language-select';
import { Logo } from '@sayso/ui/logo';
import { Heading } from '@sayso/ui/primitives/heading';
import { Icon } from '@sayso/ui/primitives/icon';
import { Text } from '@sayso/ui/primitives/text';
import { VisuallyHidden } from '@sayso/ui/primitives/visually-hidden';
import { TextLink } from '@sayso/ui/text-link';
import { AppLink } from '../../platform/navigation/AppLink.tsx';
import * as styles from './LegalPage.css.ts';
import { LegalSection } from './parts/LegalSection.tsx';
import type { OperatorDetailsProps } from './parts/OperatorDetails.tsx';
import { SectionNav } from './parts/SectionNav.tsx';
import { type LegalLanguage, legalLanguages, legalTexts } from './texts/index.ts';
import { type LegalText, sectionIds } from './texts/text.ts';
import { useSectionInAddress } from './use-section-in-address.ts';

export interface LegalPageProps extends Pick<OperatorDetailsProps, 'operator' | 'onRetry'> {
  readonly language: LegalLanguage;
  readonly onLanguageChange: (language: LegalLanguage) => void;
  /** The current year. */
  readonly year: number;
}

/** /legal: who runs this server, privacy, terms and deletion, in five languages. */
export const LegalPage = ({ language, onLanguageChange, operator, onRetry, year }: LegalPageProps) => {
  useSectionInAddress(language);
  const text = legalTexts[language];
  return (
    <main lang={language} className={styles.page}>
      <header className={styles.top}>
        <AppLink href="/" className={styles.home}>
          <Logo />
          <VisuallyHidden>: {text.back}</VisuallyHidden>
        </AppLink>
        <LanguageSelect
          label={text.language}
          languages={legalLanguages}
          value={language}
          onValueChange={onLanguageChange}
        />
      </header>
      <Heading level={1} size="hero" className={styles.title}>
        {text.title}
      </Heading>
      <div className={styles.columns}>
        <Text size="large" tone="soft" className={styles.lead}>
          {text.lead}
        </Text>
        <InShort {...text.inShort} />
        <SectionNav language={language} text={text} />
        <div className={styles.sections}>
          {sectionIds.map((id) => (
            <LegalSection
              key={id}
              id={id}
              section={text.sections[id]}
              operator={operator}
              words={text.operator}
              onRetry={onRetry}
            />
          ))}
        </div>
      </div>
      <footer className={styles.foot}>
        <Text size="small" tone="soft">
          © {year} Sayso. {text.rights}
        </Text>
        <TextLink href="/" component={AppLink} size="small" place="alone">
          {text.back}
        </TextLink>
      </footer>
    </main>
  );
};

const InShort = ({ title, points }: LegalText['inShort']) => (
  <section aria-labelledby="in-short" className={styles.inShort}>
    <h2 id="in-short" className={styles.shortTitle}>
      {title}
    </h2>
    <ul className={styles.points}>
      {points.map((point) => (
        <li key={point} className={styles.point}>
          <Icon name="check" size="small" className={styles.tick} />
          {point}
        </li>
      ))}
    </ul>
  </section>
);
