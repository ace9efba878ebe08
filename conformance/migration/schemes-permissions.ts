/** What the controller lets the schemes of a DAO do. */
import { check } from '../core/check.ts';
import type { MigrationTarget } from '../core/migration-target.ts';
import { premise } from '../core/premise.ts';
import type { Trial } from '../core/trial.ts';
import {
  LEAST_PERMISSIONS,
  PERMISSIONS,
  permissionsText,
  REQUESTED_PERMISSIONS,
  SCHEME_NAMES,
  type SchemeName,
  storedPermissions,
} from '../oracle/permissions.ts';
import type { DaoOnChain } from './dao-on-chain.ts';
import { readableSchemes } from './readable-schemes.ts';

/** What each scheme has of the controller, in every DAO. */
interface Allowed {
  readonly dao: DaoOnChain;
  readonly name: SchemeName;
  readonly permissions: bigint;
}

/** Of schemes that can do what they are for. */
const enough = premise<MigrationTarget>()({
  name: 'needed permissions',
  owners: { lacks: 'migration/schemes/needed#lacks' },
  find: async (_tool, t: Trial<MigrationTarget, 'lacks'>): Promise<readonly Allowed[]> => {
    const all = (await readableSchemes(t)).flatMap((dao) =>
      [...dao.schemes.named].flatMap(([name, { permissions }]) =>
        permissions === undefined ? [] : [{ dao, name, permissions }],
      ),
    );
    if (all.length === 0) t.inconclusive('no permissions of schemes can be read');
    for (const { dao, name, permissions } of all) {
      const needed = LEAST_PERMISSIONS[name] & ~PERMISSIONS.registered;
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

export const needed = check<MigrationTarget>()({
  proves: 'MIG-SC-007',
  reasons: { lacks: 'a scheme has not the permission without which it can do nothing' },
  run: async (_tool, t) => {
    await t.each(await t.use(enough), ({ dao }) => t.judge(undefined, dao.scene.run));
  },
});

/** Which option permissions are; undefined where they are two. */
export function permissionsOption(all: readonly Pick<Allowed, 'name' | 'permissions'>[]): string | undefined {
  const are = (masks: Readonly<Record<SchemeName, bigint>>) =>
    all.every(({ name, permissions }) => permissions === storedPermissions(masks[name]));
  const [known, least] = [are(REQUESTED_PERMISSIONS), are(LEAST_PERMISSIONS)];
  if (known && least) return undefined;
  return known ? 'known' : least ? 'least' : 'other';
}

export const permissions = check<MigrationTarget>()({
  proves: 'MIG-SC-008',
  reasons: {
    'not-as-declared': 'permissions of schemes are not as declared',
    changed: 'one scheme has other permissions in one DAO than in another',
  },
  run: async (_tool, t) => {
    const all = await t.use(enough);
    const first = new Map<SchemeName, bigint>();
    for (const { dao, name, permissions } of all) {
      const before = first.get(name) ?? permissions;
      first.set(name, before);
      const changed = before !== permissions && {
        reason: 'changed' as const,
        expected: `${permissionsText(before)}, as in another DAO`,
        actual: permissionsText(permissions),
        at: `${name} of the avatar ${dao.avatar}`,
      };
      t.judge(changed || undefined, dao.scene.run);
    }
    const option = permissionsOption(all);
    const found = SCHEME_NAMES.flatMap((name) =>
      first.has(name) ? [`${name} ${permissionsText(first.get(name)!)}`] : [],
    );
    const defect = option === undefined ? undefined : t.chose('scheme-permissions', option);
    t.judge(defect && { ...defect, actual: `${defect.actual}: ${found.join(', ')}` }, all[0]?.dao.scene.run);
  },
});
