/**
 * The style of the page: fonts of the system, one accent colour, light and dark, a narrow screen first, and paper. Each
 * colour of a text has a contrast of 4.5 to 1 or more on its background (WCAG 2.2, 1.4.3).
 */
export const STYLE = `
:root {
  color-scheme: light dark;
  --paper: #ffffff; --raised: #f6f7f9; --ink: #1b1f27; --soft: #555d6b; --line: #dfe3e9;
  --accent: #2f4fb8; --good: #1c6b34; --bad: #b3202c; --care: #7f5200; --quiet: #555d6b;
  --bad-wash: #fdf0f0; --mark: #ffd9d6;
  --sans: system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", "DejaVu Sans", sans-serif;
  --mono: ui-monospace, "SF Mono", "Cascadia Mono", Menlo, Consolas, "DejaVu Sans Mono", monospace;
}
@media (prefers-color-scheme: dark) {
  :root {
    --paper: #14171c; --raised: #1d2128; --ink: #e7eaef; --soft: #a4adbb; --line: #323843;
    --accent: #9db4ff; --good: #7bd294; --bad: #ff9a95; --care: #f0c263; --quiet: #a4adbb;
    --bad-wash: #2a1c1f; --mark: #6b2a2c;
  }
}
* { box-sizing: border-box; }
[hidden] { display: none !important; }
html { scroll-behavior: smooth; -webkit-text-size-adjust: 100%; scroll-padding-top: 1rem; }
@media (prefers-reduced-motion: reduce) { html { scroll-behavior: auto; } }
body {
  margin: 0 auto; max-width: 68rem; padding: 0 1.25rem 4rem; background: var(--paper); color: var(--ink);
  font: 1rem/1.6 var(--sans); overflow-wrap: anywhere;
}
a { color: var(--accent); text-decoration-thickness: 1px; text-underline-offset: 0.2em; }
a:hover { text-decoration-thickness: 2px; }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; border-radius: 3px; }
main:focus { outline: none; }
.skip { position: absolute; left: -100vw; top: 0; padding: 0.75rem 1rem; background: var(--paper); z-index: 1; }
.skip:focus { left: 0.5rem; }
.unseen { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
h1, h2, h3, h4, h5 { line-height: 1.3; margin: 0; text-wrap: balance; }
h1 { font-size: 1.15rem; font-weight: 600; }
h2 { font-size: 1.4rem; font-weight: 650; margin-bottom: 1.25rem; }
h3 { font-size: 1.15rem; font-weight: 600; }
.story h3:not(.name-first)::first-letter, .verdict strong::first-letter { text-transform: uppercase; }
h4 { font-size: 0.95rem; font-weight: 600; margin: 1.5rem 0 0.5rem; }
h5 { font-size: 0.85rem; font-weight: 600; margin: 1rem 0 0.25rem; color: var(--soft); }
p { margin: 0 0 0.5rem; }
ul { margin: 0; padding: 0; list-style: none; }
code, pre { font-family: var(--mono); font-size: 0.86em; }
pre {
  margin: 0.25rem 0 0.75rem; padding: 0.75rem 1rem; border-radius: 6px; background: var(--raised);
  white-space: pre-wrap; line-height: 1.5; tab-size: 4;
}
pre code { font-size: 0.8rem; }
.option { white-space: nowrap; }
.note, figcaption { color: var(--soft); font-size: 0.875rem; }
.over { color: var(--soft); font-size: 0.875rem; margin-bottom: 0.35rem; }
header { padding: 3rem 0 1rem; }
.verdict { display: flex; align-items: center; gap: 0.75rem; margin: 0.6rem 0 0.75rem; font-size: 1.9rem; line-height: 1.25; }
.verdict strong { display: block; font-weight: 680; letter-spacing: -0.01em; }
.verdict .symbol {
  flex: none; display: grid; place-items: center; width: 2.6rem; height: 2.6rem; border-radius: 50%;
  border: 3px solid currentcolor; font-size: 1.3rem; font-weight: 700;
}
.scope { color: var(--soft); max-width: 48rem; }
.good { color: var(--good); } .bad { color: var(--bad); } .care { color: var(--care); } .quiet { color: var(--quiet); }
.mark { font-size: 0.85rem; font-weight: 600; white-space: nowrap; }
.outcomes { margin: 1.5rem 0; }
.outcomes svg { display: block; width: 100%; height: 0.6rem; border-radius: 4px; }
rect.good, path.good { fill: var(--good); } rect.bad, path.bad { fill: var(--bad); }
rect.care, path.care { fill: var(--care); } rect.quiet, path.quiet { fill: var(--line); }
.outcomes .counts { margin-top: 0.75rem; }
.counts { display: flex; flex-wrap: wrap; gap: 0.1rem 1.5rem; align-items: baseline; }
.counts p { margin: 0; color: var(--soft); font-size: 0.875rem; }
.counts ul { display: flex; flex-wrap: wrap; gap: 0.35rem 1.5rem; }
nav ul { display: flex; flex-wrap: wrap; gap: 0.25rem 1.25rem; padding: 0.9rem 0; border-block: 1px solid var(--line); }
nav a { display: inline-block; padding: 0.2rem 0; font-size: 0.925rem; }
section { margin-top: 3.25rem; }
.story { padding: 1.5rem; margin-bottom: 1.75rem; border: 1px solid var(--line); border-radius: 10px; }
.demand { margin: 1rem 0 1.25rem; padding-left: 1rem; border-left: 3px solid var(--accent); }
.demand p { margin-bottom: 0.25rem; }
dl { margin: 0; }
.terms > div { display: grid; gap: 0.1rem 1rem; margin-bottom: 0.75rem; }
dt { color: var(--soft); font-size: 0.875rem; }
dd { margin: 0; min-width: 0; }
.value { font-family: var(--mono); font-size: 0.875rem; white-space: pre-wrap; }
mark { background: var(--mark); color: inherit; border-radius: 2px; padding: 0 1px; }
details { margin: 0.35rem 0; }
summary { cursor: pointer; padding: 0.2rem 0; font-size: 0.9rem; color: var(--soft); }
summary:hover { color: var(--ink); }
details > :not(summary) { margin-left: 1rem; }
.exchange { padding-left: 1rem; border-left: 1px solid var(--line); }
.command { display: flex; gap: 0.75rem; align-items: flex-start; padding: 0.5rem 0.75rem; background: var(--raised); border-radius: 6px; }
@media (max-width: 30rem) { .command { flex-direction: column; gap: 0.25rem; } }
.command code { flex: 1; min-width: 0; font-size: 0.8rem; padding: 0.2rem 0; white-space: pre-wrap; }
button, select, input {
  font: inherit; font-size: 0.9rem; color: var(--ink); background: var(--paper); border: 1px solid var(--soft);
  border-radius: 6px; padding: 0.3rem 0.7rem; min-height: 2rem;
}
button { cursor: pointer; }
button:hover { border-color: var(--accent); color: var(--accent); }
.names { display: flex; flex-wrap: wrap; gap: 0.15rem 1rem; }
.groups > li { margin-bottom: 1rem; }
#filters { display: grid; grid-template-columns: 1fr 1fr; gap: 0.75rem 1rem; align-items: end; margin-bottom: 2rem; }
#filters .field { display: grid; gap: 0.2rem; }
#filters .field:first-child, #filters > p { grid-column: 1 / -1; }
#filters input, #filters select { width: 100%; }
#filters label { font-size: 0.85rem; color: var(--soft); }
#filters > p { margin: 0; color: var(--soft); font-size: 0.9rem; }
.ruleset { margin-bottom: 2.5rem; }
.requirements > li { display: grid; gap: 0.15rem 1.25rem; padding: 0.8rem 0; border-top: 1px solid var(--line); }
.requirements p { margin: 0 0 0.15rem; }
.requirements .id { font-weight: 600; margin-right: 0.35rem; white-space: nowrap; }
.requirements .note, .terms .note { font-size: 0.82rem; }
li:target, .story:target { box-shadow: -4px 0 0 var(--accent); }
table { width: 100%; border-collapse: collapse; font-size: 0.9rem; margin: 0.5rem 0 1rem; }
caption { text-align: left; color: var(--soft); font-size: 0.875rem; padding-bottom: 0.4rem; }
th, td { text-align: left; vertical-align: top; padding: 0.45rem 1rem 0.45rem 0; border-top: 1px solid var(--line); font-weight: 400; }
thead th { color: var(--soft); font-size: 0.85rem; border-top: 0; }
figure { margin: 1.5rem 0; }
figure svg { display: block; width: 100%; height: auto; }
figcaption { margin-top: 0.5rem; }


svg path { vector-effect: non-scaling-stroke; }
svg .line { fill: none; stroke: var(--accent); stroke-width: 2.5; }
svg .axis { stroke: var(--line); stroke-width: 1; }
svg .node { fill: var(--line); } svg .path { fill: var(--soft); } svg .open { fill: none; stroke: var(--soft); stroke-dasharray: 3 3; }
figure svg.ticks { height: 4rem; }
.tick { fill: none; stroke: var(--accent); stroke-width: 3; } .tick.wrong { stroke: var(--bad); stroke-dasharray: 4 3; }
.ends { display: flex; justify-content: space-between; gap: 1rem; } .chart p { margin: 0.25rem 0; }
svg .dot { fill: var(--accent); }
footer { margin-top: 4rem; padding-top: 1rem; border-top: 1px solid var(--line); color: var(--soft); font-size: 0.875rem; }
@media (min-width: 48rem) {
  body { padding: 0 2.5rem 5rem; }
  .verdict { font-size: 2.4rem; }
  .story { padding: 1.75rem 2rem; }
  .terms > div { grid-template-columns: 9rem 1fr; }
  .facts { columns: 2; column-gap: 3rem; } .facts > div { break-inside: avoid; }
  .requirements > li { grid-template-columns: 9.5rem 1fr; }
  #filters { grid-template-columns: 2fr 1fr 1fr 1fr auto; }
  #filters .field:first-child { grid-column: auto; }
}
@media print {
  :root {
    color-scheme: light; --paper: #fff; --raised: #f4f4f4; --ink: #000; --soft: #444; --line: #bbb;
    --accent: #000; --good: #1c6b34; --bad: #a01020; --care: #6b4500; --quiet: #444; --mark: #e4e4e4;
  }
  @page { margin: 18mm 16mm; }
  body { max-width: none; padding: 0; font-size: 10pt; }
  header { padding-top: 0; }
  .skip, nav, #filters, .command button { display: none !important; }
  details::details-content { content-visibility: visible; display: block; }
  .story { break-inside: auto; border: 0; border-top: 1px solid var(--line); border-radius: 0; padding: 1rem 0 0; }
  h2, h3, h4, h5, .over { break-after: avoid; }
  .requirements > li, tr, figure, .terms > div { break-inside: avoid; }
  .demand a[href^="http"]::after { content: " (" attr(href) ")"; }
}
`;
