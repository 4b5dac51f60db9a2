import { Hints } from '@sayso/ui/hints';
import type { Help } from './use-help.ts';

interface SceneHintsProps {
  readonly help: Help;
  readonly onHear: ((sentence: string) => void) | undefined;
}

/** Help with what the coach asked last; nothing where there is none. */
export const SceneHints = ({ help, onHear }: SceneHintsProps) => {
  const { hint, shown, showMore, close } = help;
  if (!hint) return null;
  return (
    <Hints
      idea={hint.idea}
      keyWords={hint.key_words}
      sentence={hint.sentence}
      shown={shown}
      onShowMore={showMore}
      onHear={onHear && (() => onHear(hint.sentence))}
      onClose={shown > 0 ? close : undefined}
    />
  );
};
