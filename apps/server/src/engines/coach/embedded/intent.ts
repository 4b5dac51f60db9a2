/** A wish of the learner about the coach itself, beyond answering its question. */
export type Intent =
  | { readonly kind: 'goodbye' | 'repeat' | 'easier' | 'meaning' | 'name' | 'whatAreYou' | 'howAreYou' | 'order' }
  | { readonly kind: 'opinion' | 'feedback' | 'unknown' | 'thanks' | 'hello' | 'yes' | 'no' | 'unsure' | 'wait' }
  | { readonly kind: 'statement' }
  | { readonly kind: 'topic'; readonly about: string };

type Simple = Exclude<Intent['kind'], 'topic'>;

const end = '[ .,!?]*$';
/** In this order: the first that fits counts. */
const signs: readonly (readonly [kind: Simple, sign: RegExp])[] = [
  [
    'goodbye',
    new RegExp(
      `^(?:ok(?:ay)? |well |so |thank you |thanks )*(?:good ?bye|bye(?: bye)?|see you(?: \\w+)?|good night|talk to you later|i (?:have to|must|need to) (?:go|leave)(?: now)?|that's all(?: for today)?)\\b.{0,25}${end}`,
      'i',
    ),
  ],
  [
    'repeat',
    /\b(?:(?:can|could|would) you (?:please )?(?:repeat|say (?:that|it) again)|repeat (?:that|it|please|the question)|say (?:that|it) again|what did you say|what was the question|one more time|pardon|come again|i (?:didn't|did not|can't|couldn't) hear you)\b|^(?:sorry|what|again|again please|repeat)\s*\?*$/i,
  ],
  [
    'meaning',
    /\b(?:what (?:does|do|is|are) .{1,40} mean(?:ing)?|what is the meaning of|what's the meaning of|how do you say|how (?:can|do) (?:i|you) say)\b/i,
  ],
  [
    'easier',
    /\b(?:i (?:don't|do not|didn't|did not|can't|cannot|not|no) understand(?: you| the question| it)?(?=[ .,!?]*$)|(?:too|very) (?:difficult|hard|fast) (?:question|for me)|what do you mean|speak (?:more )?slow(?:ly|er)?|(?:more|an?) (?:easy|easier) question)\b/i,
  ],
  ['name', /\b(?:what(?:'s| is) your name|who are you|how (?:do|should) i call you)\b/i],
  ['whatAreYou', /\bare you (?:a |an )?(?:real|robot|human|person|ai|computer|machine|program|bot|alive)\b/i],
  [
    'feedback',
    /\b(?:(?:can|could|please|will) (?:you )?(?:please )?correct me|correct my|(?:is|was) (?:that|it|this|my english|my sentence|my answer) (?:right|correct|good|ok|okay)|how is my english|did i (?:make|say) .{0,20}(?:mistakes?|right|correct(?:ly)?)|is my english)\b/i,
  ],
  ['howAreYou', /\bhow(?:'s it going| are you(?: doing)?(?: today)?|'re you)\b[ ,.!?]*(?:\w+ ?){0,2}[ .!?]*$/i],
  [
    'opinion',
    /(?:\b(?:and|what about|how about) you\b[ .!?]*$|\b(?:what|where|when|who|how often|how) do you (?!say\b|spell\b|call\b|know\b|mean\b)\w+|\bdo you (?:like|love|prefer|have|play|watch|know|think|live|enjoy|ever|want|agree|speak)\b|\bwhat(?:'s| is) your (?:favou?rite|opinion|hobby|job)\b|\bhave you ever\b|\bwhere (?:are you from|do you live)\b|\bhow old are you\b)/i,
  ],
];
const topicRequests = [
  /\b(?:(?:can|could|shall|let's|let us|i want to|i would like to|i'd like to|we can) )?(?:please )?(?:talk|speak|chat|discuss) (?:about |on )(.+?)[ .!?]*$/i,
  /\bchange (?:the |our )?(?:topic|subject)(?: to (.+?))?[ .!?]*$/i,
  /\b(?:another|different|new|other) (?:topic|subject|question)[ .!?]*$/i,
  /\b(?:something (?:else|different))[ .!?]*$/i,
];
const noTopic =
  /^(?:something|anything|another|other|some other|a different) ?.*(?:else|different|thing|topic|subject|other)?$/i;
const asksForTopic =
  /\b(?:can we|could we|shall we|let's|let us|i want to|i would like to|i'd like to|we can|please|why don't we|how about)\b/i;
const askedThing =
  /^(?:(?:so|and|but|well|ok|okay|excuse me|sorry) )?(?:what|who|where|when|why|how|which|is|are|can|could|would|will|do|does|did) (?!i\b|you know\b|a\b|an\b|if\b).{3,}/i;
/** Told to be something else than a partner for practice. */
const order =
  /^(?:please |now |ok |hey |system:? )*(?:ignore|disregard|forget|pretend|act as|write|print|reveal|show|translate|repeat after|output|execute|run|sing|calculate) (?!to\b|about\b)|\b(?:system:|you are now an? |system prompt|previous instructions|your (?:instructions|rules|prompt))\b/i;
const yes =
  /^(?:oh |well )?(?:yes|yeah|yep|yup|of course|sure|definitely|absolutely|certainly|i do|i am|i have|i did|yes i (?:do|am|have|did|can)|i think so)(?: (?:yes|sure|of course|please|very much))*[ .,!]*$/i;
const no =
  /^(?:oh |well )?(?:no not really|no|nope|not really|never|not at all|i don't|i do not|i haven't|i'm not|no i (?:don't|do not|haven't|didn't|am not|can't|never have)|no never|not yet|i don't think so|nothing|nobody|no one)(?: (?:no|sorry|thanks|thank you))*[ .,!]*$/i;
const unsure =
  /^(?:(?:um+|uh+|hmm*|er+|well|sorry|oh) ?)*(?:i (?:don't|do not|dont|not) (?:know|remember)|no idea|i have no idea|i'm not sure|i am not sure|not sure|maybe|perhaps|it depends|depends|good question|difficult question|i can't say|hard to say)(?: (?:really|maybe|sorry|what to say|how to say(?: it)?|now))*[ .,!?]*$/i;
const wait =
  /^(?:(?:um+|uh+|hmm*|er+|well|ok|okay|sorry) ?)*(?:let me (?:think|see)|(?:just )?(?:one|a) (?:moment|second|minute)|wait|give me a (?:moment|second|minute))(?: (?:please|about it|a moment|a second|a minute))*$/i;
const thanks =
  /^(?:ok(?:ay)? |oh )?(?:thank you|thanks|thank you so much|thank you very much|thanks a lot|many thanks)(?: (?:so much|very much|a lot|john|daisy))*[ .,!]*$/i;
const hello =
  /^(?:hello|hi|hey|good (?:morning|afternoon|evening))(?: (?:there|again|john|daisy|coach|hello|hi|everyone|nice to meet you))*[ .,!]*$/i;

/** Classifies the learner’s last words: a wish, a question to the coach, a short answer, or a statement. */
export function intentOf(said: string): Intent {
  const text = said.trim().replaceAll('’', "'").replace(/\s+/g, ' ');
  for (const [kind, sign] of signs) if (sign.test(text)) return { kind };
  for (const [index, request] of topicRequests.entries()) {
    const found = request.exec(text);
    if (found && (index > 0 || asksForTopic.test(text)))
      return { kind: 'topic', about: (found[1] ?? '').replace(noTopic, '') };
  }
  const bare = text.replace(/[.,!]+/g, '');
  if (wait.test(bare)) return { kind: 'wait' };
  if (yes.test(bare)) return { kind: 'yes' };
  if (no.test(bare)) return { kind: 'no' };
  if (unsure.test(bare)) return { kind: 'unsure' };
  if (thanks.test(bare)) return { kind: 'thanks' };
  if (hello.test(bare)) return { kind: 'hello' };
  if (order.test(text)) return { kind: 'order' };
  if (text.endsWith('?') || (askedThing.test(text) && text.split(' ').length <= 12 && /\b(?:you|your)\b/i.test(text))) {
    return { kind: 'unknown' };
  }
  return { kind: 'statement' };
}
