/** What to do about a facet that is absent, by facet and why. What a run could not judge is mended by whoever runs it. */
const REMEDIES: Readonly<Record<string, string>> = {
  'keys not-given': "the log's key was not given: say --vkey VKEY, or leave signatures out by name with --without keys",
  'append not-allowed': 'adding leaves to the log was not allowed: say --allow-writes',
  'append not-offered': 'no way to add leaves was given (--append raw=URL with --allow-writes)',
  'create not-allowed': 'creating entries was not allowed: say --allow-writes',
  'create not-offered': 'no address for creating entries was given (--url or --write-url, with --allow-writes)',
  'grpc not-offered': 'no address of the service over gRPC was given (--grpc HOST:PORT)',
  'restart not-offered': 'no way to restart the log was given (--start-command CMD)',
  'sites not-offered': 'no site list was given (--sites-url URL)',
  'otherSite not-offered': 'no second site was given (--other-site SLUG)',
  'otherKey not-offered': 'no second key was given (--other-key-env NAME or --other-key-file FILE)',
  'publisher not-offered':
    'no way to publish was given (--publish-command CMD; spec/feed/publishing.md says what it does)',
  'clock not-offered': "no way to set the feed's clock was given (--clock-command CMD; see spec/feed/publishing.md)",
  'argv not-offered': 'no command was given (--command CMD)',
  'call not-offered': 'no library was given (--module NAME, or --library-command CMD)',
  'localChain not-offered': 'no library with a LocalChain was given (--module NAME, or --library-command CMD)',
  'image not-offered': 'no image was given (--image NAME)',
  'sites without': 'the site list was left out by --without sites',
  'otherSite without': 'the second site was left out by --without otherSite',
  'otherKey without': 'the second key was left out by --without otherKey',
  'publisher without': 'publishing was left out by --without publisher',
  'clock without': 'the clock was left out by --without clock',
  'keys without': 'signatures were left out by --without keys',
  'append without': 'adding leaves was left out by --without append',
  'create without': 'creating entries was left out by --without create',
  'grpc without': 'gRPC was left out by --without grpc',
  'restart without': 'restarts were left out by --without restart',
};

/** The remedy for what stands behind an outcome, where there is one. */
export function remedy(because: string | undefined): string | undefined {
  return because !== undefined && Object.hasOwn(REMEDIES, because) ? REMEDIES[because] : undefined;
}
