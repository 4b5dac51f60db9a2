import type { Profile } from '@sayso/api/contract/profile';
import { Badge } from '@sayso/ui/badge';
import { Button } from '@sayso/ui/button';
import { Card } from '@sayso/ui/card';
import { Coach } from '@sayso/ui/coach';
import { Heading } from '@sayso/ui/primitives/heading';
import { Text } from '@sayso/ui/primitives/text';
import { TextLink } from '@sayso/ui/text-link';
import type { ReactNode } from 'react';
import { AppLink } from '../../../platform/navigation/AppLink.tsx';
import { focusWhereLost } from '../../../platform/page/focus-on.ts';
import * as styles from '../ProfilePage.css.ts';

export interface AboutLearnerProps {
  readonly profile: Profile;
  readonly onEdit: () => void;
  /** The form was here before, and may have taken the focus with it. */
  readonly isBack: boolean;
}

/** The facts that the coach knows of the learner. */
export const AboutLearner = ({ profile, onEdit, isBack }: AboutLearnerProps) => {
  const coach = profile.selected_character;
  return (
    <Card kind="summary" as="section" className={styles.about}>
      <div className={styles.aboutHead}>
        <Heading level={2} size="3">
          About you
        </Heading>
        <Button tone="quiet" size="small" icon="edit" onClick={onEdit} ref={isBack ? focusWhereLost : undefined}>
          Edit
        </Button>
      </div>
      <dl className={styles.facts}>
        <Fact label="English level">{profile.english_level ?? 'A1'}</Fact>
        <Fact label="Goal">{profile.goal ?? 'Not specified'}</Fact>
        <Fact label="Favourite topics">
          {profile.topics.length === 0 ? (
            'None yet'
          ) : (
            <ul className={styles.topics}>
              {profile.topics.map((topic) => (
                <li key={topic}>
                  <Badge tone="quiet">{topic}</Badge>
                </li>
              ))}
            </ul>
          )}
        </Fact>
        <Fact label="Coach">
          <span className={styles.coach}>
            {coach ? <Coach name={coach} size="sm" decorative /> : null}
            {coach ?? 'Not chosen yet'}
            <TextLink href="/learning-journey" component={AppLink}>
              Change coach
            </TextLink>
          </span>
        </Fact>
      </dl>
    </Card>
  );
};

const Fact = ({ label, children }: { readonly label: string; readonly children: ReactNode }) => (
  <div className={styles.fact}>
    <Text as="dt" size="small" tone="soft">
      {label}
    </Text>
    <Text as="dd" weight="strong">
      {children}
    </Text>
  </div>
);
