/** Which schemes a DAO has, and what they may do (the interface document, "Migration parameters": schemes). */
import { check } from '../core/check.ts';
import type { MigrationTarget } from '../core/migration-target.ts';
import type { Trial } from '../core/trial.ts';
import { permissionsText, type SchemeName } from '../oracle/permissions.ts';
import { full } from './dao-on-chain.ts';
import { generatedHeld } from './generated.ts';
import { readableSchemes } from './readable-schemes.ts';
import { schemeVotes } from './scheme-votes.ts';
import { hashesOf, itemsOf, missing, wordsOf } from './votes.ts';
import { rightItems } from './voting-items.ts';
import { amountUnits } from './voting-machine.ts';

export { needed, permissions } from './schemes-permissions.ts';

const selection = {
  missing: 'the scheme is selected, and the DAO has not got it',
  unasked: 'the scheme is not selected, and the DAO has it',
};
const otherSelection = {
  failed: 'a DAO in which the scheme is selected otherwise than in the plain one cannot be migrated',
  ...selection,
};

/** Whether each DAO has a scheme as it was selected. */
async function selected(t: Trial<MigrationTarget, keyof typeof selection>, name: SchemeName): Promise<void> {
  const daos = await readableSchemes(t);
  if (daos.length === 0) t.inconclusive('no controller of the DAOs can be read');
  // Nothing is known of it where none that asks for it came to be.
  if (!daos.some(({ params }) => params.schemes[name])) await t.use(full);
  for (const dao of daos) {
    const [wanted, found] = [dao.params.schemes[name] === true, dao.schemes.named.get(name)];
    if (wanted && !found) t.judge(missing(dao, name), dao.scene.run);
    const unasked = !wanted &&
      found && {
        reason: 'unasked' as const,
        expected: `no ${name}: \`schemes\` says ${dao.params.schemes[name]}`,
        actual: `${found.address} with permissions ${permissionsText(found.permissions ?? 0n)}`,
        at: `the controller ${dao.controller?.address}`,
      };
    t.judge(unasked || undefined, dao.scene.run);
  }
}

export const contributionReward = check<MigrationTarget>()({
  proves: 'MIG-SC-001',
  reasons: selection,
  run: (_tool, t) => selected(t, 'ContributionReward'),
});

export const genericScheme = check<MigrationTarget>()({
  proves: 'MIG-SC-002',
  reasons: otherSelection,
  run: async (tool, t) => {
    if (!tool.has('contracts', 'GenericScheme')) t.notApplicable('the tool has no GenericScheme');
    await selected(t, 'GenericScheme');
  },
});

export const schemeRegistrar = check<MigrationTarget>()({
  proves: 'MIG-SC-003',
  reasons: otherSelection,
  run: (_tool, t) => selected(t, 'SchemeRegistrar'),
});

export const globalConstraintRegistrar = check<MigrationTarget>()({
  proves: 'MIG-SC-004',
  reasons: otherSelection,
  run: (_tool, t) => selected(t, 'GlobalConstraintRegistrar'),
});

export const upgradeScheme = check<MigrationTarget>()({
  proves: 'MIG-SC-005',
  reasons: otherSelection,
  run: (_tool, t) => selected(t, 'UpgradeScheme'),
});

export const noOther = check<MigrationTarget>()({
  proves: 'MIG-SC-006',
  reasons: { surplus: 'the DAO has a scheme that the parameters do not say' },
  run: async (_tool, t) => {
    await t.each(
      await readableSchemes(t),
      ({ schemes, scene, controller }) => {
        const [other] = schemes.others;
        const name =
          other &&
          Object.entries(scene.base).find(([, at]) => String(at).toLowerCase() === other.address.toLowerCase());
        const surplus = other && {
          reason: 'surplus' as const,
          expected: 'no scheme but the selected ones, and the deploying account',
          actual: `${name?.[0] ?? 'a contract'} ${other.address}, permissions ${permissionsText(other.permissions ?? 0n)}`,
          at: `the controller ${controller?.address}`,
        };
        t.judge(surplus, scene.run);
      },
      'no controller of the DAOs can be read',
    );
  },
});

export const votes = check<MigrationTarget>()({
  proves: 'MIG-SC-009',
  reasons: { other: 'a scheme votes by parameters that `VotingMachinesParams` does not have' },
  run: async (_tool, t) => {
    // Wrong numbers have another hash, and so have amounts in both units.
    const units = (await t.use(rightItems)).flatMap((one) => amountUnits(one.item, one.kept).map(([, unit]) => unit));
    if (new Set(units).size > 1) t.inconclusive('some amounts are in whole units, and some in the smallest');
    const all = (await readableSchemes(t)).flatMap((dao) =>
      (['SchemeRegistrar', 'GlobalConstraintRegistrar', 'UpgradeScheme'] as const).flatMap((name) => {
        const scheme = dao.schemes.named.get(name);
        return scheme ? [{ dao, name, scheme }] : [];
      }),
    );
    await t.each(
      all,
      async ({ dao, name, scheme }) => {
        const found = await schemeVotes(dao.scene.views, name, scheme);
        if (!found) return t.inconclusive(`the parameters of ${name} ${scheme.address} cannot be read`);
        const items = itemsOf(dao).flatMap(hashesOf);
        const other = found.hashes.find((hash) => !items.includes(hash.toLowerCase()));
        const defect = other && {
          reason: 'other' as const,
          expected: 'the hash of an item of `VotingMachinesParams`',
          actual: wordsOf(dao, other),
          at: `${name} ${scheme.address} of the avatar ${dao.avatar}`,
        };
        t.judge(defect || undefined, dao.scene.run);
      },
      'no DAO has any of these schemes',
    );
  },
});

export const generated = check<MigrationTarget>()({
  proves: ['MIG-SC-001', 'MIG-SC-002', 'MIG-SC-003', 'MIG-SC-004', 'MIG-SC-005', 'MIG-SC-006'],
  reasons: { differs: 'a DAO of generated parameters has other schemes than they say' },
  run: (_tool, t) => generatedHeld(t, 'schemes'),
});
