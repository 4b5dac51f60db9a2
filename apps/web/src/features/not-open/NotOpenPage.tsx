import type { CoachName } from '@sayso/api/contract/values';
import { Card, CardLink } from '@sayso/ui/card';
import { Coach } from '@sayso/ui/coach';
import { LinkButton } from '@sayso/ui/link-button';
import { Heading } from '@sayso/ui/primitives/heading';
import { Text } from '@sayso/ui/primitives/text';
import { AppLink } from '../../platform/navigation/AppLink.tsx';
import { getTexts, type Kind } from './kinds.ts';
import * as styles from './NotOpenPage.css.ts';

export interface NotOpenPageProps {
  readonly kind: Kind;
  readonly coach: CoachName;
}

/** A kind of practice that is not here: that it is not, and what can be done today instead. */
export const NotOpenPage = ({ kind, coach }: NotOpenPageProps) => {
  const { title, text, instead } = getTexts(kind, coach);
  return (
    <main className={styles.page}>
      <Card kind="coach" coach={coach} as="section" className={styles.panel}>
        <div className={styles.words}>
          <Heading level={1}>{title}</Heading>
          <Text size="large">{text}</Text>
        </div>
        <Coach name={coach} size="fill" decorative className={styles.face} />
      </Card>
      <section aria-labelledby="instead" className={styles.instead}>
        <Heading level={2} size="3" id="instead">
          What you can do today
        </Heading>
        {instead.map(({ href, name, words }) => (
          <Card key={href} kind="action" className={styles.way}>
            <Heading level={3} size="4">
              <CardLink href={href} component={AppLink}>
                {name}
              </CardLink>
            </Heading>
            <Text size="small" tone="soft">
              {words}
            </Text>
          </Card>
        ))}
        <LinkButton href="/home-coach" tone="quiet" component={AppLink} className={styles.home}>
          Back to Home
        </LinkButton>
      </section>
    </main>
  );
};
