/**
 * An item that a run made in its target and could not see removed, as plain data: a published item with site and
 * title.
 */
export type LeftItem = Readonly<Record<string, string | null>>;
