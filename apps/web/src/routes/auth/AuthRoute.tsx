import type { SessionTokens } from '@sayso/api/contract/account';
import { useState, useSyncExternalStore } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import { useServices } from '../../composition/ServicesContext.ts';
import { OfflinePage } from '../../shell/OfflinePage.tsx';
import { routeAfterSignIn } from '../../shell/route-after-sign-in.ts';
import { useAuth } from '../../shell/useAuth.ts';
import { useOperator } from '../../shell/useOperator.ts';
import { usePageTitle } from '../../shell/usePageTitle.ts';
import { AuthPage } from './AuthPage.tsx';
import { createAuthFlow } from './auth-flow.ts';
import { openingMessage, providerNames, type SocialProvider } from './providers.ts';
import { fault } from './refusals.ts';
import { useMailNote } from './useMailNote.ts';

/** Why the provider's page did not open, and what to do next. */
const notLeft = {
  'not set up': (provider: string) => `${provider} sign-in is not set up on this server. Please use your e-mail.`,
  unreachable: () => 'Network error. Check your connection and try again.',
} as const;

/** /auth: signing in and up; somebody who is signed in goes on at once. */
export const AuthRoute = () => {
  usePageTitle('Sign in');
  const { client, tokens, auth, goToProvider } = useServices();
  const who = useAuth();
  const { state: operator } = useOperator();
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

  const mailNote = useMailNote(snapshot.mode === 'verify' || snapshot.mode === 'reset');

  const goTo = async (provider: SocialProvider) => {
    setLeavingFor(provider);
    flow.tell(null);
    const departure = await goToProvider(provider);
    setLeavingFor(null);
    if (departure === 'came back') return;
    // On the page, and no toast: without the server, what draws a toast may not come either.
    flow.tell(fault(notLeft[departure](providerNames[provider])));
  };

  if (who.status === 'learner') return <Navigate to={routeAfterSignIn(who.profile)} replace />;
  if (who.status === 'offline') return <OfflinePage onRetry={() => void auth.reload()} />;
  return (
    <AuthPage
      snapshot={snapshot}
      flow={flow}
      mailNote={mailNote}
      onSocial={(provider) => void goTo(provider)}
      leavingFor={leavingFor}
      isLoading={operator.status === 'loading' || who.status === 'loading'}
      companyNumber={operator.status === 'loaded' ? (operator.value?.registration ?? null) : undefined}
    />
  );
};
