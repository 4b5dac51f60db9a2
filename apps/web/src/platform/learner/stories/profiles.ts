import type { Profile } from '@sayso/api/contract/profile';
import { amina } from '@sayso/api/testing';

/** Amina as the client hands her on, with some change. */
export const createProfile = (change: Partial<Profile> = {}): Profile => ({
  email: amina.email ?? '',
  full_name: 'Amina Diallo',
  picture: null,
  english_level: 'B1',
  goal: 'Work',
  topics: ['Tech', 'Movies', 'Science'],
  profile_setup_status: 'completedcoach',
  selected_character: 'Daisy',
  is_premium: false,
  level: 4,
  total_xp: 412,
  streak: 6,
  real_english_level: 'B1',
  free_talks: null,
  ...change,
});
