import { isSameAddress } from '../../oracle/comparison/same-address.ts';
import type { ContractEvent, ContractViews } from '../../target/chain/views.ts';

/** A scheme that a controller knows for a DAO. */
export interface RegisteredScheme {
  readonly address: string;
  /** Four bytes, as a number. */
  readonly permissions: bigint | undefined;
  /** The hash under which the scheme stores its parameters. */
  readonly parameters: string | undefined;
}

/** The controller of a DAO, and the DAO's schemes with it. */
export interface Controller {
  readonly address: string;
  readonly schemes: readonly RegisteredScheme[];
  /** Events of this DAO only; their second value is the scheme. */
  readonly registrations: readonly ContractEvent[];
  readonly unregistrations: readonly ContractEvent[];
}

const IS_REGISTERED = 'function isSchemeRegistered(address scheme, address avatar) view returns (bool)';
const PERMISSIONS = 'function getSchemePermissions(address scheme, address avatar) view returns (bytes4)';
const PARAMETERS = 'function getSchemeParameters(address scheme, address avatar) view returns (bytes32)';
const AVATAR = 'function avatar() view returns (address)';
const ORGANIZATIONS = 'function organizations(address) view returns (address nativeToken, address nativeReputation)';
/** Events of a controller for one DAO, and of the universal controller. */
const OWN = (kind: string) => `event ${kind}(address indexed sender, address indexed scheme)`;
const UNIVERSAL = (kind: string) =>
  `event ${kind}(address indexed sender, address indexed scheme, address indexed avatar)`;

/** The events of one kind for an avatar, of every controller. */
async function registrationEvents(
  views: ContractViews,
  kind: string,
  avatar: string,
): Promise<readonly ContractEvent[]> {
  const [own, universal] = await Promise.all([views.logs(OWN(kind)), views.logs(UNIVERSAL(kind))]);
  return [...own, ...universal.filter(({ values }) => isSameAddress(values?.[2], avatar))];
}

/**
 * The controller of an avatar: a contract that registers schemes, and that is for this avatar. The owners of the DAO's
 * contracts and the contracts with registration events are tried. undefined if no contract can be read as the controller.
 */
export async function controllerOf(
  views: ContractViews,
  avatar: string,
  owners: readonly unknown[],
  known: readonly unknown[],
): Promise<Controller | undefined> {
  const [registered, unregistered] = await Promise.all([
    registrationEvents(views, 'RegisterScheme', avatar),
    registrationEvents(views, 'UnregisterScheme', avatar),
  ]);
  const possibleControllers = [...new Set([...owners.map(String), ...registered.map((event) => event.address)])];
  for (const address of possibleControllers) {
    if (!(await isControllerOf(views, address, avatar))) continue;
    const mine = ({ address: at }: ContractEvent) => isSameAddress(at, address);
    const announced = registered.filter(mine).map(({ values }) => values?.[1]);
    const candidates = new Map(
      [...announced, ...known]
        .filter((address): address is string => typeof address === 'string')
        .map((address) => [address.toLowerCase(), address] as const),
    );
    const found = await Promise.all(
      [...candidates.values()].map((scheme) => registeredScheme(views, address, scheme, avatar)),
    );
    const schemes = found.filter((scheme) => scheme !== undefined);
    return { address, schemes, registrations: registered.filter(mine), unregistrations: unregistered.filter(mine) };
  }
  return undefined;
}

async function isControllerOf(views: ContractViews, address: string, avatar: string): Promise<boolean> {
  const answers = await views.call(address, IS_REGISTERED, [avatar, avatar]);
  const ownAvatar = await views.value(address, AVATAR);
  if (ownAvatar !== undefined) return isSameAddress(ownAvatar, avatar);
  const organization = await views.call(address, ORGANIZATIONS, [avatar]);
  return answers.ok && organization.ok && BigInt(String(organization.values[0])) > 0n;
}

async function registeredScheme(
  views: ContractViews,
  controller: string,
  scheme: string,
  avatar: string,
): Promise<RegisteredScheme | undefined> {
  if (!/^0x[0-9a-fA-F]{40}$/.test(scheme)) return undefined;
  if ((await views.value(controller, IS_REGISTERED, [scheme, avatar])) !== true) return undefined;
  const [permissions, parameters] = await Promise.all(
    [PERMISSIONS, PARAMETERS].map((view) => views.value(controller, view, [scheme, avatar])),
  );
  return {
    address: scheme,
    permissions: typeof permissions === 'string' ? BigInt(permissions) : undefined,
    parameters: typeof parameters === 'string' ? parameters : undefined,
  };
}
