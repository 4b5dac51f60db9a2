import type { SessionTokens } from '@sayso/api/contract/account';
import { lazy, Suspense, useState, useSyncExternalStore } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useAuth } from '../../platform/learner/use-auth.ts';
import { LoadingPage } from '../../platform/loading/LoadingPage.tsx';
import { OfflinePage } from '../../platform/loading/OfflinePage.tsx';
import { usePageTitle } from '../../platform/page/use-page-title.ts';
import { useServices } from '../../platform/services/services-context.ts';
import { AuthPage } from './AuthPage.tsx';
import { createAuthFlow } from './auth-flow.ts';
import { OperatorLines } from './parts/OperatorLines.tsx';
import { openingMessage, providerNames, type SocialProvider } from './providers.ts';
import { fault } from './refusals.ts';

const AfterSignIn = lazy(async () => ({
  default: (await import('../../platform/learner/AfterSignIn.tsx')).AfterSignIn,
}));

// The page goes on without the facts about the server where they cannot be loaded.
const loadFacts = () =>
  import('./parts/ServerFacts.tsx').catch(() => ({ ServerOperator: OperatorLines, MailNote: () => null }));
const ServerOperator = lazy(async () => ({ default: (await loadFacts()).ServerOperator }));
const MailNote = lazy(async () => ({ default: (await loadFacts()).MailNote }));

/** Why the provider's page did not open, and what to do next. */
const notLeft = {
  'not set up': (provider: string) => `${provider} sign-in is not set up on this server. Please use your e-mail.`,
  unreachable: () => 'Network error. Check your connection and try again.',
} as const;

/** /auth: signing in and up; a learner who is signed in goes on at once. */
export const AuthRoute = () => {
  usePageTitle('Sign in');
  const { client, tokens, auth, goToProvider } = useServices();
  const who = useAuth();
  const [leavingFor, setLeavingFor] = useState<SocialProvider | null>(null);
  const [query] = useSearchParams();
  const [flow] = useState(() => {
    const signIn = async ({ token, refresh_token }: SessionTokens, email: string) => {
      localStorage.setItem('userEmail', email);
      tokens.write({ token, refreshToken: refresh_token ?? null });
      return (await auth.reload()).status !== 'visitor';
    };
    return createAuthFlow(client, signIn, openingMessage(query));
  });
  const snapshot = useSyncExternalStore(flow.subscribe, flow.getSnapshot, flow.getSnapshot);

  const isCodeSent = snapshot.mode === 'verify' || snapshot.mode === 'reset';
  const isLoading = who.status === 'loading';

  const goTo = async (provider: SocialProvider) => {
    setLeavingFor(provider);
    flow.tell(null);
    const departure = await goToProvider(provider);
    setLeavingFor(null);
    if (departure === 'came back') return;
    // On the page, and no toast: without the server, what draws a toast may not come either.
    flow.tell(fault(notLeft[departure](providerNames[provider])));
  };

  if (who.status === 'learner') {
    return (
      <Suspense fallback={<LoadingPage />}>
        <AfterSignIn />
      </Suspense>
    );
  }
  if (who.status === 'offline') return <OfflinePage onRetry={() => void auth.reload()} />;
  return (
    <AuthPage
      snapshot={snapshot}
      flow={flow}
      mailNote={
        isCodeSent ? (
          <Suspense>
            <MailNote />
          </Suspense>
        ) : null
      }
      onSocial={(provider) => void goTo(provider)}
      leavingFor={leavingFor}
      operator={
        <Suspense fallback={<OperatorLines isLoading />}>
          <ServerOperator isLoading={isLoading} />
        </Suspense>
      }
    />
  );
};
