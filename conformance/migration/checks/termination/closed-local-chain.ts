import { check } from '../../../core/check/check.ts';
import { answersJsonRpc } from '../../../lab/chain/json-rpc-probe.ts';
import { evidenceOf } from '../../premises/runs/hang-detection.ts';
import { isolatedBase } from '../../premises/runs/isolated-base.ts';
import { runSummary } from '../../premises/runs/run-summary.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';

export const closedLocalChain = check<MigrationTarget>()({
  proves: 'MIG-EN-006',
  needs: ['localChain', 'processes'],
  reasons: {
    answers: 'a local chain answers after it was closed',
    'process-kept': 'a local chain that is closed keeps its process from ending',
  },
  run: async (tool, t) => {
    const { stage } = await t.use(isolatedBase);
    await t.each(['server', 'provider'] as const, async (as) => {
      const chain = await tool.localChain(as, [{}], await stage.place());
      // That one opens is for others to judge.
      if (!('rpc' in chain)) return t.notApplicable(`it opens no ${as}: ${runSummary(chain)}`);
      const at = `LocalChain.${as}`;
      const run = await chain.close();
      const held = { reason: 'process-kept' as const, expected: 'a process that ends', actual: runSummary(run), at };
      t.judge(run.ended.by === 'limit' ? held : undefined, evidenceOf(run));
      const answers = await answersJsonRpc(chain.rpc);
      const expected = 'no answer';
      t.judge(answers ? { reason: 'answers', expected, actual: `an answer at ${chain.rpc}`, at } : undefined);
    });
  },
});
