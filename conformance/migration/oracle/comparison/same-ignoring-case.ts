/** Whether two texts are the same but for their case, as addresses and hashes are. */

export const sameIgnoringCase = (one: unknown, other: unknown): boolean =>
  typeof one === 'string' && typeof other === 'string' && one.toLowerCase() === other.toLowerCase();
