/** The behaviour of this feed where the interface document is silent. */
export interface Choices {
  /** Whether the HTTP status mirrors `meta.status`: never, or wherever HTTP has a status of that meaning. */
  readonly status: 'always-200' | 'mirrored';
  /** The status for an unknown slug: 204, or 501. */
  readonly unknownSite: 'no-data' | 'invalid-method';
  /**
   * Order of the events: by the first occurrence that is still listed (`next`), by the first occurrence (`start`), by
   * id, or in the order of publication.
   */
  readonly order: 'next' | 'start' | 'id' | 'published';
  /**
   * When an event is upcoming: some occurrence has not ended; has not begun; ends today or later, by the calendar of
   * its own offset; or ended a day ago at most. An event without times stays listed under each.
   */
  readonly upcoming: 'not-ended' | 'not-begun' | 'today' | 'day-back';
  /** How XML represents null: an empty element, or no element. A null in a list is an empty element either way. */
  readonly xmlNull: 'empty' | 'absent';
  /** Titles as they were published, or with `& < > " '` as HTML entities. */
  readonly titles: 'raw' | 'html-escaped';
}

/** The default behaviour of a feed. */
export const choices: Choices = {
  status: 'always-200',
  unknownSite: 'no-data',
  order: 'next',
  upcoming: 'not-ended',
  xmlNull: 'empty',
  titles: 'raw',
};

/** The possible values of each choice. */
export const choiceOptions: { readonly [K in keyof Choices]: readonly Choices[K][] } = {
  status: ['always-200', 'mirrored'],
  unknownSite: ['no-data', 'invalid-method'],
  order: ['next', 'start', 'id', 'published'],
  upcoming: ['not-ended', 'not-begun', 'today', 'day-back'],
  xmlNull: ['empty', 'absent'],
  titles: ['raw', 'html-escaped'],
};
