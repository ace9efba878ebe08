/** Members of `dao` and `test` in a result, compared with the avatar on the chain. */

import type { Defect } from '../../../core/check/defect.ts';
import { isSameAddress } from '../../oracle/comparison/same-address.ts';
import { ORG_NAME_VIEW, orgNameOf } from '../options/dao-texts.ts';
import type { CompletedRun } from '../runs/completed-run.ts';

const NATIVE_VIEWS = {
  NativeToken: 'function nativeToken() view returns (address)',
  NativeReputation: 'function nativeReputation() view returns (address)',
} as const;

/** A value of a result as text. */
export const resultValueText = (value: unknown) =>
  value === undefined ? 'nothing' : (JSON.stringify(value) ?? String(value));
type DaoResultDefect = Promise<Defect<'missing' | 'other'> | undefined>;

/** A missing `name`, or another name than that of the avatar. */
export async function resultNameDefect({ part, views }: CompletedRun, of: 'dao' | 'test'): DaoResultDefect {
  const at = `${of}.name`;
  if (typeof part.name !== 'string')
    return { reason: 'missing', expected: 'a text', actual: resultValueText(part.name), at };
  const orgName = await orgNameOf(views, part.Avatar);
  // MIG-RS-021 and MIG-RS-025 judge whether the contract is an avatar.
  if (typeof orgName !== 'string' || orgName === part.name) return undefined;
  return {
    reason: 'other',
    expected: `${resultValueText(orgName)}, the orgName() of the avatar`,
    actual: resultValueText(part.name),
    at,
  };
}

/** A missing `Avatar`, or a contract without the name, token and reputation of an avatar. */
export async function resultAvatarDefect({ part, views }: CompletedRun, of: 'dao' | 'test'): DaoResultDefect {
  const at = `${of}.Avatar`;
  const { Avatar } = part;
  if (typeof Avatar !== 'string')
    return { reason: 'missing', expected: 'an address', actual: resultValueText(Avatar), at };
  const expected = 'an avatar, which has orgName(), nativeToken() and nativeReputation()';
  for (const declared of [ORG_NAME_VIEW, ...Object.values(NATIVE_VIEWS)]) {
    const viewed = await views.call(Avatar, declared);
    if (viewed.ok) continue;
    if (declared === ORG_NAME_VIEW && (await orgNameOf(views, Avatar)) !== undefined) continue;
    return {
      reason: 'other',
      expected,
      actual: `${Avatar} does not answer ${declared.split(' ')[1]}: ${viewed.why}`,
      at,
    };
  }
  return undefined;
}

/** A missing token or reputation, or another one than the avatar's. */
export async function nativeContractDefect(
  { part, views }: CompletedRun,
  of: 'dao' | 'test',
  name: keyof typeof NATIVE_VIEWS,
): DaoResultDefect {
  const at = `${of}.${name}`;
  const address = part[name];
  if (typeof address !== 'string')
    return { reason: 'missing', expected: 'an address', actual: resultValueText(address), at };
  const native = await views.value(part.Avatar, NATIVE_VIEWS[name]);
  if (native === undefined || isSameAddress(native, address)) return undefined;
  return { reason: 'other', expected: `${String(native)}, which the avatar has`, actual: address, at };
}
