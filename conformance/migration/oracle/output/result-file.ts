/**
 * The result file as a text.
 *
 * Follows: the interface document, "Migration result"
 */

import type { Defect } from '../../../core/check/defect.ts';
import { isJsonObject } from '../../../oracle/json/json.ts';
import { parseJsonText } from '../comparison/json-text.ts';

/** A missing result file. `expected` names its expected content. */
export const missingFileDefect = <const R extends string>(
  reason: R,
  text: string | undefined,
  expected: string,
): Defect<R> | undefined =>
  text === undefined ? { reason, expected, actual: 'no such file', at: 'migration.json' } : undefined;

/** A result file that is not a JSON object. */
export const resultObjectDefect = (text: string): Defect<'not-object'> | undefined =>
  isJsonObject(parseJsonText(text))
    ? undefined
    : { reason: 'not-object', expected: 'one JSON object', actual: text.slice(0, 300), at: 'migration.json' };
