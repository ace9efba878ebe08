/** The texts of a DAO: the functions that tell them, and the one that tells DAOs of the suite apart. */

import type { Trial } from '../../../core/check/trial.ts';
import type { DaoParams } from '../../inputs/parameters/dao-params.ts';
import type { ContractViews } from '../../target/chain/views.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';
import type { ResultPart } from '../runs/completed-run.ts';

export const ORG_NAME_VIEW = 'function orgName() view returns (string)';
/** In older core packages a name is one word, with zeros behind it. */
const ORG_NAME_WORD = 'function orgName() view returns (bytes32)';
const TOKEN_TEXT_VIEWS = {
  tokenName: 'function name() view returns (string)',
  tokenSymbol: 'function symbol() view returns (string)',
};

export const TEXT_KEYS = ['orgName', 'tokenName', 'tokenSymbol'] as const;
export type TextKey = (typeof TEXT_KEYS)[number];

/** The first text of the parameters that the tool takes. undefined: it takes none of them. */
export const textKeyOf = (tool: Pick<MigrationTarget, 'has'>): TextKey | undefined =>
  TEXT_KEYS.find((key) => tool.has('params', key));

/** The same, for a check that tells DAOs apart by it. */
export function requireTextKey(
  tool: Pick<MigrationTarget, 'has'>,
  t: Pick<Trial<MigrationTarget, never>, 'notApplicable'>,
): TextKey {
  return (
    textKeyOf(tool) ?? t.notApplicable('the tool has no parameter that names a DAO or its token, as its names say')
  );
}

/** Parameters with this name: that of the DAO, or of its token where the tool has a name of its own for a DAO. */
export const withName = <P extends Partial<DaoParams>>(
  tool: Pick<MigrationTarget, 'has'>,
  params: P,
  name: string,
): P => ({
  ...params,
  [textKeyOf(tool) ?? 'orgName']: name,
});

/** A text of a DAO, as its contracts tell it. */
export function daoText(views: ContractViews, dao: ResultPart | undefined, key: TextKey): Promise<unknown> {
  return key === 'orgName' ? orgNameOf(views, dao?.Avatar) : views.value(dao?.NativeToken, TOKEN_TEXT_VIEWS[key]);
}

/** The name of an avatar; undefined if it cannot be read. */
export async function orgNameOf(views: ContractViews, avatar: unknown): Promise<unknown> {
  const text = await views.value(avatar, ORG_NAME_VIEW);
  if (text !== undefined) return text;
  const word = await views.value(avatar, ORG_NAME_WORD);
  return typeof word === 'string' ? withoutFinalZeroes(Buffer.from(word.slice(2), 'hex')).toString() : undefined;
}

/** A text that a contract keeps in one word of 32 bytes ends with zeroes. */
function withoutFinalZeroes(bytes: Buffer): Buffer {
  return bytes.subarray(0, bytes.findLastIndex((byte) => byte !== 0) + 1);
}
