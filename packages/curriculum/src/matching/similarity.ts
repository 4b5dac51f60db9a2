import { doubleMetaphone } from 'double-metaphone';
import { distance } from 'fastest-levenshtein';

const endings = [/ies$/, /es$/, /s$/, /ied$/, /ed$/, /d$/, /ing$/, /ly$/];

const listStems = (word: string): ReadonlySet<string> => {
  const stems = new Set([word]);
  for (const ending of endings) {
    const stem = word.replace(ending, ending.source.startsWith('i') && !ending.source.startsWith('ing') ? 'y' : '');
    if (stem.length >= 2) stems.add(stem).add(`${stem}e`);
  }
  return stems;
};

/** Irregular forms that learners mix up: the meaning stays, whatever the form. */
const irregular = [
  'be am is are was were been',
  'go goes went gone going',
  'have has had having',
  'do does did done doing',
  'take took taken',
  'buy bought',
  'eat ate eaten',
  'see saw seen',
  'come came',
  'think thought',
  'feel felt',
  'find found',
  'lose lost losing',
  'pay paid',
  'tell told',
  'say said',
  'get got',
  'give gave given',
  'make made',
  'know knew known',
  'leave left',
  'meet met',
  'forget forgot forgotten',
  'break broke broken',
  'fall fell fallen',
  'bring brought',
  'i me my mine',
  'you your yours',
  'he him his',
  'she her hers',
  'we us our ours',
  'they them their theirs',
  'child children',
  'man men',
  'woman women',
  'person people',
];
const families = new Map(irregular.flatMap((family, index) => family.split(' ').map((word) => [word, index] as const)));

const known = new Map<string, { readonly stems: ReadonlySet<string>; readonly codes: readonly string[] }>();
/** More words than all scenarios have together: what learners say besides is not kept for ever. */
const most = 20_000;

const describe = (word: string) => {
  const found = known.get(word);
  if (found) return found;
  if (known.size >= most) known.clear();
  const described = {
    stems: listStems(word),
    codes: [...new Set(doubleMetaphone(word))].filter((code) => code !== ''),
  };
  known.set(word, described);
  return described;
};

/**
 * How alike two words are, from 0 to 1: the same word, a form of it, the same sound (double metaphone), or nearly the same letters.
 * Short words must be the same: “to” and “do” are one sound to a phonetic key.
 */
export const compareWords = (one: string, other: string): number => {
  if (one === other) return 1;
  const family = families.get(one);
  if (family !== undefined && family === families.get(other)) return 0.9;
  const [a, b] = [describe(one), describe(other)];
  if ([...a.stems].some((stem) => b.stems.has(stem))) return 0.9;
  const longest = Math.max(one.length, other.length);
  if (Math.min(one.length, other.length) < 3) return 0;
  const letters = 1 - distance(one, other) / longest;
  const sound = a.codes.some((code) => code.length >= 2 && b.codes.includes(code));
  if (sound && letters >= 0.4) return Math.max(0.7, letters);
  return longest >= 5 && letters >= 0.75 ? letters * 0.9 : 0;
};
