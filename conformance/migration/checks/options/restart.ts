import { check } from '../../../core/check/check.ts';
import { mismatch } from '../../../core/check/mismatch.ts';
import { formerContract } from '../../premises/dao/former-contract.ts';
import { daoText, textKeyOf } from '../../premises/options/dao-texts.ts';
import { requireLibraryOption } from '../../premises/options/library-option.ts';
import { restartRuns } from '../../premises/options/restart-runs.ts';
import { runSummary } from '../../premises/runs/run-summary.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';
import { succeeded } from '../../target/run.ts';

export const restart = check<MigrationTarget>()({
  // MIG-OP-009 (must): With `restart`, a migration uses nothing of an unfinished deployment: it makes a new DAO with the
  //   parameters of this run. [interface, "Library options object"]
  proves: 'MIG-OP-009',
  needs: ['call'],
  reasons: {
    failed: 'with `restart` a migration does not succeed where one was interrupted, or is finished',
    reused: 'with `restart` a contract of an earlier deployment is used',
    'other-params': 'with `restart` the DAO is not that of the parameters',
  },
  run: async (tool, t) => {
    requireLibraryOption(tool, t, 'restart');
    await t.each(await t.use(restartRuns), async ({ member, scene, parts, name: wanted, former }) => {
      const { run, result, views, stage, since } = scene;
      const at = `restart, ${member}`;
      for (const part of parts) {
        const writtenPart = result?.result[part];
        const expected = `a new \`${part}\``;
        if (!succeeded(run) || !writtenPart)
          return t.fail({ reason: 'failed', expected, actual: runSummary(run), at }, run);
        const name = await formerContract(stage.chain, writtenPart, since, result?.result.base);
        const actual = `${part}.${name} is that of the ${former} one`;
        if (name !== undefined) t.fail({ reason: 'reused', expected, actual, at }, run);
      }
      const dao = parts.includes('dao') ? result?.result.dao : undefined;
      const key = textKeyOf(tool);
      const found = dao && key ? await daoText(views, dao, key) : wanted;
      t.judge(mismatch('other-params', wanted, found, `${at}: ${key} of the DAO`), run);
    });
  },
});
