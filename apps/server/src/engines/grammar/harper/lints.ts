import type { Category } from '../category.ts';

type Group = readonly [category: Category, explanation: string, names: string];

/**
 * The lints of Harper that are about a learner's grammar, and what to tell the learner. All others stay off: spelling,
 * capitals, punctuation, style and names say nothing about speech.
 */
const groups: readonly Group[] = [
  [
    'Articles',
    'Here English needs another article: “a”, “an”, “the” or none.',
    'AnA AnAnother AnotherAn TheAnother TheMy HalfAnHour LongTimeAgo InAHurry HaveAHardTime ForALongTime AWholeOther',
  ],
  ['Tense', 'After “did” the verb stays in its basic form.', 'DidPast'],
  ['Tense', 'We say “for” with how long it lasts, and “since” with when it began.', 'SinceDuration'],
  [
    'Tense',
    'After “have” we say “gone”, “seen” or “eaten”, not “went”, “saw” or “ate”.',
    'SimplePastToPastParticiple HavePassed',
  ],
  ['Tense', 'This verb is irregular: its past has a form of its own.', 'RegularIrregulars'],
  [
    'Tense',
    'Here the verb needs another form.',
    'IfWouldve WillNonLemma ModalOf HadOf IsBeenAuxSequence WishCould SupposedTo',
  ],
  [
    'Agreement',
    'The verb does not go with its subject.',
    'PronounVerbAgreement PronounInflectionBe PronounAre NominalWants ThereIsAgreement SomethingIs',
  ],
  [
    'Agreement',
    'The noun and the words before it do not go together in number.',
    'OneOfTheSingular FewUnitsOfTimeAgo ThisTypeOfThing CriteriaPhenomena',
  ],
  [
    'Prepositions',
    'This word goes with another preposition, or with none.',
    'Discuss GoodAt InterestedIn ArriveTo ArriveOnWeekday AskNoPreposition QuantifierNeedsOf DespiteOf AwareOf AdvantageOf CuriousAbout DuringAges ExceptOf FascinatedBy FondOn GetRidOf InspiredBy InvestIn InsteadOf JealousOf LaughOfAt OnFloor PassionateAbout ResponsibilityFor SimilarLike SomeOfThe TakeCareOf TakePrideIn ByAccident ByOnesOwn CureFor ComprisesOf CraveFor AwaitFor BewareOf OnTheOtherHand OnTopOf UnderneathOf AtTheEndOfTheDay ObsessPreposition TakeALookTo FriendOfMe LookForwardTo',
  ],
  ['Word order', 'The words come in another order in English.', 'NotOnlyInversion'],
  [
    'Word choice',
    'In English these words do not go together like this.',
    'DoMistake DontCan DoubleModal LetToDo HaveNegNoAny OpenTheLight GetUsedTo WorthToDo LessWorse VeryKnown AllowTo BeAllowed ThrowRubbish LookingForwardTo HowItLooksLike RiseTheQuestion TheDifferenceBetween MostOfTheTimes ForSameReason IAmAgreement Touristic',
  ],
];

export interface KnownLint {
  readonly category: Category;
  readonly explanation: string;
}

export const knownLints: ReadonlyMap<string, KnownLint> = new Map(
  groups.flatMap(([category, explanation, names]) =>
    names.split(' ').map((name): [string, KnownLint] => [name, { category, explanation }]),
  ),
);
