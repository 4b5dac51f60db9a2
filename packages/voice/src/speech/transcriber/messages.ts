/** What people read about a recording that gave no text (spec §5 and §8). */
export const transcriberMessages = {
  invalid: 'Audio error: Please try again.',
  noVoice: 'No voice detected. Please try again.',
  serviceError: 'STT service error. Please try again.',
} as const;
