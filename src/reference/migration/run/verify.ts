/** Verifies the chain after a run: compares the contracts' own views with the parameters. */

import { Interface } from 'ethers/abi';
import { isHexString } from 'ethers/utils';
import type { Chain } from '../chain/chain.ts';
import type { Core } from '../core/core-package.ts';
import { MigrationError } from '../error.ts';
import type { Params } from '../params/params.ts';
import { type Base, baseContract } from '../plan/base.ts';
import type { Dao } from '../plan/dao.ts';
import type { Demo } from '../plan/demo.ts';
import type { Registration } from '../plan/registration.ts';
import { shortened } from '../shortened.ts';

/** Views that are the same in every core. */
const VIEWS = new Interface([
  'function orgName() view returns (string)',
  'function owner() view returns (address)',
  'function balanceOf(address) view returns (uint256)',
  'function getSchemePermissions(address, address) view returns (bytes4)',
  'function getSchemeParameters(address, address) view returns (bytes32)',
  'function state(bytes32) view returns (uint8)',
]);

/** Throws a MigrationError where the code of a base contract is not that of its name. */
export async function verifyBase(chain: Chain, core: Core, base: Base): Promise<void> {
  const defects = Object.entries(base).map(async ([name, address]) => {
    const code = (await chain.code(address)).toLowerCase();
    const expected = baseContract(core, name).deployedBytecode?.toLowerCase();
    return code === expected ? [] : [`base.${name}: expected its code at ${address}, found other code, or no code`];
  });
  fail((await Promise.all(defects)).flat());
}

export interface VerifiedDao {
  readonly params: Params;
  readonly dao: Dao;
  readonly registrations: readonly Registration[];
  readonly account: string;
}

/** Throws a MigrationError where the DAO does not match its parameters. */
export async function verifyDao(chain: Chain, { params, dao, registrations, account }: VerifiedDao): Promise<void> {
  const comparisons: Promise<string | undefined>[] = [];
  const expectView = (what: string, found: Promise<unknown>, expected: unknown) =>
    comparisons.push(
      resultOf(found).then((value) =>
        isSame(value, expected) ? undefined : `${what}: expected ${expected}, found ${shortened(`${value}`)}`,
      ),
    );
  expectView('dao.name', chain.view(dao.Avatar, VIEWS, 'orgName'), dao.name);
  for (const name of ['Avatar', 'NativeToken', 'NativeReputation'] as const) {
    expectView(`the owner of dao.${name}`, chain.view(dao[name], VIEWS, 'owner'), dao.Controller);
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
      expectView(`${key} of ${address}`, chain.view(at, VIEWS, 'balanceOf', [address]), sum);
  }
  const of = (view: string, scheme: string) => chain.view(dao.Controller, VIEWS, view, [scheme, dao.Avatar]);
  const last = new Map(registrations.map((registration) => [registration.scheme.toLowerCase(), registration]));
  for (const { name, scheme, paramsHash, permissions } of last.values()) {
    expectView(
      `the permissions of ${name}`,
      of('getSchemePermissions', scheme),
      `0x${(BigInt(permissions) | 1n).toString(16).padStart(8, '0')}`,
    );
    expectView(`the parameters of ${name}`, of('getSchemeParameters', scheme), paramsHash);
  }
  const ownerStays = !params.useDaoCreator && !params.unregisterOwner;
  expectView(
    'the permissions of the account',
    of('getSchemePermissions', account),
    ownerStays ? '0x0000001f' : '0x00000000',
  );
  fail((await Promise.all(comparisons)).filter((defect) => defect !== undefined));
}

/** Throws a MigrationError where the DAO does not exist, or the voting machine does not know its proposal. */
export async function verifyDemo(chain: Chain, base: Base, { name, Avatar, proposalId }: Demo): Promise<void> {
  const found = await resultOf(chain.view(Avatar, VIEWS, 'orgName'));
  // State 0: the voting machine has no such proposal.
  const formed = isHexString(proposalId, 32);
  const state = formed && (await resultOf(chain.view(base.GenesisProtocol ?? '', VIEWS, 'state', [proposalId])));
  fail([
    ...(found === name ? [] : [`test.name: expected ${name}, found ${shortened(`${found}`)}`]),
    ...(!state ? [`test.proposalId: expected a proposal of the voting machine, found no proposal ${proposalId}`] : []),
  ]);
}

/** The result of a view; undefined where the contract does not exist. */
async function resultOf(view: Promise<unknown>): Promise<unknown> {
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

/** Whether two values are equal; hex digits are compared without case. */
const isSame = (found: unknown, expected: unknown): boolean =>
  `${expected}`.startsWith('0x') ? `${found}`.toLowerCase() === `${expected}`.toLowerCase() : found === expected;
