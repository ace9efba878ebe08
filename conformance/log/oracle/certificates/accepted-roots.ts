/**
 * The answer to get-roots.
 *
 * Follows: RFC 6962 section 4.7
 */
import type { Defect } from '../../../core/check/defect.ts';
import type { ParseResult } from '../../../core/check/parse-result.ts';
import { parseDefect, parsedValue } from '../../../core/check/parse-result.ts';
import { isJsonObject, jsonMember, quoteJson, readJson } from '../../../oracle/json/json.ts';
import { decodeBase64 } from '../note/strict-base-64.ts';
import { isCertificate } from './certificate.ts';

/** An answer that is not the list of roots. `body`: as it was read. */
export function acceptedRootsDefect(
  status: number,
  body: Uint8Array | undefined,
): Defect<'status' | 'json' | 'certificate'> | undefined {
  const at = 'ct/v1/get-roots';
  const expected = 'status 200 and the roots that the log accepts';
  if (status !== 200) return { reason: 'status', expected, actual: `status ${status}`, at };
  const { defect } = readAcceptedRoots(body ?? new Uint8Array());
  return defect && { ...defect, at: defect.at ? `${at}, ${defect.at}` : at };
}

/** The roots in the body, in DER. */
export function readAcceptedRoots(body: Uint8Array): ParseResult<readonly Uint8Array[], 'json' | 'certificate'> {
  const { value } = readJson(body);
  const list = isJsonObject(value) ? jsonMember(value, 'certificates') : undefined;
  if (!Array.isArray(list))
    return parseDefect('json', 'a JSON object with an array "certificates"', quoteJson(list ?? value));
  const roots = list.map((text) => (typeof text === 'string' ? decodeBase64(text) : undefined));
  const wrong = roots.findIndex((der) => !der || !isCertificate(der));
  if (wrong === -1) return parsedValue(roots as Uint8Array[]);
  return parseDefect(
    'certificate',
    'one certificate in DER, in base64',
    quoteJson(list[wrong]),
    `certificates[${wrong}]`,
  );
}
