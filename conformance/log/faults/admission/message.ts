import { logFault } from '../../testbed/alteration.ts';
import { withParts } from '../../testbed/parts.ts';
import {
  jsonResponse,
  MEMBERS_OF_BYTES,
  recodedByNode,
  withPosts,
  withRequestMembers,
} from '../../testbed/refusals.ts';

const partReadLeniently = (bytes: string, member: string) =>
  logFault({
    text: `reads the base64 of ${bytes} as far as it goes`,
    breaks: 'LOG-CE-007',
    caughtBy: ['log/admission/message#accepted'],
    install: (rig) => withRequestMembers(rig, (name, value) => (name === member ? recodedByNode(value) : value)),
  });

export const base64OfKeysReadLeniently = partReadLeniently('keys', 'rawBytes');

export const base64OfSignaturesReadLeniently = partReadLeniently('signatures', 'content');

export const base64ReadLeniently = logFault({
  text: 'reads base64 as far as it goes',
  breaks: 'LOG-CE-007',
  caughtBy: ['log/admission/message#accepted'],
  install: (rig) =>
    withRequestMembers(rig, (name, value) => (MEMBERS_OF_BYTES.has(name) ? recodedByNode(value) : value)),
});

export const bytesAsAListOfNumbersTaken = logFault({
  text: 'accepts a list of numbers as bytes',
  breaks: 'LOG-CE-007',
  caughtBy: ['log/admission/message#accepted'],
  install: (rig) =>
    withRequestMembers(rig, (name, value) =>
      MEMBERS_OF_BYTES.has(name) && Array.isArray(value) ? Buffer.from(value).toString('base64') : value,
    ),
});

export const digestInHexTaken = logFault({
  text: 'takes a digest in hex as well',
  breaks: 'LOG-CE-007',
  caughtBy: ['log/admission/message#accepted'],
  install: (rig) =>
    withRequestMembers(rig, (name, value) =>
      name === 'digest' && typeof value === 'string' && /^([0-9a-f]{32})+$/.test(value)
        ? Buffer.from(value, 'hex').toString('base64')
        : value,
    ),
});

export const dsseEnvelopeBesideAnEntryIgnored = logFault({
  text: 'ignores a DSSE envelope beside a hashedrekord',
  breaks: 'LOG-CE-007',
  caughtBy: ['log/admission/message#accepted'],
  install: (rig) =>
    withRequestMembers(rig, (name, value) => {
      const { hashedRekordRequestV002 } = Object(value) as Record<string, unknown>;
      return name === '' && hashedRekordRequestV002 ? { hashedRekordRequestV002 } : value;
    }),
});

export const emptyBodyAnsweredWith200 = logFault({
  text: 'answers a request without content with 200 and an empty object',
  breaks: 'LOG-CE-007',
  caughtBy: ['log/admission/message#accepted'],
  install: (rig) => withPosts(rig, async (asked) => (asked.body.length === 0 ? jsonResponse(200, {}) : asked.answer())),
});

export const nullMembersIgnoredWhateverTheirName = logFault({
  text: 'ignores every member that is null',
  breaks: 'LOG-CE-007',
  caughtBy: ['log/admission/message#accepted'],
  install: (rig) => withRequestMembers(rig, (_name, value) => value ?? undefined),
});

export const unknownMembersIgnored = logFault({
  text: 'ignores members of a request that it does not know',
  breaks: 'LOG-CE-007',
  caughtBy: ['log/admission/message#accepted'],
  install: (rig) =>
    withParts(rig, {
      readRequest: (body) => {
        const text = Buffer.from(body).toString('utf8');
        return rig.parts.readRequest(Buffer.from(text.replaceAll(/,"unknown":\d+/g, '')));
      },
    }),
});

export const unknownMembersOfKeysIgnored = logFault({
  text: 'ignores unknown members of public keys',
  breaks: 'LOG-CE-007',
  caughtBy: ['log/admission/message#accepted'],
  install: (rig) =>
    withRequestMembers(rig, (name, value) => {
      if (name !== 'publicKey') return value;
      const { unknown: _, ...known } = value as Record<string, unknown>;
      return known;
    }),
});

export const unknownMembersWithinIgnored = logFault({
  text: 'ignores unknown members of verifiers and keys',
  breaks: 'LOG-CE-007',
  caughtBy: ['log/admission/message#accepted'],
  install: (rig) =>
    withRequestMembers(rig, (name, value) => {
      if (name !== 'verifier' && name !== 'publicKey') return value;
      const { unknown: _, ...known } = value as Record<string, unknown>;
      return Array.isArray(value) ? value : known;
    }),
});
