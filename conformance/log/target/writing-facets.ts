/** The facets that allow to add entries. */
export const WRITING_FACETS = ['append', 'create'] as const;
