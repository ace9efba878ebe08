/** After a run: what is on the chain, by the contracts' own views, against what was to be there. */

import { Interface, isHexString } from 'ethers';
import type { Chain } from '../chain/chain.ts';
import type { Core } from '../core/core-package.ts';
import { MigrationError } from '../error.ts';
import type { Params } from '../params/params.ts';
import { type Base, baseContract } from '../plan/base.ts';
import type { Dao } from '../plan/dao.ts';
import type { Demo } from '../plan/demo.ts';
import type { Registration } from '../plan/registration.ts';

/** Those that are the same in every core. */
const VIEWS = new Interface([
  'function orgName() view returns (string)',
  'function owner() view returns (address)',
  'function balanceOf(address) view returns (uint256)',
  'function getSchemePermissions(address, address) view returns (bytes4)',
  'function getSchemeParameters(address, address) view returns (bytes32)',
  'function state(bytes32) view returns (uint8)',
]);

/** Throws a MigrationError where a base contract is not what its name says. */
export async function verifyBase(chain: Chain, core: Core, base: Base): Promise<void> {
  const defects = Object.entries(base).map(async ([name, address]) => {
    const code = (await chain.code(address)).toLowerCase();
    const expected = baseContract(core, name).deployedBytecode?.toLowerCase();
    return code === expected ? [] : [`base.${name}: expected its code at ${address}, found other code, or none`];
  });
  fail((await Promise.all(defects)).flat());
}

export interface VerifiedDao {
  readonly params: Params;
  readonly dao: Dao;
  readonly registrations: readonly Registration[];
  readonly account: string;
}

/** Throws a MigrationError where the DAO is not what its parameters say. */
export async function verifyDao(chain: Chain, { params, dao, registrations, account }: VerifiedDao): Promise<void> {
  const asked: Promise<string | undefined>[] = [];
  const holds = (what: string, found: Promise<unknown>, expected: unknown) =>
    asked.push(
      seen(found).then((value) =>
        isSame(value, expected) ? undefined : `${what}: expected ${expected}, found ${value}`,
      ),
    );
  holds('dao.name', chain.view(dao.Avatar, VIEWS, 'orgName'), dao.name);
  for (const name of ['Avatar', 'NativeToken', 'NativeReputation'] as const) {
    holds(`the owner of dao.${name}`, chain.view(dao[name], VIEWS, 'owner'), dao.Controller);
  }
  for (const [key, at] of [
    ['tokens', dao.NativeToken],
    ['reputation', dao.NativeReputation],
  ] as const) {
    const sums = new Map<string, bigint>();
    for (const founder of params.founders) {
      sums.set(founder.address.toLowerCase(), (sums.get(founder.address.toLowerCase()) ?? 0n) + founder[key]);
    }
    for (const [address, sum] of sums)
      holds(`${key} of ${address}`, chain.view(at, VIEWS, 'balanceOf', [address]), sum);
  }
  const of = (view: string, scheme: string) => chain.view(dao.Controller, VIEWS, view, [scheme, dao.Avatar]);
  const last = new Map(registrations.map((registration) => [registration.scheme.toLowerCase(), registration]));
  for (const { name, scheme, paramsHash, permissions } of last.values()) {
    holds(
      `the permissions of ${name}`,
      of('getSchemePermissions', scheme),
      `0x${(BigInt(permissions) | 1n).toString(16).padStart(8, '0')}`,
    );
    holds(`the parameters of ${name}`, of('getSchemeParameters', scheme), paramsHash);
  }
  const kept = !params.useDaoCreator && !params.unregisterOwner;
  holds('the permissions of the account', of('getSchemePermissions', account), kept ? '0x0000001f' : '0x00000000');
  fail((await Promise.all(asked)).filter((one) => one !== undefined));
}

/** Throws a MigrationError where there is no such DAO, or the voting machine does not know its proposal. */
export async function verifyDemo(chain: Chain, base: Base, { name, Avatar, proposalId }: Demo): Promise<void> {
  const found = await seen(chain.view(Avatar, VIEWS, 'orgName'));
  // 0: a proposal that there is not.
  const formed = isHexString(proposalId, 32);
  const state = formed && (await seen(chain.view(base.GenesisProtocol ?? '', VIEWS, 'state', [proposalId])));
  fail([
    ...(found === name ? [] : [`test.name: expected ${name}, found ${found}`]),
    ...(!state ? [`test.proposalId: expected a proposal of the voting machine, found none by ${proposalId}`] : []),
  ]);
}

/** What a view gave; undefined where there is no such contract. */
async function seen(view: Promise<unknown>): Promise<unknown> {
  try {
    return await view;
  } catch (error) {
    if ((error as { code?: unknown }).code === 'BAD_DATA') return undefined;
    throw error;
  }
}

function fail(defects: readonly string[]): void {
  if (defects.length === 0) return;
  throw new MigrationError('verification', `The chain does not have what was deployed:\n${defects.join('\n')}`);
}

/** Equal, whatever the case of hex digits. */
const isSame = (found: unknown, expected: unknown): boolean =>
  `${expected}`.startsWith('0x') ? `${found}`.toLowerCase() === `${expected}`.toLowerCase() : found === expected;
