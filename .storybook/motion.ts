const reduce = /\(\s*prefers-reduced-motion\s*:\s*reduce\s*\)/;
const noPreference = /\(\s*prefers-reduced-motion\s*:\s*no-preference\s*\)/;

/** Rewrites a condition for a reader who wants less motion: the feature itself is answered, the rest is kept. */
const answered = (condition: string): string =>
  condition.replace(reduce, '(min-width: 0)').replace(noPreference, '(max-width: 0)');

/**
 * Makes one page behave as under prefers-reduced-motion, which a page cannot ask of its browser: in its style sheets the
 * condition is answered with yes, and `matchMedia` says the same.
 * @returns gives the page its own preference back
 */
export function emulateReducedMotion(page: Window & typeof globalThis): () => void {
  const rules = [...page.document.styleSheets].flatMap((sheet) => mediaRules(sheet.cssRules, page));
  const before = rules.map((rule) => rule.media.mediaText);
  for (const rule of rules) rule.media.mediaText = answered(rule.media.mediaText);
  const { matchMedia } = page;
  page.matchMedia = (query) => matchMedia.call(page, answered(query));
  return () => {
    page.matchMedia = matchMedia;
    rules.forEach((rule, index) => {
      rule.media.mediaText = before[index] ?? '';
    });
  };
}

function mediaRules(rules: CSSRuleList, page: Window & typeof globalThis): CSSMediaRule[] {
  return [...rules].flatMap((rule) => {
    if (!(rule instanceof page.CSSGroupingRule)) return [];
    const inside = mediaRules(rule.cssRules, page);
    const own = rule instanceof page.CSSMediaRule && answered(rule.media.mediaText) !== rule.media.mediaText;
    return own ? [rule, ...inside] : inside;
  });
}
