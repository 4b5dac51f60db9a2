import { Card } from '@sayso/ui/card';
import { Coach } from '@sayso/ui/coach';
import { Disclosure } from '@sayso/ui/disclosure';
import { Heading } from '@sayso/ui/primitives/heading';
import { Text } from '@sayso/ui/primitives/text';
import { Bubble } from '@sayso/ui/transcript';
import { type Talk, whenAndHowLong } from '../talks.ts';
import * as styles from './TalkText.css.ts';

/** The id of the heading of the conversation that is read. */
export const talkHeadingId = 'talk';

export interface TalkTextProps {
  readonly talk: Talk;
  readonly today: string;
  /** Place of its heading in the page's outline. */
  readonly level: 1 | 2;
}

/** The text of one conversation, word by word, with the better sentence beside a mistake. */
export const TalkText = ({ talk, today, level }: TalkTextProps) => (
  <article aria-labelledby={talkHeadingId} className={styles.talk}>
    <header className={styles.head}>
      <Coach name={talk.coach} size="md" decorative className={styles.face} />
      <div className={styles.words}>
        <Heading level={level} size="2" id={talkHeadingId} tabIndex={-1} className={styles.title}>
          Talk with {talk.coach}
        </Heading>
        <Text tone="soft" figures="tabular">
          {whenAndHowLong(talk, today)}
        </Text>
      </div>
    </header>
    {talk.recap ? (
      <Card kind="tip" className={styles.recap}>
        <Text size="tiny" weight="strong">
          What it was about
        </Text>
        <Disclosure text={talk.recap} />
      </Card>
    ) : null}
    <div className={styles.bubbles}>
      {talk.messages.map((message) => (
        <Bubble key={message.id} message={message} coach={talk.coach} visible onShow={staysShown} />
      ))}
    </div>
  </article>
);

/** Nothing of a past conversation is hidden: there is no Show to press. */
const staysShown = (): void => undefined;
