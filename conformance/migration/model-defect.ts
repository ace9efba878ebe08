import { type DaoSetting, type ExpectedDao, expectedDao } from '../oracle/dao-plan.ts';
import { exactNode } from '../oracle/exact-value.ts';
import { permissionsText } from '../oracle/permissions.ts';
import { quote } from '../oracle/quote.ts';
import { same } from './controller.ts';
import type { DaoOnChain } from './dao-on-chain.ts';
import { owned, supplyOf } from './founder-holdings.ts';
import { schemeVotes } from './scheme-votes.ts';
import { keptVoting } from './voting-machine.ts';

/** The topic whose checks say such things. */
export type ModelTopic = 'parameters' | 'founders' | 'schemes' | 'voting' | 'ownership';

/** The first thing in which a DAO is otherwise than its parameters say. */
export interface ModelDefect {
  readonly reason: ModelTopic;
  readonly expected: string;
  readonly actual: string;
  readonly at: string;
}

/** Holds a DAO against the oracle, but for some topics. What cannot be read, or is open, is let pass. */
export async function modelDefect(
  dao: DaoOnChain,
  setting: DaoSetting,
  without: ReadonlyMap<ModelTopic, string> = new Map(),
): Promise<ModelDefect | undefined> {
  const wanted = expectedDao(exactNode(dao.params), setting);
  for (const look of [named, held, registered, owning, voted]) {
    for await (const found of look(dao, wanted)) if (!without.has(found.reason)) return found;
  }
  return undefined;
}

const defect = (reason: ModelTopic, at: string, expected: unknown, actual: unknown): ModelDefect => ({
  reason,
  expected: String(expected),
  actual: String(actual),
  at,
});

function* named(dao: DaoOnChain, wanted: ExpectedDao): Generator<ModelDefect> {
  for (const key of ['orgName', 'tokenName', 'tokenSymbol'] as const)
    if (dao[key] !== undefined && dao[key] !== wanted[key])
      yield defect('parameters', key, quote(String(wanted[key])), quote(String(dao[key])));
  const { base } = dao.scene;
  const controller = dao.controller && (same(dao.controller.address, base.UController) ? 'universal' : 'own');
  if (controller && controller !== wanted.controller)
    yield defect('parameters', 'useUController', `a controller that is ${wanted.controller}`, controller);
  const by = (creator: boolean) => (creator ? 'created by the DaoCreator' : 'created without the DaoCreator');
  if (dao.created !== wanted.byDaoCreator)
    yield defect('parameters', 'useDaoCreator', by(wanted.byDaoCreator), by(dao.created));
}

async function* held(dao: DaoOnChain, wanted: ExpectedDao): AsyncGenerator<ModelDefect> {
  const amounts = new Map(wanted.holdings?.map((one) => [one.address, one]));
  for (const kind of ['tokens', 'reputation'] as const) {
    for (const { address, index, found } of await owned(dao, kind)) {
      const amount = amounts.get(address)?.[kind];
      if (amount !== undefined && found !== undefined && found !== amount)
        yield defect('founders', `founders[${index}].${kind}`, `${amount} of the smallest unit`, found);
    }
    const [supply, total] = [await supplyOf(dao, kind), wanted.totals?.[kind]];
    if (supply !== undefined && total !== undefined && supply !== total)
      yield defect('founders', `all ${kind}`, `${total} of the smallest unit`, supply);
  }
}

function* registered({ controller, schemes }: DaoOnChain, wanted: ExpectedDao): Generator<ModelDefect> {
  if (!controller) return;
  const list = `registered: ${controller.schemes.map(({ address }) => address).join(', ') || 'nothing'}`;
  for (const { name } of wanted.schemes)
    if (!schemes.named.has(name)) yield defect('schemes', `schemes.${name}`, 'the scheme', list);
  const selected = new Set(wanted.schemes.map(({ name }) => name));
  for (const [name, { address }] of schemes.named)
    if (!selected.has(name)) yield defect('schemes', `schemes.${name}`, 'no such scheme', `${address}`);
  const [other] = schemes.others;
  if (other) yield defect('schemes', 'schemes', 'no scheme but the selected ones', other.address);
}

function* owning(dao: DaoOnChain, wanted: ExpectedDao): Generator<ModelDefect> {
  const { controller, owners, account, params } = dao;
  if (!controller) return;
  for (const part of ['avatar', 'token', 'reputation'] as const)
    if (owners[part] !== undefined && !same(owners[part], controller.address))
      yield defect('ownership', `owner() of the ${part}`, `the controller ${controller.address}`, owners[part]);
  // What becomes of the account by the DaoCreator is stated only for `unregisterOwner`.
  if (wanted.byDaoCreator && params.unregisterOwner !== true) return;
  const mask = wanted.deployerPermissions;
  if (mask === undefined || mask === (account ?? 0n)) return;
  yield defect('ownership', 'the deploying account', permissionsText(mask), permissionsText(account ?? 0n));
}

/** Of the schemes for which the parameters say what they vote by. */
async function* voted({ schemes, scene, params }: DaoOnChain, wanted: ExpectedDao): AsyncGenerator<ModelDefect> {
  // Nobody says that parameters of a preset are there.
  const presets = new Set(params.VotingMachinesParams.map((one) => String(one.votingParamsHash).toLowerCase()));
  for (const { name, votingHash, votingMachine, target } of wanted.schemes) {
    if (name !== 'ContributionReward' && name !== 'GenericScheme') continue;
    const scheme = schemes.named.get(name);
    const votes = scheme && (await schemeVotes(scene.views, name, scheme));
    if (!votes || votingHash === undefined) continue;
    const [hash = ''] = votes.hashes;
    if (!same(hash, votingHash)) yield defect('voting', `what ${name} votes by`, votingHash, hash);
    // Which one is nowhere stated of ContributionReward.
    if (name === 'GenericScheme' && !same(votes.machine, votingMachine))
      yield defect('voting', `the voting machine of ${name}`, votingMachine, votes.machine);
    if (votes.target !== undefined && !same(votes.target, target))
      yield defect('parameters', `what ${name} may call`, target, votes.target);
    if (presets.has(hash.toLowerCase())) continue;
    const kept = await keptVoting(scene.views, votes.machine, hash);
    if (kept?.empty)
      yield defect('voting', `parameters(${hash}) of the voting machine`, 'the numbers of the item', 'nothing');
  }
}
