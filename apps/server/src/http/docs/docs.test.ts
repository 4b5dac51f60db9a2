import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../testing/startTestServer.ts';
import { endpoints } from './endpoints.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

describe('the documentation', () => {
  it('describes every call of the contract as OpenAPI', async () => {
    const document = await (await fetch(`${server.url}/api/openapi.json`)).json();
    expect(document).toMatchObject({ openapi: '3.1.1' });
    expect(endpoints.length).toBeGreaterThan(25);
    for (const { endpoint, name } of endpoints) {
      expect(document).toHaveProperty(['paths', endpoint.path, endpoint.method.toLowerCase(), 'operationId'], name);
    }
  });

  it('describes what travels, and who may call', async () => {
    const document = await (await fetch(`${server.url}/api/openapi.json`)).json();
    expect(document).toHaveProperty(['paths', '/me', 'get', 'security'], [{ bearer: [] }]);
    expect(document).toMatchObject({
      paths: {
        '/user/login': {
          post: {
            security: [],
            requestBody: {
              content: { 'application/json': { schema: { type: 'object', required: ['email', 'password'] } } },
            },
          },
        },
        '/conversation/api/session/summary': {
          get: {
            parameters: [{ name: 'ts', in: 'query', required: false }],
            responses: { 204: { description: 'There is none.' } },
          },
        },
      },
    });
  });

  it('is a page that needs nothing from elsewhere', async () => {
    const response = await fetch(`${server.url}/api/docs`);
    const page = await response.text();
    expect(response.headers.get('content-type')).toContain('text/html');
    for (const { endpoint } of endpoints) expect(page).toContain(endpoint.path);
    expect(page).not.toMatch(/(src|href)="https?:/);
  });
});
