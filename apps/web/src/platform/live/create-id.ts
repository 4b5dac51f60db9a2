/** A name that no other page has, 32 letters long. `crypto.randomUUID` would be missing where the page is not served over https. */
export const createPageName = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
