import { withCapital } from '../understanding/second-person.ts';
import { isOrder, isSayable, lowerShouting } from './clean.ts';

/** Verbs of work, in the base form; a line of an advert that starts with one of them is a duty. */
const workVerbs = new Set(
  `achieve administer advise analyse analyze answer apply arrange assemble assess assist attend audit automate bake book build
buy calculate call care carry check clean close coach collaborate collect communicate conduct configure contact control cook
coordinate create cut debug define deliver deploy design develop diagnose discuss document draft drive edit educate engage
ensure establish evaluate examine execute explain feed file find fix follow gather give greet grow guide handle help hire
identify implement improve increase inspect install interview investigate keep launch lead learn liaise listen load maintain
make manage market measure meet mentor monitor motivate move negotiate observe offer open operate optimise optimize order
organise organize oversee pack paint participate perform pick plan prepare present prevent process produce program promote
provide publish purchase raise reach read receive recommend record recruit reduce repair reply report represent research
resolve respond review run schedule search sell send serve set ship solve sort speak supervise support take teach test track
train translate transport treat troubleshoot unload update use validate wash welcome work write talk play tell count protect supply visit`.split(
    /\s+/,
  ),
);
/** Where one of these begins, what is asked of the person begins: it ends a duty and is none. */
const demands = /^(?:be|know|have|earn|get|enjoy|want|like|love|need|possess|bring|smile)$/i;
/** Says when and where one works, not what one does. */
const circumstance =
  /^work (?:(?:well|closely|hard) )?(?:in an?|on|at|under|as|from|independently|remotely|alone|hard)\b/i;
const ends =
  /\b(?:a|an|the|of|in|on|at|to|for|with|by|and|or|from|as|our|your|their|its|is|are|be|that|which|who|more|very|this|these|any|all|per)$/i;
