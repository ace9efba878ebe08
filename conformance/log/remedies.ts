/** What a person can do about an absent facet of a log, by the facet and the reason. */
export const logRemedies: Readonly<Record<string, string>> = {
  'keys not-given':
    "the log's key was not given: give --vkey VKEY, --public-key FILE or --trusted-root FILE, or leave signatures out by name with --without keys",
  'policy not-given':
    'no policy of witnesses was given: give --policy FILE, or leave cosignatures out by name with --without policy',
  'append not-allowed': 'adding leaves to the log was not allowed: say --allow-writes',
  'append not-offered': 'no way to add leaves was given (--append raw=URL with --allow-writes)',
  'create not-allowed': 'creating entries was not allowed: say --allow-writes',
  'create not-offered': 'no address for creating entries was given (--url or --write-url, with --allow-writes)',
  'roots not-offered': 'no address of a submission prefix was given (--submission-url URL)',
  'submit not-allowed': 'submitting certificates was not allowed: say --allow-writes',
  'submit not-offered': 'no address of a submission prefix was given (--submission-url URL, with --allow-writes)',
  'authority not-given':
    'no root that the log accepts was given: give --test-root FILE and --test-root-key FILE, or leave out by name with --without authority',
  'authority not-offered': 'no address of a submission prefix was given (--submission-url URL)',
  'grpc not-offered': 'no address of the service over gRPC was given (--grpc HOST:PORT)',
  'restart not-offered': 'no way to restart the log was given (--start-command CMD)',
  'keys without': 'signatures were left out by --without keys',
  'policy without': 'cosignatures were left out by --without policy',
  'append without': 'adding leaves was left out by --without append',
  'create without': 'creating entries was left out by --without create',
  'roots without': 'the accepted roots were left out by --without roots',
  'submit without': 'submitting certificates was left out by --without submit',
  'authority without': 'the chains of an authority were left out by --without authority',
  'grpc without': 'gRPC was left out by --without grpc',
  'restart without': 'restarts were left out by --without restart',
};
