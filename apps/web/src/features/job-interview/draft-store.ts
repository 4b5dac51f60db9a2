import type { JobDraft } from './job.ts';

/** Keeps what was written in the wizard while the page is reloaded or left. */
export interface DraftStore {
  /**
   * Reads the draft that was written before, or null. A learner who comes back to the same place of the history finds it in any case.
   * @param visit the place in the tab's history
   * @param meant the job that is meant: one whose interview was not begun yet, the same one again, or what was written here
   */
  read(visit: string, meant: 'new' | 'again' | 'here'): JobDraft | null;
  /** @param begun the interview was created */
  write(visit: string, draft: JobDraft, begun: boolean): void;
}

const key = 'sayso-interview-draft';

interface Kept {
  readonly visit: string;
  readonly begun: boolean;
  readonly draft: JobDraft;
}

const isKept = (value: unknown): value is Kept => {
  if (typeof value !== 'object' || value === null || !('draft' in value)) return false;
  const { draft } = value;
  if (typeof draft !== 'object' || draft === null) return false;
  const { step, title, description, company } = draft as Record<keyof JobDraft, unknown>;
  const isWritten = [title, description, company].every((text) => typeof text === 'string');
  return isWritten && (step === 0 || step === 1 || step === 2);
};

/** @param storage that of the account in this tab: each tab has a wizard of its own */
export const createDraftStore = (storage: Pick<Storage, 'getItem' | 'setItem'>): DraftStore => ({
  read: (visit, meant) => {
    try {
      // What another version of this page kept may look different: then nothing was kept.
      const kept: unknown = JSON.parse(storage.getItem(key) ?? 'null');
      if (!isKept(kept)) return null;
      if (kept.visit === visit) return kept.draft;
      if (meant === 'again') return { ...kept.draft, step: 0 };
      return meant === 'here' || kept.begun ? null : kept.draft;
    } catch {
      return null;
    }
  },
  write: (visit, draft, begun) => {
    try {
      storage.setItem(key, JSON.stringify({ visit, begun, draft } satisfies Kept));
    } catch {
      // Without room to keep it, what was written lives as long as the page.
    }
  },
});
