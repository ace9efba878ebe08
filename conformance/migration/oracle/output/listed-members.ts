/**
 * The members of a result that the document lists. What becomes of further ones is not said.
 *
 * Follows: interface document, "Migration result"
 */
import { coreContractEntries } from '../contracts/core-contracts.ts';

const OF_A_DAO = ['name', 'Avatar', 'NativeToken', 'NativeReputation'];
const MEMBERS = { dao: OF_A_DAO, test: [...OF_A_DAO, 'proposalId'] };

/** The listed members of a part. undefined if there is no such part. */
export function listedMembers(
  part: 'base' | keyof typeof MEMBERS,
  value: Readonly<Record<string, unknown>> | undefined,
): Readonly<Record<string, unknown>> | undefined {
  if (value === undefined) return undefined;
  if (part === 'base') return Object.fromEntries(coreContractEntries(value));
  return Object.fromEntries(MEMBERS[part].flatMap((name) => (name in value ? [[name, value[name]]] : [])));
}
