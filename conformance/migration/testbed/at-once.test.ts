import { afterAll, expect, test } from 'vitest';
import { faults } from '../generated/alterations.ts';
import { openStages } from '../target/stages.ts';
import { judgedAtOnce, judgementOf } from './at-once.test-tool.ts';

const stages = openStages();
afterAll(stages.close);

/** On three chains: one that is read alone, one for each DAO and one for runs that fail. */
const ONLY = ['steps/dao', 'founders/tokens', 'founders/units', 'ownership/avatar', 'exit/failure', 'exit/success'];

test('a fault is named for the same reason, however many checks are judged at once', {
  timeout: 300_000,
}, async () => {
  const name = 'last-founder-left-out';
  const fault = await faults[name].load();
  const only = ONLY.map((check) => `migration/${check}`);
  const judged = async (jobs: number) => (await judgedAtOnce(jobs, stages, name, fault, only)).map(judgementOf);
  const one = await judged(1);
  expect(one).toContain('migration/founders/tokens fail amount');
  expect(await judged(2)).toEqual(one);
  expect(await judged(8)).toEqual(one);
});
