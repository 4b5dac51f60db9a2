import type { Profile } from '@sayso/api/contract/profile';
import type { Practice } from '@sayso/api/contract/progress';
import { Badge } from '@sayso/ui/badge';
import { Card, CardLink } from '@sayso/ui/card';
import { Coach } from '@sayso/ui/coach';
import { LinkButton } from '@sayso/ui/link-button';
import { Heading } from '@sayso/ui/primitives/heading';
import { Icon, type IconName } from '@sayso/ui/primitives/icon';
import { Text } from '@sayso/ui/primitives/text';
import { VisuallyHidden } from '@sayso/ui/primitives/visually-hidden';
import { ProgressBar } from '@sayso/ui/progress-bar';
import { AppLink } from '../../shell/AppLink.tsx';
import { toNextLevel } from '../../shell/goals.ts';
import type { LoadedState } from '../../shell/loaded.ts';
import * as styles from './HomeCoachPage.css.ts';
import { lately } from './lately.ts';

export interface HomeCoachPageProps {
  readonly profile: Profile;
  readonly practice: LoadedState<readonly Practice[]>;
  /** The learner's own date, `YYYY-MM-DD`. */
  readonly today: string;
}

/** /home-coach: one face, and the way to talk with it. */
export const HomeCoachPage = ({ profile, practice, today }: HomeCoachPageProps) => {
  const coach = profile.selected_character ?? 'John';
  const next = toNextLevel(profile);
  const firstName = profile.full_name?.trim().split(/\s+/)[0];
  return (
    <main className={styles.page}>
      <header className={styles.head}>
        <div className={styles.level}>
          <Badge>{profile.real_english_level}</Badge>
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
        <Text tone="soft" className={styles.lately}>
          {practice.status === 'loaded' ? lately(practice.value, today) : null}
        </Text>
      </div>
      <Card kind="coach" coach={coach} as="section" className={styles.talk}>
        <div className={styles.talkWords}>
          <Text size="small" weight="strong">
            Conversation
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
        <Coach name={coach} size="fill" decorative className={styles.face} />
      </Card>
    </main>
  );
};

/** A way on that is only a drawing to the eye; its words are heard. */
const Way = ({ href, name, icon }: { readonly href: string; readonly name: string; readonly icon: IconName }) => (
  <LinkButton href={href} title={name} tone="quiet" icon={icon} component={AppLink} className={styles.way}>
    <VisuallyHidden>{name}</VisuallyHidden>
  </LinkButton>
);
