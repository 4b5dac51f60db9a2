/**
 * How long one attempt at a call may take, from sending it to the last byte of its answer, in milliseconds. Each is longer than the server
 * itself may take, so that the server's own answer comes first where it has one.
 */
export const deadlines = {
  /** A call that only adds to a screen, which goes on without it, or that a socket waits for before it opens. */
  quick: 5000,
  /** Something that is kept is looked up. */
  read: 8000,
  /** Something is stored, or a mail is sent. */
  write: 10_000,
  /** Another service is asked beside it, for at most 10 s: payments. */
  outside: 15_000,
  /** One engine: transcription (its limit is given), and the steps of a drill, which follow the same limit. */
  engine: 29_000,
  /** The coach may think for 30 s in the text chat. */
  reply: 35_000,
  /** A tip is put into words (20 s) and spoken (15 s). */
  tip: 40_000,
  /** A whole interview is read for mistakes and judged (47 s). */
  review: 50_000,
  /** The longest pause within a file: how long all of it takes depends on its size. */
  filePause: 15_000,
} as const;
