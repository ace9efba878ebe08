/** Points at which the interface document is silent, and what this feed does there. */
export interface Choices {
  /** Whether HTTP says what `meta.status` says: never, or wherever HTTP has a status that means it. */
  readonly status: 'always-200' | 'mirrored';
  /** What a slug that no site has is answered with: 204, or 501. */
  readonly unknownSite: 'no-data' | 'invalid-method';
  /**
   * Order of the events: by the first occurrence that is still listed (`next`), by the first of all (`start`), by id, or
   * as they were published.
   */
  readonly order: 'next' | 'start' | 'id' | 'published';
  /**
   * What is upcoming: an event of which some occurrence has not ended; has not begun; ends today or later, by the
   * calendar of its own offset; or ended a day ago at most. What says no time stays listed under each.
   */
  readonly upcoming: 'not-ended' | 'not-begun' | 'today' | 'day-back';
  /** How XML says null: an empty element, or no element. A null in a list is an empty element either way. */
  readonly xmlNull: 'empty' | 'absent';
  /** Titles as they were published, or with `& < > " '` as HTML entities. */
  readonly titles: 'raw' | 'html-escaped';
}

/** What a feed does unless told otherwise. */
export const choices: Choices = {
  status: 'always-200',
  unknownSite: 'no-data',
  order: 'next',
  upcoming: 'not-ended',
  xmlNull: 'empty',
  titles: 'raw',
};

/** What each choice may be. */
export const choiceOptions: { readonly [K in keyof Choices]: readonly Choices[K][] } = {
  status: ['always-200', 'mirrored'],
  unknownSite: ['no-data', 'invalid-method'],
  order: ['next', 'start', 'id', 'published'],
  upcoming: ['not-ended', 'not-begun', 'today', 'day-back'],
  xmlNull: ['empty', 'absent'],
  titles: ['raw', 'html-escaped'],
};
