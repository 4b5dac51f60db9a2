export { PasswordField, type PasswordFieldProps } from './PasswordField.tsx';
export { type PasswordRule, passwordRules } from './password-rules.ts';
