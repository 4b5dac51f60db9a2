import type { Endpoint } from '@sayso/api/contract/endpoint';
import { type Limit, limits } from '@sayso/api/contract/limits';
import type { App } from '../../ports.ts';
import { escapeHtml } from '../escape-html.ts';
import { plainPage } from '../plain-page.ts';
import { endpoints, type NamedEndpoint } from './endpoints.ts';
import { openApi } from './open-api.ts';

/** The policy of an endpoint in plain sentences. */
const sayPolicy = ({ access, limit, deadlineMs, file }: Endpoint): string => {
  const counted: Limit | null = limit && limits[limit];
  return [
    access === 'learner' && 'Needs a bearer token.',
    counted && `At most ${counted.calls} calls in ${counted.seconds} s for each ${counted.per} (limit “${limit}”).`,
    !file && `Answers within ${deadlineMs / 1000} s.`,
  ]
    .filter((sentence) => typeof sentence === 'string')
    .join(' ');
};

const describe = ({ endpoint }: NamedEndpoint, operation: unknown): string => `<details>
<summary><code>${endpoint.method} ${escapeHtml(endpoint.path)}</code>
<span>${escapeHtml(`${endpoint.summary} ${sayPolicy(endpoint)}`)}</span></summary>
<pre tabindex="0">${escapeHtml(JSON.stringify(operation, null, 2))}</pre>
</details>`;

/** `/api/openapi.json` for programs and `/api/docs` for people: every call that was registered before. */
export const registerDocs = (app: App): void => {
  // The contract is ahead of the server: what is declared and not served yet is left out.
  const served = endpoints.filter(({ endpoint: { method, path } }) => app.hasRoute({ method, url: path }));
  const document = openApi(served);
  const areas = [...new Set(served.map(({ area }) => area))];
  const sections = areas.map((area) => {
    const calls = served
      .filter((named) => named.area === area)
      .map((named) => describe(named, document.paths[named.endpoint.path]?.[named.endpoint.method.toLowerCase()]));
    return `<h2>${escapeHtml(area.charAt(0).toUpperCase() + area.slice(1))}</h2>\n${calls.join('\n')}`;
  });
  const intro =
    '<p>Made from the contract. The same for programs, as OpenAPI: <a href="/api/openapi.json">/api/openapi.json</a></p>';
  const page = plainPage('Calls of the server', intro + sections.join('\n'));

  app.get('/api/openapi.json', async () => document);
  app.get('/api/docs', async (_request, reply) => reply.type('text/html; charset=utf-8').send(page));
};
