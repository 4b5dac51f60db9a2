export { type Language, LanguageSelect, type LanguageSelectProps } from './LanguageSelect.tsx';
