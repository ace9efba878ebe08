import { check } from '../../../core/check/check.ts';
import { evidenceOf } from '../../premises/runs/hang-detection.ts';
import { leakedSecrets } from '../../premises/secrets/leaked-secrets.ts';
import {
  disclosedSecretDefect,
  isKeyOrMnemonic,
  leakedSecretDefect,
  searchedRuns,
} from '../../premises/secrets/searched-runs.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';

export const keys = check<MigrationTarget>()({
  // MIG-SE-001 (must): The private key and the mnemonic are never printed, and are in no file that the tool writes.
  //   [durable-deploy, "Secrets"]
  proves: 'MIG-SE-001',
  reasons: {
    printed: 'a private key or a mnemonic is printed',
    'in-a-file': 'a private key or a mnemonic is in a file',
  },
  run: async (_tool, t) => {
    await t.each(await t.use(searchedRuns), (searched) =>
      t.judge(disclosedSecretDefect(searched, isKeyOrMnemonic), evidenceOf(searched.scene.run)),
    );
    for (const leak of leakedSecrets(t.state)) t.judge(leakedSecretDefect(leak, isKeyOrMnemonic), evidenceOf(leak.run));
  },
});
