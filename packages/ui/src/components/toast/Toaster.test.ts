import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { createToaster } from './create-toaster.ts';
import { Toaster } from './Toaster.tsx';

describe('a toaster on a server', () => {
  it('draws nothing, with or without messages: they appear in the browser', () => {
    const store = createToaster();
    expect(renderToString(createElement(Toaster, { store }))).toBe('');
    store.show('Session expired. Please log in again.', { kind: 'error' });
    expect(renderToString(createElement(Toaster, { store }))).toBe('');
  });
});
