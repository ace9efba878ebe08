import { logFault } from '../../testbed/alteration.ts';
import { refusalResponse, withCreateRequests } from '../../testbed/create-requests.ts';
import { withIdentityOfRequest } from '../../testbed/repeats.ts';

export const anotherEntryForAnotherSpelling = logFault({
  text: 'accepts an entry once for each spelling of its request',
  breaks: 'LOG-CE-020',
  caughtBy: ['log/duplicates/json-spellings#another-entry'],
  // To gRPC no spelling is known: there it is one more entry.
  alsoFails: ['log/rpc/status-codes#duplicate'],
  needs: { declare: { duplicate: 'refuse' } },
  install: (rig) => withIdentityOfRequest(rig, (request) => request),
});

/** A log that refuses a spelling which the JSON mapping of protobuf allows. */
const spellingRefused = (text: string, spelling: RegExp, message = 'malformed request') =>
  logFault({
    text,
    breaks: 'LOG-CE-020',
    caughtBy: ['log/duplicates/json-spellings#not-understood'],
    install: (rig) =>
      withCreateRequests(rig, async ({ body, next }) =>
        spelling.test(body) ? refusalResponse(400, 3, message) : next(),
      ),
  });

export const escapesInStringsRefused = spellingRefused('refuses strings with escapes', /\\/, 'malformed base64');

export const nullBySchemaNamesRefused = spellingRefused(
  'refuses members that are null by their names in the schema',
  /"(dsse_request_v002|x509_certificate)":null/,
);

export const nullMembersRefused = spellingRefused('refuses members that are null', /:null/);

export const numberForAnEnumRefused = spellingRefused('refuses keyDetails as a number', /"keyDetails":\d/);

export const schemaNamesRefused = spellingRefused(
  'refuses requests in the names of the schema',
  /hashed_rekord_request_v002/,
);

export const urlSafeBase64Refused = spellingRefused(
  'refuses bytes in URL-safe base64',
  /"(content|digest)":"[^"]*[_-]/,
  'malformed base64',
);

export const urlSafeBase64WithoutPaddingRefused = spellingRefused(
  'refuses bytes in URL-safe base64 without padding',
  /"rawBytes":"[^"=]*[_-][^"=]*"/,
  'malformed base64',
);

export const whiteSpaceRefused = spellingRefused('refuses white space between tokens', /\{\s/);
