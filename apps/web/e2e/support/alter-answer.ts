import type { Route } from 'playwright';

/** Answers a call as the server does, with its JSON changed. A page that was closed meanwhile needs no answer. */
export const alterAnswer = async <T>(route: Route, change: (json: T) => unknown): Promise<void> => {
  try {
    const response = await route.fetch();
    await route.fulfill({ response, json: change((await response.json()) as T) });
  } catch (error) {
    if (!/disposed|has been closed/i.test(String(error))) throw error;
  }
};
