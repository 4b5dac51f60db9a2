import type { Profile } from '@sayso/api/contract/profile';
import type { Practice } from '@sayso/api/contract/progress';
import type { QueryState } from '@sayso/api/react';
import { Badge } from '@sayso/ui/badge';
import { Card, CardLink } from '@sayso/ui/card';
import { Coach } from '@sayso/ui/coach';
import { LinkButton } from '@sayso/ui/link-button';
import { Heading } from '@sayso/ui/primitives/heading';
import { Icon, type IconName } from '@sayso/ui/primitives/icon';
import { Text } from '@sayso/ui/primitives/text';
import { VisuallyHidden } from '@sayso/ui/primitives/visually-hidden';
import { ProgressBar } from '@sayso/ui/progress-bar';
import { TextLink } from '@sayso/ui/text-link';
import { AppLink } from '../../platform/navigation/AppLink.tsx';
import { describeFreeTalks } from '../../platform/plan/free-talks.ts';
import { toNextLevel } from '../../platform/practice/goals.ts';
import * as styles from './HomeCoachPage.css.ts';
import { LastSession } from './parts/LastSession.tsx';

export interface HomeCoachPageProps {
  readonly profile: Profile;
  readonly practice: QueryState<readonly Practice[]>;
  /** The learner's own date, `YYYY-MM-DD`. */
  readonly today: string;
  readonly onRetry: () => void;
}

/** /home-coach: one face, the way to talk with it, and two more ways to practise. */
export const HomeCoachPage = ({ profile, practice, today, onRetry }: HomeCoachPageProps) => {
  const coach = profile.selected_character ?? 'John';
  const next = toNextLevel(profile);
  const firstName = profile.full_name?.trim().split(/\s+/)[0];
  return (
    <main className={styles.page}>
      <header className={styles.head}>
        <div className={styles.level}>
          <LevelBadge {...profile} />
          <Text size="small" tone="soft" figures="tabular">
            Level {profile.level} · {profile.total_xp} XP
          </Text>
        </div>
        <div className={styles.ways}>
          {profile.is_premium ? null : <Way href="/payment" name="Upgrade to Plus" icon="gem" />}
          <Way href="/learning-journey" name="Change coach" icon="sliders" />
        </div>
      </header>
      <ProgressBar
        label="Experience"
        value={profile.total_xp}
        max={next.at}
        valueText={`${profile.total_xp} of ${next.at} XP`}
      />
      <div className={styles.greeting}>
        <Heading level={1} className={styles.title}>
          Ready to grow{firstName ? `, ${firstName}` : ''}?
        </Heading>
        <LastSession practice={practice} today={today} onRetry={onRetry} />
      </div>
      <div className={styles.practise}>
        <Card kind="coach" coach={coach} as="section" className={styles.talk}>
          <div className={styles.talkWords}>
            <Text size="small" className={styles.talkHead}>
              <strong>Conversation</strong>
              {profile.free_talks ? <span>{describeFreeTalks(profile.free_talks)}</span> : null}
            </Text>
            <Heading level={2} size="1">
              <CardLink href={`/conversation/${coach}`} component={AppLink}>
                Talk with {coach}
              </CardLink>
            </Heading>
            <span className={styles.microphone}>
              <Icon name="mic" />
            </span>
          </div>
          <div className={styles.faceRoom}>
            <Coach name={coach} size="fill" decorative className={styles.face} />
          </div>
        </Card>
        <Practise href={`/pronunciation/${coach}`} name="Pronunciation" words="5 phrases, 3 min" icon="wave" />
        <Practise href="/job-interview" name="Mock interview" words="Practise for a real job" icon="briefcase" />
        <div className={styles.more}>
          <TextLink href="/home" component={AppLink} size="small" place="alone">
            All kinds of practice
          </TextLink>
          <TextLink href="/chat" component={AppLink} size="small" place="alone">
            Write with {coach}
          </TextLink>
        </div>
      </div>
    </main>
  );
};

/** The level that was heard, or the one that the learner gave until then. */
const LevelBadge = ({
  real_english_level: real,
  english_level: said,
}: Pick<Profile, 'real_english_level' | 'english_level'>) =>
  real === null ? (
    <Badge tone="quiet">{said === null ? 'Level not measured yet' : `You said ${said} · not measured yet`}</Badge>
  ) : (
    <Badge>{real}</Badge>
  );

interface WayProps {
  readonly href: string;
  readonly name: string;
  readonly icon: IconName;
}

/** One more kind of practice: all of the card leads there. */
const Practise = ({ href, name, words, icon }: WayProps & { readonly words: string }) => (
  <Card kind="action" as="section" className={styles.small}>
    <Icon name={icon} size="large" />
    <div className={styles.smallWords}>
      <Heading level={2} size="4" className={styles.smallTitle}>
        <CardLink href={href} component={AppLink}>
          {name}
        </CardLink>
      </Heading>
      <Text size="tiny" weight="strong" tone="soft">
        {words}
      </Text>
    </div>
  </Card>
);

/** A way on that is only a drawing to the eye; its words are heard. */
const Way = ({ href, name, icon }: WayProps) => (
  <LinkButton href={href} title={name} tone="quiet" icon={icon} component={AppLink} className={styles.way}>
    <VisuallyHidden>{name}</VisuallyHidden>
  </LinkButton>
);
