// What calls to the server need, and what goes on while somebody is signed in: together, as the first of them loads it.
export { createAuthCalls } from './auth-calls.ts';
export { askCapabilities } from './capabilities.ts';
export { createPageClient } from './create-client.ts';
export { createLeaving } from './leave-for.ts';
export { createLoginReturn } from './login-return.ts';
export { askOperator } from './operator.ts';
export { createProviderSignIn } from './provider-sign-in.ts';
export { goOnWhileSignedIn } from './while-signed-in.ts';
