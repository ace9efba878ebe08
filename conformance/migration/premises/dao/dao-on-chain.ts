import { isSameAddress } from '../../oracle/comparison/same-address.ts';
import type { ContractViews } from '../../target/chain/views.ts';
import { orgNameOf } from '../options/dao-texts.ts';
import type { CompletedRun, ResultPart } from '../runs/completed-run.ts';
import { type Controller, controllerOf, type RegisteredScheme } from './controller.ts';
import { type DaoSchemes, daoSchemes } from './dao-schemes.ts';
import type { MigratedDao } from './featured-dao.ts';

/** A DAO, read from the chain. Members that cannot be read are undefined. */
export interface DaoOnChain extends MigratedDao {
  readonly avatar: string;
  readonly orgName: unknown;
  readonly token: unknown;
  readonly reputation: unknown;
  readonly tokenName: unknown;
  readonly tokenSymbol: unknown;
  /** The owners of the avatar, the token and the reputation. */
  readonly owners: Readonly<Record<'avatar' | 'token' | 'reputation', unknown>>;
  readonly controller: Controller | undefined;
  readonly schemes: DaoSchemes;
  /** The permissions of the deploying account; undefined if it is not a scheme. */
  readonly account: bigint | undefined;
  /** Whether the DaoCreator of the base created it, or was called. */
  readonly created: boolean;
  /** Whether a DAO tracker has an event of it. */
  readonly tracked: boolean;
  /** The controllers in these events. */
  readonly trackedControllers: readonly string[];
}

const OWNER = 'function owner() view returns (address)';
const text = (name: string) => `function ${name}() view returns (string)`;
const address = (name: string) => `function ${name}() view returns (address)`;
/** The event of core packages up to rc.31, and of later ones. */
const TRACKED = [
  'event TrackDAO(address indexed avatar, address controller, address reputation, address token)',
  'event TrackDAO(address indexed avatar, address, address, address, address sender, string version)',
];

/** Reads a DAO. undefined if the contract at the address is not an avatar. */
export async function readDao(dao: MigratedDao): Promise<DaoOnChain | undefined> {
  const { scene } = dao;
  const { views, part, base, account } = scene;
  const avatar = String(part.Avatar);
  const orgName = await orgNameOf(views, avatar);
  const token = await views.value(avatar, address('nativeToken'));
  const reputation = await views.value(avatar, address('nativeReputation'));
  if ([orgName, token, reputation].every((value) => value === undefined)) return undefined;
  const owners = {
    avatar: await views.value(avatar, OWNER),
    token: await views.value(token, OWNER),
    reputation: await views.value(reputation, OWNER),
  };
  const known = [...Object.values(base), account.address];
  const controller = await controllerOf(views, avatar, Object.values(owners), known);
  const schemes = controller?.schemes ?? [];
  const trackedControllers = await controllersInEvents(views, avatar);
  return {
    ...dao,
    avatar,
    orgName,
    token,
    reputation,
    tokenName: await views.value(token, text('name')),
    tokenSymbol: await views.value(token, text('symbol')),
    owners,
    controller,
    schemes: await schemesAmong(dao, schemes),
    account: schemes.find((scheme) => isSameAddress(scheme.address, account.address))?.permissions,
    created: await isCreated(scene, avatar),
    tracked: trackedControllers.length > 0,
    trackedControllers,
  };
}

/** Those of the schemes of a controller that have a name in the document, and the others. */
export function schemesAmong(
  { scene: { views, base, account }, params }: Pick<DaoOnChain, 'scene' | 'params'>,
  schemes: readonly RegisteredScheme[],
): Promise<DaoSchemes> {
  const wanted = params.schemes.GenericScheme === true;
  const entries = {
    ContributionReward: params.ContributionReward?.length ?? 1,
    GenericScheme: params.GenericScheme?.length ?? 1,
  };
  return daoSchemes(views, { schemes, base, account: account.address, wanted, entries });
}

/** Whether the run called the DaoCreator, or the DaoCreator has an event of the avatar. */
async function isCreated(
  { views, base, since, record }: CompletedRun & { readonly base: ResultPart },
  avatar: string,
): Promise<boolean> {
  const made = await views.logs('event NewOrg(address avatar)', base.DaoCreator);
  if (made.some(({ values }) => isSameAddress(values?.[0], avatar))) return true;
  const ownHashes = new Set(record.transactions.map(({ hash }) => hash?.toLowerCase()));
  const mined = await views.transactions(since + 1);
  return mined.some(
    ({ to, ok, hash }) => ok && isSameAddress(to, base.DaoCreator) && ownHashes.has(hash.toLowerCase()),
  );
}

async function controllersInEvents(views: ContractViews, avatar: string): Promise<readonly string[]> {
  const events = await Promise.all(TRACKED.map((event) => views.logs(event)));
  return events.flat().flatMap(({ values }) => (isSameAddress(values?.[0], avatar) ? [String(values?.[1])] : []));
}
