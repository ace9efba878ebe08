/** Remedies for an absent part of a migration tool, by its facet and the reason of its absence. */
export const migrationRemedies: Readonly<Record<string, string>> = {
  'argv not-offered': 'no command was given (--command CMD)',
  'call not-offered': 'no library was given (--module NAME, or --library-command CMD)',
  'localChain not-offered': 'no library with a LocalChain was given (--module NAME, or --library-command CMD)',
  'packageVersion not-offered': 'no library was given by the name of its package (--module NAME)',
  'image not-offered': 'no image was given (--image NAME)',
};
