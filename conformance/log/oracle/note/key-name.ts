/**
 * Key names (C2SP signed-note, "Format").
 *
 * Anchored by: Unicode PropList.txt, the 25 code points of White_Space; kat.json signed_note
 */

/**
 * Whether a text may name a key: non-empty, no Unicode space (the property White_Space), no `+`, and well-formed, since a
 * lone surrogate has no UTF-8 to hash or to sign.
 */
export function isKeyName(text: string): boolean {
  return text !== '' && text.isWellFormed() && !text.includes('+') && !/\p{White_Space}/u.test(text);
}
