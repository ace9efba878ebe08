import { check } from '../../../core/check/check.ts';
import { judgeTextParameter } from '../../premises/parameters/text-parameter.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';

export const tokenSymbol = check<MigrationTarget>()({
  proves: 'MIG-PR-003',
  reasons: { differs: 'the token has another symbol than `tokenSymbol`' },
  run: (_tool, t) => judgeTextParameter(t, 'tokenSymbol', ({ token }) => `symbol() of the token ${token}`),
});
