import type { Calls } from './ports.ts';

/** Scores each word of a sentence; there are no other fields. */
const scoreWords = (sentence: unknown) =>
  String(sentence)
    .split(' ')
    .map((word, index) => ({ word, score: index === 0 ? 0.4 : 0.9 }));

/** Where the server has no word for something it says null. */
const drillSummary = {
  average_score: 0.82,
  feedback_tip: null,
  xp_gained: 12,
  top_words: [{ word: 'tea', score: 0.9 }],
  weak_words: [{ word: 'We', score: 0.4 }],
  main_difficulty: null,
  conversation_history: [{ role: 'assistant', content: 'We drink tea at four.' }],
};

/** The drill, the mock interview and the payment. */
export const practiceCalls: Calls = {
  'GET /api/pronunciation/greeting': () => [200, { greeting: 'Listen to me, then say it.' }],
  'POST /api/pronunciation/generate': () => [200, { sentence: 'We drink tea at four.' }],
  'POST /api/pronunciation/tts': ({ voice }) => [200, { audio_base64: voice }],
  'POST /api/pronunciation/azure-evaluate': (_, { body }) => [
    200,
    {
      words: scoreWords(body['reference_text']),
      pronunciationScore: 0.8,
      recognizedText: null,
      accuracy: 0.8,
      fluency: null,
      completeness: 1,
      pronScore: 0.8,
    },
  ],
  'POST /api/pronunciation/tip': () => [200, { tip: 'Smile on the <b>ee</b>.' }],
  'POST /api/pronunciation/save-session': (state) => {
    state.isDrilled = true;
    return [204];
  },
  'GET /api/pronunciation/api/session/summary': ({ isDrilled }) => (isDrilled ? [200, drillSummary] : [204]),
  'POST /api/pronunciation/global-tip': ({ voice }) => [200, { tip: null, audio_base64: voice }],
  'POST /api/interview': () => [200, { id: 7 }],
  'POST /api/interview/session/summary': (_, { body }) =>
    body['interview_id'] === '7'
      ? [200, { summary: 'You told a good story.', error: null }]
      : [200, { summary: null, error: 'Interview not found' }],
  'POST /api/speech/tts': ({ voice }) => [200, { audio_base64: voice }],
  'POST /api/create-checkout-session': ({ checkout }) => checkout,
};
