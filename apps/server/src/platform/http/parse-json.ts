import type { App } from '../ports.ts';

/** Reads JSON bodies; an empty one is no body, which is how some clients send calls without a payload. */
export const parseJson = (app: App): void => {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined);
    else void parse(request, body, done);
  });
};
