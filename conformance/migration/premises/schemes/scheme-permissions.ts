import { premise } from '../../../core/check/premise.ts';
import type { Trial } from '../../../core/check/trial.ts';
import {
  LEAST_PERMISSIONS,
  PERMISSION_BITS,
  permissionsText,
  REQUESTED_PERMISSIONS,
  type SchemeName,
  storedPermissions,
} from '../../oracle/schemes/permissions.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';
import type { DaoOnChain } from '../dao/dao-on-chain.ts';
import { daosWithReadableSchemes } from './readable-schemes.ts';

/** What each scheme has of the controller, in every DAO. */
interface GrantedPermissions {
  readonly dao: DaoOnChain;
  readonly name: SchemeName;
  readonly permissions: bigint;
}

/** Of schemes that can do what they are for. */
export const schemesWithNeededPermissions = premise<MigrationTarget>()({
  name: 'needed permissions',
  reasons: ['lacks'],
  find: async (_tool, t: Trial<MigrationTarget, 'lacks'>): Promise<readonly GrantedPermissions[]> => {
    const all = (await daosWithReadableSchemes(t)).flatMap((dao) =>
      [...dao.schemes.named].flatMap(([name, { permissions }]) =>
        permissions === undefined ? [] : [{ dao, name, permissions }],
      ),
    );
    if (all.length === 0) t.inconclusive('no permissions of schemes can be read');
    for (const { dao, name, permissions } of all) {
      const needed = LEAST_PERMISSIONS[name] & ~PERMISSION_BITS.registered;
      const lacks = (permissions & needed) !== needed && {
        reason: 'lacks' as const,
        expected: `a mask with ${permissionsText(needed)} in it`,
        actual: permissionsText(permissions),
        at: `${name} ${dao.schemes.named.get(name)?.address} with the controller ${dao.controller?.address}`,
      };
      t.judge(lacks || undefined, dao.scene.run);
    }
    return all;
  },
});

/** Which option permissions are; undefined where they are two. */
export function permissionsOption(
  all: readonly Pick<GrantedPermissions, 'name' | 'permissions'>[],
): string | undefined {
  const are = (masks: Readonly<Record<SchemeName, bigint>>) =>
    all.every(({ name, permissions }) => permissions === storedPermissions(masks[name]));
  const [known, least] = [are(REQUESTED_PERMISSIONS), are(LEAST_PERMISSIONS)];
  if (known && least) return undefined;
  return known ? 'known' : least ? 'least' : 'other';
}
