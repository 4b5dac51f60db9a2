import type { CoachName } from '@sayso/api/contract/values';
import { Coach } from '@sayso/ui/coach';
import { EmptyState } from '@sayso/ui/empty-state';
import { LinkButton } from '@sayso/ui/link-button';
import { useEffect, useRef } from 'react';
import { AppLink } from '../../../platform/navigation/AppLink.tsx';
import { pastTalks } from '../../../platform/navigation/past-talks-address.ts';
import * as styles from '../PastTalksPage.css.ts';
import { type ListedTalks, openTalk } from '../past-talks.ts';
import { createLinkId, TalkList } from './TalkList.tsx';
import { TalkText, talkHeadingId } from './TalkText.tsx';

export interface TalksProps extends ListedTalks {
  /** The coach that the learner talks with now. */
  readonly coach: CoachName;
  readonly openId: string | null;
  readonly today: string;
  readonly onEarlier: () => void;
}

/**
 * The list beside the conversation where there is room for both, with the newest conversation until one is chosen; on a phone the list, then
 * the conversation. The conversation has the page's first heading.
 */
export const Talks = ({ coach, openId, today, onEarlier, ...loaded }: TalksProps) => {
  useFollowingFocus(openId);
  const isReading = openId !== null;
  const open = isReading ? openTalk({ status: 'success', data: loaded }, openId) : loaded.talks[0];
  return (
    <main className={styles.page}>
      <TalkList
        talks={loaded.talks}
        earlier={loaded.earlier}
        today={today}
        shownId={open?.id ?? null}
        isReading={isReading}
        onEarlier={onEarlier}
      />
      <div className={isReading ? styles.text : styles.textOnDesktop}>
        {isReading ? (
          <LinkButton
            tone="quiet"
            size="small"
            icon="back"
            href={pastTalks}
            component={AppLink}
            className={styles.back}
          >
            All past talks
          </LinkButton>
        ) : null}
        {open ? (
          <TalkText key={open.id} talk={open} today={today} level={isReading ? 1 : 2} />
        ) : (
          <EmptyState
            level={1}
            picture={<Coach name={coach} state="thinking" size="md" decorative />}
            title="We cannot find this conversation"
            description="The web address may be old, or this is not your conversation. Choose one of yours."
          />
        )}
      </div>
    </main>
  );
};

/** A learner who opens a conversation begins at its heading; one who goes back stands in the list where they left it. */
const useFollowingFocus = (openId: string | null): void => {
  const before = useRef(openId);
  useEffect(() => {
    const left = before.current;
    before.current = openId;
    if (left === openId) return;
    const place = openId === null ? createLinkId(left ?? '') : talkHeadingId;
    document.getElementById(place)?.focus();
  }, [openId]);
};
