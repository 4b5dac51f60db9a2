/** Tools and fields that adverts name, written as they are said. */
const tools =
  `Excel|Word|PowerPoint|Outlook|Microsoft Office|SAP|Salesforce|HubSpot|Jira|Photoshop|Illustrator|InDesign|Figma|AutoCAD
|SolidWorks|Python|Java|JavaScript|TypeScript|React|Angular|Vue|Node.js|SQL|PostgreSQL|MongoDB|Docker|Kubernetes|AWS|Azure|Git
|Linux|Kotlin|Swift|PHP|C++|C#|Rust|Tableau|Power BI|Google Analytics|Google Ads|SEO|CRM|WordPress|QuickBooks|Xero|HACCP
|first aid|machine learning|data analysis|bookkeeping|accounting|customer service|project management|social media|cold calling
|food safety|quality control|public speaking|copywriting|payroll|welding|forklifts|agile methods|unit testing|REST APIs`
    .replaceAll('\n', '')
    .split('|');
const named = tools.map((tool) => ({
  tool,
  find: new RegExp(`(?<![a-zà-ÿ\\d])${tool.replace(/[.+]/g, '\\$&').replace(/s$/, 's?')}(?![a-zà-ÿ\\d+#])`, 'i'),
}));

/** Tools and fields of the text; at most five. A word that is also an everyday word counts only with its capital. */
export const skillsIn = (text: string): readonly string[] =>
  named
    .filter(({ tool, find }) => {
      const match = find.exec(text);
      return (
        match !== null &&
        (!/^(?:Word|Excel|Git|Swift|Rust|React|Vue|Outlook|Java|SAP)$/.test(tool) || match[0] === tool)
      );
    })
    .map(({ tool }) => tool)
    .filter((tool, _, all) => !all.some((other) => other !== tool && other.includes(tool) && tool !== 'Java'))
    .slice(0, 5);

/** The traits of a person that an advert may ask for. */
export const traits = [
  'team',
  'pressure',
  'alone',
  'organised',
  'flexible',
  'careful',
  'problems',
  'people',
  'lead',
  'learn',
] as const;
export type Trait = (typeof traits)[number];
const signs: Readonly<Record<Trait, RegExp>> = {
  team: /\bteam(?:work|[ -]?player|s)?\b|\bcollaborat/i,
  pressure: /\bpressure\b|\bstress|\bfast[ -]paced\b|\bdeadlines?\b|\bbusy\b/i,
  alone: /\bindependent|\bon your own\b|\bself[ -](?:motivated|starter|driven)\b|\bautonom/i,
  organised: /\borgani[sz](?:ed|ation(?:al)?)\b|\btime management\b|\bprioriti/i,
  flexible: /\bflexib|\badapt/i,
  careful: /\battention to detail\b|\baccura|\bprecise\b|\bcareful\b|\breliab/i,
  problems: /\bproblem[ -]?solv|\bsolve problems\b|\banalytical\b|\bcomplaints?\b/i,
  people: /\bcommunicat|\bfriendly\b|\bcustomer[ -](?:focus|orient)|\bpeople skills\b|\bpolite\b|\binterpersonal\b/i,
  lead: /\bleadership\b|\blead(?:ing)? a team\b|\bmanag(?:e|ing) (?:a|the|our)? ?(?:team|staff|people)\b|\bmentor/i,
  learn: /\b(?:willing|eager|ready|quick|fast) (?:to learn|learner)\b|\blearn quickly\b|\bcurious\b/i,
};
/** The traits that the text asks for. */
export const traitsIn = (text: string): readonly Trait[] => traits.filter((trait) => signs[trait].test(text));

/** Conditions of work that not every learner likes. */
const conditions: readonly (readonly [words: string, find: RegExp])[] = [
  ['night shifts', /\bnight[ -]?shifts?\b|\bat night\b|\bnight work\b/i],
  ['weekend work', /\bweekends?\b|\bsaturdays?\b|\bsundays?\b/i],
  ['shift work', /\bshifts?\b|\brota\b/i],
  ['a lot of travel', /\btravel(?:l?ing)?\b|\bbusiness trips?\b/i],
  ['work from home', /\bremote(?:ly)?\b|\bhome office\b|\bwork from home\b|\bhybrid\b/i],
  ['work outdoors', /\boutdoors?\b|\boutside in\b/i],
];
/** The conditions that the text names, in words that can stand after “this job includes”. */
export const conditionsIn = (text: string): readonly string[] =>
  conditions.filter(([, find]) => find.test(text)).map(([words]) => words);

const numbers = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
/** The years of experience that are asked for, in words: “three years”; null where none are. */
export function yearsIn(text: string): string | null {
  const match =
    /\b(\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten)\s*\+?(?:\s*(?:-|–|to)\s*\d{1,2})?\s*(?:or more )?years?'?(?: of)?(?: \w+){0,3} experience\b/i.exec(
      text,
    );
  if (!match) return null;
  const said = (match[1] ?? '').toLowerCase();
  const count = /\d/.test(said) ? Number(said) : numbers.indexOf(said) + 1;
  if (count < 1 || count > 20) return null;
  return count === 1 ? 'one year' : `${numbers[count - 1] ?? count} years`;
}
