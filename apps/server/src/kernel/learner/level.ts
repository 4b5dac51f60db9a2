/**
 * The level that goes with this much XP: one for every 100, and 1 at the least. The home XP bar, total_xp over
 * (level + 1) * 100, then always stays below full, and fills as the next level comes near.
 */
export const calculateLevel = (totalXp: number): number => Math.max(1, Math.floor(totalXp / 100));
