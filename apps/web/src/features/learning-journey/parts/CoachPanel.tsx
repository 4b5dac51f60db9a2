import { type CoachName, coaches } from '@sayso/api/contract/values';
import { Button } from '@sayso/ui/button';
import { Card } from '@sayso/ui/card';
import { Coach } from '@sayso/ui/coach';
import { LinkButton } from '@sayso/ui/link-button';
import { Heading } from '@sayso/ui/primitives/heading';
import { Text } from '@sayso/ui/primitives/text';
import { AppLink } from '../../../platform/navigation/AppLink.tsx';
import { characters } from '../characters.ts';
import * as styles from '../JourneyPage.css.ts';

export interface CoachPanelProps {
  readonly coach: CoachName;
  /** The choice is being saved. */
  readonly busy: boolean;
  readonly onChoose: (coach: CoachName) => void;
}

/** The coach of now, and the way to the other one. */
export const CoachPanel = ({ coach, busy, onChoose }: CoachPanelProps) => (
  <Card kind="coach" coach={coach} as="section" className={styles.panel}>
    <Coach name={coach} size="fill" state={busy ? 'listening' : 'idle'} decorative className={styles.face} />
    <div className={styles.panelWords}>
      <Heading level={2} size="1">
        {coach}
      </Heading>
      <div>
        {characters[coach].map((line) => (
          <Text key={line}>{line}</Text>
        ))}
      </div>
    </div>
    <div className={styles.panelActions}>
      <LinkButton href={`/conversation/${coach}`} icon="mic" component={AppLink}>
        Talk with {coach}
      </LinkButton>
      {coaches
        .filter((name) => name !== coach)
        .map((other) => (
          <Button
            key={other}
            tone="quiet"
            busy={busy}
            busyLabel="Changing..."
            className={styles.other}
            onClick={() => onChoose(other)}
          >
            Switch to {other}
          </Button>
        ))}
    </div>
  </Card>
);
