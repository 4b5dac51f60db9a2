import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { useOperator } from '../../shell/useOperator.ts';
import { usePageTitle } from '../../shell/usePageTitle.ts';
import { LegalPage } from './LegalPage.tsx';
import { languageIn, queryOf } from './legal-address.ts';
import { legalTexts } from './texts/index.ts';

const year = new Date().getFullYear();

/** /legal: the language is in the address, so that a link to one can be passed on. */
export const LegalRoute = () => {
  const [query] = useSearchParams();
  const { pathname, hash } = useLocation();
  const navigate = useNavigate();
  const { state: operator, retry } = useOperator();
  const language = languageIn(query);
  usePageTitle(legalTexts[language].pageTitle);
  return (
    <LegalPage
      language={language}
      onLanguageChange={(chosen) => void navigate(pathname + queryOf(chosen) + hash, { replace: true })}
      operator={operator}
      onRetry={retry}
      year={year}
    />
  );
};
