/**
 * Entity tags.
 *
 * Follows: RFC 9110 section 8.8.3
 */
/** An entity tag: `W/` in front if it is weak, and any visible characters but the quote (RFC 9110 section 8.8.3). */
const TAG = /^(?:W\/)?"[\x21\x23-\x7e\x80-\xff]*"$/;

/** Whether the value of an ETag header is one entity tag, weak or strong. */
export function isEntityTag(value: string): boolean {
  return TAG.test(value);
}

/** Whether an entity tag is strong. */
export function isStrongEntityTag(tag: string): boolean {
  return isEntityTag(tag) && !tag.startsWith('W/');
}

/** The weak comparison of two entity tags (RFC 9110 section 8.8.3.2). */
export function weaklyEqual(first: string, second: string): boolean {
  return first.replace(/^W\//, '') === second.replace(/^W\//, '');
}
