/** A tool with a fault in a rerun, after an interruption or beside another run fails for exactly that fault. */

import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { plan } from '../../core/run/plan.ts';
import { runPlan } from '../../core/run/run.ts';
import { failureKey } from '../../core/verdict/outcome.ts';
import { programRunner } from '../../lab/program/program.ts';
import { migrationSuite } from '../suite.ts';
import { openMigrationTarget } from '../target/open.ts';
import { openStages } from '../target/stages.ts';

const TOOL = fileURLToPath(new URL('./durable.test-tool.ts', import.meta.url));
const TOPICS = ['rerun', 'resume', 'locks', 'result-file'].map((topic) => `migration/${topic}/**`);

async function judged(fault: string, only: readonly string[]) {
  const { open, close } = openStages();
  const command = `FAULT=${fault} ${process.execPath} ${TOOL}`;
  const target = openMigrationTarget({ command, program: programRunner(), stage: open });
  try {
    const chosen = plan(migrationSuite, { rulesets: ['interface', 'durable-deploy'], only });
    const { results } = await runPlan(chosen, target, { seed: 1n, time: target.time });
    const failed = results.map(failureKey).filter((key) => key !== undefined);
    return {
      failed,
      odd: results.filter(({ outcome }) => !['pass', 'fail', 'blocked', 'not-applicable'].includes(outcome)),
    };
  } finally {
    await close();
  }
}

test.each<[string, string, readonly string[]]>([
  ['none', '**', []],
  [
    'forgets',
    '{rerun,resume}',
    [
      'rerun/base#sent',
      'rerun/dao#sent',
      'resume/one-dao#several',
      'resume/transaction-count#more',
      'resume/lost-answers#second',
    ],
  ],
  ['other-params', '{rerun,resume}', ['rerun/changed-parameters#same']],
  ['no-code', 'rerun', ['rerun/without-code#relied-on', 'rerun/with-other-code#relied-on']],
  ['any-code', 'rerun', ['rerun/with-other-code#relied-on']],
  ['other-chain', 'resume', ['resume/another-chain#used']],
  ['other-account', 'resume', ['resume/other-account#used']],
  ['sends-again', 'resume', ['resume/lost-answers#second', 'resume/transaction-count#more']],
  ['no-lock', 'locks', ['locks/one-at-a-time#both']],
  ['lock-for-ever', 'locks', ['locks/released#kept']],
  ['overwrites', 'result-file', ['result-file/atomic#overwritten']],
  ['loses-others', 'result-file', ['result-file/other-content#lost']],
  ['result-first', 'result-file', ['result-file/mined-contracts#not-there', 'result-file/failed-migration#failed']],
])('%s', { timeout: 180_000 }, async (fault, topic, keys) => {
  const only =
    topic === '**'
      ? TOPICS
      : topic
          .replace(/[{}]/g, '')
          .split(',')
          .map((part) => `migration/${part}/**`);
  const { failed, odd } = await judged(fault, only);
  expect(odd).toEqual([]);
  expect(new Set(failed)).toEqual(new Set(keys.map((key) => `migration/${key}`)));
});
