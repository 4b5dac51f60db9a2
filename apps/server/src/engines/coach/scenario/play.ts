import type { Flow } from '@sayso/curriculum/asides';
import { splitClauses } from '@sayso/curriculum/clauses';
import type { Beat, Intent, Scenario } from '@sayso/curriculum/scenario';
import { listTokens } from '@sayso/curriculum/words';
import { findRecast } from './find-recast.ts';
import { findSlots } from './find-slots.ts';
import { chooseLine, findQuestion, joinLines, type Lines } from './lines.ts';
import { describePlace, type Play, type PlayOptions, type Reply, type Utterance } from './play-state.ts';
import { asksForWord, isNo, isYes, wantsToGoOn } from './short-answers.ts';
import { alike, certain, clear, likely, reactsFrom, shortEcho, shortestQuestion, told } from './thresholds.ts';
import { type Meant, type Understanding, understand } from './understand.ts';

/** Plays scenarios with one learner. Pure: the same play and the same words get the same answer. */
export const createPlayer = ({ curriculum, coach, seed, chooseNext }: PlayOptions) => {
  const find = (id: string): Scenario => {
    const scenario = curriculum.find(id) ?? curriculum.scenarios[0];
    if (!scenario) throw new Error('The curriculum has no scenario.');
    return scenario;
  };
  const findBeat = (play: Play): Beat | undefined => find(play.scenarioId).beats.find(({ id }) => id === play.at);
  const choose = (play: Play, lines: Lines): string =>
    chooseLine(lines, { coach, seed: `${seed} ${play.scenarioId}`, said: play.said, slots: play.slots });
  const say = (play: Play, text: string, also: Partial<Pick<Reply, 'meant' | 'recast'>> = {}): Reply => ({
    play: { ...play, said: [...play.said, text] },
    text,
    meant: null,
    recast: null,
    ...also,
  });

  const begin = (scenarioId: string, before: Play | null = null, lead = ''): Reply => {
    const scenario = find(scenarioId);
    const [first] = scenario.beats;
    const play: Play = {
      scenarioId: scenario.id,
      played: [...(before?.played ?? []), scenario.id],
      at: first?.id ?? '',
      isOver: false,
      slots: new Map(),
      steps: [],
      misses: 0,
      flows: before?.flows ?? new Map(),
      staying: null,
      said: before?.said ?? [],
      asked: '',
      heard: [],
      recasts: [],
      models: 0,
    };
    const asked = first ? choose(play, first.coach) : '';
    return say({ ...play, asked }, joinLines(lead, describePlace(scenario, coach), asked));
  };

  /** Comes to a beat or an ending. */
  const arrive = (play: Play, next: string, before: string, also: Partial<Reply>): Reply => {
    const scenario = find(play.scenarioId);
    const ending = scenario.endings[next];
    if (ending) {
      const steps = [...new Set([...play.steps, ...ending.does])];
      const over: Play = { ...play, at: next, isOver: true, steps, misses: 0 };
      const asked = choose(over, curriculum.turns['after-end']);
      return say({ ...over, asked }, joinLines(before, choose(over, ending.say), asked), also);
    }
    const beat = scenario.beats.find(({ id }) => id === next);
    const moved: Play = { ...play, at: next, misses: 0 };
    const asked = beat ? choose(moved, beat.coach) : '';
    return say({ ...moved, asked }, joinLines(before, asked), also);
  };

  /**
   * Takes what was meant, and comes to where it leads; what was said beside it is not asked for again.
   * @param lead words before the reaction: the answer to a question that came with it
   */
  const takeIntent = (
    play: Play,
    { what: intent, match: meant, clause }: Meant<Intent>,
    utterance: Utterance,
    lead = '',
    rest: readonly string[] = [],
  ): Reply => {
    const scenario = find(play.scenarioId);
    const beat = findBeat(play);
    const { text, isSure } = utterance;
    const slots = new Map([...play.slots, ...findSlots(scenario, intent, text)]);
    const known = play.recasts.map(({ when }) => when);
    const recast = beat && isSure && play.staying === null ? findRecast(beat, text, slots, known) : null;
    const moved: Play = {
      ...play,
      slots,
      staying: null,
      steps: [...new Set([...play.steps, ...intent.does])],
      recasts: recast ? [...play.recasts, recast] : play.recasts,
    };
    // What was only half recognised gets no reaction: it would claim that it was said.
    const said = intent.say && meant.confidence >= reactsFrom ? choose(moved, intent.say) : '';
    // After the right form, a short echo of the same words is one too many.
    const reaction = recast && listTokens(said).length <= shortEcho ? '' : said;
    const before = joinLines(lead, recast?.aside, reaction);
    const others = rest.filter((one) => one !== clause);
    const ahead = scenario.beats.find(({ id }) => id === intent.next);
    const next = ahead && findAhead(ahead, scenario, others);
    if (next) {
      const also = takeIntent({ ...moved, at: ahead.id }, next, { text: next.clause, isSure: false }, before, others);
      return { ...also, recast, meant };
    }
    return arrive(moved, intent.next, before, { meant, recast });
  };

  /** Finds a clause that answers what a beat would ask. */
  const findAhead = (ahead: Beat, scenario: Scenario, clauses: readonly string[]): Meant<Intent> | null =>
    clauses
      .map((clause) => ({ ...understand(curriculum, scenario, ahead, clause), text: clause }))
      .flatMap(({ intent, isClose, text }) =>
        intent && !isClose && intent.match.confidence >= certain ? [{ ...intent, clause: text }] : [],
      )[0] ?? null;

  /** Asks in other words, then offers two answers, then gives the model, then goes on where the model leads. */
  const miss = (play: Play, beat: Beat): Reply => {
    const { again, offer, model } = beat.nothingFits;
    const missed = { ...play, misses: play.misses + 1, staying: null };
    if (play.misses === 0) return say(missed, choose(play, again));
    if (play.misses === 1) return say(missed, choose(play, offer));
    if (play.misses === 2) return say({ ...missed, models: play.models + 1 }, choose(play, model));
    const [likeliest] = Object.keys(beat.model);
    const intent = beat.intents.find(({ id }) => id === likeliest) ?? beat.intents[0];
    // What the model would have done was not done by the learner: the step stays open.
    return arrive(missed, intent?.next ?? play.at, choose(play, curriculum.turns['after-model']), {});
  };

  const another = (play: Play, lead: string): Reply => begin(chooseNext(play.played), play, lead);

  const lookUp = (play: Play, text: string): string | null => {
    const own = find(play.scenarioId);
    const words = [own, ...curriculum.scenarios].flatMap((scenario) => scenario.words);
    const word = words.find((one) => asksForWord(text, one.word));
    if (word) {
      const slots = new Map([...play.slots, ['word', word.word], ['meaning', word.meaning.replace(/\.$/, '')]]);
      return chooseLine(curriculum.turns['word-means'], { coach, seed, said: play.said, slots });
    }
    const note = curriculum.findNote(text);
    return note && joinLines(note.answer, ...note.examples.slice(0, 1));
  };

  /** The question of a beat in words that were not said yet. */
  const sayOtherwise = (play: Play, { nothingFits: { again, offer } }: Beat): string => {
    const line = choose(play, again);
    return play.said.some((turn) => turn.includes(line)) ? choose(play, offer) : line;
  };

  const followFlow = (play: Play, flow: Flow, text: string): Reply => {
    const times = play.flows.get(flow.id) ?? 0;
    const met: Play = {
      ...play,
      flows: new Map([...play.flows, [flow.id, times + 1]]),
      staying: flow.after === 'stay' ? flow.id : null,
    };
    const step = flow.steps[Math.min(times, flow.steps.length - 1)];
    const line = step ? choose(play, step) : '';
    const beat = findBeat(play);
    const question = findQuestion(line) === '' ? findQuestion(play.asked) : '';
    switch (flow.after) {
      case 'stay':
      case 'offer-stop':
        return say(met, line);
      case 'say-again':
        return say(met, joinLines(line, play.asked));
      case 'another-scene':
        return another(met, line);
      case 'model':
        return beat
          ? say({ ...met, misses: 3, models: play.models + 1 }, choose(met, beat.nothingFits.model))
          : say(met, line);
      case 'other-words':
        return say(met, joinLines(line, beat ? sayOtherwise(met, beat) : question));
      case 'note':
        return say(met, joinLines(lookUp(play, text) ?? line, question));
      case 'ask-again':
        return say(met, joinLines(line, question));
    }
  };

  /** The answer to a question about English, or about the coach; null where none was asked. */
  const answerAside = (play: Play, text: string, least = 0): string | null => {
    const note = curriculum.findNote(text);
    if (note) return joinLines(note.answer, ...note.examples.slice(0, 1));
    const found = curriculum.findAnswer(text);
    return found && found.confidence > least ? choose(play, found.answer.say) : null;
  };

  const afterEnd = (play: Play, text: string): Reply => {
    if (isYes(text)) return another(play, choose(play, curriculum.turns['another-scene']));
    if (isNo(text)) return say(play, choose(play, curriculum.turns['no-more']));
    const asks = splitClauses(text).some(({ isQuestion }) => isQuestion);
    const line = answerAside(play, text) ?? (asks ? choose(play, curriculum.turns['cannot-answer']) : null);
    const again = line === null ? choose(play, curriculum.turns['yes-or-no']) : findQuestion(play.asked);
    return say(play, joinLines(line, again));
  };

  /** Answers the questions of an utterance, beside what was meant: the author's answer, one about English or the coach, or none at all. */
  const answerQuestions = (play: Play, { ask, intent, clauses }: Understanding): string => {
    if (ask) return choose(play, ask.what.answer);
    const recogniser = curriculum.recogniserOf(find(play.scenarioId), play.at);
    for (const { text, isQuestion } of clauses) {
      if (!isQuestion || text === intent?.clause) continue;
      const aside = answerAside(play, text);
      if (aside !== null) return aside;
      const isStrange = (recogniser.rank(text)[0]?.confidence ?? 0) < alike;
      if (isStrange && listTokens(text).length >= shortestQuestion)
        return choose(play, curriculum.turns['cannot-answer']);
    }
    return '';
  };

  /** Goes on with what a flow leaves of the learner's answer; null where it leaves nothing. */
  const followAndTake = (play: Play, flow: Flow, meaning: Understanding, utterance: Utterance): Reply | null => {
    const { intent, clauses } = meaning;
    const isBeside = intent && intent.clause !== utterance.text && intent.match.confidence >= clear;
    if (!isBeside || (flow.after !== 'note' && flow.after !== 'ask-again')) return null;
    const { play: met, text } = followFlow(play, flow, utterance.text);
    const line = text.replace(findQuestion(play.asked), '').trim();
    const at: Play = { ...met, said: play.said };
    return takeIntent(
      at,
      intent,
      utterance,
      line,
      clauses.map((one) => one.text),
    );
  };

  const inBeat = (play: Play, beat: Beat, utterance: Utterance): Reply => {
    const { text } = utterance;
    const scenario = find(play.scenarioId);
    const meaning = understand(curriculum, scenario, beat, text);
    const { intent, ask, isClose, clauses } = meaning;
    const confidence = intent?.match.confidence ?? 0;
    const flow = curriculum.findFlow(text);
    const question = findQuestion(play.asked);
    const stayed = play.staying === null ? undefined : curriculum.flow(play.staying);
    if (stayed && flow?.id !== 'danger' && flow?.after !== 'offer-stop') {
      // A learner who tells of a loss is not asked about the scene, whatever their words are like.
      const goOn = joinLines(choose(play, curriculum.turns['go-on']), question);
      if (wantsToGoOn(text)) return say({ ...play, staying: null }, goOn);
      if (flow?.after === 'stay' || confidence < told) return followFlow(play, flow ?? stayed, text);
    }
    if (flow && (confidence < certain || flow.id === 'danger' || intent?.clause !== text)) {
      return followAndTake(play, flow, meaning, utterance) ?? followFlow(play, flow, text);
    }
    // What an author half expected gives way to what was clearly asked about English, or about the coach.
    const aside = intent?.clause === text && confidence < likely && !ask ? answerAside(play, text, confidence) : null;
    if (aside !== null) return say(play, joinLines(aside, question));
    if (intent && !isClose) {
      return takeIntent(
        play,
        intent,
        utterance,
        answerQuestions(play, meaning),
        clauses.map((one) => one.text),
      );
    }
    if (ask) {
      return say({ ...play, staying: null }, joinLines(choose(play, ask.what.answer), question), { meant: ask.match });
    }
    // What is asked for a moment later may be said now.
    const later = beat.intents.flatMap(({ next }) => scenario.beats.find(({ id }) => id === next) ?? []);
    for (const ahead of new Set(later)) {
      const found = findAhead(ahead, scenario, [text, ...clauses.map((one) => one.text)]);
      if (found) return takeIntent({ ...play, at: ahead.id }, found, utterance, answerQuestions(play, meaning));
    }
    if (isClose) return miss({ ...play, misses: Math.max(play.misses, 1) }, beat);
    const answer = clauses.some((one) => one.isQuestion) ? answerQuestions(play, { ...meaning, intent: null }) : '';
    const other = answer === '' ? answerAside(play, text) : answer;
    return other ? say(play, joinLines(other, question)) : miss(play, beat);
  };

  const hear = (before: Play, utterance: Utterance): Reply => {
    const play: Play = { ...before, heard: [...before.heard, utterance.text] };
    const beat = findBeat(play);
    if (beat) return inBeat(play, beat, utterance);
    const flow = curriculum.findFlow(utterance.text);
    return flow && flow.after !== 'other-words'
      ? followFlow(play, flow, utterance.text)
      : afterEnd(play, utterance.text);
  };

  return { begin: (scenarioId: string): Reply => begin(scenarioId), hear };
};
