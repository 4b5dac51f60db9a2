// Apart, so that visitors do not load it.
export { followPlan } from './plan-news.ts';
export { startTokenRenewal } from './token-renewal.ts';
