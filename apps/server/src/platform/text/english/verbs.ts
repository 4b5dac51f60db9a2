/** base, past, participle of the irregular verbs that learners use. */
const irregular = `be was been|become became become|begin began begun|bite bit bitten|blow blew blown|break broke broken
|bring brought brought|build built built|buy bought bought|catch caught caught|choose chose chosen|come came come
|cost cost cost|cut cut cut|deal dealt dealt|do did done|draw drew drawn|drink drank drunk|drive drove driven|eat ate eaten
|fall fell fallen|feed fed fed|feel felt felt|fight fought fought|find found found|fly flew flown|forget forgot forgotten
|forgive forgave forgiven|freeze froze frozen|get got got|give gave given|go went gone|grow grew grown|hang hung hung
|have had had|hear heard heard|hide hid hidden|hit hit hit|hold held held|hurt hurt hurt|keep kept kept|know knew known
|lead led led|leave left left|lend lent lent|let let let|lose lost lost|make made made|mean meant meant|meet met met
|pay paid paid|put put put|read read read|ride rode ridden|ring rang rung|rise rose risen|run ran run|say said said
|see saw seen|sell sold sold|send sent sent|set set set|shake shook shaken|shine shone shone|shoot shot shot|show showed shown
|shut shut shut|sing sang sung|sink sank sunk|sit sat sat|sleep slept slept|speak spoke spoken|spend spent spent
|stand stood stood|steal stole stolen|stick stuck stuck|swim swam swum|take took taken|teach taught taught|tear tore torn
|tell told told|think thought thought|throw threw thrown|understand understood understood|wake woke woken|wear wore worn
|win won won|write wrote written`;

const regular = `accept add admit advise agree allow answer appear apply argue arrive ask avoid bake believe belong book borrow
call camp care carry celebrate change chat check clean climb close collect compare complain cook copy count cross cry cycle
dance decide delete depend describe deserve destroy die disagree discover discuss dislike download dream dress earn encourage end
enjoy enter exist expect explain fail finish fish fix follow guess happen hate help hike hope hurry imagine improve include
invite jog join joke jump kill kiss laugh learn like listen live look love manage marry matter mention miss move need notice
offer open order paint pass phone plan play practise practice prefer prepare prevent promise pronounce protect push rain
reach realise realize receive recommend refuse relax remain remember rent repair repeat reply respect rest return save
search seem serve share shop shout ski smile smoke snow sound start stay stop study suffer suggest surprise swap talk taste
thank touch train translate travel trust try turn use visit wait walk want wash watch wish work worry`;

/** One verb in all its forms. */
export interface Verb {
  readonly base: string;
  readonly third: string;
  readonly past: string;
  readonly participle: string;
  readonly ing: string;
}

const doubling = new Set(
  'begin chat cut forget get hit jog let plan put run set shop shut sit stop swap swim win admit prefer'.split(' '),
);
const double = (base: string): string => (doubling.has(base) ? base + base.slice(-1) : base);
const consonantY = (base: string): boolean => /[^aeiou]y$/.test(base);

const formThirdPerson = (base: string): string => {
  if (base === 'be') return 'is';
  if (base === 'have') return 'has';
  if (consonantY(base)) return `${base.slice(0, -1)}ies`;
  return /(?:s|x|z|ch|sh|o)$/.test(base) ? `${base}es` : `${base}s`;
};
const formIng = (base: string): string => {
  if (base === 'die') return 'dying';
  if (/[^eoy]e$/.test(base) && base.length > 2) return `${base.slice(0, -1)}ing`;
  return base === 'travel' ? 'travelling' : `${double(base)}ing`;
};
const formPast = (base: string): string => {
  if (base === 'travel') return 'travelled';
  if (base.endsWith('e')) return `${base}d`;
  return consonantY(base) ? `${base.slice(0, -1)}ied` : `${double(base)}ed`;
};
const createVerb = (base: string, past = formPast(base), participle = past): Verb => ({
  base,
  third: formThirdPerson(base),
  past,
  participle,
  ing: formIng(base),
});

/** The verbs that the rules know, irregular ones first. */
export const verbs: readonly Verb[] = [
  ...irregular.split('|').map((line) => {
    const [base = '', past, participle] = line.trim().split(' ');
    return createVerb(base, past, participle);
  }),
  ...regular.split(/\s+/).map((base) => createVerb(base)),
];
export const irregularVerbs: readonly Verb[] = verbs.slice(0, irregular.split('|').length);

const byForm = new Map<string, Verb>();
for (const verb of verbs) {
  for (const form of [verb.base, verb.third, verb.past, verb.participle, verb.ing]) {
    if (!byForm.has(form)) byForm.set(form, verb);
  }
}

/** The verb that this form belongs to, whatever its case; a verb unknown to the rules is taken as regular with this base. */
export const verb = (form: string): Verb => byForm.get(form.toLowerCase()) ?? createVerb(form.toLowerCase());

const past = new Set(verbs.map((known) => known.past));
const main = verbs.filter(({ base }) => base !== 'be');
/** Base forms that cannot be taken for the past (not “put”, not “read”). */
export const baseForms: readonly string[] = main.map(({ base }) => base).filter((base) => !past.has(base));
export const thirdForms: readonly string[] = main.map(({ third }) => third);
/** Past forms that differ from their base, and are not the base of another verb. */
export const pastForms: readonly string[] = main
  .map((known) => known.past)
  .filter((form) => !main.some(({ base }) => base === form));
export const ingForms: readonly string[] = main.map(({ ing }) => ing);
export const participles: readonly string[] = main.map(({ participle }) => participle);
/** All base forms, “put” and “read” too. */
export const anyBase: readonly string[] = main.map(({ base }) => base);
