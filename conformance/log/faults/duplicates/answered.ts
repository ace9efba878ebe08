import { sealCheckpoint } from '../../../../src/reference/log/index.ts';
import { logFault } from '../../testbed/alteration.ts';
import { type editedResponse, refusalResponse, withCreateRequests } from '../../testbed/create-requests.ts';
import { recodedBase64, withBrokenSignature } from '../../testbed/created-entry.ts';
import {
  conflictResponse,
  isRepeatedAfter,
  withIdentityOfRequest,
  withLastEntriesRemembered,
  withRepeatAnswers,
  withReturnedEntry,
} from '../../testbed/repeats.ts';

type Reason = 'code' | 'error' | 'no-index' | 'other-entry' | 'proof';

/** Accepts repeats of an entry of a kind, which it recognizes by a text in the request. */
const notDeduplicated = (entry: string, inRequest: string) =>
  logFault({
    text: `takes in ${entry} as often as it is sent, though it is declared to refuse`,
    breaks: 'LOG-CE-008',
    caughtBy: ['log/duplicates/answered#not-as-declared'],
    needs: { declare: { duplicate: 'refuse' } },
    install: (rig) => {
      let requests = 0;
      return withIdentityOfRequest(rig, (request) => (request.includes(inRequest) ? `${requests++}` : ''));
    },
  });

/** Refuses a repeat with another answer, made from the index of the entry. */
const repeatRefused = (text: string, reason: Reason | 'wrong-index', answer: (index: string) => Response) =>
  logFault({
    text,
    breaks: 'LOG-CE-008',
    caughtBy: [`log/duplicates/answered#${reason}`],
    install: (rig) => withRepeatAnswers(rig, (refused) => answer(refused.headers.get('x-log-index')!)),
  });

/** Answers a repeat with the entry, altered. */
const repeatReturned = (text: string, reason: Reason, alter: Parameters<typeof editedResponse>[1]) =>
  logFault({
    text: `answers an entry that it has with ${text}`,
    breaks: 'LOG-CE-008',
    caughtBy: [`log/duplicates/answered#${reason}`],
    install: (rig) => withReturnedEntry(rig, alter),
  });

export const certificatesNotDeduplicated = notDeduplicated('an entry with a certificate', '"x509Certificate":{');

export const ed25519phNotDeduplicated = notDeduplicated('an entry of Ed25519ph', 'ED25519_PH');

export const p384NotDeduplicated = notDeduplicated('an entry of P-384', 'ECDSA_P384');

export const rsaNotDeduplicated = notDeduplicated('an entry of RSA', 'PKCS1V15');

export const remembersTheLastEntryOnly = logFault({
  text: 'recognizes only the last entry that it was sent, so that the entry before it comes in once more',
  breaks: 'LOG-CE-008',
  caughtBy: ['log/duplicates/answered#not-as-declared'],
  needs: { declare: { duplicate: 'refuse' } },
  install: (rig) => withLastEntriesRemembered(rig, 1),
});

export const repeatAnsweredAsAborted = repeatRefused(
  'answers an entry that it has with 409 and the code of an aborted operation',
  'code',
  (index) => conflictResponse(index, 10),
);

export const repeatAnsweredWithBadRequest = repeatRefused('answers an entry that it has with 400', 'error', () =>
  refusalResponse(400, 3, 'invalid entry'),
);

export const repeatAnsweredWithIndexInHex = repeatRefused(
  'names the index of an entry that it has in hexadecimal digits',
  'no-index',
  (index) => conflictResponse(`0x${Number(index).toString(16)}`),
);

export const repeatAnsweredWithTheIndexBefore = repeatRefused(
  'names for an entry that it has the index of the entry before',
  'wrong-index',
  (index) => conflictResponse(`${BigInt(index) - 1n}`),
);

export const repeatAnsweredWithoutIndex = repeatRefused(
  'answers an entry that it has with 409 and does not name its index',
  'no-index',
  () => conflictResponse(undefined),
);

