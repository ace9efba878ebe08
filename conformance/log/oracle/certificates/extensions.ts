/**
 * The extensions of an entry of a log of certificates (C2SP static-ct-api, "SCT Extension"): each a byte of type and a
 * value after its length in two bytes.
 *
 * Anchored by: a data tile of the log navigli2025h2; C2SP static-ct-api, "SCT Extension", the length of 8 bytes
 */
import type { Defect } from '../../../core/check/defect.ts';
import { hex } from '../../../oracle/bytes/bytes.ts';

const LEAF_INDEX = 0;
const LEAF_INDEX_BYTES = 5;

interface Extension {
  readonly type: number;
  readonly data: Uint8Array;
}

/** The extensions, in their order; undefined where the bytes end inside one of them. */
function readExtensions(bytes: Uint8Array): readonly Extension[] | undefined {
  const extensions: Extension[] = [];
  for (let at = 0; at < bytes.length; ) {
    if (at + 3 > bytes.length) return undefined;
    const end = at + 3 + bytes[at + 1]! * 256 + bytes[at + 2]!;
    if (end > bytes.length) return undefined;
    extensions.push({ type: bytes[at]!, data: bytes.slice(at + 3, end) });
    at = end;
  }
  return extensions;
}

/** Extensions that are no list, or have two of a type. */
export function extensionsDefect(bytes: Uint8Array, at: string): Defect<'malformed' | 'duplicate'> | undefined {
  const extensions = readExtensions(bytes);
  if (!extensions)
    return { reason: 'malformed', expected: 'extensions, each of the length it states', actual: hex(bytes), at };
  const types = extensions.map(({ type }) => type);
  const twice = types.find((type, i) => types.indexOf(type) !== i);
  if (twice === undefined) return undefined;
  const count = types.filter((type) => type === twice).length;
  const expected = 'each type of extension once at most';
  return { reason: 'duplicate', expected, actual: `${count} extensions of type ${twice}`, at };
}

/** The leaf_index in some extensions; undefined where they are no list with one of five bytes. */
export function leafIndexIn(bytes: Uint8Array): bigint | undefined {
  const found = readExtensions(bytes)?.find(({ type }) => type === LEAF_INDEX);
  return found?.data.length === LEAF_INDEX_BYTES ? BigInt(`0x${hex(found.data)}`) : undefined;
}

/** A leaf_index that is absent, or of another length; `expected`: which one. Extensions that are no list are judged elsewhere. */
function leafIndexFormDefect(
  bytes: Uint8Array,
  at: string,
  expected = `a leaf_index in ${LEAF_INDEX_BYTES} bytes`,
): Defect<'absent' | 'length'> | undefined {
  const extensions = readExtensions(bytes);
  if (!extensions) return undefined;
  const found = extensions.find(({ type }) => type === LEAF_INDEX);
  if (!found) return { reason: 'absent', expected, actual: `extensions without one: "${hex(bytes)}"`, at };
  if (found.data.length === LEAF_INDEX_BYTES) return undefined;
  return { reason: 'length', expected, actual: `${found.data.length} bytes: ${hex(found.data)}`, at };
}

/** Extensions of an SCT that are no list, have two of a type, or no leaf_index in its form. */
export const sctExtensionsDefect = (bytes: Uint8Array, at: string) =>
  extensionsDefect(bytes, at) ?? leafIndexFormDefect(bytes, at);

/** A leaf_index that is absent, of another length, or of another entry. Extensions that are no list are judged elsewhere. */
export function leafIndexDefect(
  bytes: Uint8Array,
  index: bigint,
  at: string,
): Defect<'absent' | 'length' | 'other-index'> | undefined {
  const expected = `a leaf_index of ${index}, in ${LEAF_INDEX_BYTES} bytes`;
  const defect = leafIndexFormDefect(bytes, at, expected);
  const stated = leafIndexIn(bytes);
  if (defect || stated === undefined || stated === index) return defect;
  return { reason: 'other-index', expected, actual: `${stated}`, at };
}
