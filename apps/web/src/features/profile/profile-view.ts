import type { ProfileDraft } from '../../platform/learner/profile-draft.ts';

/** A profile that is being edited. */
export interface ProfileEdit {
  readonly mode: 'edit';
  readonly draft: ProfileDraft;
  readonly saving: boolean;
  /** Why it could not be saved. */
  readonly error: string | null;
}

/** Whether the profile is seen or edited. */
export type ProfileView = { readonly mode: 'view' } | ProfileEdit;

/** How far the deletion of the account is: it changes nothing of what is being edited. */
export type Deletion = 'none' | 'asked' | 'underway';

/** The actions that the learner has here. */
export interface ProfileActions {
  edit(): void;
  change(change: Partial<ProfileDraft>): void;
  cancel(): void;
  save(): void;
  /** Opens the question, or closes it. */
  askToDelete(asked: boolean): void;
  delete(): void;
  signOut(): void;
}
