import type { CoachName } from '@sayso/api/contract/values';
import { Badge } from '@sayso/ui/badge';
import { Card, CardLink } from '@sayso/ui/card';
import { Coach } from '@sayso/ui/coach';
import { LinkButton } from '@sayso/ui/link-button';
import { Heading } from '@sayso/ui/primitives/heading';
import { Icon, type IconName } from '@sayso/ui/primitives/icon';
import { Text } from '@sayso/ui/primitives/text';
import { AppLink } from '../../platform/navigation/AppLink.tsx';
import * as styles from './CategoryHomePage.css.ts';

export interface CategoryHomePageProps {
  readonly coach: CoachName;
}

/** The four tiles, in the order of the specification. */
const kinds: readonly {
  readonly href: string;
  readonly name: string;
  readonly words: string;
  readonly icon: IconName;
  /** Whether there are tasks behind it today. */
  readonly isOpen: boolean;
}[] = [
  { href: '/comprehension', name: 'Comprehension', words: 'Understand what you hear', icon: 'speaker', isOpen: false },
  {
    href: '/pronunciation',
    name: 'Pronunciation',
    words: 'Speak so that people understand you',
    icon: 'wave',
    isOpen: true,
  },
  { href: '/reading', name: 'Reading', words: 'Understand texts', icon: 'eye', isOpen: false },
  { href: '/writing', name: 'Writing', words: 'Write your own sentences', icon: 'edit', isOpen: false },
];

/** /home: every kind of practice, and the one that all of them serve. */
export const CategoryHomePage = ({ coach }: CategoryHomePageProps) => (
  <main className={styles.page}>
    <header className={styles.head}>
      <Heading level={1}>All kinds of practice</Heading>
      <Text tone="soft" className={styles.lead}>
        Today Sayso practises by talking and by writing with your coach. Choose what you want to get better at, and see
        what helps.
      </Text>
    </header>
    <ul className={styles.tiles}>
      {kinds.map(({ href, name, words, icon, isOpen }) => (
        <Card key={href} kind="action" as="li" className={styles.tile}>
          <Icon name={icon} size="large" />
          <div className={styles.tileWords}>
            <Heading level={2} size="4">
              <CardLink href={href} component={AppLink} {...(!isOpen && { 'aria-describedby': `${name}-open` })}>
                {name}
              </CardLink>
            </Heading>
            <Text size="small" tone="soft">
              {words}
            </Text>
            {isOpen ? null : (
              <Badge tone="quiet" id={`${name}-open`} className={styles.notOpen}>
                Not open yet
              </Badge>
            )}
          </div>
        </Card>
      ))}
    </ul>
    <Card kind="coach" coach={coach} as="section" className={styles.talk}>
      <Coach name={coach} size="fill" decorative className={styles.face} />
      <div className={styles.talkWords}>
        <Heading level={2} size="2">
          A conversation trains most of it
        </Heading>
        <LinkButton href={`/conversation/${coach}`} icon="mic" component={AppLink}>
          Talk with {coach}
        </LinkButton>
      </div>
    </Card>
  </main>
);
