import { describe, expect, it } from 'vitest';
import { drawConversation } from './diagram.ts';

const page = `# The states of a conversation

Made from the machine in \`packages/voice/src/session/conversation\` by its test; \`vitest run --project unit diagram -u\` draws it again.
The connection does not depend on these states: recording goes on while the socket is closed, and what was said is delivered when it is back.

\`\`\`mermaid
${drawConversation()}\`\`\`
`;

describe('the page about the states of a conversation', () => {
  it('shows the machine as it is', async () => {
    await expect(page).toMatchFileSnapshot('../../../../../docs/topics/conversation-states.md');
  });

  it('shows the way of the specification', () => {
    for (const move of [
      'connecting --> speaking: coach speaks',
      'speaking --> readying: audio ended',
      'readying --> listening: microphone open',
      'listening --> processing: silence or 57 s',
      'processing --> thinking: words',
      'thinking --> speaking: coach speaks',
      'ending --> ended: refused / 2 s without a reply / 1.5 s',
    ]) {
      expect(page).toContain(move);
    }
  });
});
