import type { Page } from 'playwright';
import type { Account } from './learner.ts';
import { signInPage } from './talk.ts';

/** A job for which the interviews of these tests are. */
export const nurse = {
  job_title: 'Ward nurse',
  job_description:
    'You care for children after operations, talk with their families and work shifts in a team of eight.',
  company_name: 'Northlight Hospital',
};

const post = async <T>(url: string, path: string, token: string, body: unknown): Promise<T> => {
  const response = await fetch(url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
  return response.json() as Promise<T>;
};

/** Prepares an interview as the wizard does; its id. */
export const createInterview = async (url: string, { token }: Account): Promise<string> =>
  (await post<{ id: string }>(url, '/api/interview', token, nurse)).id;

/** One question as the server keeps it. */
export interface KeptQuestion {
  readonly question: string;
  readonly answer: string | null;
  readonly ideal: string | null;
}

/** The questions that the server’s review of an interview has. */
export const readQuestions = async (url: string, { token }: Account, id: string): Promise<readonly KeptQuestion[]> => {
  const body = { interview_id: id };
  const { review } = await post<{ review?: { questions: KeptQuestion[] } }>(
    url,
    '/api/interview/session/summary',
    token,
    body,
  );
  return review?.questions ?? [];
};

/** Opens the interview as the wizard does, with its id in the navigation’s state. */
export const openInterview = async (page: Page, url: string, account: Account, id: string): Promise<void> => {
  await signInPage(page, account);
  await page.addInitScript((interview) => {
    if (location.pathname === '/job-interview/mock')
      history.replaceState({ usr: { id: interview }, key: 'wizard' }, '');
  }, id);
  await page.goto(`${url}/job-interview/mock`);
};
