import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { dateAt } from '../../platform/calendar/days.ts';
import { useLearner } from '../../platform/learner/use-learner.ts';
import { usePageTitle } from '../../platform/page/use-page-title.ts';
import { PastTalksPage } from './PastTalksPage.tsx';
import { openTalk } from './past-talks.ts';
import { usePastTalks } from './use-past-talks.ts';

/** /past-talks and /past-talks/:id: what was said in earlier conversations, to be read again. */
export const PastTalksRoute = () => {
  const { id = null } = useParams();
  const profile = useLearner();
  const { state, retry, loadEarlier } = usePastTalks(id);
  const [today] = useState(() => dateAt(new Date()));
  const open = openTalk(state, id);
  usePageTitle(open ? `Talk with ${open.coach}` : 'Past talks');
  return (
    <PastTalksPage
      coach={profile.selected_character ?? 'John'}
      state={state}
      openId={id}
      today={today}
      onRetry={retry}
      onEarlier={loadEarlier}
    />
  );
};
