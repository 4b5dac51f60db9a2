export { TypedHeading, type TypedHeadingProps } from './TypedHeading.tsx';
export { nextTyping, TYPING_DELAY, type Typing, untyped } from './typing.ts';
