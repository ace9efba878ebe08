import { check } from '../../../core/check/check.ts';
import { judgeUndisclosed } from '../../premises/secrets/searched-runs.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';

export const apiKey = check<MigrationTarget>()({
  proves: 'MIG-SE-003',
  reasons: {
    printed: 'the API key of a provider URL is printed',
    'in-a-file': 'the API key of a provider URL is in a file',
  },
  run: (tool, t) => judgeUndisclosed(tool, t, (name) => name === 'the API key'),
});
