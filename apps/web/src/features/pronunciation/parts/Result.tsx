import type { CoachName } from '@sayso/api/contract/values';
import { Card } from '@sayso/ui/card';
import { Text } from '@sayso/ui/primitives/text';
import type { DrillResult } from '@sayso/voice/drill';
import * as styles from '../PronunciationPage.css.ts';
import { scoreWords, tipInWords } from '../words.ts';

export interface ResultProps {
  readonly coach: CoachName;
  readonly result: DrillResult;
  /** The limits of this server’s scores cannot tell. */
  readonly engineNote: string;
}

/** How the phrase was said as a whole, and what to do about it. */
export const Result = ({ coach, result, engineNote }: ResultProps) => {
  const { percent, label } = scoreWords(result.average);
  return (
    <>
      <Card kind="tip" coach={coach} as="section" aria-label={`${coach}’s tip`} className={styles.tip}>
        <div className={styles.tipHead}>
          <Text size="small" weight="strong">
            {coach}’s tip
          </Text>
          <Text figures="tabular">
            <bdi>
              {percent ? <strong>{percent} </strong> : null}
              {label}
            </bdi>
          </Text>
        </div>
        <Text>{tipInWords(result.tip)}</Text>
      </Card>
      {result.approximate ? (
        <details className={styles.note}>
          <summary className={styles.noteHead}>These scores are not exact.</summary>
          <p>{engineNote}</p>
        </details>
      ) : null}
    </>
  );
};
