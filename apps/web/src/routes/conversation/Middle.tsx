import { Text } from '@sayso/ui/primitives/text';
import { LastWords } from '../../shell/stage/LastWords.tsx';
import { StageMiddle } from '../../shell/stage/StageMiddle.tsx';
import { coachStateOf } from './coach-state.ts';
import { statusOf } from './status.ts';
import type { ConversationPageProps } from './view.ts';

/** The coach, what is going on, and, while the text is hidden, what can be known of the last words. */
export const Middle = ({ coach, snapshot, levels, textShown, coachNote }: ConversationPageProps) => {
  const last = snapshot.messages.at(-1);
  const hasSpoken = snapshot.messages.some(({ role }) => role === 'user');
  return (
    <StageMiddle
      coach={coach}
      face={coachStateOf(snapshot)}
      levels={levels}
      status={statusOf(snapshot, coach)}
      notice={snapshot.notice}
    >
      {coachNote && !hasSpoken && !textShown ? (
        <Text size="tiny" tone="soft">
          {coachNote}
        </Text>
      ) : null}
      {last?.role === 'coach' && !textShown ? <LastWords key={last.id} coach={coach} message={last} /> : null}
    </StageMiddle>
  );
};
