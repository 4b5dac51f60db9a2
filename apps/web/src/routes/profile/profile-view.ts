import type { ProfileDraft } from '../../shell/profile-draft.ts';

/** What is being done with the profile (spec §4 "Profile edit", "Account deletion"). */
export type ProfileView =
  | { readonly mode: 'view' }
  | { readonly mode: 'edit'; readonly draft: ProfileDraft; readonly saving: boolean; readonly error: string | null }
  | { readonly mode: 'asking' }
  | { readonly mode: 'deleting' };

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
