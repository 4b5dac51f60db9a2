import { useLearner } from '../../shell/useLearner.ts';
import { usePageTitle } from '../../shell/usePageTitle.ts';
import { CategoryHomePage } from './CategoryHomePage.tsx';

/** /home: every kind of practice. */
export const CategoryHomeRoute = () => {
  usePageTitle('All kinds of practice');
  const { selected_character } = useLearner();
  return <CategoryHomePage coach={selected_character ?? 'John'} />;
};
