import { createElement as h, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { createMemoryJournal } from './memory-journal.ts';
import { Router, useLocation, useQuery } from './Router.tsx';
import { Outlet, Route, Routes, useParams } from './Routes.tsx';

const route = (path: string | undefined, element: ReactNode, ...children: ReactNode[]) =>
  h(Route, { ...(path !== undefined && { path }), element }, ...children);
const Frame = ({ name }: { readonly name: string }) => h('section', { title: name }, h(Outlet));
const Talk = () => `talk ${useParams()['id'] ?? 'none'}`;
const Asked = () => `${useQuery().get('lang')} ${useLocation().hash}`;

const draw = (address: string) =>
  renderToStaticMarkup(
    h(Router, {
      journal: createMemoryJournal(address),
      children: h(
        Routes,
        null,
        route('/', 'welcome'),
        route('/legal', h(Asked)),
        route(
          undefined,
          h(Frame, { name: 'bar' }),
          route(undefined, h(Frame, { name: 'guard' }), route('/talks/:id?', h(Talk))),
          route('*', 'not found'),
        ),
      ),
    }),
  );

describe('the routes', () => {
  it('draw the page of the address', () => {
    expect(draw('/')).toBe('welcome');
    expect(draw('/legal?lang=en#terms')).toBe('en #terms');
  });

  it('draw it within what several pages have in common, and tell it what the address says', () => {
    expect(draw('/talks/7')).toBe('<section title="bar"><section title="guard">talk 7</section></section>');
    expect(draw('/talks')).toContain('talk none');
  });

  it('draw the first that fits', () => {
    expect(draw('/nobody/knows')).toBe('<section title="bar">not found</section>');
  });

  it('need a router above them', () => {
    expect(() => renderToStaticMarkup(h(Routes, null, route('/', 'welcome')))).toThrow('needs a Router above it');
  });
});
