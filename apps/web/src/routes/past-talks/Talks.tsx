import type { CoachName } from '@sayso/api/contract/values';
import { Coach } from '@sayso/ui/coach';
import { EmptyState } from '@sayso/ui/empty-state';
import { LinkButton } from '@sayso/ui/link-button';
import { useEffect, useRef } from 'react';
import { AppLink } from '../../shell/AppLink.tsx';
import { pastTalks } from './address.ts';
import * as styles from './PastTalksPage.css.ts';
import { openTalk, type PastTalksState } from './past-talks.ts';
import { linkIdOf, TalkList } from './TalkList.tsx';
import { TalkText, talkHeadingId } from './TalkText.tsx';

export interface TalksProps extends Omit<Extract<PastTalksState, { status: 'loaded' }>, 'status'> {
  /** Whom the learner talks with now. */
  readonly coach: CoachName;
  readonly openId: string | null;
  readonly today: string;
  readonly onEarlier: () => void;
}

/**
 * The list beside the talk where there is room for both, the newest talk until one is chosen; on a phone the list, then the talk.
 * What is read bears the page's first heading.
 */
export const Talks = ({ coach, openId, today, onEarlier, ...loaded }: TalksProps) => {
  useFollowingFocus(openId);
  const isReading = openId !== null;
  const open = isReading ? openTalk({ status: 'loaded', ...loaded }, openId) : loaded.talks[0];
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
            title="This talk is not here"
            description="The address may be old, or the talk belongs to another account. Choose one of yours."
          />
        )}
      </div>
    </main>
  );
};

/** Whoever opens a talk begins at its heading; whoever goes back stands in the list where they left it. */
const useFollowingFocus = (openId: string | null): void => {
  const before = useRef(openId);
  useEffect(() => {
    const left = before.current;
    before.current = openId;
    if (left === openId) return;
    const place = openId === null ? linkIdOf(left ?? '') : talkHeadingId;
    document.getElementById(place)?.focus();
  }, [openId]);
};
