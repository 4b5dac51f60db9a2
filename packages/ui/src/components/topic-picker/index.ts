export { TopicPicker, type TopicPickerProps } from './TopicPicker.tsx';
export { toggleTopic } from './toggle-topic.ts';
