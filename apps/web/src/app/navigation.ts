import type { BottomNavItem } from '@sayso/ui/bottom-nav';

/** The places of the bottom navigation, the coach home in the centre of the learner's ways. */
export const places: readonly BottomNavItem[] = [
  { href: '/progress', label: 'Progress', icon: 'chart' },
  { href: '/learning-journey', label: 'Journey', icon: 'journey' },
  { href: '/home-coach', label: 'Coach', icon: 'wave' },
  { href: '/profile', label: 'Profile', icon: 'person' },
];
