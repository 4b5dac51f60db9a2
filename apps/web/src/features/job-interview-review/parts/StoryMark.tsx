import { VisuallyHidden } from '@sayso/ui/primitives/visually-hidden';
import { partTexts, type StoryPart, storyParts } from '../review-view.ts';
import * as styles from './StoryMark.css.ts';

/** Whether a part of a story is there, as a shape: full, or only its outline. The words beside it say the same. */
export const StoryMark = ({ part, met }: { readonly part: StoryPart; readonly met: boolean }) => (
  <span aria-hidden="true" className={met ? styles.met : styles.missing}>
    {partTexts[part].name[0]}
  </span>
);

/** The four parts of one story, as shapes. */
export const StoryMarks = ({ star }: { readonly star: Readonly<Record<StoryPart, boolean>> }) => {
  const missing = storyParts.filter((part) => !star[part]).map((part) => partTexts[part].name.toLowerCase());
  return (
    <span className={styles.marks}>
      <VisuallyHidden>
        {missing.length === 0
          ? 'All four parts of a story are there.'
          : `Missing in this story: ${missing.join(', ')}.`}
      </VisuallyHidden>
      {storyParts.map((part) => (
        <StoryMark key={part} part={part} met={star[part]} />
      ))}
    </span>
  );
};
