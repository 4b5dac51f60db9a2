import { Text } from '@sayso/ui/primitives/text';
import { VisuallyHidden } from '@sayso/ui/primitives/visually-hidden';
import * as styles from '../AuthPage.css.ts';

export interface OperatorLinesProps {
  /** The registration number of the server's operator: `null` where none was given, `undefined` until the server has said. */
  readonly companyNumber?: string | null | undefined;
  /**
   * Whether it is still being found out who is here.
   * @default false
   */
  readonly isLoading?: boolean;
}

/** The operator of the server, and whether the page is still loading. Once it has loaded, only a screen reader announces it. */
export const OperatorLines = ({ companyNumber, isLoading = false }: OperatorLinesProps) => (
  <>
    <Text size="tiny" tone="soft" className={styles.line}>
      {companyNumber === undefined
        ? null
        : `Company no.: ${companyNumber ?? 'not given by the operator of this server'}.`}
    </Text>
    <Text size="tiny" tone="soft" role="status" className={styles.line}>
      {isLoading ? 'Loading user data...' : <VisuallyHidden>No user data available.</VisuallyHidden>}
    </Text>
  </>
);
