/**
 * The ten positional parameters of a locking scheme by their names (the interface document, "Migration parameters").
 *
 * Anchored by: ContinuousLocking4Reputation.initialize as npm's @daostack/migration rc.57-v1 called it
 */
import type { JsonNode } from '../../../oracle/json/json-node.ts';
import { type ExactValue, exactValue, itemsAt } from '../parameters/json-members.ts';

/** The parameters in their order. `initialize` takes the avatar before them. */
export const LOCKING_PARAMETERS = [
  'reputationAllocation',
  'startTime',
  'batchTime',
  'redeemStartTime',
  'batchesCount',
  'repRewardConstA',
  'repRewardConstB',
  'batchesIndexCap',
  'token',
  'agreementHash',
] as const;
export type LockingParameter = (typeof LOCKING_PARAMETERS)[number];

/** The parameters of an entry by name, unchanged; undefined unless there are ten. */
export function lockingParameters(entry: JsonNode): Readonly<Record<LockingParameter, ExactValue>> | undefined {
  const items = itemsAt(entry, 'params');
  if (items?.length !== LOCKING_PARAMETERS.length) return undefined;
  const named = LOCKING_PARAMETERS.map((name, i) => [name, exactValue(items[i]!)] as const);
  return Object.fromEntries(named) as Record<LockingParameter, ExactValue>;
}
