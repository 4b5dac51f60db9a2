import type { Profile } from '@sayso/api/contract/profile';
import type { EnglishLevel } from '@sayso/api/contract/values';
import { Card } from '@sayso/ui/card';
import { Text } from '@sayso/ui/primitives/text';
import * as styles from '../ProfilePage.css.ts';

export interface StatsProps {
  readonly profile: Profile;
  /** The real one; null until it was measured. */
  readonly level: EnglishLevel | null;
}

const describeDeclared = (level: string | null): string | null => (level ? `You said ${level}` : null);

/** The learner's figures. */
export const Stats = ({ profile, level }: StatsProps) => {
  const days = profile.streak === 1 ? 'day' : 'days';
  const stats = [
    ['Real English Level', level, level ? null : describeDeclared(profile.english_level)],
    ['XP', profile.total_xp.toLocaleString('en-GB'), null],
    ['Streak', String(profile.streak), days],
    ['Level', String(profile.level), null],
  ] as const;
  return (
    <dl aria-label="Your results" className={styles.stats}>
      {stats.map(([label, value, unit]) => (
        <Card key={label} kind="stat" className={styles.stat}>
          <Text as="dt" size="tiny" weight="strong" tone="soft">
            {label}
          </Text>
          <dd className={styles.figure}>
            {value ?? <span className={styles.missing}>Not measured yet</span>}
            {unit ? <span className={styles.unit}> {unit}</span> : null}
          </dd>
        </Card>
      ))}
    </dl>
  );
};
