/** Words of what the controller knows, and entries of one name. */

export const REGISTERED_TEXT = 'registered with the controller';
export const NOT_REGISTERED_TEXT = 'not registered';
/** Entries of one name: one whose scheme is deployed, and one whose is there before. */
export const SAME_NAME_ENTRIES = [
  ['own', 'given'],
  ['shared', 'there'],
] as const;
