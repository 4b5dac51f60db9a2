/** Kinds of work that have questions of their own. */
export const families = [
  'software',
  'sales',
  'service',
  'health',
  'teaching',
  'office',
  'logistics',
  'marketing',
  'finance',
  'craft',
  'management',
  'science',
] as const;
export type Family = (typeof families)[number] | 'general';

/** Words that speak for a kind of work; the start of a word is enough. */
const words: Readonly<Record<(typeof families)[number], string>> = {
  software:
    'software developer websit programmer programming frontend front-end backend back-end fullstack full-stack devops coder coding javascript typescript python java react database sysadmin cloud api web-developer machine-learning data-engineer qa-engineer tester it-support helpdesk cyber',
  sales:
    'sales seller salesman salesperson retail cashier shop store vend account-executive business-development broker real-estate merchandis upsell till checkout boutique',
  service:
    'waiter waitress front-desk barista bartender hotel reception concierge restaurant cook chef kitchen hospitality guest cabin-crew flight-attendant steward cleaner cleaning housekeep customer-service call-centre call-center customer-support tourism tour-guide hairdress beauty catering café cafe',
  health:
    'nurse(?!r) nursing healthcare health-care care-home doctor physician patient clinic hospital caregiver carer care-assistant midwife pharmac dentist dental therapist physiotherap paramedic surgeon veterinar medical elderly ward',
  teaching:
    'teacher teaching tutor lecturer professor school pupil classroom kindergarten nursery preschool nanny babysit childcare child-care trainer educator instructor lesson curriculum au-pair students',
  office:
    'secretary assistant administrat office(?!r) clerk (?<!hotel )receptionist data-entry paperwork filing diary calendar human-resources hr-manager recruiter personal-assistant translator interpreter lawyer legal paralegal',
  logistics:
    'driver driving courier delivery truck lorry taxi warehouse forklift logistic shipping stock picker packer pilot dispatcher postman freight supply-chain fleet',
  marketing:
    'marketing brand social-media content copywriter seo advertising campaign journalist editor designer graphic photographer ux-designer ui-designer creative public-relations influencer video-editor artist',
  finance:
    'accountant accounting bookkeep finance financial bank banking accounts auditor tax payroll invoice investment insurance controller business-analyst ledger loan',
  craft:
    'electrician plumber mechanic carpenter welder builder construction painter technician engineer machine maintenance factory production assembly gardener farmer installer roofer tailor baker butcher architect cnc',
  management:
    'manager management director supervisor team-lead leader head-of ceo cto coo project-manager product-manager product-owner scrum executive foreman coordinator',
  science:
    'scientist researcher research laboratory lab-technician biologist chemist physicist statistician phd data-scientist data-analyst statistics experiment',
};

// Without the `u` and `i` flags: with them V8 takes a tenth of a second to build each pattern.
const patternOf = (list: string): RegExp =>
  new RegExp(
    `(?<![a-zà-ÿ])(?:${list
      .split(' ')
      .map((word) => word.replaceAll('-', '[ -]'))
      .join('|')})`,
    'g',
  );
const patterns = families.map((family) => [family, patternOf(words[family])] as const);

/** The kind of work that the title, and then the description, speaks for most. */
export function familyOf(title: string, description: string): Family {
  const scores = patterns.map(([family, pattern]) => {
    const inTitle = title.toLowerCase().match(pattern)?.length ?? 0;
    const inText = new Set(description.toLowerCase().match(pattern) ?? []).size;
    // “Sales manager” sells: what is managed says more than that it is managed.
    const weight = family === 'management' || family === 'office' ? 5 : 6;
    return { family, score: inTitle * weight + Math.min(inText, 5) };
  });
  const best = scores.reduce((most, one) => (one.score > most.score ? one : most));
  return best.score >= 2 ? best.family : 'general';
}
