import type { BareAnswer, BareCall, BareState, Calls } from './ports.ts';
import { practiceCalls } from './practice-calls.ts';

/** Field names as another server may choose them among the variants. */
const profile = {
  full_name: 'Amina Diallo',
  english_level: 'B1',
  goal: 'Work',
  preferences: { topics: { topics: ['Movies'] } },
  profile_setup_status: 'completedcoach',
  selected_character: 'Daisy',
  xp: 120,
  actual_level: 'B1',
};
/** The learnt list as text, the time in minutes and no date: another of the variants. */
const session = { created_at: '2026-11-02T12:00:00', duration_minutes: 2, learning_data: '{"xp_gained":12}' };
const summary = { summary: 'You talked about tea.', xp_gained: 12, weaknesses: { Articles: ['a tea'] } };

const forAnyone: Calls = {
  'POST /user/check-email': () => [200, { exists: true, auth_provider: 'email' }],
  'POST /user/login': ({ token }) => [200, { token }],
  'POST /api/auth/refresh': ({ token }, { body }) =>
    body['refresh_token'] === 'bare-refresh' ? [200, { token }] : [401, { detail: 'Failed to refresh token' }],
};

const forLearners: Calls = {
  ...practiceCalls,
  'GET /me': ({ email }) => [200, { ...profile, email }],
  'GET /user/sessions': () => [200, { sessions: [session] }],
  'POST /api/speech/api/stt/transcribe': ({ transcripts }) => [200, { transcript: transcripts.shift() ?? '' }],
  'GET /conversation/api/session/summary': (state) => {
    state.summaryIn -= 1;
    return state.summaryIn < 0 ? [200, summary] : [204];
  },
  'GET /conversation/api/tips': ({ voice }) => [200, { tip: 'Say a cup of tea.', audio_base64: voice }],
};

/** Answers a call; undefined where the specification knows none. */
export const answerCall = (call: BareCall, state: BareState): BareAnswer | undefined => {
  const open = forAnyone[call.name];
  if (open) return open(state, call);
  const learners = forLearners[call.name];
  if (!learners) return undefined;
  return call.token === state.token ? learners(state, call) : [401, { detail: 'Not authenticated' }];
};
