/** Messages to the learner that only an interview shows. */
export const texts = {
  unclear: 'Your answer could not be understood. Please say it again, a little slower.',
  late: 'It took too long to understand your answer. Please try again.',
  long: "Your answer was long. We'll try to transcribe it.",
  tooLong: "Your answer was long. We'll transcribe what we can.",
  secondsLeft: '10 seconds left.',
  unheard: 'The voice could not be played. Read the text instead.',
  noReply: 'The interviewer has not answered yet. Please try again.',
  unsent: 'Your answer could not be sent. Please try again.',
  refused: 'Your answer could not be taken. Please say it again, or type it.',
} as const;
