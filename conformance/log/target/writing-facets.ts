/** The facets of which one lets entries be added. */
export const WRITING_FACETS = ['append', 'create'] as const;
