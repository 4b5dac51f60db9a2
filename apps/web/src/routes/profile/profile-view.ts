import type { ProfileDraft } from '../../shell/profile-draft.ts';

/** What is being done with the profile (spec §4 "Profile edit"). */
export type ProfileView =
  | { readonly mode: 'view' }
  | { readonly mode: 'edit'; readonly draft: ProfileDraft; readonly saving: boolean; readonly error: string | null };

/** How far the deletion of the account is (spec §4 "Account deletion"): it changes nothing of what is being edited. */
export type Deletion = 'none' | 'asked' | 'underway';

/** What the learner may do here. */
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
