import { type DefaultTreeAdapterTypes, parse } from 'parse5';
import { describe, expect, test } from 'vitest';
import { fakeResult } from '../../core/run/fake.test-tool.ts';
import { failed, ONE_OF_EACH } from '../document/report.test-tool.ts';
import { invalidParts } from '../html/valid-html.test-tool.ts';
import { implementationWith, keptOf, SERVED, TWO_LOGS } from './site.test-tool.ts';
import { resultsSite } from './site.ts';
import type { SiteFacts } from './site-facts.ts';

type Element = DefaultTreeAdapterTypes.Element;

function* elementsOf(node: DefaultTreeAdapterTypes.ParentNode): Generator<Element> {
  for (const child of node.childNodes)
    if ('tagName' in child) {
      yield child;
      yield* elementsOf(child);
    }
}
const attributes = (html: string, name: string): readonly string[] =>
  [...elementsOf(parse(html))].flatMap(({ attrs }) =>
    attrs.filter((one) => one.name === name).map(({ value }) => value),
  );

/** Links that lead to no page of the site, and to no element of the page that they name. */
function deadLinks(site: ReadonlyMap<string, string>): readonly string[] {
  const ids = new Map([...site].map(([file, html]) => [file, new Set(attributes(html, 'id'))]));
  return [...site].flatMap(([file, html]) =>
    attributes(html, 'href')
      .filter((href) => !/^https?:/.test(href))
      .filter((href) => {
        const [path = '', anchor] = href.split('#');
        const found = ids.get(path === '' ? file : path);
        return !found || (anchor !== undefined && !found.has(anchor));
      })
      .map((href) => `${file}: ${href}`),
  );
}

const EVERY: SiteFacts = {
  ...TWO_LOGS,
  implementations: [
    ...TWO_LOGS.implementations,
    implementationWith('each', ONE_OF_EACH, {
      kind: 'example',
      by: 'somebody',
      url: 'https://each.example',
      needs: ['go'],
      earlier: [keptOf('The each', [failed('must-pass')], '0.9'), keptOf('The each', ONE_OF_EACH, '0.8')],
    }),
  ],
};

const pages = (facts: SiteFacts) => new Map([...resultsSite(facts)].filter(([file]) => file.endsWith('.html')));

describe('the site', () => {
  test('has a page for the table, each suite, each implementation and the trophies, and the table as data', () => {
    const files = resultsSite(EVERY);
    expect([...files.keys()].sort()).toEqual(
      ['each', 'index', 'requirements-log', 'sick-log', 'sound-log', 'trophies']
        .map((name) => `${name}.html`)
        .concat('results.json')
        .sort(),
    );
    const { implementations } = JSON.parse(files.get('results.json')!);
    expect(implementations[1]).toMatchObject({
      name: 'The sick-log',
      verdict: 'not-conformant',
      requirements: { fail: 1 },
      page: 'sick-log.html',
    });
  });
  test('is valid HTML without a dead link', () => {
    for (const facts of [TWO_LOGS, EVERY, { ...TWO_LOGS, trophies: [] }]) {
      const site = pages(facts);
      for (const [file, html] of site) expect([file, invalidParts(html)]).toEqual([file, []]);
      expect(deadLinks(site)).toEqual([]);
    }
  });
  test('loads nothing, and runs nothing but its own script', () => {
    for (const html of pages(EVERY).values()) {
      expect(attributes(html, 'src')).toEqual([]);
      expect(attributes(html, 'content').join()).toMatch(/default-src 'none'.*style-src 'sha256-.*script-src 'sha256-/);
    }
  });
  test('escapes what a target or a folder says', () => {
    const evil = '"><script>alert(1)</script><img src=x>';
    const one = implementationWith('evil', [failed('a', { ...SERVED, message: evil, actual: evil })], {
      name: evil,
      about: evil,
      by: evil,
      version: evil,
      needs: [evil],
      command: `${evil} $REPORT`,
      url: 'javascript:alert(1)',
    });
    const trophy = { ...TWO_LOGS.trophies[0]!, title: evil, software: evil, text: evil, link: 'javascript:alert(1)' };
    const site = pages({ ...TWO_LOGS, implementations: [one], trophies: [trophy] });
    for (const [file, html] of site) {
      expect([file, [...elementsOf(parse(html))].filter(({ tagName }) => tagName === 'img')]).toEqual([file, []]);
      expect(attributes(html, 'href').filter((href) => href.startsWith('javascript'))).toEqual([]);
      expect([...elementsOf(parse(html))].filter(({ tagName }) => tagName === 'script')).toHaveLength(1);
    }
  });
});

