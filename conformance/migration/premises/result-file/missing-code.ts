import type { ContractViews } from '../../target/chain/views.ts';
import type { MigrationResult } from '../../target/result.ts';

/** Members of `dao` that are contracts. Other members may be anything, such as an account. */
const DAO = ['Avatar', 'NativeToken', 'NativeReputation'];
const ADDRESS = /^0x[0-9a-fA-F]{40}$/;

/**
 * The addresses of a result that have no code; or, for a base contract, code of another length than in `codes`. An address
 * follows from the account and its nonce, so on another chain another contract may have it. The length is compared and not
 * the code, since values that are set at deployment may differ.
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

/** The code of each contract of a base, by `base.NAME`. */
export async function baseCodeByPlace(
  base: Readonly<Record<string, unknown>>,
  views: ContractViews,
): Promise<ReadonlyMap<string, string>> {
  const codes = new Map<string, string>();
  for (const [name, address] of Object.entries(base)) codes.set(`base.${name}`, await views.codeAt(address));
  return codes;
}
