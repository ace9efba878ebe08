/** What a person can do about an absent facet of a client of feeds, by the facet and the reason. */
export const feedClientRemedies: Readonly<Record<string, string>> = {
  'follow not-offered': 'only a client that looks again sees what changes (--kind poll)',
};
