import { describe, expect, it } from 'vitest';
import { plan } from '../../../core/run/plan.ts';
import { runPlan } from '../../../core/run/run.ts';
import { virtualTime } from '../../../core/run/time.ts';
import type { CheckResult } from '../../../core/verdict/outcome.ts';
import { feedSuite } from '../../suite.ts';
import { feedTarget } from '../../target/feed.ts';

const HEADERS = { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' };

/** The answer of a site: the number of events, or a refusal of the key. */
interface Told {
  readonly events?: number;
  readonly methodId?: number;
  readonly refused?: boolean;
}

function json({ events = 1, methodId = 1559, refused = false }: Told): Response {
  const status = refused ? 401 : 200;
  const meta = { requests: 1, timestamp: 1, status, message: 'm', method_id: methodId, method: { site_name: null } };
  const event = { id: 1, title: 't', times: null, type: null, link: null, updated: null };
  const data = refused ? [] : Array.from({ length: events }, () => event);
  return Response.json({ meta, data }, { headers: HEADERS });
}

/** The result of the check of method ids for a feed with these sites, and the number of requests for each path. */
async function judged(slugs: readonly string[], answerOf: (path: string) => Told) {
  const time = virtualTime();
  const asked = new Map<string, number>();
  const handler = (request: Request): Response => {
    const [, path = ''] = /\/events\/(.*)\.json$/.exec(new URL(request.url).pathname) ?? [];
    asked.set(path, (asked.get(path) ?? 0) + 1);
    return path === '' ? Response.json(slugs.map((slug) => ({ slug, name: slug }))) : json(answerOf(path));
  };
  const target = feedTarget({ site: 'x', key: 'k', sitesUrl: '/v2/resources/sites.json', handler, time });
  const only = ['feed/envelope/method-id'];
  const { results } = await runPlan(plan(feedSuite, { rulesets: ['interface'], only }), target, { seed: 1n, time });
  await target.close();
  const found = results.find(({ id }) => id === only[0]) as CheckResult;
  return { outcome: found.outcome, reason: found.reason, at: found.at, asked };
}

const many = ['x', ...Array.from({ length: 60 }, (_, i) => `site${i}`)];

describe('further sites', () => {
  it('are two with events and one without, of however many, and ten are asked at most', async () => {
    for (const [events, looked] of [
      [() => 1, 2],
      [() => 0, 1],
      [(path: string) => Number(path.at(-1)) % 2, 3],
    ] as const) {
      const { outcome, asked } = await judged(many, (path) => ({ events: path === 'x' ? 1 : events(path) }));
      const furtherPaths = [...asked].filter(([path]) => path.startsWith('site'));
      expect(outcome).toBe('pass');
      expect(furtherPaths.length).toBeLessThanOrEqual(10);
      // Once to choose, and once to judge.
      expect(furtherPaths.filter(([, times]) => times === 2)).toHaveLength(looked);
    }
  });

  it('exclude sites that refuse the key', async () => {
    const answerOf = (path: string) => (path === 'x' ? {} : { refused: true, methodId: 1523 });
    expect((await judged(many, answerOf)).outcome).toBe('pass');
  });

  it('have slugs with a slash, as it is or escaped', async () => {
    for (const spelled of ['library/news', 'library%2Fnews']) {
      const site = (path: string) => ({ refused: path !== 'x' && path !== spelled, methodId: path === 'x' ? 1559 : 7 });
      const { reason, at } = await judged(['x', 'library/news'], site);
      expect(reason).toBe('other-site');
      expect(at).toBe(`events/${spelled}.json, /meta/method_id`);
    }
  });

  it('are not the site that is judged, however it is written in the list', async () => {
    const { outcome, asked } = await judged(['x'], () => ({}));
    expect(outcome).toBe('pass');
    expect([...asked.keys()].filter((path) => path !== '')).toEqual(['x']);
  });
});
