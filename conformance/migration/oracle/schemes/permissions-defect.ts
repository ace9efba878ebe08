/**
 * The permissions of a registered scheme.
 *
 * Follows: the interface document, "CustomSchemes entry" (permissions)
 */

import type { Defect } from '../../../core/check/defect.ts';
import { permissionsText, readPermissions, storedPermissions } from './permissions.ts';

/** A scheme with other permissions than those of a mask. */
export function otherPermissionsDefect(
  mask: string,
  found: bigint | undefined,
  place: string,
): Defect<'other'> | undefined {
  const requested = readPermissions(mask);
  const wanted = requested === undefined ? undefined : storedPermissions(requested);
  if (found !== undefined && found === wanted) return undefined;
  return {
    reason: 'other',
    expected: wanted === undefined ? mask : permissionsText(wanted),
    actual: found === undefined ? 'nothing that can be read' : permissionsText(found),
    at: `${place}.permissions`,
  };
}
