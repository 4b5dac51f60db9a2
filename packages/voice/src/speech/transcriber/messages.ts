/** Messages to the learner about a recording that gave no text. */
export const transcriberMessages = {
  invalid: 'Audio error: Please try again.',
  noVoice: 'No voice detected. Please try again.',
  serviceError: 'STT service error. Please try again.',
} as const;
