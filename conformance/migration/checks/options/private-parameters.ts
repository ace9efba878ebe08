import { check } from '../../../core/check/check.ts';
import type { Defect } from '../../../core/check/defect.ts';
import type { Trial } from '../../../core/check/trial.ts';
import { PLAIN_PARAMS } from '../../inputs/parameters/plain-parameters.ts';
import { universalDaoOnChain } from '../../premises/dao/all-daos.ts';
import { readDao } from '../../premises/dao/dao-on-chain.ts';
import { accountPermissionsText, accountText } from '../../premises/dao/owner-registration.ts';
import { libraryBase } from '../../premises/library/library-base.ts';
import { libraryDao } from '../../premises/library/library-dao.ts';
import { daoText, textKeyOf } from '../../premises/options/dao-texts.ts';
import { OVERRIDDEN_FLAG, paramsOfNetworks } from '../../premises/options/params-by-network.ts';
import { offeredParams } from '../../premises/parameters/offered-params.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';

export const privateParameters = check<MigrationTarget>()({
  // MIG-OP-016 (must): The parameters under `params.private` override `default` on a private chain. [interface, "Library options
  //   object"]
  proves: 'MIG-OP-016',
  needs: ['call'],
  reasons: {
    unused: '`params.private` does not override `default` on a private chain',
    false: 'a flag of `params.private` that is false does not override `default`',
  },
  run: async (tool, t) => {
    const { run, views, part } = await t.use(libraryDao);
    const given = paramsOfNetworks(tool);
    const key = textKeyOf(tool);
    if (key) {
      const text = await daoText(views, part, key);
      const defect = { expected: String(given.private[key]), actual: String(text), at: `params.private.${key}` };
      const isUnused = text === given.default[key];
      t.judge(isUnused && { reason: 'unused', ...defect }, run);
    }
    const keepsOwner = await isOwnerKept(tool, t);
    if (!key && !keepsOwner)
      t.notApplicable('the tool has no parameter that shows which network it is of, as its names say');
    if (keepsOwner) t.judge(await falseFlagDefect(tool, t), run);
  },
});

type Of = Trial<MigrationTarget, never>;

/** Whether the account keeps its permissions where the flag is false in any case. MIG-OW-003 judges a tool that takes them. */
async function isOwnerKept(tool: MigrationTarget, t: Of): Promise<boolean> {
  if (![OVERRIDDEN_FLAG, 'useDaoCreator'].every((key) => tool.has('params', key))) return false;
  return (await t.attempt(universalDaoOnChain))?.account !== undefined;
}

async function falseFlagDefect(tool: MigrationTarget, t: Of): Promise<Defect<'false'> | undefined> {
  const { givenAccount, ...scene } = await t.use(libraryDao);
  // The account that made the DAO: that another one than the given one did is of MIG-OP-013.
  const address = scene.sent[0]?.from ?? givenAccount.address;
  const account = { ...givenAccount, address };
  const { default: common, private: own } = paramsOfNetworks(tool);
  const { part: base } = await t.use(libraryBase);
  const params = offeredParams(tool, { ...PLAIN_PARAMS, ...common, ...own });
  const dao = await readDao({ scene: { ...scene, base, account }, params });
  if (!dao?.controller || dao.account !== undefined) return undefined;
  const at = `params.private.${OVERRIDDEN_FLAG} false: ${accountText(dao)}`;
  return { reason: 'false', expected: 'the permissions that it had', actual: accountPermissionsText(dao), at };
}
