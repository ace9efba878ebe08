/** The program of spec/feed/publishing.md publishes into a feed, and sets its clock. */

import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { createFeed, feedRig, serve } from '../../../../src/reference/feed/index.ts';
import { failures, reportIn, touchstoneApart } from '../../../front/cli/command.test-tool.ts';

const EXAMPLE = fileURLToPath(new URL('../../../../spec/feed/publish-example.py', import.meta.url));
const hasPython = spawnSync('python3', ['--version']).status === 0;

test.skipIf(!hasPython)(
  'it is all that a run needs to judge publishing',
  async () => {
    const feed = createFeed(feedRig({ publishing: { token: 'a-token' } }));
    feed.putSite({ slug: 'engineering', name: 'Engineering' });
    feed.putKey('a-valid-key');
    const { url, close } = await serve(feed.handler);
    const program = `python3 '${EXAMPLE}' ${url}/publish`;
    const about = ['--url', `${url}/v2`, '--site', 'engineering', '--key-env', 'KEY', '--json', '--exclusive'];
    const programs = ['--publish-command', program, '--clock-command', program];
    const env = { ...process.env, KEY: 'a-valid-key', PUBLISH_TOKEN: 'a-token' };
    const ended = await touchstoneApart(['check', 'feed', ...about, ...programs], { env }).finally(close);
    const report = reportIn(ended);
    expect({ code: ended.code, failed: failures(report) }).toEqual({ code: 0, failed: [] });
    const outcomes = new Map(report.checks.map(({ id, outcome }) => [id as string, outcome]));
    for (const id of [
      'realtime/published',
      'realtime/updated',
      'realtime/withdrawn',
      'published/generated',
      'upcoming/due',
    ])
      expect([id, outcomes.get(`feed/${id}`)]).toEqual([id, 'pass']);
    expect(report.scope.text).toContain('publishing judged, clock controlled');
  },
  120_000,
);
