import assert from 'node:assert/strict';
import * as runner from 'node:test';
import request from 'supertest';
import { feedTarget, nodeHandler } from 'touchstone';
import { feedSuite } from 'touchstone/feed';
import { conformanceTests } from 'touchstone/runner';
import { put, remove, setClock } from './events.js';
import { app } from './feed.js';

// The whole interface: one test for each check.
conformanceTests(runner, {
  suite: feedSuite,
  selection: { rulesets: ['interface', 'web'] },
  target: () =>
    feedTarget({
      handler: nodeHandler(app),
      site: 'engineering',
      key: 'my-test-key-2819',
      otherSite: 'science',
      otherKey: 'my-other-key',
      sitesUrl: '/v2/resources/sites.json',
      exclusive: true,
      publisher: {
        publish: async (site, item, event) => {
          put(item, site, event);
          return { given: {} };
        },
        update: async (site, item, event) => {
          put(item, site, event);
          return { given: {} };
        },
        withdraw: async (_site, item) => remove(item),
      },
      clock: { set: async (now) => setClock(now ?? null) },
    }),
});

// What the interface does not say is yours to test, by supertest, of the same app.
runner.test('no header tells which program answers', async () => {
  const { headers } = await request(app).get('/v2/events/engineering.json?key=my-test-key-2819').expect(200);
  assert.equal(headers['x-powered-by'], undefined);
});
