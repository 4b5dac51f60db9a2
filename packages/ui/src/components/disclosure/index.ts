export { Disclosure, type DisclosureProps } from './Disclosure.tsx';
export { shorten } from './shorten.ts';
