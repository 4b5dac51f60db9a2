import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { usePageTitle } from '../../platform/page/use-page-title.ts';
import { useOperator } from '../../platform/server/use-operator.ts';
import { LegalPage } from './LegalPage.tsx';
import { createLegalQuery, findLanguage } from './legal-address.ts';
import { legalTexts } from './texts/index.ts';

const year = new Date().getFullYear();

/** /legal: the language is in the address, so that a link to one can be passed on. */
export const LegalRoute = () => {
  const [query] = useSearchParams();
  const { pathname, hash } = useLocation();
  const navigate = useNavigate();
  const { state: operator, retry } = useOperator();
  const language = findLanguage(query);
  usePageTitle(legalTexts[language].pageTitle);
  return (
    <LegalPage
      language={language}
      onLanguageChange={(chosen) => void navigate(pathname + createLegalQuery(chosen) + hash, { replace: true })}
      operator={operator}
      onRetry={retry}
      year={year}
    />
  );
};
