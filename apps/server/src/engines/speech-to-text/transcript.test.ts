import { describe, expect, it } from 'vitest';
import { tidyTranscript } from './transcript.ts';

describe('tidying what pocketsphinx wrote', () => {
  it.each([
    ['yesterday i go to the market(2) ', 'Yesterday I go to the market'],
    ["i think i'm late and i'll go", "I think I'm late and I'll go"],
    ['<s> [NOISE] hello <sil> ++UM++ there </s>', 'Hello there'],
    [' ', ''],
  ])('%j becomes %j', (words, transcript) => {
    expect(tidyTranscript(words)).toBe(transcript);
  });
});
