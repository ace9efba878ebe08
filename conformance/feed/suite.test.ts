import { describe, expect, it } from 'vitest';
import { plan } from '../core/run/plan.ts';
import { runPlan } from '../core/run/run.ts';
import { virtualTime } from '../core/run/time.ts';
import type { Choices } from '../core/spec/choice.ts';
import { rulesetsOf } from '../core/spec/profile.ts';
import type { CheckResult } from '../core/verdict/outcome.ts';
import { feedSuite } from './suite.ts';
import { feedTarget } from './target/feed.ts';

const HEADERS = { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' };
const meta = { requests: 1, timestamp: 1, status: 200, message: 'ok', method_id: 1559, method: { site_name: 'x' } };

function json(titles: readonly string[], callback: string | null): Response {
  const text = JSON.stringify({ meta, data: titles.map((title) => ({ title })) });
  const type = callback === null ? 'application/json' : 'text/javascript';
  return new Response(callback === null ? text : `${callback}(${text})`, {
    headers: { ...HEADERS, 'content-type': type },
  });
}

function xmlOf(items: string): string {
  const said =
    '<status>200</status><message>ok</message><method_id>1559</method_id><method><site_name>x</site_name></method>';
  return `<response><meta>${said}</meta><data>${items}</data></response>`;
}

function xml(titles: readonly string[], { type = 'application/xml', head = '' } = {}): Response {
  const data = titles.map((title) => `<item><title>${title}</title></item>`).join('');
  return new Response(`${head}${xmlOf(data)}`, { headers: { ...HEADERS, 'content-type': type } });
}

/** What checks of a pattern find of a feed that is a function of its path and of how many requests there were. */
async function found(
  only: string,
  answer: (path: string, count: number, callback: string | null) => Response,
  { profiles = ['interface', 'web'], choices = {} as Choices } = {},
): Promise<readonly Pick<CheckResult, 'outcome' | 'reason'>[]> {
  const time = virtualTime();
  let count = 0;
  const handler = (request: Request): Response => {
    const { pathname, searchParams } = new URL(request.url);
    return answer(pathname, count++, searchParams.get('callback'));
  };
  const target = feedTarget({ base: '/v2', site: 'x', key: 'k', handler, choices, time });
  const chosen = plan(feedSuite, { rulesets: rulesetsOf('feed', profiles), only: [only] });
  const { results } = await runPlan(chosen, target, { seed: 1n, time });
  await target.close();
  return results
    .filter(({ id }) => id === only)
    .map(({ outcome, reason }) => (reason ? { outcome, reason } : { outcome }));
}

const isXml = (path: string) => path.endsWith('.xml');

describe('a list that others change', () => {
  const moving = (upTo: number) => (path: string, count: number, callback: string | null) => {
    const titles = [`Event ${Math.min(count, upTo)}`];
    return isXml(path) ? xml(titles) : json(titles, callback);
  };
  it('is compared once it stands still', async () => {
    for (const form of ['xml', 'jsonp'])
      for (const upTo of [3, 5, 7])
        expect(await found(`feed/agreement/${form}`, moving(upTo))).toEqual([{ outcome: 'pass' }]);
  });
  it('is not judged where it never does', async () => {
    for (const form of ['xml', 'jsonp'])
      expect(await found(`feed/agreement/${form}`, moving(Number.POSITIVE_INFINITY))).toEqual([
        { outcome: 'inconclusive' },
      ]);
  });
  it('may differ for a moment, and no longer', async () => {
    const late = (until: number) => (path: string, count: number, callback: string | null) =>
      isXml(path) ? xml([count < until ? 'old' : 'new']) : json(['new'], callback);
    expect(await found('feed/agreement/xml', late(5))).toEqual([{ outcome: 'pass' }]);
    expect(await found('feed/agreement/xml', late(50))).toEqual([{ outcome: 'fail', reason: 'text' }]);
  });
});

describe('XML that this suite cannot read', () => {
  const only = (head: string) => (path: string, _: number, callback: string | null) =>
    isXml(path) ? xml(['a &e; b'], { head }) : json(['a x b'], callback);
  it('is not held against a feed where it stands on declarations', async () => {
    const declared = only('<!DOCTYPE response [<!ENTITY e "x">]>');
    for (const id of ['feed/xml/well-formed', 'feed/xml/served', 'feed/agreement/xml'])
      expect(await found(id, declared)).toEqual([{ outcome: 'inconclusive' }]);
  });
  it('is where it does not', async () => {
    expect(await found('feed/xml/well-formed', only(''))).toEqual([{ outcome: 'fail', reason: 'not-well-formed' }]);
  });
});

describe('what stands in front of a feed', () => {
  it('is not the feed', async () => {
    const guarded = (path: string, _: number, callback: string | null) =>
      isXml(path) || callback !== null
        ? new Response('<html><p>no</html>', { status: 403, headers: { 'content-type': 'text/html' } })
        : json(['a'], null);
    for (const id of [
      'xml/served',
      'xml/content-type',
      'agreement/xml',
      'agreement/jsonp',
      'jsonp/called',
      'jsonp/unsafe-callbacks',
    ])
      expect(await found(`feed/${id}`, guarded)).toEqual([{ outcome: 'inconclusive' }]);
  });
});

describe('a feed without events', () => {
  it('has nothing in XML either', async () => {
    const empty = (titles: readonly string[]) => (path: string, _: number, callback: string | null) =>
      isXml(path) ? xml(titles) : json([], callback);
    expect(await found('feed/agreement/xml', empty([]))).toEqual([{ outcome: 'pass' }]);
    expect(await found('feed/agreement/xml', empty(['a']))).toEqual([{ outcome: 'fail', reason: 'extra' }]);
  });
});

it('names the option for fewer requests if the feed limits them', async () => {
  const time = virtualTime();
  const limited = { meta: { ...meta, status: 429, message: 'API request limit reached' }, data: [] };
  const handler = () => Response.json(limited, { headers: HEADERS });
  const target = feedTarget({ base: '/v2', site: 'x', key: 'k', handler, time });
  const chosen = plan(feedSuite, { rulesets: rulesetsOf('feed', ['interface']), only: ['feed/envelope/status'] });
  const { results } = await runPlan(chosen, target, { seed: 1n, time });
  await target.close();
  expect(results[0]).toMatchObject({ outcome: 'inconclusive', message: expect.stringContaining('--rate') });
});

/** A list whose order is another with each request, in each of its forms; what one of them does to titles. */
const shuffled = (only: string, alter: (title: string) => string) => {
  const titled = (count: number) => {
    const all = Array.from({ length: 5 }, (_, i) => ({ id: i + 1, title: `title ${i}` }));
    return [...all.slice(count % 5), ...all.slice(0, count % 5)];
  };
  return found(only, (path, count, callback) => {
    const bare = titled(count);
    const data =
      path.endsWith('xml') || callback !== null ? bare.map((one) => ({ ...one, title: alter(one.title) })) : bare;
    if (path.endsWith('xml')) {
      const items = data.map(({ id, title }) => `<item><id>${id}</id><title>${title}</title></item>`).join('');
      return new Response(xmlOf(items), { headers: { ...HEADERS, 'content-type': 'application/xml' } });
    }
    const text = JSON.stringify({ meta, data });
    const type = callback === null ? 'application/json' : 'text/javascript';
    const body = callback === null ? text : `${callback}(${text})`;
    return new Response(body, { headers: { ...HEADERS, 'content-type': type } });
  });
};
describe('a list in another order each time', () => {
  it('carries the same data in each form', async () => {
    for (const only of ['feed/agreement/xml', 'feed/agreement/jsonp'])
      expect(await shuffled(only, (title) => title)).toEqual([{ outcome: 'pass' }]);
  });
  it('does not where one form has other texts', async () => {
    const cut = (title: string) => title.replace('title 3', 'title x');
    expect(await shuffled('feed/agreement/xml', cut)).toEqual([{ outcome: 'fail', reason: 'text' }]);
    expect(await shuffled('feed/agreement/jsonp', cut)).toEqual([{ outcome: 'fail', reason: 'value' }]);
  });
});
