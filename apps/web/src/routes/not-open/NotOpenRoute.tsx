import { useParams } from 'react-router-dom';
import { coachInAddress } from '../../shell/coach-in-address.ts';
import { useLearner } from '../../shell/useLearner.ts';
import { usePageTitle } from '../../shell/usePageTitle.ts';
import { NotFoundRoute } from '../not-found/NotFoundRoute.tsx';
import { type Kind, textsOf } from './kinds.ts';
import { NotOpenPage } from './NotOpenPage.tsx';

/** A kind of practice that has an address and no screen of its own, with the coach of the address where it names one. */
export const NotOpenRoute = ({ kind }: { readonly kind: Kind }) => {
  const { coach: named } = useParams();
  const { selected_character } = useLearner();
  const coach = named === undefined ? (selected_character ?? 'John') : coachInAddress(named);
  usePageTitle(textsOf(kind, coach ?? 'John').name);
  return coach ? <NotOpenPage key={kind} kind={kind} coach={coach} /> : <NotFoundRoute />;
};
