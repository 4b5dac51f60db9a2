import type { AssessedSound } from '../ports.ts';

/** Azure's own phone set (“SAPI”) has most names in common with ARPAbet; these names differ. */
const renamed: Readonly<Record<string, string>> = { H: 'HH', AX: 'AH', AXR: 'ER', IX: 'IH', DX: 'T' };
const known = new Set(
  'AA AE AH AO AW AY B CH D DH EH ER EY F G HH IH IY JH K L M N NG OW OY P R S SH T TH UH UW V W Y Z ZH'.split(' '),
);
const vowel = /^[AEIOU]/;

/**
 * Reads the sounds of one word with their ARPAbet names, without stress. Marks that are not sounds are left out.
 * Azure hears the vowel of “bird” and the end of “better” as two sounds, of which the weaker one counts.
 */
export function toArpabet(sounds: readonly AssessedSound[]): readonly AssessedSound[] {
  const named = sounds.map(({ sound, score }) => ({ azure: sound.toUpperCase(), score }));
  const result: AssessedSound[] = [];
  for (let at = 0; at < named.length; at += 1) {
    const { azure, score } = named[at] ?? { azure: '', score: 0 };
    const next = named[at + 1];
    const isLast = !vowel.test(named[at + 2]?.azure ?? '');
    if (next?.azure === 'R' && (azure === 'ER' || (azure === 'AX' && isLast))) {
      result.push({ sound: 'ER', score: Math.min(score, next.score) });
      at += 1;
      continue;
    }
    const sound = renamed[azure] ?? azure;
    if (known.has(sound)) result.push({ sound, score });
  }
  return result;
}
