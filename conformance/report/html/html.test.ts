import { createHash } from 'node:crypto';
import { assert, property } from 'fast-check';
import { type DefaultTreeAdapterTypes, parse } from 'parse5';
import { describe, expect, test } from 'vitest';
import { fakeExchange, fakeResult } from '../../core/run/fake.test-tool.ts';
import type { RequirementId } from '../../core/spec/requirement.ts';
import { legibleText } from '../../core/text/legible-text.ts';
import { logRemedies } from '../../log/remedies.ts';
import { anyReport, anyText } from '../document/any-report.test-tool.ts';
import { ENDS, failed, ONE_OF_EACH, reportWith } from '../document/report.test-tool.ts';
import type { Report } from '../document/report.ts';
import { pageOf } from './page-of.test-tool.ts';
import { SCRIPT } from './script.ts';
import { STYLE } from './style.ts';
import { invalidParts } from './valid-html.test-tool.ts';

type Element = DefaultTreeAdapterTypes.Element;
type Parent = DefaultTreeAdapterTypes.ParentNode;

function* elementsOf(node: Parent): Generator<Element> {
  for (const child of node.childNodes)
    if ('tagName' in child) {
      yield child;
      yield* elementsOf(child);
    }
}

function textOf(node: Parent): string {
  const texts = node.childNodes.map((child) =>
    'value' in child ? child.value : 'tagName' in child ? textOf(child) : '',
  );
  return texts.join('');
}

const attributesOf = ({ attrs }: Element): Readonly<Record<string, string>> =>
  Object.fromEntries(attrs.map(({ name, value }) => [name, value]));

/** What the page is made of. */
const OWN = new Set(
  `html head meta title style body a header p h1 h2 h3 h4 h5 span strong ul li nav main section article div dl dt dd
  code pre mark details summary svg rect path figure figcaption table caption thead tbody tr th td time label input
  select option button footer script`.split(/\s+/),
);
const OWN_ATTRIBUTES =
  /^(id|class|role|aria-[a-z]+|data-[a-z]+|href|rel|lang|charset|http-equiv|name|content|open|hidden|scope|for|type|autocomplete|value|datetime|tabindex|viewBox|preserveAspectRatio|d|x|y|width|height)$/;

/** What an independent reader of HTML finds on a page that is not ours: elements, attributes, addresses, scripts. */
function live(html: string, report?: Report): readonly string[] {
  const urls = new Set(report?.requirements.map(({ url }) => url));
  const elements = [...elementsOf(parse(html))];
  const ids = new Set(elements.map((one) => attributesOf(one).id));
  return elements.flatMap((one) => {
    const { href, ...attributes } = attributesOf(one);
    const isOurs =
      OWN.has(one.tagName) &&
      one.attrs.every(({ name }) => OWN_ATTRIBUTES.test(name)) &&
      (one.tagName !== 'script' || textOf(one) === SCRIPT) &&
      (one.tagName !== 'style' || textOf(one) === STYLE) &&
      (href === undefined || (href.startsWith('#') ? ids.has(href.slice(1)) : urls.has(href)));
    return isOurs ? [] : [`${one.tagName} ${JSON.stringify({ href, ...attributes })}`];
  });
}

describe('whatever the target says', () => {
  test('nothing of it is live, and each failure has its story', () => {
    assert(
      property(anyReport, (report) => {
        const html = pageOf(report);
        expect(live(html, report)).toEqual([]);
        const stories = [...elementsOf(parse(html))].filter(({ tagName }) => tagName === 'article');
        const inFull = report.checks.filter(({ outcome }) => ['fail', 'error', 'flaky'].includes(outcome));
        expect(stories).toHaveLength(inFull.length);
      }),
      { numRuns: 25 },
    );
  });
  test('the page is valid HTML', () => {
    assert(
      property(anyReport, (report) => {
        expect(invalidParts(pageOf(report))).toEqual([]);
      }),
      { numRuns: 5 },
    );
  });
  test('a reader sees it as it is, but for control characters', () => {
    assert(
      property(anyText, (actual) => {
        const elements = [...elementsOf(parse(pageOf(reportWith([failed('a', { actual })]))))];
        const values = elements.filter((one) => attributesOf(one).class === 'value');
        expect(textOf(values[1]!)).toBe(legibleText(actual, 2000));
      }),
      { numRuns: 40 },
    );
  });
  test('in an exchange is text too', () => {
    const markup = '</code></pre><script>alert(1)</script><img src=x onerror="alert(1)" style="x">';
    const exchange = fakeExchange(1);
    const request = { method: 'POST', url: `javascript:${markup}`, headers: [[markup, markup]] as const };
    const sent = { ...request, body: { preview: markup, encoding: 'utf-8' as const, size: 9, whole: true } };
    const run = {
      argv: [markup],
      files: { [markup]: markup },
      stdin: markup,
      ended: markup,
      stdout: markup,
      stderr: markup,
      rejected: markup,
    };
    const answer = { ...exchange.answer!, preview: markup, headers: [[markup, markup]] as const };
    const report = reportWith([
      failed('a', { exchanges: [{ ...exchange, request: sent, answer }] }),
      failed('b', {
        exchanges: [
          { ...exchange, request: sent, run },
          { ...exchange, failure: markup },
        ],
      }),
    ]);
    const html = pageOf({
      ...report,
      left: [{ [markup]: markup }],
      profile: [markup],
      target: { address: markup, [markup]: markup },
    });
    expect(live(html, report)).toEqual([]);
    expect(html).not.toMatch(/<(script|img)[ >][\s\S]*alert/);
  });
  test.each([
    '<b>a</b>',
    '<p onclick="a()">',
    '<a href="https://x.example">a</a>',
    '<a href="javascript:a()">a</a>',
    '<p style="color: red">',
    '<script>a()</script>',
    '<img src="https://x.example/">',
    '<form action="https://x.example">',
  ])('the reader of this test takes %j for live where it is not escaped', (text) => {
    expect(live(text)).not.toEqual([]);
  });
});

