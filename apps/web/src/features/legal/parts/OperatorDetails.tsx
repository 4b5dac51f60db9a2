import type { AnswerOf } from '@sayso/api/contract/endpoint';
import type { getOperator } from '@sayso/api/contract/operator';
import type { QueryState } from '@sayso/api/react';
import { Icon } from '@sayso/ui/primitives/icon';
import { Text } from '@sayso/ui/primitives/text';
import { Skeleton } from '@sayso/ui/skeleton';
import { TextLink } from '@sayso/ui/text-link';
import { LoadFailure, type LoadFailureProps } from '../../../platform/loading/LoadFailure.tsx';
import type { OperatorText } from '../texts/text.ts';
import * as styles from './OperatorDetails.css.ts';

type Operator = AnswerOf<typeof getOperator>;

export interface OperatorDetailsProps {
  /** `null` from a server that does not say. */
  readonly operator: QueryState<Operator | null>;
  readonly words: OperatorText;
  readonly onRetry: () => void;
}

const fields = ['name', 'address', 'registration', 'email'] as const;

/** The operator of this server; missing details are replaced by general words. */
export const OperatorDetails = ({ operator: state, words, onRetry }: OperatorDetailsProps) => {
  if (state.status !== 'success') return <NotHere status={state.status} lines={4} words={words} onRetry={onRetry} />;
  const operator = state.data;
  const known = fields.filter((field) => operator?.[field]);
  return (
    <div className={styles.card}>
      {known.length > 0 ? (
        <dl className={styles.details}>
          {known.map((field) => (
            <div key={field} className={styles.detail}>
              <Text as="dt" size="small" tone="soft">
                {words[field]}
              </Text>
              <Text as="dd" weight="medium">
                {field === 'email' ? <MailLink address={operator?.email ?? ''} /> : operator?.[field]}
              </Text>
            </div>
          ))}
        </dl>
      ) : null}
      {known.length < fields.length ? <Missing>{known.length === 0 ? words.missing : words.incomplete}</Missing> : null}
    </div>
  );
};

/** The e-mail address of the operator of this server. */
export const OperatorContact = ({ operator: state, words, onRetry }: OperatorDetailsProps) => {
  if (state.status !== 'success')
    return <NotHere status={state.status} lines={1} role="note" words={words} onRetry={onRetry} />;
  const operator = state.data;
  return (
    <div className={styles.card}>
      {operator?.email ? (
        <div className={styles.line}>
          <Icon name="mail" size="small" />
          <MailLink address={operator.email} place="alone" />
        </div>
      ) : (
        <Missing>{words.noEmail}</Missing>
      )}
    </div>
  );
};

const MailLink = ({ address, place }: { readonly address: string; readonly place?: 'alone' }) => (
  <TextLink href={`mailto:${address}`} place={place}>
    {address}
  </TextLink>
);

const Missing = ({ children }: { readonly children: string }) => (
  <div className={styles.line}>
    <Icon name="info" size="small" />
    <Text>{children}</Text>
  </div>
);

interface NotHereProps extends Pick<OperatorDetailsProps, 'words' | 'onRetry'>, Pick<LoadFailureProps, 'role'> {
  readonly status: 'pending' | 'error';
  readonly lines: number;
}

const NotHere = ({ status, lines, words, role = 'alert', onRetry }: NotHereProps) =>
  status === 'pending' ? (
    <div className={styles.card}>
      <Skeleton lines={lines} />
    </div>
  ) : (
    <LoadFailure again={words.again} role={role} onRetry={onRetry}>
      {words.unreachable}
    </LoadFailure>
  );
