import type { TestServer } from './start-test-server.ts';

/** Meets every rule. */
export const goodPassword = 'Practice-4-ever';

export interface TestLearner {
  readonly token: string;
  readonly refresh_token: string;
  readonly email: string;
  readonly id: string;
}

/** One call with a JSON body; `token` becomes the bearer. */
export const call = async (
  server: TestServer,
  method: string,
  path: string,
  body?: unknown,
  token?: string,
): Promise<{ status: number; body: Record<string, unknown>; headers: Headers }> => {
  const response = await fetch(server.url + path, {
    method,
    headers: {
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  const parsed: unknown = text === '' ? {} : JSON.parse(text);
  if (typeof parsed !== 'object' || parsed === null) throw new Error(`${path} answered ${text}`);
  return { status: response.status, body: { ...parsed }, headers: response.headers };
};

/** The newest code that was mailed to this address. */
export const codeFor = async (server: TestServer, email: string): Promise<string> => {
  const mail = await server.services.storage.db
    .selectFrom('mailbox')
    .select('code')
    .where('recipient', '=', email)
    .orderBy('id', 'desc')
    .executeTakeFirst();
  if (!mail?.code) throw new Error(`No code was mailed to ${email}.`);
  return mail.code;
};

const text = (value: unknown): string => {
  if (typeof value !== 'string') throw new Error(`Expected text, got ${JSON.stringify(value)}.`);
  return value;
};

/** A new account, made through the calls that a learner's page makes. */
export const signUpLearner = async (
  server: TestServer,
  email = `${crypto.randomUUID()}@example.com`,
): Promise<TestLearner> => {
  const steps = [
    () => call(server, 'POST', '/user/send-verification-code', { email, reason: 'signup' }),
    async () => call(server, 'POST', '/user/verify-code', { email, code: await codeFor(server, email) }),
    () => call(server, 'POST', '/user/signup', { email, password: goodPassword }),
  ];
  let last: Awaited<ReturnType<typeof call>> | undefined;
  for (const step of steps) {
    last = await step();
    if (last.status !== 200) throw new Error(`Sign-up answered ${last.status} ${JSON.stringify(last.body)}.`);
  }
  const user = await server.services.storage.db
    .selectFrom('users')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
  return { token: text(last?.body['token']), refresh_token: text(last?.body['refresh_token']), email, id: user.id };
};
