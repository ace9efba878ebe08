import { check } from '../../../core/check/check.ts';
import { answersJsonRpc } from '../../../lab/chain/json-rpc-probe.ts';
import { evidenceOf } from '../../premises/runs/hang-detection.ts';
import { isolatedBase } from '../../premises/runs/isolated-base.ts';
import { runSummary } from '../../premises/runs/run-summary.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';

export const closedLocalChain = check<MigrationTarget>()({
  // MIG-EN-006 (must): A local chain that is closed no longer answers, and keeps no process from ending. [durable-deploy,
  //   "Ending"]
  proves: 'MIG-EN-006',
  needs: ['localChain', 'processes'],
  reasons: {
    answers: 'a local chain answers after it was closed',
    'process-kept': 'a closed local chain keeps its process running',
  },
  run: async (tool, t) => {
    const { stage } = await t.use(isolatedBase);
    await t.each(['server', 'provider'] as const, async (as) => {
      const chain = await tool.localChain(as, [{}], await stage.place());
      // MIG-LC-001 and MIG-LC-002 judge whether a chain is opened.
      if (!('rpc' in chain)) return t.notApplicable(`it opens no ${as}: ${runSummary(chain)}`);
      const at = `LocalChain.${as}`;
      const run = await chain.close();
      const kept = { reason: 'process-kept' as const, expected: 'a process that ends', actual: runSummary(run), at };
      t.judge(run.ended.by === 'limit' && kept, evidenceOf(run));
      const answers = await answersJsonRpc(chain.rpc);
      const answered = { expected: 'no answer', actual: `an answer at ${chain.rpc}`, at };
      t.judge(answers && { reason: 'answers', ...answered });
    });
  },
});
