// Apart, so that it can be loaded by itself: its package’s entry is loaded with the first screens, for the errors and the tokens.
export { createClient } from '@sayso/api/client';
