import type { Client, TokenStore } from '@sayso/api/client';
import type { ToasterStore } from '@sayso/ui/toast';
import type { AuthState } from '../auth/auth-state.ts';
import type { LoginReturn } from '../auth/login-return.ts';
import type { Departure } from '../auth/provider-sign-in.ts';

/** The services that the screens are given. Made once for the page; stories and tests make their own. */
export interface Services {
  readonly client: Client;
  readonly tokens: TokenStore;
  readonly auth: AuthState;
  readonly toaster: ToasterStore;
  /** Goes to a provider's own page. */
  readonly goToProvider: (provider: string) => Promise<Departure>;
  /** Goes to a page of another kind: a payment, or where a plan is managed. Resolves when the learner comes back to this page as it was. */
  readonly leaveFor: (url: string) => Promise<void>;
  /** Tells the other tabs that the learner's plan has changed. */
  readonly tellPlan: () => void;
  /** Finishes the sign-in that came back with this page. */
  readonly finishLogin: () => Promise<LoginReturn>;
}
