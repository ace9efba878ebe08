import { check } from '../../../core/check/check.ts';
import { judgeUndisclosed } from '../../premises/secrets/searched-runs.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';

export const keys = check<MigrationTarget>()({
  proves: 'MIG-SE-001',
  reasons: {
    printed: 'a private key or a mnemonic is printed',
    'in-a-file': 'a private key or a mnemonic is in a file',
  },
  run: (tool, t) => judgeUndisclosed(tool, t, (name) => name !== 'the API key'),
});
