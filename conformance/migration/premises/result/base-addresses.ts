import { premise } from '../../../core/check/premise.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';
import { baseMigration } from '../runs/base-migration.ts';
import type { CompletedRun } from '../runs/completed-run.ts';
import { resultValueText } from './dao-in-result.ts';

const ADDRESS = /^0x[0-9a-fA-F]{40}$/;

/** A member of `base` that is not an address. */
export function baseAddressDefect(name: string, value: unknown) {
  if (typeof value === 'string' && ADDRESS.test(value)) return undefined;
  const expected = '0x and forty hexadecimal digits';
  return { reason: 'form' as const, expected, actual: resultValueText(value), at: `base.${name}` };
}

/** The members of `base` that are addresses. There is at least one. */
export const baseAddresses = premise<MigrationTarget>()({
  name: 'base-addresses',
  reasons: ['form'],
  find: async (_tool, t): Promise<CompletedRun & { readonly addresses: readonly (readonly [string, string])[] }> => {
    const scene = await t.use(baseMigration);
    const addresses = Object.entries(scene.part).filter(
      (entry): entry is [string, string] => baseAddressDefect(...entry) === undefined,
    );
    const [first] = Object.entries(scene.part);
    if (addresses.length === 0 && first) t.judge(baseAddressDefect(...first), scene.run);
    return { ...scene, addresses };
  },
});
