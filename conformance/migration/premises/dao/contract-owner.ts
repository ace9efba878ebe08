import { isSameAddress } from '../../oracle/comparison/same-address.ts';
import type { DaoOnChain } from './dao-on-chain.ts';

/** A contract of a DAO whose owner is not the controller. */
export async function contractOwnerDefect<R extends string>(
  { owners, controller, scene }: DaoOnChain,
  part: keyof typeof owners,
  reason: R,
) {
  const owner = owners[part];
  if (controller ? isSameAddress(owner, controller.address) : (await scene.views.codeAt(owner)) !== '0x')
    return undefined;
  const who = isSameAddress(owner, scene.account.address) ? `the deploying account ${String(owner)}` : String(owner);
  return { reason, expected: `the controller${controller ? ` ${controller.address}` : ''}`, actual: who };
}
