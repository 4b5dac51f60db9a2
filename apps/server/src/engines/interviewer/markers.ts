import { isMarker } from '../coach/markers.ts';
import type { Interview, Interviewer } from '../ports.ts';

const withoutMarkers = (interview: Interview): Interview => ({
  ...interview,
  exchanges: interview.exchanges.map((exchange) =>
    exchange.answer !== null && (isMarker(exchange.answer) || exchange.answer.trim() === '')
      ? { ...exchange, answer: null }
      : exchange,
  ),
});

/** Any interviewer, to whom the transcriber’s markers are no answer. */
export const withMarkers = (interviewer: Interviewer): Interviewer => ({
  about: interviewer.about,
  check: (signal) => interviewer.check(signal),
  close: () => interviewer.close(),
  next: (interview, wanted, signal) => interviewer.next(withoutMarkers(interview), wanted, signal),
  idealAnswer: (interview, signal) => interviewer.idealAnswer(withoutMarkers(interview), signal),
  goodbye: (interview, signal) => interviewer.goodbye(withoutMarkers(interview), signal),
  review: (interview, figures, corrections, signal) =>
    interviewer.review(withoutMarkers(interview), figures, corrections, signal),
});
