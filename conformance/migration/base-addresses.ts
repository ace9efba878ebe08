import type { MigrationTarget } from '../core/migration-target.ts';
import { premise } from '../core/premise.ts';
import { say } from './result-dao.ts';
import { baseMigrated, type Done } from './scenes.ts';

const ADDRESS = /^0x[0-9a-fA-F]{40}$/;

/** What is wrong with a member of `base` that is no address. */
export function malformed(name: string, value: unknown) {
  if (typeof value === 'string' && ADDRESS.test(value)) return undefined;
  const expected = '0x and forty hexadecimal digits';
  return { reason: 'form' as const, expected, actual: say(value), at: `base.${name}` };
}

/** The members of `base` that are addresses: at least one, for where there is none nothing can be looked at. */
export const baseAddresses = premise<MigrationTarget>()({
  name: 'base-addresses',
  owners: { form: 'migration/result/addresses#form' },
  find: async (_tool, t): Promise<Done & { readonly addresses: readonly (readonly [string, string])[] }> => {
    const scene = await t.use(baseMigrated);
    const addresses = Object.entries(scene.part).filter(
      (one): one is [string, string] => malformed(...one) === undefined,
    );
    const [first] = Object.entries(scene.part);
    if (addresses.length === 0 && first) t.judge(malformed(...first), scene.run);
    return { ...scene, addresses };
  },
});