export const repeatAnsweredWithAnIndexBeyondTheTree = logFault({
  text: 'names for an entry that it has an index that no entry has',
  breaks: 'LOG-CE-008',
  caughtBy: ['log/duplicates/answered#wrong-index'],
  needs: { declare: { 'publish-within': '2' } },
  install: (rig) =>
    withRepeatAnswers(rig, (refused) =>
      conflictResponse(`${BigInt(refused.headers.get('x-log-index')!) + 1_000_000n}`),
    ),
});

export const repeatAnsweredWithABrokenSignature = repeatReturned(
  'a checkpoint whose signature does not verify',
  'proof',
  withBrokenSignature,
);

export const repeatProvedAtIndexZero = repeatReturned('a proof that names index 0', 'proof', (entry) => {
  entry.inclusionProof.logIndex = '0';
});

export const repeatAnsweredWithAnUnsoundProof = repeatReturned('the hashes of its proof reversed', 'proof', (entry) => {
  entry.inclusionProof.hashes.reverse();
});

export const repeatAnsweredWithAnotherEntry = repeatReturned('an entry of other bytes', 'other-entry', (entry) => {
  entry.canonicalizedBody = Buffer.from('{"another":"entry"}').toString('base64');
});

export const repeatAnsweredWithAnotherRoot = repeatReturned(
  'a root hash that is not that of the checkpoint beside it',
  'proof',
  (entry) => {
    entry.inclusionProof.rootHash = Buffer.alloc(32, 3).toString('base64');
  },
);

export const repeatProvedInAnotherTree = logFault({
  text: 'proves an entry that it has in another tree, with a signed checkpoint of that tree, when it comes again',
  breaks: 'LOG-CE-008',
  caughtBy: ['log/duplicates/answered#proof'],
  alsoFails: ['log/growth/consistent#fork'],
  install: (rig) =>
    withReturnedEntry(rig, ({ canonicalizedBody, inclusionProof: proof }) => {
      const [index, size] = [BigInt(proof.logIndex), BigInt(proof.treeSize)];
      proof.hashes.push(recodedBase64(proof.hashes.pop(), (bytes) => bytes.toReversed()));
      const leaf = rig.parts.leafHash(Buffer.from(canonicalizedBody, 'base64'));
      // Whether each range on the path lies to the left of the entry (RFC 6962, section 2.1.1).
      const isLeft = rig.parts.inclusionRanges(index, size).map(([start]) => start < index);
      const root = proof.hashes.reduce((below: Uint8Array, hash: string, i: number) => {
        const beside = Buffer.from(hash, 'base64');
        return isLeft[i] ? rig.parts.nodeHash(beside, below) : rig.parts.nodeHash(below, beside);
      }, leaf);
      proof.rootHash = Buffer.from(root).toString('base64');
      proof.checkpoint = { envelope: sealCheckpoint(rig, size, root) };
    }),
});

export const repeatsAnsweredInTwoWays = logFault({
  text: 'answers an entry that it has with that entry right away, and with 409 after another one',
  breaks: 'LOG-CE-008',
  caughtBy: ['log/duplicates/answered#changed'],
  install: (rig) => {
    const isRepeat = isRepeatedAfter(1);
    return withCreateRequests({ ...rig, duplicates: 'return-existing' }, async ({ body, next }) => {
      const response = await next();
      if (!isRepeat(body) || response.status >= 300) return response;
      const { logIndex } = (await response.json()) as { logIndex: string };
      return conflictResponse(logIndex);
    });
  },
});

export const repeatsTakenInThoughRefusalIsDeclared = logFault({
  text: 'takes in an entry a second time, though it is declared to refuse those that it has',
  breaks: 'LOG-CE-008',
  caughtBy: ['log/duplicates/answered#not-as-declared'],
  needs: { declare: { duplicate: 'refuse' } },
  install: (rig) => ({ ...rig, duplicates: 'readmit' }),
});
