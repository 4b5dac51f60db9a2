import { Button } from '@sayso/ui/button';
import { Card } from '@sayso/ui/card';
import { Heading } from '@sayso/ui/primitives/heading';
import { Text } from '@sayso/ui/primitives/text';
import * as styles from '../ProgressPage.css.ts';

/** Everything, or a line a session. */
export type ExportFormat = 'json' | 'csv';

export interface YourDataProps {
  /** The file that is on its way. */
  readonly saving: ExportFormat | null;
  readonly onSave: (format: ExportFormat) => void;
}

/** All of it belongs to the learner: here it can be taken along. */
export const YourData = ({ saving, onSave }: YourDataProps) => (
  <Card kind="summary" as="section" aria-labelledby="your-data" className={styles.yourData}>
    <div className={styles.about}>
      <Heading level={2} size="3" id="your-data">
        Your data is yours
      </Heading>
      <Text tone="soft">
        Keep a copy of everything: each talk with its words and corrections as JSON, or one line a session as CSV, for a
        spreadsheet.
      </Text>
    </div>
    <div className={styles.saves}>
      <Button tone="quiet" busy={saving === 'json'} disabled={saving !== null} onClick={() => onSave('json')}>
        Save everything (JSON)
      </Button>
      <Button tone="quiet" busy={saving === 'csv'} disabled={saving !== null} onClick={() => onSave('csv')}>
        Save the sessions (CSV)
      </Button>
    </div>
  </Card>
);
