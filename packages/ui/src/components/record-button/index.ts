export { RecordButton, type RecordButtonProps, type RecordState } from './RecordButton.tsx';
