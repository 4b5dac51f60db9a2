import { escapeHtml } from './escape-html.ts';

/** The colours, fonts and corners of packages/ui/src/theme, which the server cannot import. */
const style = `
:root {
  color-scheme: light dark;
  --paper: light-dark(#f1f0f6, #131218); --surface: light-dark(#fff, #1d1c24); --ink: light-dark(#1b1a22, #f6f1e7);
  --on-ink: light-dark(#f6f1e7, #1b1a22); --soft: light-dark(#5e5a69, #b4afbd);
  --line: light-dark(#dfdce9, #312f3b); --edge: light-dark(#8a8698, #706c7c);
  --display: "Bricolage Grotesque Variable", system-ui, sans-serif;
}
* { box-sizing: border-box; }
body { background: var(--paper); color: var(--ink); font: 1rem/1.5 "Figtree Variable", system-ui, sans-serif; margin: 0; overflow-wrap: anywhere; }
.brand { display: flex; align-items: center; gap: 0.625rem; max-width: 48rem; margin: 0 auto; padding: 1.5rem 1rem 0; font: 720 1.25rem/1 var(--display); letter-spacing: -0.025em; }
main { max-width: 48rem; margin: 0 auto; padding: 2rem 1rem 4rem; }
h1, h2, .price { font-family: var(--display); font-weight: 720; letter-spacing: -0.025em; text-wrap: balance; }
h1 { font-size: 2rem; line-height: 1.04; margin: 0 0 0.5rem; }
h2 { font-size: 1.25rem; line-height: 1.3; margin: 2rem 0 0.75rem; }
p { margin: 0 0 1rem; }
a { color: inherit; }
:focus-visible { outline: 2px solid currentcolor; outline-offset: 2px; }
article, details { background: var(--surface); border: 1px solid var(--line); border-radius: 1rem 1rem 1rem 0.25rem; margin: 0 0 0.75rem; }
article { padding: 1rem 1.25rem; }
article h2 { margin: 0; }
article p:not(.code), summary span { color: var(--soft); }
summary { cursor: pointer; padding: 0.75rem 1.25rem; }
summary span { display: block; padding-left: 1.05rem; font-size: 0.9375rem; }
code, pre { font-family: ui-monospace, monospace; }
code { font-size: 0.9375rem; }
pre { font-size: 0.875rem; margin: 0; white-space: pre-wrap; }
details pre { border-top: 1px solid var(--line); padding: 1rem 1.25rem; }
.ways { display: grid; gap: 0.75rem; }
button { font: inherit; font-weight: 600; width: 100%; min-height: 3.5rem; padding: 0 1.75rem; border-radius: 1.25rem 1.25rem 1.25rem 0.3125rem; border: 1px solid var(--ink); cursor: pointer; }
button.primary { background: var(--ink); color: var(--on-ink); }
button.quiet { background: var(--surface); color: var(--ink); border-color: var(--edge); }
.code { font: 600 2rem/1.2 ui-monospace, monospace; letter-spacing: 0.1em; margin: 0.5rem 0; user-select: all; }
`;

/**
 * A page of the server's own, for those who run it: no script, in light and dark, readable on a phone.
 * @param main HTML; what came from people is escaped in it.
 * @param ownStyle what only this page looks like
 */
export const plainPage = (title: string, main: string, ownStyle = ''): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)} · Sayso</title>
<link rel="icon" href="/icon.svg">
<link rel="stylesheet" href="/plain-fonts.css">
<style>${style}${ownStyle}</style>
</head>
<body>
<header class="brand"><img src="/icon.svg" alt="" width="32" height="32">Sayso</header>
<main>
<h1>${escapeHtml(title)}</h1>
${main}
</main>
</body>
</html>
`;
