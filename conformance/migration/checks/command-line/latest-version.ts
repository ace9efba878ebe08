import { check } from '../../../core/check/check.ts';
import type { Defect } from '../../../core/check/defect.ts';
import { coreContractEntries } from '../../oracle/contracts/core-contracts.ts';
import { isLaterVersion } from '../../oracle/versions/version-text.ts';
import { coreVersionRun, coreVersionsWritten } from '../../premises/command-line/core-version-run.ts';
import { defaultRun } from '../../premises/command-line/default-run.ts';
import type { ScenarioRun } from '../../premises/runs/scenario-run.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';
import { succeeded } from '../../target/run.ts';

export const latestVersion = check<MigrationTarget>()({
  // MIG-CL-009 (must): Without `--core-version`, the core version is the latest that the tool supports. [interface, "Command
  //   line"]
  proves: 'MIG-CL-009',
  needs: ['argv'],
  reasons: { older: 'without a core version an older one is deployed than the latest that the tool supports' },
  run: async (_tool, t) => {
    const { version, short } = await t.use(coreVersionRun);
    if (!succeeded(short.run))
      t.inconclusive(
        `no run with the version ${version} succeeds: name one that the tool supports with --core-version`,
      );
    const plain = await t.use(defaultRun);
    t.note(`the latest of the known versions is ${version}`);
    const written = coreVersionsWritten(plain)?.reduce((a, b) => (isLaterVersion(b, a) ? b : a));
    // Without a version in the result, the contracts are compared with those of the latest version.
    if (written === undefined && (await codeLengths(plain)) !== (await codeLengths(short)))
      t.inconclusive(
        `its contracts are not those of ${version}, and the result does not name their version: if the tool supports a later one, name that with --other-core-version`,
      );
    t.judge(olderDefect(written ?? version, version), plain.run);
  },
});

function olderDefect(deployed: string, latest: string): Defect<'older'> | undefined {
  if (!isLaterVersion(latest, deployed)) return undefined;
  return { reason: 'older', expected: `${latest}, or a later one`, actual: deployed, at: 'without --core-version' };
}

/** Addresses that the constructor writes into the code (Solidity, "Immutables") do not change its length. */
async function codeLengths({ result, views }: ScenarioRun): Promise<string> {
  const base = coreContractEntries(result?.result.base);
  return JSON.stringify(
    await Promise.all(base.map(async ([name, address]) => [name, (await views.codeAt(address)).length])),
  );
}
