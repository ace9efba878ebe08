/** The pages of docs/reference: each check, requirement, choice, fault and variant has a place there, and every link leads somewhere. */
import { globSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import {
  checkPage,
  choicePage,
  PAGES,
  pageAddress,
  requirementPage,
} from '../../../conformance/command/page-address.ts';
import type { CheckId } from '../../../conformance/core/check/reason.ts';
import { choicesOf } from '../../../conformance/core/spec/choice.ts';
import { requirementsOf } from '../../../conformance/core/spec/requirement.ts';
import { SUITES } from '../../../conformance/suites.ts';
import { choicesIn } from './choices.ts';
import { docstringOf } from './docstring.ts';
import { specFile, topicOf } from './facts.ts';
import { anchorsOf, brokenLinks, linksOf, ROOT, textOf } from './links.test-tool.ts';
import { plain } from './markdown.ts';

const pages = globSync(`${PAGES}/**/*.md`, { cwd: ROOT }).map((path) => path.replaceAll('\\', '/'));

describe('the pages', () => {
  test('lead somewhere with every link', () => {
    expect(pages.length).toBeGreaterThan(500);
    expect(pages.flatMap(brokenLinks)).toEqual([]);
  });
  test('are all reached from the first', () => {
    const reached = new Set([`${PAGES}/README.md`]);
    for (const page of reached) for (const { to } of linksOf(page)) if (to.startsWith(PAGES)) reached.add(to);
    expect(pages.filter((page) => !reached.has(page))).toEqual([]);
  });
  test('have a place for everything that has a name', async () => {
    const places = await Promise.all(
      SUITES.map(async (descriptor) => {
        const { name } = descriptor;
        const [suite, alterations] = await Promise.all([descriptor.suite(), descriptor.alterations()]);
        const altered = [...Object.entries(alterations.faults), ...Object.entries(alterations.variants)];
        return [
          ...suite.checks.map(({ id }) => checkPage(id)),
          ...requirementsOf(name).map(({ id }) => requirementPage(name, id)),
          ...choicesOf(name).map((choice) => choicePage(name, choice.name)),
          ...altered.map(([alteration, { file }]) => `${checkPage(`${name}/${file}` as CheckId)}#${alteration}`),
        ];
      }),
    );
    const missing = places.flat().filter((place) => {
      const [page, anchor] = place.split('#') as [string, string?];
      return !pages.includes(page) || (anchor !== undefined && !anchorsOf(page).has(anchor));
    });
    expect(missing).toEqual([]);
    expect(places.flat().length).toBeGreaterThan(2000);
  });
  test.each(SUITES)('of the $name say for each topic what it is about and why it matters', async ({ name, suite }) => {
    const { topics } = parse(textOf(specFile(name, 'topics.yaml')) ?? '') as { topics: Record<string, object> };
    expect(Object.keys(topics).sort()).toEqual(
      [...new Set((await suite()).checks.map(({ id }) => topicOf(id)))].sort(),
    );
    for (const topic of Object.values(topics))
      expect(topic).toEqual({ about: expect.stringMatching(/\.$/), why: expect.stringMatching(/\.$/) });
  });
  test('of a check say what it proves, why it matters, why it fails, and how to run it alone', () => {
    const page = textOf(checkPage('log/tiles/match-entries'));
    expect(page).toContain('> The hash of an entry is the SHA-256 hash');
    expect(page).toContain('[LOG-MH-001](../requirements/LOG-MH.md#log-mh-001)');
    expect(page).toMatch(/## Why it matters\n\nA client computes .*\n\nIt happened:\n\n- /);
    expect(page).toContain('- `leaf-hash`: a hash of a level-0 tile is not that of its entry');
    expect(page).toContain('`leaf-hash-without-prefix` hashes entries without the zero byte in front');
    expect(page).toContain("npx touchstone check log --only 'log/tiles/match-entries'");
  });
});

test.each([
  [{ version: '1.2.0' }, 'docs/a.md#b'],
  [
    { version: '1.2.0', homepage: 'https://forge.example/o/touchstone' },
    'https://forge.example/o/touchstone/blob/v1.2.0/docs/a.md#b',
  ],
  [
    { version: '1.2.0', homepage: 'https://forge.example/o/touchstone#readme' },
    'https://forge.example/o/touchstone/blob/v1.2.0/docs/a.md#b',
  ],
  [
    { version: '1.2.0', homepage: 'https://forge.example/o/touchstone/' },
    'https://forge.example/o/touchstone/blob/v1.2.0/docs/a.md#b',
  ],
])('the address of a page below %o is %s', (home, address) => expect(pageAddress('docs/a.md#b', home)).toBe(address));

test('the sentences about a check are those above it, and those at the top of its file', () => {
  const above = '/** Two\n * lines. */\nexport const isSo = check<T>()({';
  expect(docstringOf(`/** First. */\nimport { a } from 'a';\n/** Another. */\nconst b = 1;\n\n${above}`, 'is-so')).toBe(
    'First. Two lines.',
  );
  expect(docstringOf(`/** Another. */\nconst b = 1;\nexport const isSo = check<T>()({`, 'is-so')).toBe('');
});

test.each([
  ["t.chose('status', 'x')", ['status']],
  ["t.declared('frozen') === 'status'", ['frozen']],
  ["const NAME = 'frozen';\nt.declared(NAME)", ['frozen']],
  ["const text = 'frozen';", []],
])('the choices in %s are %j', (text, names) => expect(choicesIn(text, ['frozen', 'status'])).toEqual(names));

test('a text of ours stays text in Markdown, but for its code', () =>
  expect(plain('`<a>` is *b* of <slug> [c]')).toBe('`<a>` is \\*b\\* of \\<slug> \\[c\\]'));
