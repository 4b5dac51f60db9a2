import { getConversations } from '@sayso/api/contract/conversation';
import { useState, useSyncExternalStore } from 'react';
import { useParams } from 'react-router-dom';
import { useServices } from '../../composition/ServicesContext.ts';
import { dateAt } from '../../shell/days.ts';
import { useHeld } from '../../shell/useHeld.ts';
import { useLearner } from '../../shell/useLearner.ts';
import { usePageTitle } from '../../shell/usePageTitle.ts';
import { PastTalksPage } from './PastTalksPage.tsx';
import { createPastTalks, openTalk } from './past-talks.ts';

/** /past-talks and /past-talks/:id: what was said in earlier talks, to be read again. */
export const PastTalksRoute = () => {
  const { id = null } = useParams();
  const { client } = useServices();
  const profile = useLearner();
  const pastTalks = useHeld(
    () => createPastTalks((wanted, signal) => client.call(getConversations, wanted, { signal }), id),
    (pastTalks) => void pastTalks.load(),
  );
  const state = useSyncExternalStore(pastTalks.subscribe, pastTalks.getSnapshot, pastTalks.getSnapshot);
  const [today] = useState(() => dateAt(new Date()));
  const open = openTalk(state, id);
  usePageTitle(open ? `Talk with ${open.coach}` : 'Past talks');
  return (
    <PastTalksPage
      coach={profile.selected_character ?? 'John'}
      state={state}
      openId={id}
      today={today}
      onRetry={() => void pastTalks.load()}
      onEarlier={() => void pastTalks.loadEarlier()}
    />
  );
};
