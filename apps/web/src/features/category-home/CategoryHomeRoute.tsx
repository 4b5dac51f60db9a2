import { useLearner } from '../../platform/learner/use-learner.ts';
import { usePageTitle } from '../../platform/page/use-page-title.ts';
import { CategoryHomePage } from './CategoryHomePage.tsx';

/** /home: every kind of practice. */
export const CategoryHomeRoute = () => {
  usePageTitle('All kinds of practice');
  const { selected_character } = useLearner();
  return <CategoryHomePage coach={selected_character ?? 'John'} />;
};
