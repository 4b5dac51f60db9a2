import { normaliseSpeech } from '@sayso/curriculum/words';

const goesOn =
  /\b(?:go on|going on|continue|carry on|keep going|move on|back to|practi[sc]e|next question|let us (?:play|talk about)|let's (?:play|talk about)|i(?: am|'m) (?:ok|okay|fine|ready|better))\b/;
const yes =
  /^(?:(?:oh|well|mm|ok|okay) )?(?:yes|yeah|yep|yup|sure|ok|okay|of course|please|one more|another|again|why not|i would|i'd love|i'd like|let's|let us|all right|good idea|next)\b|\b(?:i said yes|(?:one more|another) (?:one|scene)|i want (?:to )?(?:talk|play|go on|speak|more)|let us try|talk more)\b/;
const no =
  /^(?:(?:oh|well|sorry|mm) )?(?:no|nope|not|stop|enough|finish|end|bye|goodbye|maybe later|i(?: am|'m) tired)\b|\b(?:no thank|no more|not now|not today|enough for today|i(?: have to|'ve got to| must) go|want to stop)\b/;

/** Whether a learner who was sad wants to go on with the scene. */
export const wantsToGoOn = (said: string): boolean => goesOn.test(normaliseSpeech(said));

/** Whether an utterance is a yes. */
export const isYes = (said: string): boolean => yes.test(normaliseSpeech(said));

/** Whether an utterance is a no. */
export const isNo = (said: string): boolean => no.test(normaliseSpeech(said));

/** Whether an utterance asks what a word means: “what does view mean”, “what is a view”. */
export const asksForWord = (said: string, word: string): boolean => {
  const wanted = normaliseSpeech(word).replaceAll(/[^\p{L} ]/gu, '.');
  const asked = `(?:what (?:does|do|is|are|means?)|meaning of|means?) (?:(?:a|an|the|word|it|this) )*${wanted}(?: |$)|(?:^| )${wanted} means?(?: |$)`;
  return new RegExp(asked, 'u').test(normaliseSpeech(said));
};
