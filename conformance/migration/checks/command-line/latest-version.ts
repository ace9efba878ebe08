import { check } from '../../../core/check/check.ts';
import { isLaterVersion } from '../../oracle/versions/version-text.ts';
import { coreVersionRun, coreVersionsWritten } from '../../premises/command-line/core-version-run.ts';
import { defaultRun } from '../../premises/command-line/default-run.ts';
import type { ScenarioRun } from '../../premises/runs/scenario-run.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';
import { succeeded } from '../../target/run.ts';

export const latestVersion = check<MigrationTarget>()({
  proves: 'MIG-CL-009',
  needs: ['argv'],
  reasons: { older: 'without a core version an older one is deployed than the tool supports' },
  run: async (_tool, t) => {
    const { version, short } = await t.use(coreVersionRun);
    if (!succeeded(short.run)) t.inconclusive(`no run succeeds that asks for ${version}`);
    const plain = await t.use(defaultRun);
    const found = coreVersionsWritten(plain)?.reduce((a, b) => (isLaterVersion(b, a) ? b : a));
    const expected = `${version}, or a later one`;
    const at = 'without --core-version';
    t.note(`of the versions that are known the latest is ${version}`);
    if (found !== undefined) {
      const older = isLaterVersion(version, found);
      return t.judge(older ? { reason: 'older', expected, actual: found, at } : undefined, plain.run);
    }
    const codes = async ({ result, views }: ScenarioRun) => {
      const base = Object.entries(result?.result.base ?? {});
      // Addresses that were put into code when it was deployed differ, and change nothing of its length.
      return JSON.stringify(
        await Promise.all(base.map(async ([name, one]) => [name, (await views.codeAt(one)).length])),
      );
    };
    if ((await codes(plain)) !== (await codes(short)))
      t.inconclusive(
        `its contracts are not those of ${version}, and the result does not say of which version they are`,
      );
    t.judge(undefined);
  },
});
