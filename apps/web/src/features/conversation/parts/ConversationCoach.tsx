import { Text } from '@sayso/ui/primitives/text';
import { LastWords } from '../../../platform/stage/LastWords.tsx';
import { StageCoach } from '../../../platform/stage/StageCoach.tsx';
import { chooseCoachState } from '../coach-state.ts';
import { describeStatus } from '../status.ts';
import type { ConversationPageProps } from '../view.ts';

interface ConversationCoachProps extends ConversationPageProps {
  /** Opens the list in which each message can be shown by itself. */
  readonly onEarlier: () => void;
}

/** The coach, what is going on, and, while the text is hidden, what can be known of the last words. */
export const ConversationCoach = ({
  coach,
  snapshot,
  levels,
  endsWith,
  textShown,
  coachNote,
  onEarlier,
}: ConversationCoachProps) => {
  const last = snapshot.messages.findLast(({ role }) => role === 'coach');
  const hasSpoken = snapshot.messages.some(({ role }) => role === 'user');
  return (
    <StageCoach
      coach={coach}
      face={chooseCoachState(snapshot)}
      levels={levels}
      status={describeStatus(snapshot, coach, endsWith)}
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
    </StageCoach>
  );
};
