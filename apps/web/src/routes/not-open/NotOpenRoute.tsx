import { useLearner } from '../../shell/useLearner.ts';
import { usePageTitle } from '../../shell/usePageTitle.ts';
import { type Kind, textsOf } from './kinds.ts';
import { NotOpenPage } from './NotOpenPage.tsx';

/** A kind of practice that has an address and no screen of its own, with the learner’s own coach. */
export const NotOpenRoute = ({ kind }: { readonly kind: Kind }) => {
  const coach = useLearner().selected_character ?? 'John';
  usePageTitle(textsOf(kind, coach).name);
  return <NotOpenPage key={kind} kind={kind} coach={coach} />;
};