describe('the table of requirements', () => {
  const table = pages(TWO_LOGS).get('requirements-log.html')!;
  const row = (id: string) => table.split('<tr').find((part) => part.includes(`>${id}<`))!;
  test('has a mark for each implementation, and leads to the failure', () => {
    expect(row('LOG-CP-001')).toMatch(
      /<td class="good">.*passed.*<td class="bad"><a href="sick-log.html#requirement-LOG-CP-001">/,
    );
    expect(row('LOG-CP-001')).toContain('data-worst="fail"');
  });
  test('has an implementation only in the tables of the rulesets by which it was judged', () => {
    const [one, other] = TWO_LOGS.implementations;
    const scope = { ...one!.report.scope, rulesets: ['tlog-tiles' as const] };
    const requirements = one!.report.requirements.filter(({ ruleset }) => ruleset === 'tlog-tiles');
    const narrow = { ...one!, report: { ...one!.report, scope, requirements } };
    const html = pages({ ...TWO_LOGS, implementations: [narrow, other!] }).get('requirements-log.html')!;
    const columns = (ruleset: string) =>
      html
        .split('<table')
        .find((part) => part.includes(`Requirements of ${ruleset}<`))!
        .match(/<th scope="col">/g)!.length;
    expect([columns('tlog-tiles'), columns('interface')]).toEqual([3, 2]);
  });
  test('says of a requirement that is newer than a report that it was not run', () => {
    const [one, other] = TWO_LOGS.implementations;
    const requirements = one!.report.requirements.filter(({ id }) => id !== 'LOG-CP-002');
    const older = { ...one!, report: { ...one!.report, requirements } };
    const html = pages({ ...TWO_LOGS, implementations: [older, other!] }).get('requirements-log.html')!;
    expect(html.split('<tr').find((part) => part.includes('>LOG-CP-002<'))).toMatch(/<td class="quiet">.*not run/);
  });
  test('leaves out what nobody can observe', () => expect(table).not.toContain('>LOG-CP-008<'));
});

describe('the page about an implementation', () => {
  test('says how its result is made again, and each failure with the command that shows it', () => {
    const page = pages(TWO_LOGS).get('sick-log.html')!;
    expect(page).toContain('npx touchstone results make sick-log');
    expect(page).toContain('judge report.json --only &#39;log/checkpoint/served&#39;');
    expect(page).toContain('https://bugs.example/1');
  });
  test('names the command as that of a clone only where it is one', () => {
    const label = (facts: SiteFacts) =>
      /<dt>([^<]*)<\/dt><dd><div[^>]*data-copy="the command"/.exec(pages(facts).get('sick-log.html')!)?.[1];
    expect(label(TWO_LOGS)).toBe('Made again by');
    expect(label({ ...TWO_LOGS, inClone: true })).toBe('In a clone');
  });
  test('says what its numbers count, as does the index', () => {
    const counted = (file: string) =>
      [
        ...pages(TWO_LOGS)
          .get(file)!
          .matchAll(/<div class="counts"><p>([^<]*)<\/p><ul aria-label="(\w+) by outcome/g),
      ].map(([, count, what]) => [count, what]);
    expect(counted('sick-log.html')).toEqual([['2 checks', 'Checks']]);
    expect(counted('sound-log.html')).toEqual([['1 check', 'Checks']]);
    expect(counted('index.html').map(([, what]) => what)).toEqual(['Requirements', 'Requirements']);
    expect(counted('index.html')[0]![0]).toMatch(/^\d+ requirements$/);
  });
  test('has what changed since each earlier report', () => {
    const before = keptOf('The log', [failed('a', SERVED)], '0.9');
    const one = implementationWith('log', [fakeResult('a', SERVED)], { earlier: [before] });
    const page = pages({ ...TWO_LOGS, implementations: [one], trophies: [] }).get('log.html')!;
    expect(page).toMatch(/History \(2 reports\).*not-conformant, then conformant.*Newly passing \(1\)/s);
    expect(pages(TWO_LOGS).get('sound-log.html')).not.toContain('History');
  });
});
