import { logFault } from '../../testbed/alteration.ts';
import { refusalResponse, withCreateRequests } from '../../testbed/create-requests.ts';
import { withIdentityOfRequest } from '../../testbed/repeats.ts';

export const anotherEntryForAnotherSpelling = logFault({
  text: 'takes in an entry once for each spelling of its request',
  breaks: 'LOG-CE-020',
  caughtBy: ['log/duplicates/json-spellings#another-entry'],
  // To gRPC no spelling is known: there it is one more entry.
  alsoFails: ['log/rpc/status-codes#duplicate'],
  needs: { declare: { duplicate: 'refuse' } },
  install: (rig) => withIdentityOfRequest(rig, (request) => request),
});

export const escapesInStringsRefused = logFault({
  text: 'refuses strings with escapes',
  breaks: 'LOG-CE-020',
  caughtBy: ['log/duplicates/json-spellings#not-understood'],
  install: (rig) =>
    withCreateRequests(rig, async ({ body, next }) =>
      body.includes('\\') ? refusalResponse(400, 3, 'malformed base64') : next(),
    ),
});

export const nullBySchemaNamesRefused = logFault({
  text: 'refuses members that are null by their names in the schema',
  breaks: 'LOG-CE-020',
  caughtBy: ['log/duplicates/json-spellings#not-understood'],
  install: (rig) =>
    withCreateRequests(rig, async ({ body, next }) =>
      /"(dsse_request_v002|x509_certificate)":null/.test(body) ? refusalResponse(400, 3, 'malformed request') : next(),
    ),
});

export const nullMembersRefused = logFault({
  text: 'refuses members that are null',
  breaks: 'LOG-CE-020',
  caughtBy: ['log/duplicates/json-spellings#not-understood'],
  install: (rig) =>
    withCreateRequests(rig, async ({ body, next }) =>
      /:null/.test(body) ? refusalResponse(400, 3, 'malformed request') : next(),
    ),
});

export const numberForAnEnumRefused = logFault({
  text: 'refuses keyDetails as a number',
  breaks: 'LOG-CE-020',
  caughtBy: ['log/duplicates/json-spellings#not-understood'],
  install: (rig) =>
    withCreateRequests(rig, async ({ body, next }) =>
      /"keyDetails":\d/.test(body) ? refusalResponse(400, 3, 'malformed request') : next(),
    ),
});

export const schemaNamesRefused = logFault({
  text: 'refuses requests in the names of the schema',
  breaks: 'LOG-CE-020',
  caughtBy: ['log/duplicates/json-spellings#not-understood'],
  install: (rig) =>
    withCreateRequests(rig, async ({ body, next }) =>
      /hashed_rekord_request_v002/.test(body) ? refusalResponse(400, 3, 'malformed request') : next(),
    ),
});

export const urlSafeBase64Refused = logFault({
  text: 'refuses bytes in URL-safe base64',
  breaks: 'LOG-CE-020',
  caughtBy: ['log/duplicates/json-spellings#not-understood'],
  install: (rig) =>
    withCreateRequests(rig, async ({ body, next }) =>
      /"(content|digest)":"[^"]*[_-]/.test(body) ? refusalResponse(400, 3, 'malformed base64') : next(),
    ),
});

export const urlSafeBase64WithoutPaddingRefused = logFault({
  text: 'refuses bytes in URL-safe base64 without padding',
  breaks: 'LOG-CE-020',
  caughtBy: ['log/duplicates/json-spellings#not-understood'],
  install: (rig) =>
    withCreateRequests(rig, async ({ body, next }) =>
      /"rawBytes":"[^"=]*[_-][^"=]*"/.test(body) ? refusalResponse(400, 3, 'malformed base64') : next(),
    ),
});

export const whiteSpaceRefused = logFault({
  text: 'refuses white space between tokens',
  breaks: 'LOG-CE-020',
  caughtBy: ['log/duplicates/json-spellings#not-understood'],
  install: (rig) =>
    withCreateRequests(rig, async ({ body, next }) =>
      /\{\s/.test(body) ? refusalResponse(400, 3, 'malformed request') : next(),
    ),
});
