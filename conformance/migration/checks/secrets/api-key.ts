import { check } from '../../../core/check/check.ts';
import { evidenceOf } from '../../premises/runs/hang-detection.ts';
import { leakedSecrets } from '../../premises/secrets/leaked-secrets.ts';
import {
  disclosedSecretDefect,
  isApiKey,
  leakedSecretDefect,
  searchedRuns,
} from '../../premises/secrets/searched-runs.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';

export const apiKey = check<MigrationTarget>()({
  // MIG-SE-003 (must): The API key in a provider URL is never printed, and is in no file that the tool writes. [durable-deploy,
  //   "Secrets"]
  proves: 'MIG-SE-003',
  reasons: {
    printed: 'the API key of a provider URL is printed',
    'in-a-file': 'the API key of a provider URL is in a file',
  },
  run: async (_tool, t) => {
    await t.each(await t.use(searchedRuns), (searched) =>
      t.judge(disclosedSecretDefect(searched, isApiKey), evidenceOf(searched.scene.run)),
    );
    for (const leak of leakedSecrets(t.state)) t.judge(leakedSecretDefect(leak, isApiKey), evidenceOf(leak.run));
  },
});
