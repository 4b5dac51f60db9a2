export { type Choice, ChoiceGroup, type ChoiceGroupProps } from './ChoiceGroup.tsx';