const openings =
  /(?:\b(?:you|he|she|the (?:candidate|person|employee))(?: will| would|'ll| shall| must| should| have to| need to| are going to| are expected to)|\b(?:my|your|the) (?:job|tasks?|role|dut(?:y|ies)|work) (?:is|are|will be|would be) to|\bi (?:will|would|must)(?: have to)?|\b(?:duties|tasks|responsibilities)(?: include| are)?:?|\bsomeone (?:who can|to)|^(?:you|u)(?= [a-z]+)|\bu will|\bhelp us(?: to)?|\b(?:we need|looking for) (?:you|somebody|a person|people|an? [\w ]{3,30}) to)(?: also| then| often| mainly)? +/i;

/** “managing” as “manage”, where that is a verb of work. */
function baseOf(word: string): string | null {
  const low = word.toLowerCase();
  if (workVerbs.has(low)) return low;
  const stem = low.endsWith('ing') ? low.slice(0, -3) : low.endsWith('s') ? low.slice(0, -1) : null;
  if (stem === null) return null;
  const tries = [
    stem,
    `${stem}e`,
    stem.replace(/([b-df-hj-np-tv-z])\1$/, '$1'),
    stem.replace(/ie$/, 'y'),
    stem.replace(/e$/, ''),
  ];
  return tries.find((one) => workVerbs.has(one)) ?? null;
}

const responsible = /\b(?:be |are )?(?:responsible for|in charge of)\s+/i;

/** One duty as it stands after “you will”: “manage a team of five”; null where it is not clear enough to be said. */
function dutyIn(piece: string): string | null {
  const opened = openings.exec(piece);
  let rest = (opened ? piece.slice(opened.index + opened[0].length) : piece).trim();
  const charge = responsible.exec(rest);
  if (charge && charge.index < 12) rest = rest.slice(charge.index + charge[0].length);
  // “Sales representatives wanted” has a verb only when it stands where a duty stands.
  const [first = ''] = rest.split(' ');
  const base = baseOf(first.replace(/[^\p{L}]/gu, ''));
  if (base === null) return null;
  if (!opened && !charge && /s$/i.test(first) && !workVerbs.has(first.toLowerCase())) return null;
  // A noun that looks like a verb: “design skills”, “work experience”, “support team”.
  if (
    /^\S+ (?:skills?|experience|knowledge|degree|qualifications?|hours|engineer|manager|team|days|shifts?|permit|licen[cs]e)\b/i.test(
      rest,
    )
  )
    return null;
  const cutAt = rest
    .slice(first.length)
    .replace(/\s*[("].*$/, '')
    .replace(
      /\s*(?:[;:.!?]|,? (?:as well as|including|such as|in order to|so that|while|which|who|where|because|if|when|and (?:will|you|must|should|would)|e\.g|i\.e)\b).*$/i,
      '',
    )
    .replace(/,\s*(?:and )?(?:\w+ing)\b.*$/i, '')
    .trim();
  const listed = cutAt.split(/\s*,\s*/);
  const words = `${base} ${listed[0] ?? ''}`
    .replace(/\bmy\b/gi, 'your')
    .replace(/\s+/g, ' ')
    .replace(/[\p{L}']+/gu, withCapital)
    .trim();
  const short = shorten(words);
  if (short === null || isOrder(short) || !isSayable(short) || circumstance.test(short)) return null;
  return /^[\p{L}\p{N} '&/%+-]+$/u.test(short) &&
    !short.includes(' + ') &&
    !/\b(?:i|me|you|he|she|undefined|null)\b/i.test(short)
    ? short
    : null;
}

/** At most nine words, ended where a phrase ends; a bare verb says too little. */
function shorten(words: string): string | null {
  let parts = words.split(' ');
  if (parts.length > 9) {
    const joint = parts.findLastIndex(
      (part, at) => at >= 3 && at <= 9 && /^(?:and|or|to|for|with|in|on|at|from|by)$/i.test(part),
    );
    // Half of a long list says something else than all of it: what it belongs to says enough.
    const listed =
      /^(?:and|or)$/i.test(parts[joint] ?? '') && parts.slice(joint + 1).some((part) => /^(?:and|or)$/i.test(part));
    const head = parts.findIndex(
      (part, at) => at >= 3 && /^(?:for|with|in|on|at|from|by|across|through|of)$/i.test(part),
    );
    const end = listed && head > 0 && head < joint ? head : joint;
    parts = end > 2 ? parts.slice(0, end) : [];
  }
  while (parts.length > 0 && ends.test(parts.at(-1) ?? '')) parts = parts.slice(0, -1);
  const text = parts.join(' ');
  return parts.length >= 2 && text.length <= 70 ? text : null;
}

const joints = /\s*(?:,\s*(?:and\s+)?|\band\s+|\s&\s)(?=[a-z]+)/gi;

const starts = (piece = ''): boolean => baseOf(piece.split(' ')[0]?.replace(/[^\p{L}]/gu, '') ?? '') !== null;
/** How one applies. */
const applying =
  /^(?:please )?(?:(?:call|email|contact|ring|text|write to|visit) (?:us|now|or|today|me|the (?:office|number)|for|on|\d)|(?:apply|call|contact|email)$|apply (?:now|today|by|via|online|at|with|to)\b|(?:send|submit|forward) (?:us )?(?:your|a|an|cv|resume|us|reel|portfolio|applications?)\b|come (?:to|office|in)\b|(?:email|send) cv)/i;

/** “Call Debbie” */
const callsSomebody = /^(?:[Cc]all|[Cc]ontact|[Ee]mail|[Rr]ing|[Aa]sk for|CALL) \p{Lu}\p{Ll}+[.!]?$/u;

/** A sentence with several duties in several pieces: “serve guests, take orders and clean tables”. */
function piecesOf(line: string): readonly string[] {
  const opened = openings.exec(line) ?? responsible.exec(line);
  const start = opened ? opened.index + opened[0].length : 0;
  const head = line.slice(0, start);
  const parts = line
    .slice(start)
    .split(joints)
    .map((part) => part.replace(/^(?:also )?to (?=[a-z])/i, ''));
  const pieces: string[] = [];
  for (const part of parts) {
    const [first = ''] = part.trim().split(' ');
    const verb =
      workVerbs.has(first.toLowerCase()) || demands.test(first) || (baseOf(first) !== null && first.endsWith('ing'));
    const last = pieces.at(-1);
    if (last !== undefined && !verb) pieces[pieces.length - 1] = `${last} and ${part.trim()}`;
    else pieces.push(part.trim());
  }
  // “A retailer, serving many homes” tells of the company: only behind a duty comes another one.
  if (!opened && !starts(pieces[0])) return pieces.slice(0, 1);
  return pieces.map((piece, index) => (index === 0 || opened ? `${head}${piece}` : piece));
}

/** A line beyond this many characters says no more duties. */
const longestLine = 600;

/** Lists the duties in a job’s text, each as it stands after “you will”; at most eight, in the text’s order. */
export function dutiesIn(text: string): readonly string[] {
  const lines = text
    .split(/\n|(?<=[.!?;])\s+|\s[•·▪*–—]\s*|;\s*/)
    .map((line) => lowerShouting(line.replace(/^[\s•·▪*–—\-\d.)>]+/, '').trim()))
    .map((line) => line.slice(0, longestLine))
    .filter((line) => line !== '' && !isOrder(line) && !applying.test(line) && !callsSomebody.test(line));
  const found = lines.flatMap((line) => piecesOf(line).map(dutyIn)).filter((duty) => duty !== null);
  return [...new Map(found.map((duty) => [duty.toLowerCase(), duty])).values()].slice(0, 8);
}
