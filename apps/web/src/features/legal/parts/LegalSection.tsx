import { Heading } from '@sayso/ui/primitives/heading';
import { Text } from '@sayso/ui/primitives/text';
import { headingId } from '../heading-id.ts';
import type { Part, Section, SectionId } from '../texts/text.ts';
import { unbroken } from '../unbroken.ts';
import * as styles from './LegalSection.css.ts';
import { OperatorContact, OperatorDetails, type OperatorDetailsProps } from './OperatorDetails.tsx';

export interface LegalSectionProps extends OperatorDetailsProps {
  readonly id: SectionId;
  readonly section: Section;
}

/** One section: its anchor, its heading that can be given the focus, and its parts. */
export const LegalSection = ({ id, section, ...operator }: LegalSectionProps) => (
  <section id={id} aria-labelledby={headingId(id)} className={styles.section}>
    <div className={styles.head}>
      <Heading level={2} id={headingId(id)} tabIndex={-1}>
        {section.title}
      </Heading>
      <Text size="large" tone="soft">
        {section.lead}
      </Text>
    </div>
    {section.parts.map((part) => (
      <PartOfSection key={part.title} part={part} {...operator} />
    ))}
  </section>
);

const PartOfSection = ({ part, ...operator }: OperatorDetailsProps & { readonly part: Part }) => (
  <div className={styles.part}>
    <Heading level={3} size="4">
      {part.title}
    </Heading>
    {part.text.map((block, index) =>
      typeof block === 'string' ? <Text key={index}>{unbroken(block)}</Text> : <Points key={index} points={block} />,
    )}
    {part.shows === 'operator' ? <OperatorDetails {...operator} /> : null}
    {part.shows === 'contact' ? <OperatorContact {...operator} /> : null}
  </div>
);

const Points = ({ points }: { readonly points: readonly string[] }) => (
  <ul className={styles.points}>
    {points.map((point) => (
      <Text key={point} as="li" className={styles.point}>
        {unbroken(point)}
      </Text>
    ))}
  </ul>
);
