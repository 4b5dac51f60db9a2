import { describe, expect, it } from 'vitest';
import { drawInterview } from './diagram.ts';

const page = `# The states of a mock interview

Made from the machine in \`packages/voice/src/session/interview\` by its test; \`vitest run --project unit diagram -u\` draws it again.
The connection does not depend on these states: recording goes on while the socket is closed, and an answer is delivered when it is
back. In \`sent\` the page still shows that the answer is processed.

\`\`\`mermaid
${drawInterview()}\`\`\`
`;

describe('the page about the states of a mock interview', () => {
  it('shows the machine as it is', async () => {
    await expect(page).toMatchFileSnapshot('../../../../../docs/topics/interview-states.md');
  });

  it('shows the way of the specification', () => {
    for (const move of [
      'preparing --> speaking: question',
      'speaking --> preparing-answer: audio ended',
      'preparing-answer --> readying: 5 s',
      'readying --> recording: microphone open',
      'recording --> processing: 60 s',
      'processing --> sent: words',
      'sent --> generating-ideal: waiting_perfect_answer',
      'generating-ideal --> ideal: ideal answer',
      'ideal --> waiting: audio ended',
      'waiting --> speaking: question',
      'speaking --> ending: ',
      'ending --> ended: ',
    ]) {
      expect(page).toContain(move);
    }
  });
});
