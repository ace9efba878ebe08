import { check } from '../../../core/check/check.ts';
import { judgeTextParameter } from '../../premises/parameters/text-parameter.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';

export const tokenName = check<MigrationTarget>()({
  proves: 'MIG-PR-002',
  reasons: { differs: 'the token has another name than `tokenName`' },
  run: (_tool, t) => judgeTextParameter(t, 'tokenName', ({ token }) => `name() of the token ${token}`),
});
