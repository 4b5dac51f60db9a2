import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { pageTitle } from '../platform/page/use-page-title.ts';
import { ServicesContext } from '../platform/services/services-context.ts';
import { App } from './App.tsx';
import { createVisitorServices } from './visitor-services.ts';

const titles: Readonly<Record<string, string>> = { '/': 'Speak boldly. Learn effortlessly.', '/auth': 'Sign in' };

/** Draws a page as a visitor sees it first. The build calls this. */
export const drawPage = async (path: string): Promise<{ readonly title: string; readonly markup: string }> => {
  const faults: unknown[] = [];
  const { prelude } = await prerender(
    <StrictMode>
      <ServicesContext value={createVisitorServices()}>
        <StaticRouter location={path}>
          <App />
        </StaticRouter>
      </ServicesContext>
    </StrictMode>,
    { onError: (fault) => void faults.push(fault) },
  );
  // React would leave out what broke, and the page would be empty until the scripts come.
  if (faults.length > 0) throw new AggregateError(faults, `${path} cannot be drawn.`);
  return { title: pageTitle(titles[path] ?? ''), markup: await new Response(prelude).text() };
};
