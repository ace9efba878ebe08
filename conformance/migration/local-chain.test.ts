import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { failureKey } from '../core/outcome.ts';
import { plan } from '../core/plan.ts';
import { run } from '../core/run.ts';
import { moduleArgv } from '../front/library/module-argv.ts';
import { programs } from '../lab/program.ts';
import { stages } from '../lab/stage.ts';
import { migrationTarget } from '../target/migration/open.ts';
import { migrationSuite } from './index.ts';

const TOOL = fileURLToPath(new URL('./local-chain.test-tool.ts', import.meta.url));
const { open, close } = stages();
afterAll(close);

test.each<[string, readonly string[]]>([
  ['nothing', []],
  ['bare', ['provider#bare', 'server#bare']],
  ['one-lacks', ['contracts#no-code']],
  ['other-by-server', ['contracts#other']],
  ['other-by-provider', ['contracts#other']],
  ['none-of-them', ['contracts#other']],
  ['proxies', []],
  ['says-nothing', ['server#silent']],
  ['throws', ['server#closed']],
])('a local chain with %s wrong', { timeout: 120_000 }, async (fault, keys) => {
  const host = moduleArgv(TOOL, 'default', '/');
  const library = ['/usr/bin/env', `FAULT=${fault}`, ...host] as const;
  const target = migrationTarget({ library, program: programs(), stage: open });
  const only = ['migration/local-chain/**'];
  const chosen = plan(migrationSuite, { rulesets: ['interface', 'durable-deploy'], only });
  const { results } = await run(chosen, target, { seed: 1n, time: target.time });
  const failed = results.map(failureKey).filter((key) => key !== undefined);
  expect(failed.sort()).toEqual(keys.map((key) => `migration/local-chain/${key}`));
});
