import type { Profile } from '@sayso/api/contract/profile';
import type { Practice } from '@sayso/api/contract/progress';
import type { CoachName } from '@sayso/api/contract/values';
import { Card, CardLink } from '@sayso/ui/card';
import { Heading } from '@sayso/ui/primitives/heading';
import { Text } from '@sayso/ui/primitives/text';
import { ProgressBar } from '@sayso/ui/progress-bar';
import { AppLink } from '../../../platform/navigation/AppLink.tsx';
import { toNextLevel } from '../../../platform/practice/goals.ts';
import * as styles from '../JourneyPage.css.ts';
import { latestTip, todaysInvitation } from '../journey.ts';

export interface NextStepsProps {
  readonly profile: Profile;
  readonly coach: CoachName;
  readonly practice: readonly Practice[];
  readonly today: string;
}

/** The next steps: today's talk, the next level, and the tip that is still warm. */
export const NextSteps = ({ profile, coach, practice, today }: NextStepsProps) => {
  const next = toNextLevel(profile);
  const tip = latestTip(practice);
  return (
    <section aria-labelledby="next" className={styles.section}>
      <Heading level={2} size="3" id="next">
        What comes next
      </Heading>
      <div className={styles.steps}>
        <Card kind="action" className={styles.step}>
          <Heading level={3} size="4">
            <CardLink href={`/conversation/${coach}`} component={AppLink}>
              Talk today
            </CardLink>
          </Heading>
          <Text size="small" tone="soft">
            {todaysInvitation(practice, profile, today)}
          </Text>
        </Card>
        <Card kind="action" className={styles.step}>
          <Heading level={3} size="4">
            Level {next.level}
          </Heading>
          <Text size="small" tone="soft">
            {next.left} XP to go. Every conversation counts.
          </Text>
          <ProgressBar
            label={`Towards level ${next.level}`}
            value={Math.min(profile.total_xp, next.at)}
            max={next.at}
            valueText={`${profile.total_xp} of ${next.at} XP`}
          />
        </Card>
      </div>
      {tip ? (
        <Card kind="tip" coach={coach} className={styles.step}>
          <Text size="tiny" weight="strong">
            Your last tip
          </Text>
          <Text>{tip}</Text>
        </Card>
      ) : null}
    </section>
  );
};
