import { expect, test } from 'vitest';
import { plan } from '../../../core/run/plan.ts';
import { runPlan } from '../../../core/run/run.ts';
import { virtualTime } from '../../../core/run/time.ts';
import { logSuite } from '../../suite.ts';
import { logTarget } from '../../target/log.ts';

const LATEST =
  'go.sum database tree\n7\nAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA=\n\n— sum.example Az3grlgtzPICa5OS8npVmf1Myq/5\n';

/** The message of the check of the checkpoint for a service with these resources. */
async function messageFor(resources: Readonly<Record<string, string>>): Promise<string | undefined> {
  const time = virtualTime();
  const handler = (request: Request): Response => {
    const found = resources[new URL(request.url).pathname.replace('/api/v2/', '')];
    return new Response(found ?? 'no', { status: found === undefined ? 404 : 200 });
  };
  const target = logTarget({ handler, time });
  const chosen = plan(logSuite, { rulesets: ['tlog-tiles'], only: ['log/checkpoint/served'] });
  const { results } = await runPlan(chosen, target, { seed: 1n, time });
  return results.find(({ id }) => id === 'log/checkpoint/served')?.message;
}

test('a Go checksum database is recognised', async () => {
  expect(await messageFor({ latest: LATEST })).toContain('a Go checksum database');
});

test.each([[{}], [{ latest: 'a page' }]])('anything else without a checkpoint is not: %j', async (resources) => {
  expect(await messageFor(resources)).toContain('this is not the address of a log');
});
