import type { Defect } from '../../../core/check/defect.ts';
import { type CustomSchemesOnChain, registeredAmong } from './custom-schemes-on-chain.ts';

export const REGISTERED_TEXT = 'registered with the controller';
export const NOT_REGISTERED_TEXT = 'not registered';

/** Entries of one name: the first without `address`, the second with the address of a deployed scheme. */
export const SAME_NAME_ENTRIES = [
  ['own', 'given'],
  ['shared', 'there'],
] as const;

/** An entry without a registered scheme. `addresses` are those that its scheme may have. */
export function unregisteredDefect(
  scene: CustomSchemesOnChain,
  addresses: readonly string[],
  at: string,
): Defect<'unregistered'> | undefined {
  if (registeredAmong(scene, addresses).length > 0) return undefined;
  return {
    reason: 'unregistered',
    expected: `${addresses[0]} ${REGISTERED_TEXT}`,
    actual: NOT_REGISTERED_TEXT,
    at,
  };
}