describe('a page', () => {
  test.each(ENDS)('of %s is valid, and has the verdict on top', (_name, report) => {
    const html = pageOf(report);
    expect(invalidParts(html)).toEqual([]);
    const verdict = [...elementsOf(parse(html))].find((one) => attributesOf(one).class?.startsWith('verdict'))!;
    expect(textOf(verdict)).toContain(report.interrupted ? 'interrupted' : report.verdict.split('-')[0]);
  });
  test('loads nothing: its policy allows its own style and script alone', () => {
    const elements = [...elementsOf(parse(pageOf(reportWith(ONE_OF_EACH))))];
    const policy = elements.map(attributesOf).find((one) => one['http-equiv'] !== undefined)!.content!;
    const hash = (name: string) => {
      const text = textOf(elements.find(({ tagName }) => tagName === name)!);
      return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
    };
    expect(policy.split('; ')).toEqual([
      "default-src 'none'",
      `style-src ${hash('style')}`,
      `script-src ${hash('script')}`,
      "base-uri 'none'",
      "form-action 'none'",
    ]);
  });
  test('tells the story of a failure', () => {
    const report = reportWith([
      failed('served', { exchanges: [fakeExchange(6, 'a'), fakeExchange(7, 'checkpoint')] }),
      { ...ONE_OF_EACH.find(({ outcome }) => outcome === 'blocked')!, because: 'log/fake/served#missing' },
    ]);
    const [story] = [...elementsOf(parse(pageOf(report)))].filter(({ tagName }) => tagName === 'article');
    const text = textOf(story!);
    for (const part of [
      '✗ failed log/fake/served#missing',
      'it is not served',
      'LOG-CP-001 · C2SP tlog-tiles, Checkpoints · MUST: without it the target is not conformant',
      'Expectedstatus 200Foundstatus 404Wherecheckpoint (here: x)',
      'GET https://log.example/a → 200, 1 bytes',
      'One check could not be judged because of it',
      "curl -sS -i -g --path-as-is 'https://log.example/checkpoint'",
      "npx touchstone check log --url https://log.example --seed 1 --only 'log/fake/served'",
      "npx touchstone explain 'log/fake/served#missing'",
    ])
      expect(text).toContain(part);
  });
  test.each([
    ['`id` is missing', 'name-first'],
    ['the member `id` is missing', undefined],
  ])('a title keeps the case of a name at its beginning: %s', (message, look) => {
    const report = reportWith([failed('served')]);
    const checks = report.checks.map(({ reason: _, ...check }) => ({ ...check, message }));
    const titles = [...elementsOf(parse(pageOf({ ...report, checks })))].filter(
      (one) => one.tagName === 'h3' && textOf(one).includes('is missing'),
    );
    expect(titles.map((one) => attributesOf(one).class)).toEqual([look]);
  });
  test('folds all but two of many requirements that a failure breaks', () => {
    const breaks = (alsoBreaks: readonly RequirementId[]) => {
      const report = reportWith([failed('served')]);
      const checks = report.checks.map((check) => ({ ...check, alsoBreaks }));
      const [story] = [...elementsOf(parse(pageOf({ ...report, checks })))].filter(
        ({ tagName }) => tagName === 'article',
      );
      return textOf(story!);
    };
    const three = breaks(['LOG-CP-002', 'LOG-CP-003']);
    expect(three).toContain('LOG-CP-003 · ');
    expect(three).not.toContain('more requirements');
    const four = breaks(['LOG-CP-002', 'LOG-CP-003', 'LOG-CP-004']);
    expect(four).toMatch(/LOG-CP-002 · .*It breaks 2 more requirements.*LOG-CP-003 · .*LOG-CP-004 · /s);
  });
  test('has failures first, then warnings, and everything else after them', () => {
    const stale = { entry: { match: 'a/b/c#d' }, why: 'passes', message: 'take it out' } as const;
    const flaky = failed('c', { outcome: 'waived', because: 'a race', knownFlaky: true });
    const report = reportWith([...ONE_OF_EACH, flaky], {
      stale: [stale],
      flaky: [{ match: 'log/fake/c#missing', because: 'a race', flaky: true }],
      choices: { declared: { status: 'mirrored' }, observed: {} },
      moments: [
        { atMs: 1, what: 'tree-size', value: '1' },
        { atMs: 2, what: 'tree-size', value: '2' },
      ],
    });
    const sections = [...elementsOf(parse(pageOf(report)))].filter(({ tagName }) => tagName === 'section');
    expect(sections.map((one) => attributesOf(one).id)).toEqual([
      ...['failures', 'warnings', 'known-flaky', 'not-judged', 'blocked', 'waived', 'not-applicable', 'growth'],
      ...['requirements', 'choices', 'stale', 'flaky', 'run'],
    ]);
    expect(textOf(sections.at(-3)!)).toContain('take it out');
  });
  test('says why checks were not judged, and which part of the target was absent', () => {
    const report = reportWith(ONE_OF_EACH);
    const scope = { ...report.scope, absent: { append: 'not-allowed', grpc: 'not-offered' } };
    const lacking = fakeResult('rpc', {
      outcome: 'not-applicable',
      message: 'grpc: not offered, or not given to this run',
      because: 'grpc not-offered',
    });
    const [rpc] = reportWith([lacking], { remedies: logRemedies }).checks;
    const checks = [...report.checks, rpc!];
    const sections = [...elementsOf(parse(pageOf({ ...report, scope, checks })))].filter(
      ({ tagName }) => tagName === 'section',
    );
    const texts = Object.fromEntries(sections.map((one) => [attributesOf(one).id, textOf(one)]));
    expect(texts).toMatchObject({
      'not-judged': 'Not judged (2)why it is inconclusivelog/fake/must-inconclusivelog/fake/should-inconclusive',
      blocked: expect.stringContaining('blocked by log/fake/must-faillog/fake/must-blocked'),
      waived: expect.stringContaining('why it is waived'),
      absent: expect.stringContaining('not allowed in this run (--allow-writes allows it)'),
    });
    // The console names the same cause for the checks that need the part.
    const given = 'no address of the service over gRPC was given (--grpc HOST:PORT)';
    expect(texts.absent).toContain(given);
    expect(texts['not-applicable']).toContain(given);
  });
  test('has each note once, above the checks whose passes stand for a part', () => {
    const note = 'a sample of 256 of 9000 tiles';
    const results = ['a', 'b'].map((name) => fakeResult(name, { note }));
    const sections = [...elementsOf(parse(pageOf(reportWith(results))))].filter(({ tagName }) => tagName === 'section');
    const notes = sections.filter((one) => attributesOf(one).id === 'notes').map(textOf);
    expect(notes).toEqual([`Notes (1)${note}log/fake/alog/fake/b`]);
  });
  test('has headings in their order', () => {
    const levels = [...elementsOf(parse(pageOf(reportWith(ONE_OF_EACH))))].flatMap(({ tagName }) =>
      /^h[1-5]$/.test(tagName) ? [Number(tagName[1])] : [],
    );
    expect(levels.filter((level) => level === 1)).toHaveLength(1);
    for (const [i, level] of levels.entries()) expect(level - (levels[i - 1] ?? 0)).toBeLessThanOrEqual(1);
  });
});

describe('a long report', () => {
  const long = 'x<'.repeat(2000);
  const many = (count: number) => {
    const exchange = { ...fakeExchange(1), answer: { ...fakeExchange(1).answer!, preview: long, size: 4000 } };
    const exchanges = Array.from({ length: 8 }, () => exchange);
    return pageOf(reportWith(Array.from({ length: count }, (_, i) => failed(`c${i}`, { exchanges }))));
  };
  test('is cut where its bodies are long, and says so', () => {
    const html = many(100);
    expect(Buffer.byteLength(html)).toBeLessThan(3_000_000);
    expect(html).toContain('4000 bytes; only the beginning is shown, and --report json=FILE has more');
    expect(many(1)).toContain(long.replaceAll('<', '&lt;'));
  });
  test('grows no faster than its checks', () => {
    const [some, twice] = [many(200).length, many(400).length];
    expect(twice / some).toBeLessThan(2.2);
  });
});
