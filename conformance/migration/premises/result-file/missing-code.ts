/** What a result names that has no code. */

import type { ContractViews } from '../../target/chain/views.ts';
import type { MigrationResult } from '../../target/result.ts';

/** Beside these, what a result names may be anything: an account, a contract of somebody else. */
const DAO = ['Avatar', 'NativeToken', 'NativeReputation'];
const ADDRESS = /^0x[0-9a-fA-F]{40}$/;

/**
 * What a result names that has no code; or, of a base contract, code of another length than it had elsewhere: addresses go
 * by numbers, so that on another chain another contract may be at one. Of the same length all may differ that is set at
 * deployment.
 */
export async function addressesWithoutCode(
  { base = {}, dao = {} }: MigrationResult,
  views: ContractViews,
  codes: ReadonlyMap<string, string> = new Map(),
): Promise<readonly string[]> {
  const named = [
    ...Object.entries(base).map(([name, address]) => [`base.${name}`, address] as const),
    ...DAO.map((key) => [`dao.${key}`, dao[key]] as const),
  ];
  const absent: string[] = [];
  for (const [name, address] of named) {
    if (typeof address !== 'string' || !ADDRESS.test(address)) continue;
    const code = await views.codeAt(address);
    if (code === '0x' || (codes.get(name) ?? code).length !== code.length) absent.push(`${name} ${address}`);
  }
  return absent;
}

/** Code of each contract of a base, as `base.NAME`. */
export async function baseCodeByPlace(
  base: Readonly<Record<string, unknown>>,
  views: ContractViews,
): Promise<ReadonlyMap<string, string>> {
  const codes = new Map<string, string>();
  for (const [name, address] of Object.entries(base)) codes.set(`base.${name}`, await views.codeAt(address));
  return codes;
}
