/** The style of the pages of results, beside that of a report. */
export const SITE_STYLE = `
nav.site ul { border: 0; padding: 1rem 0 0; }
nav.site a[aria-current] { color: var(--ink); font-weight: 600; text-decoration: none; }
nav.site + header { padding-top: 2rem; }
h1.title { font-size: 1.9rem; font-weight: 680; letter-spacing: -0.01em; margin-bottom: 0.6rem; }
.lead { max-width: 46rem; }
.implementations > li {
  display: grid; grid-template-columns: 1fr auto; gap: 0.2rem 1rem; padding: 0.9rem 0; border-top: 1px solid var(--line);
  align-items: baseline;
}
.implementations .name { font-weight: 600; }
.implementations svg { display: block; width: 100%; height: 0.5rem; border-radius: 3px; grid-column: 1 / -1; }
.implementations .counts { grid-column: 1 / -1; }
.implementations .counts, .implementations .counts ul { gap: 0.1rem 1rem; }
.version, .kind { color: var(--soft); font-size: 0.875rem; }
.kind { white-space: nowrap; }
.more { margin: 0.75rem 0 0; }
.step { margin-bottom: 2rem; padding-left: 1rem; border-left: 1px solid var(--line); }
.step:target { border-left: 3px solid var(--accent); padding-left: calc(1rem - 2px); }
.trophies > li { padding: 0.9rem 0; border-top: 1px solid var(--line); }
section.scroll { position: relative; overflow-x: auto; margin: 0.5rem 0 2rem; }
table.matrix { width: auto; min-width: 100%; margin: 0; }
table.matrix th[scope=row] { min-width: 10.5rem; padding-right: 0.75rem; background: var(--paper); position: sticky; left: 0; }
table.matrix th[scope=row] p {
  margin: 0; font-size: 0.8rem; line-height: 1.4; color: var(--soft);
  display: -webkit-box; -webkit-box-orient: vertical; -webkit-line-clamp: 3; overflow: hidden;
}
table.matrix .id { font-weight: 600; white-space: nowrap; }
table.matrix .source { display: none; }
table.matrix thead th { vertical-align: bottom; padding: 0 0 0.5rem; }
table.matrix thead th + th { width: 1.9rem; min-width: 1.9rem; }
table.matrix thead th > span, table.matrix thead th > a {
  writing-mode: vertical-rl; transform: rotate(180deg); white-space: nowrap; display: inline-block; font-size: 0.85rem;
}
table.matrix td { text-align: center; padding: 0.45rem 0; font-weight: 700; }
table.matrix td a { color: inherit; display: block; }
table.matrix tbody tr:hover > * { background: var(--raised); }
header .legend { display: flex; flex-wrap: wrap; gap: 0.25rem 1.25rem; margin: 1rem 0 1.25rem; }
#matrix-filters { display: flex; flex-wrap: wrap; gap: 0.75rem 1rem; align-items: end; margin-bottom: 1.5rem; }
#matrix-filters label { display: block; font-size: 0.85rem; color: var(--soft); }
#matrix-filters > p { margin: 0; color: var(--soft); font-size: 0.9rem; flex-basis: 100%; }
@media (min-width: 48rem) {
  h1.title { font-size: 2.4rem; }
  .implementations > li { grid-template-columns: 20rem 12rem 1fr; align-items: center; }
  .implementations svg { grid-column: auto; }
  .implementations .counts { grid-column: 2 / -1; }
  table.matrix th[scope=row] { min-width: 24rem; }
  table.matrix th[scope=row] p { -webkit-line-clamp: none; }
  table.matrix .source { display: inline; }
}
@media print {
  nav.site, #matrix-filters { display: none !important; }
  section.scroll { overflow: visible; }
}
`;
