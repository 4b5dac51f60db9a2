/*
 * Declares what Node, workers and every browser share and the ES library leaves out. Only the core is compiled with this file:
 * wherever the DOM library is present, its own declarations stand in for these.
 */
export {};

declare global {
  interface AbortSignal {
    readonly aborted: boolean;
    readonly reason: unknown;
    addEventListener(type: 'abort', listener: () => void, options?: { readonly once?: boolean }): void;
    removeEventListener(type: 'abort', listener: () => void): void;
  }

  interface AbortController {
    readonly signal: AbortSignal;
    abort(reason?: unknown): void;
  }

  var AbortController: { new (): AbortController };
}
