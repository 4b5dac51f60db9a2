import { cx } from '../../internal/cx.ts';
import { Icon } from '../../primitives/icon/Icon.tsx';
import { VisuallyHidden } from '../../primitives/visually-hidden/VisuallyHidden.tsx';
import * as styles from './PasswordField.css.ts';
import { passwordRules } from './password-rules.ts';

/** The four rules, live: green with a tick when met, red with a cross when not. */
export function PasswordStrength({ password }: { password: string }) {
  const rules = passwordRules(password);
  return (
    <>
      <ul className={styles.list} aria-label="Password strength">
        {rules.map(({ id, label, met }) => (
          <li key={id} className={cx(styles.rule, styles.state[met ? 'met' : 'unmet'])}>
            <Icon name={met ? 'check' : 'close'} size="small" />
            {label}
            <VisuallyHidden>{met ? ': met' : ': not met'}</VisuallyHidden>
          </li>
        ))}
      </ul>
      <VisuallyHidden role="status">
        {password ? `${rules.filter((rule) => rule.met).length} of ${rules.length} rules met` : ''}
      </VisuallyHidden>
    </>
  );
}
