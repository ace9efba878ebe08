import type { Defect } from '../../../core/check/defect.ts';
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
import type { SchemePermissions } from '../../oracle/schemes/selected-schemes.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';
import type { DaoOnChain } from '../dao/dao-on-chain.ts';
import { requireParams } from '../parameters/required-params.ts';
import { daosWithReadableSchemes } from './readable-schemes.ts';

/** The permissions that a scheme of a DAO has. */
interface GrantedPermissions {
  readonly dao: DaoOnChain;
  readonly name: SchemeName;
  readonly permissions: bigint;
}

/** A scheme without a permission that it needs. */
export function neededPermissionDefect({ dao, name, permissions }: GrantedPermissions): Defect<'lacks'> | undefined {
  const needed = LEAST_PERMISSIONS[name] & ~PERMISSION_BITS.registered;
  if ((permissions & needed) === needed) return undefined;
  return {
    reason: 'lacks',
    expected: `a mask with ${permissionsText(needed)} in it`,
    actual: permissionsText(permissions),
    at: `${name} ${dao.schemes.named.get(name)?.address} with the controller ${dao.controller?.address}`,
  };
}

/** The schemes of every DAO. Each has the permissions that it needs. */
export const schemesWithNeededPermissions = premise<MigrationTarget>()({
  name: 'schemes-with-needed-permissions',
  reasons: ['lacks'],
  find: async (tool, t: Trial<MigrationTarget, 'lacks'>): Promise<readonly GrantedPermissions[]> => {
    requireParams(tool, t, 'schemes');
    const schemes = (await daosWithReadableSchemes(t)).flatMap((dao) =>
      [...dao.schemes.named].flatMap(([name, { permissions }]) =>
        permissions === undefined ? [] : [{ dao, name, permissions }],
      ),
    );
    if (schemes.length === 0) t.inconclusive('no permissions of schemes can be read');
    for (const scheme of schemes) t.judge(neededPermissionDefect(scheme), scheme.dao.scene.run);
    return schemes;
  },
});

/** The option of the choice `scheme-permissions`; undefined where two options have the same permissions. */
export function permissionsOption(
  schemes: readonly Pick<GrantedPermissions, 'name' | 'permissions'>[],
): SchemePermissions | undefined {
  const areThoseOf = (masks: Readonly<Record<SchemeName, bigint>>) =>
    schemes.every(({ name, permissions }) => permissions === storedPermissions(masks[name]));
  const [areKnown, areLeast] = [areThoseOf(REQUESTED_PERMISSIONS), areThoseOf(LEAST_PERMISSIONS)];
  if (areKnown && areLeast) return undefined;
  return areKnown ? 'known' : areLeast ? 'least' : 'other';
}
