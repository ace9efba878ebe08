/** Something that a run made in its target and did not see undone, as plain data: a published item with site and title. */
export type LeftItem = Readonly<Record<string, string | null>>;
