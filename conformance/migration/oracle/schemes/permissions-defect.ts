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
  granted: bigint | undefined,
  place: string,
): Defect<'other'> | undefined {
  const requested = readPermissions(mask);
  const wanted = requested === undefined ? undefined : storedPermissions(requested);
  if (granted !== undefined && granted === wanted) return undefined;
  return {
    reason: 'other',
    expected: wanted === undefined ? mask : permissionsText(wanted),
    actual: granted === undefined ? 'nothing that can be read' : permissionsText(granted),
    at: `${place}.permissions`,
  };
}
