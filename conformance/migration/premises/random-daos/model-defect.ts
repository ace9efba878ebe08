import type { RequirementId } from '../../../core/spec/requirement.ts';
import { quotedText } from '../../../oracle/bytes/quoted-text.ts';
import { exactNode } from '../../../oracle/json/exact-node.ts';
import { isSameAddress } from '../../oracle/comparison/same-address.ts';
import { type ExpectedDao, expectedDao } from '../../oracle/dao/expected-dao.ts';
import { permissionsText } from '../../oracle/schemes/permissions.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';
import type { DaoOnChain } from '../dao/dao-on-chain.ts';
import { founderBalances, totalSupply } from '../founders/founder-balances.ts';
import { customSchemeAddresses, customSchemeDefects, unsetVotingDefects } from './custom-scheme-defects.ts';
import { type ModelSetting, permissionDefects, trackingDefects } from './flag-defects.ts';
import { type ModelDefect, type ModelTopic, modelDefectOf } from './model-difference.ts';
import { ownContractsOf } from './own-contracts.ts';
import { type ItemDefect, standAloneDefects } from './stand-alone-defects.ts';
import { votingDefects } from './vote-differences.ts';
import { withoutOwnSchemes } from './without-own-schemes.ts';

const BY_NAME = { orgName: 'MIG-PR-001', tokenName: 'MIG-PR-002', tokenSymbol: 'MIG-PR-003' } as const;
const BY_AMOUNT = { tokens: 'MIG-FD-001', reputation: 'MIG-FD-002' } as const;
const BY_SCHEME: Readonly<Record<string, RequirementId>> = {
  ContributionReward: 'MIG-SC-001',
  GenericScheme: 'MIG-SC-002',
  SchemeRegistrar: 'MIG-SC-003',
  GlobalConstraintRegistrar: 'MIG-SC-004',
  UpgradeScheme: 'MIG-SC-005',
};
const BY_PART = { avatar: 'MIG-OW-005', token: 'MIG-OW-006', reputation: 'MIG-OW-006' } as const;

/**
 * Compares a DAO with the oracle, without some topics. A value that cannot be read, or that the document leaves open, is no
 * difference. Nor is one in what the tool takes no key for.
 */
export async function modelDefect(
  tool: Pick<MigrationTarget, 'has'>,
  found: DaoOnChain,
  setting: ModelSetting,
  without: ReadonlyMap<ModelTopic, string> = new Map(),
): Promise<ModelDefect | undefined> {
  const wanted = expectedDao(exactNode({ ...found.params, ...ownFlags(tool, found) }), setting);
  const own = await ownContractsOf(found, wanted);
  const dao = own ? await withoutOwnSchemes(found, [...(await customSchemeAddresses(own)).values()].flat()) : found;
  for (const defectsOf of [nameDefects, holdingDefects, schemeDefects, ownershipDefects, votingDefects]) {
    for await (const defect of defectsOf(dao, wanted, tool)) if (!without.has(defect.reason)) return defect;
  }
  const topics: readonly (readonly [ModelTopic, Iterable<ItemDefect> | AsyncIterable<ItemDefect>])[] = [
    ['parameters', trackingDefects(dao, wanted, setting)],
    ['schemes', permissionDefects(dao, wanted)],
    ['voting', own ? unsetVotingDefects(own) : []],
    ['stand-alone', own ? standAloneDefects({ ...own, dao }) : []],
    ['custom-schemes', own ? customSchemeDefects({ ...own, dao }) : []],
  ];
  for (const [reason, defects] of topics)
    if (!without.has(reason)) for await (const defect of defects) return { ...defect, reason };
  return undefined;
}

/** The flags that the tool takes no key for, as it has set them in this DAO. */
function ownFlags(tool: Pick<MigrationTarget, 'has'>, dao: DaoOnChain): Readonly<Record<string, boolean>> {
  const found = { useUController: kindOfController(dao) === 'universal', useDaoCreator: dao.created };
  return Object.fromEntries(Object.entries(found).filter(([key]) => !tool.has('params', key)));
}

const kindOfController = ({ controller, scene }: DaoOnChain): ExpectedDao['controller'] | undefined =>
  controller && (isSameAddress(controller.address, scene.base.UController) ? 'universal' : 'own');

