import { Button } from '@sayso/ui/button';
import { Card, CardLink } from '@sayso/ui/card';
import { Coach } from '@sayso/ui/coach';
import { shorten } from '@sayso/ui/disclosure';
import { Notice } from '@sayso/ui/notice';
import { Heading } from '@sayso/ui/primitives/heading';
import { Text } from '@sayso/ui/primitives/text';
import { AppLink } from '../../../platform/navigation/AppLink.tsx';
import { getTalkAddress } from '../../../platform/navigation/past-talks-address.ts';
import type { ListedTalks } from '../past-talks.ts';
import { byDay, type Talk } from '../talks.ts';
import * as styles from './TalkList.css.ts';

/** Characters that tell a conversation from others: about two lines of a card. */
const beginningLength = 90;

/** Creates the id of the link to a conversation. */
export const createLinkId = (id: string): string => `talk-${id}`;

export interface TalkListProps {
  readonly talks: readonly Talk[];
  readonly earlier: ListedTalks['earlier'];
  readonly today: string;
  /** The conversation that is shown beside the list. */
  readonly shownId: string | null;
  /** A conversation was chosen: on a phone the list makes room for it. */
  readonly isReading: boolean;
  readonly onEarlier: () => void;
}

/** The conversations to choose from, newest first. */
export const TalkList = ({ talks, earlier, today, shownId, isReading, onEarlier }: TalkListProps) => (
  <nav aria-labelledby="past-talks" className={isReading ? styles.listOnDesktop : styles.list}>
    <Heading level={isReading ? 2 : 1} size="1" id="past-talks">
      Past talks
    </Heading>
    {byDay(talks, today).map(({ date, name, talks: own }) => (
      <section key={date} className={styles.day} aria-labelledby={`day-${date}`}>
        <Heading level={isReading ? 3 : 2} size="4" id={`day-${date}`}>
          {name}
        </Heading>
        <ul className={styles.talks}>
          {own.map((talk) => (
            <Entry key={talk.id} talk={talk} isShown={talk.id === shownId} isReading={isReading} />
          ))}
        </ul>
      </section>
    ))}
    {earlier === 'failed' ? (
      <Notice tone="error">Failed to load conversation history. Check your connection and try again.</Notice>
    ) : null}
    {earlier === 'none' ? null : (
      // The same button throughout, so that it keeps the focus when the conversations cannot be loaded.
      <Button tone="quiet" busy={earlier === 'loading'} className={styles.earlier} onClick={onEarlier}>
        {earlier === 'failed' ? 'Try again' : 'Show older conversations'}
      </Button>
    )}
  </nav>
);

interface EntryProps {
  readonly talk: Talk;
  readonly isShown: boolean;
  readonly isReading: boolean;
}

const Entry = ({ talk, isShown, isReading }: EntryProps) => (
  <Card as="li" kind="action" className={isShown ? styles.shown[talk.coach] : styles.talk}>
    <Coach name={talk.coach} size="sm" decorative className={styles.face} />
    <div className={styles.words}>
      <div className={styles.entryHead}>
        <CardLink
          id={createLinkId(talk.id)}
          href={getTalkAddress(talk.id)}
          component={AppLink}
          aria-current={isShown && isReading ? 'page' : undefined}
          className={styles.name}
        >
          {talk.coach}
          {talk.time === '' ? '' : `, ${talk.time}`}
        </CardLink>
        <Text as="span" size="small" tone="soft" figures="tabular">
          {talk.length}
        </Text>
      </div>
      <Text size="small" tone="soft">
        {shorten(talk.beginning, beginningLength).start}
      </Text>
    </div>
  </Card>
);
