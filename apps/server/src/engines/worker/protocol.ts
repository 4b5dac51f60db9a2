/** What travels to a thread: one call at a time, so that no id is needed. */
export interface ToWorker<Request> {
  readonly value: Request;
}

/** What comes back: what the handler returned, or what it threw. */
export type FromWorker<Reply> = { readonly value: Reply } | { readonly error: unknown };
