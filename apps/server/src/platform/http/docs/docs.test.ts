import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../../testing/start-test-server.ts';
import { endpoints } from './endpoints.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const isNothingThere = (answer: unknown): boolean => /There is nothing at/.test(JSON.stringify(answer));

describe('the documentation', () => {
  it('describes every call of the contract that the server answers as OpenAPI, and no other', async () => {
    const document = await (await fetch(`${server.url}/api/openapi.json`)).json();
    expect(document).toMatchObject({ openapi: '3.1.1' });
    expect(endpoints.length).toBeGreaterThan(25);
    for (const { endpoint, name } of endpoints) {
      const { method, path } = endpoint;
      const operationId = ['paths', path, method.toLowerCase(), 'operationId'];
      const answer: unknown = await (await fetch(server.url + path, { method })).json();
      if (isNothingThere(answer)) expect(document).not.toHaveProperty(operationId);
      else expect(document).toHaveProperty(operationId, name);
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

  it('describes the policy of a call: access, size of the body, limit and deadline', async () => {
    const document = await (await fetch(`${server.url}/api/openapi.json`)).json();
    expect(document).toMatchObject({
      paths: {
        '/api/speech/api/stt/transcribe': {
          post: {
            'x-policy': {
              access: 'learner',
              maximumBodyBytes: 1_700_000,
              limit: { name: 'engine', calls: 60, seconds: 60, per: 'learner' },
              deadlineMs: 29_000,
            },
            responses: { 401: {}, 413: {}, 429: { headers: { 'Retry-After': {} } } },
          },
        },
        '/me': { get: { 'x-policy': { access: 'learner', limit: null, deadlineMs: 8000 } } },
      },
    });
    expect(document).not.toHaveProperty(['paths', '/me', 'get', 'responses', '429']);
  });

  it('is a page that needs nothing from elsewhere', async () => {
    const response = await fetch(`${server.url}/api/docs`);
    const page = await response.text();
    expect(response.headers.get('content-type')).toContain('text/html');
    expect(page).toContain('/user/check-email');
    expect(page).toContain('/conversation/start');
    expect(page).toContain('At most 60 calls in 60 s for each learner (limit “engine”). Answers within 29 s.');
    expect(page).not.toMatch(/(src|href)="https?:/);
  });
});
