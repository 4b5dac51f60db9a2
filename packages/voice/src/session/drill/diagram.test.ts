import { describe, expect, it } from 'vitest';
import { drawDrill } from './diagram.ts';

const page = `# The states of a pronunciation drill

Made from the machine in \`packages/voice/src/session/drill\` by its test; \`vitest run --project unit diagram -u\` draws it again.
Requests made ahead and saving do not depend on these states: the next sentence and its voice come while the tip is
spoken, and a phrase that could not be saved is tried again while the drill goes on. In \`ending\` the page still shows the last result.

\`\`\`mermaid
${drawDrill()}\`\`\`
`;

describe('the page about the states of a drill', () => {
  it('shows the machine as it is', async () => {
    await expect(page).toMatchFileSnapshot('../../../../../docs/topics/drill-states.md');
  });

  it('shows the way of the specification', () => {
    for (const move of [
      'greeting --> presenting: ',
      'generating --> presenting: sentence',
      'presenting --> readying: ',
      'readying --> recording: microphone open',
      'recording --> evaluating: 6 s',
      'evaluating --> advising: the phrase',
      'advising --> presenting: ',
      'advising --> complete: ',
      'ending --> ended: ',
    ]) {
      expect(page).toContain(move);
    }
  });
});
