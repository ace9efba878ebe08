import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { plan } from '../../../core/run/plan.ts';
import { runPlan } from '../../../core/run/run.ts';
import { failureKey } from '../../../core/verdict/outcome.ts';
import { programRunner } from '../../../lab/program/program.ts';
import { migrationSuite } from '../../suite.ts';
import { moduleArgv } from '../../target/library/module-argv.ts';
import { openMigrationTarget } from '../../target/open.ts';
import { openStages } from '../../target/stages.ts';

const TOOL = fileURLToPath(new URL('./open-local-chain.test-tool.ts', import.meta.url));
const { open, close } = openStages();
afterAll(close);

test.each<[string, readonly string[]]>([
  ['nothing', []],
  ['bare', ['provider#no-code', 'server#no-code']],
  ['one-lacks', ['contracts#no-code']],
  ['other-by-server', ['contracts#other']],
  ['other-by-provider', ['contracts#other']],
  ['none-of-them', ['contracts#other']],
  ['proxies', []],
  ['says-nothing', ['server#silent']],
  ['throws', ['server#closed']],
])('a local chain with the fault %s', { timeout: 120_000 }, async (fault, keys) => {
  const host = moduleArgv(TOOL, 'default', '/');
  const library = ['/usr/bin/env', `FAULT=${fault}`, ...host] as const;
  const target = openMigrationTarget({ library, program: programRunner(), stage: open });
  const only = ['migration/local-chain/**'];
  const chosen = plan(migrationSuite, { rulesets: ['interface', 'durable-deploy'], only });
  const { results } = await runPlan(chosen, target, { seed: 1n, time: target.time });
  const failed = results.map(failureKey).filter((key) => key !== undefined);
  expect(failed.sort()).toEqual(keys.map((key) => `migration/local-chain/${key}`));
});
