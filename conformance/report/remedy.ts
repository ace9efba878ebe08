/** What to do about a facet that is absent, by facet and why. What a run could not judge is mended by whoever runs it. */
const REMEDIES: Readonly<Record<string, string>> = {
  'keys not-given': "the log's key was not given: say --vkey VKEY, or leave signatures out by name with --without keys",
  'append not-allowed': 'adding leaves to the log was not allowed: say --allow-writes',
  'append not-offered': 'no way to add leaves was given (--append raw=URL with --allow-writes)',
  'keys without': 'signatures were left out by --without keys',
  'append without': 'adding leaves was left out by --without append',
};

/** The remedy for what stands behind an outcome, where there is one. */
export function remedy(because: string | undefined): string | undefined {
  return because === undefined ? undefined : REMEDIES[because];
}
