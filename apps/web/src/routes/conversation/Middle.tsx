import { Text } from '@sayso/ui/primitives/text';
import { LastWords } from '../../shell/stage/LastWords.tsx';
import { StageMiddle } from '../../shell/stage/StageMiddle.tsx';
import { coachStateOf } from './coach-state.ts';
import { statusOf } from './status.ts';
import type { ConversationPageProps } from './view.ts';

interface MiddleProps extends ConversationPageProps {
  /** Opens the list in which each message can be shown by itself. */
  readonly onEarlier: () => void;
}

/** The coach, what is going on, and, while the text is hidden, what can be known of the last words. */
export const Middle = ({ coach, snapshot, levels, endsWith, textShown, coachNote, onEarlier }: MiddleProps) => {
  const last = snapshot.messages.findLast(({ role }) => role === 'coach');
  const hasSpoken = snapshot.messages.some(({ role }) => role === 'user');
  return (
    <StageMiddle
      coach={coach}
      face={coachStateOf(snapshot)}
      levels={levels}
      status={statusOf(snapshot, coach, endsWith)}
      notice={snapshot.notice}
    >
      {coachNote && !hasSpoken && !textShown ? (
        <Text size="tiny" tone="soft">
          {coachNote}
        </Text>
      ) : null}
      {last && !textShown ? (
        <LastWords
          key={last.id}
          coach={coach}
          message={last}
          onEarlier={snapshot.messages.length > 1 ? onEarlier : undefined}
        />
      ) : null}
    </StageMiddle>
  );
};
