import { useLearner } from '../../platform/learner/use-learner.ts';
import { usePageTitle } from '../../platform/page/use-page-title.ts';
import { getTexts, type Kind } from './kinds.ts';
import { NotOpenPage } from './NotOpenPage.tsx';

/** A kind of practice that has an address and no screen of its own, with the learner’s own coach. */
export const NotOpenRoute = ({ kind }: { readonly kind: Kind }) => {
  const coach = useLearner().selected_character ?? 'John';
  usePageTitle(getTexts(kind, coach).name);
  return <NotOpenPage key={kind} kind={kind} coach={coach} />;
};
