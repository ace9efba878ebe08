/**
 * The hashes that an item of `VotingMachinesParams` may have.
 *
 * Follows: the interface document, "VotingMachinesParams parameter object"; choice `voting-amounts`
 */

import type { JsonNode } from '../../../oracle/json/json-node.ts';
import { votingHashOf } from './voting-parameters.ts';

/** The hashes that an item may have: amounts may be in either unit (choice `voting-amounts`). */
export function votingItemHashes(item: JsonNode | undefined): readonly string[] {
  const hashes = [votingHashOf(item, 'whole'), votingHashOf(item, 'smallest')];
  return [...new Set(hashes.filter((hash) => hash !== undefined))];
}
