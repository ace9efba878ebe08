import { verdictReason } from '../console/cause.ts';
import { VERDICT_TEXTS } from '../console/verdict-text.ts';
import type { Report } from '../document/report.ts';
import { type Content, htmlElement, type PageElement } from './element.ts';
import { outcomeBar } from './outcome-bar.ts';
import { code, plainText, terms, textOr, webLink } from './texts.ts';
import { VERDICT_LOOKS } from './verdict-look.ts';

/** The verdict and the scope of the run, and its numbers. */
export function pageHeader(report: Report, links: Content): PageElement {
  const { verdict, suite, target, scope, interrupted } = report;
  const { tone, symbol } = interrupted ? { tone: 'quiet', symbol: '–' } : VERDICT_LOOKS[verdict];
  const why = verdictReason(report);
  return htmlElement(
    'header',
    {},
    htmlElement('p', { class: 'over' }, `Touchstone · ${suite}`),
    htmlElement(
      'h1',
      {},
      htmlElement(
        'span',
        { class: 'address' },
        plainText(textOr(String(target.address ?? ''), 'a target without an address'), 300),
      ),
    ),
    htmlElement(
      'p',
      { class: `verdict ${tone}` },
      htmlElement('span', { class: 'symbol', 'aria-hidden': 'true' }, symbol),
      htmlElement('strong', {}, interrupted ? 'interrupted' : VERDICT_TEXTS[verdict]),
    ),
    why === undefined ? undefined : htmlElement('p', { class: 'why' }, plainText(why)),
    report.page === undefined ? undefined : htmlElement('p', { class: 'why' }, 'See ', webLink(report.page)),
    htmlElement('p', { class: 'scope' }, plainText(scope.text)),
    outcomeBar(report),
    links,
  );
}

/** The facts of the run, for people who want to make it again. */
export function runFacts(report: Report, command: string): PageElement {
  const { tool, seed, startedAt, durationMs, profile, strict, exitCode, target } = report;
  const known = Object.entries(target).filter(([name, value]) => name !== 'address' && String(value) !== '');
  return terms(
    [
      ['When', htmlElement('time', { datetime: startedAt }, startedAt.replace('T', ' ').replace(/\.\d+Z$/, ' UTC'))],
      ['Took', `${(durationMs / 1000).toFixed(1)} s`],
      ['Profiles', plainText(profile.join(', '))],
      ['Strict', strict ? 'yes: recommendations count' : 'no: recommendations warn'],
      ['Exit code', String(exitCode)],
      ['Seed', code(seed)],
      ['Tool', plainText(`${tool.name} ${tool.version}`)],
      ...known.map(([name, value]) => [plainText(name, 40), code([value].flat().join(', '))] as const),
      ['Command', code(command)],
    ],
    'terms facts',
  );
}
