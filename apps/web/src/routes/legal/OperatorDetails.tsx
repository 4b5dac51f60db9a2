import { Icon } from '@sayso/ui/primitives/icon';
import { Text } from '@sayso/ui/primitives/text';
import { Skeleton } from '@sayso/ui/skeleton';
import { TextLink } from '@sayso/ui/text-link';
import type { Operator } from '../../composition/operator.ts';
import { LoadFailure, type LoadFailureProps } from '../../shell/LoadFailure.tsx';
import type { LoadedState } from '../../shell/loaded.ts';
import * as styles from './OperatorDetails.css.ts';
import type { OperatorText } from './texts/text.ts';

export interface OperatorDetailsProps {
  /** `null` from a server that does not say. */
  readonly operator: LoadedState<Operator | null>;
  readonly words: OperatorText;
  readonly onRetry: () => void;
}

const fields = ['name', 'address', 'registration', 'email'] as const;

/** Who runs this server; what is missing is said in general words. */
export const OperatorDetails = ({ operator: state, words, onRetry }: OperatorDetailsProps) => {
  if (state.status !== 'loaded') return <NotHere status={state.status} lines={4} words={words} onRetry={onRetry} />;
  const operator = state.value;
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

/** The e-mail address of whoever runs this server. */
export const OperatorContact = ({ operator: state, words, onRetry }: OperatorDetailsProps) => {
  if (state.status !== 'loaded')
    return <NotHere status={state.status} lines={1} role="note" words={words} onRetry={onRetry} />;
  const operator = state.value;
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
  readonly status: 'loading' | 'failed';
  readonly lines: number;
}

const NotHere = ({ status, lines, words, role = 'alert', onRetry }: NotHereProps) =>
  status === 'loading' ? (
    <div className={styles.card}>
      <Skeleton lines={lines} />
    </div>
  ) : (
    <LoadFailure again={words.again} role={role} onRetry={onRetry}>
      {words.unreachable}
    </LoadFailure>
  );
