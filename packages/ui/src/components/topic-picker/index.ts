export { TopicPicker, type TopicPickerProps } from './TopicPicker.tsx';
export { toggleTopic } from './toggleTopic.ts';