function* nameDefects(dao: DaoOnChain, wanted: ExpectedDao): Generator<ModelDefect> {
  for (const key of ['orgName', 'tokenName', 'tokenSymbol'] as const)
    if (dao[key] !== undefined && dao.params[key] !== undefined && dao[key] !== wanted[key])
      yield modelDefectOf(
        'parameters',
        key,
        quotedText(String(wanted[key])),
        quotedText(String(dao[key])),
        BY_NAME[key],
      );
  const controller = kindOfController(dao);
  if (controller && controller !== wanted.controller)
    yield modelDefectOf(
      'parameters',
      'useUController',
      `a controller that is ${wanted.controller}`,
      controller,
      'MIG-PR-012',
    );
  const by = (creator: boolean) => (creator ? 'created by the DaoCreator' : 'created without the DaoCreator');
  if (dao.created !== wanted.byDaoCreator)
    yield modelDefectOf('parameters', 'useDaoCreator', by(wanted.byDaoCreator), by(dao.created), 'MIG-PR-014');
}

async function* holdingDefects(dao: DaoOnChain, wanted: ExpectedDao): AsyncGenerator<ModelDefect> {
  const amounts = new Map(wanted.holdings?.map((holding) => [holding.address, holding]));
  for (const kind of ['tokens', 'reputation'] as const) {
    for (const { address, index, found } of await founderBalances(dao, kind)) {
      const amount = amounts.get(address)?.[kind];
      if (amount !== undefined && found !== undefined && found !== amount)
        yield modelDefectOf(
          'founders',
          `founders[${index}].${kind}`,
          `${amount} of the smallest unit`,
          found,
          BY_AMOUNT[kind],
        );
    }
    const [supply, total] = [await totalSupply(dao, kind), wanted.totals?.[kind]];
    if (supply !== undefined && total !== undefined && supply !== total)
      yield modelDefectOf('founders', `all ${kind}`, `${total} of the smallest unit`, supply, 'MIG-FD-003');
  }
}

function* schemeDefects(
  { controller, schemes }: DaoOnChain,
  wanted: ExpectedDao,
  tool: Pick<MigrationTarget, 'has'>,
): Generator<ModelDefect> {
  if (!controller || !tool.has('params', 'schemes')) return;
  const list = `registered: ${controller.schemes.map(({ address }) => address).join(', ') || 'nothing'}`;
  for (const { name } of wanted.schemes)
    if (!schemes.named.has(name))
      yield modelDefectOf('schemes', `schemes.${name}`, 'the scheme', list, BY_SCHEME[name]);
  const selected = new Set(wanted.schemes.map(({ name }) => name));
  for (const [name, { address }] of schemes.named)
    if (!selected.has(name) && tool.has('params', name))
      yield modelDefectOf('schemes', `schemes.${name}`, 'no such scheme', `${address}`, BY_SCHEME[name]);
  const [other] = schemes.others;
  if (other) yield modelDefectOf('schemes', 'schemes', 'no scheme but the selected ones', other.address, 'MIG-SC-006');
}

function* ownershipDefects(
  dao: DaoOnChain,
  wanted: ExpectedDao,
  tool: Pick<MigrationTarget, 'has'>,
): Generator<ModelDefect> {
  const { controller, owners, account, params } = dao;
  if (!controller) return;
  for (const part of ['avatar', 'token', 'reputation'] as const)
    if (owners[part] !== undefined && !isSameAddress(owners[part], controller.address))
      yield modelDefectOf(
        'ownership',
        `owner() of the ${part}`,
        `the controller ${controller.address}`,
        owners[part],
        BY_PART[part],
      );
  if (!tool.has('params', 'unregisterOwner')) return;
  // With the DaoCreator the document states the account's permission only for `unregisterOwner`.
  if (wanted.byDaoCreator && params.unregisterOwner !== true) return;
  const mask = wanted.deployerPermissions;
  if (mask === undefined || mask === (account ?? 0n)) return;
  const breaks = mask === 0n ? 'MIG-OW-001' : 'MIG-OW-003';
  yield modelDefectOf(
    'ownership',
    'the deploying account',
    permissionsText(mask),
    permissionsText(account ?? 0n),
    breaks,
  );
}
