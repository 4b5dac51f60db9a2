/** An answer as a browser sees it before it goes on. */
export interface Page {
  readonly status: number;
  /** The whole address that it redirects to. */
  readonly location: URL | null;
  readonly headers: Headers;
  readonly body: string;
}

/** Follows addresses and keeps cookies, as a browser without a person does. */
export interface Browser {
  /** One call, not followed. */
  get(url: string, headers?: Readonly<Record<string, string>>): Promise<Page>;
  post(url: string, body: unknown): Promise<Page>;
  /** Goes on from `url` until an address on the way fits, and answers that one without opening it. */
  follow(url: string, until: (url: URL) => boolean): Promise<URL>;
  /** Every cookie of a server, `name=value`. */
  cookies(origin: string): readonly string[];
}

const mostSteps = 12;

/** A browser that was not used before. */
export const createBrowser = (): Browser => {
  const jars = new Map<string, Map<string, string>>();

  const findJar = (origin: string): Map<string, string> => {
    const jar = jars.get(origin) ?? new Map<string, string>();
    jars.set(origin, jar);
    return jar;
  };
  const keep = (origin: string, line: string): void => {
    const [pair = '', ...attributes] = line.split('; ');
    const [name = '', ...value] = pair.split('=');
    const isOver = attributes.some((one) => /^max-age=0$/i.test(one) || /^expires=.* 1970 /i.test(one));
    if (isOver) findJar(origin).delete(name);
    else findJar(origin).set(name, value.join('='));
  };
  const cookies = (origin: string): readonly string[] =>
    [...findJar(origin)].map(([name, value]) => `${name}=${value}`);

  const call = async (url: string, init: RequestInit): Promise<Page> => {
    const { origin } = new URL(url);
    const headers = new Headers(init.headers);
    if (cookies(origin).length > 0 && !headers.has('cookie')) headers.set('cookie', cookies(origin).join('; '));
    const response = await fetch(url, { ...init, headers, redirect: 'manual' });
    for (const line of response.headers.getSetCookie()) keep(origin, line);
    const location = response.headers.get('location');
    return {
      status: response.status,
      location: location === null ? null : new URL(location, url),
      headers: response.headers,
      body: await response.text(),
    };
  };
  const get: Browser['get'] = (url, headers) => call(url, { headers: { accept: 'text/html', ...headers } });

  return {
    get,
    post: (url, body) =>
      call(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    follow: async (url, until) => {
      let at = new URL(url);
      for (let steps = 0; steps < mostSteps; steps += 1) {
        const page = await get(at.href);
        if (!page.location) throw new Error(`${at.origin}${at.pathname} answered ${page.status} ${page.body}`);
        if (until(page.location)) return page.location;
        at = page.location;
      }
      throw new Error(`${url} leads on and on.`);
    },
    cookies,
  };
};
