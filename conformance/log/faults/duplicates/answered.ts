import { sealCheckpoint } from '../../../../src/reference/log/index.ts';
import { logFault } from '../../testbed/alteration.ts';
import { refusalResponse, withCreateRequests } from '../../testbed/create-requests.ts';
import { recodedBase64 } from '../../testbed/created-entry.ts';
import {
  conflictResponse,
  isRepeatedAfter,
  withIdentityOfRequest,
  withLastEntriesRemembered,
  withRepeatAnswers,
  withReturnedEntry,
} from '../../testbed/repeats.ts';

/** A log that does not find out that it has an entry of a kind, by a text in the request. */
const notDeduplicated = (entry: string, inRequest: string) =>
  logFault({
    text: `takes in ${entry} as often as it is sent, though it is declared to refuse`,
    breaks: 'LOG-CE-008',
    caughtBy: ['log/duplicates/answered#not-as-declared'],
    needs: { declare: { duplicate: 'refuse' } },
    install: (rig) => {
      let nth = 0;
      return withIdentityOfRequest(rig, (request) => (request.includes(inRequest) ? `${nth++}` : ''));
    },
  });

export const certificatesNotDeduplicated = notDeduplicated('an entry with a certificate', '"x509Certificate":{');

export const ed25519phNotDeduplicated = notDeduplicated('an entry of Ed25519ph', 'ED25519_PH');

export const p384NotDeduplicated = notDeduplicated('an entry of P-384', 'ECDSA_P384');

export const rsaNotDeduplicated = notDeduplicated('an entry of RSA', 'PKCS1V15');

export const remembersTheLastEntryOnly = logFault({
  text: 'knows again the entry that it was sent last and no other, so that the one before comes in once more',
  breaks: 'LOG-CE-008',
  caughtBy: ['log/duplicates/answered#not-as-declared'],
  needs: { declare: { duplicate: 'refuse' } },
  install: (rig) => withLastEntriesRemembered(rig, 1),
});

export const repeatAnsweredAsAborted = logFault({
  text: 'answers an entry that it has with 409 and the code of an aborted operation',
  breaks: 'LOG-CE-008',
  caughtBy: ['log/duplicates/answered#code'],
  install: (rig) => withRepeatAnswers(rig, (refused) => conflictResponse(refused.headers.get('x-log-index')!, 10)),
});

export const repeatAnsweredWithABrokenSignature = logFault({
  text: 'answers an entry that it has with a checkpoint whose signature is not one',
  breaks: 'LOG-CE-008',
  caughtBy: ['log/duplicates/answered#proof'],
  install: (rig) =>
    withReturnedEntry(rig, (entry) => {
      const { checkpoint } = entry.inclusionProof;
      checkpoint.envelope = checkpoint.envelope.replace(
        /(\u2014 \S+ \S{30})(.)/g,
        (_: string, start: string, digit: string) => `${start}${digit === 'A' ? 'B' : 'A'}`,
      );
    }),
});

export const repeatAnsweredWithAProofOfIndex0 = logFault({
  text: 'answers an entry that it has with a proof that names index 0',
  breaks: 'LOG-CE-008',
  caughtBy: ['log/duplicates/answered#proof'],
  install: (rig) =>
    withReturnedEntry(rig, (entry) => {
      entry.inclusionProof.logIndex = '0';
    }),
});

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

export const repeatAnsweredWithAnUnsoundProof = logFault({
  text: 'answers an entry that it has with the hashes of its proof turned around',
  breaks: 'LOG-CE-008',
  caughtBy: ['log/duplicates/answered#proof'],
  install: (rig) =>
    withReturnedEntry(rig, (entry) => {
      entry.inclusionProof.hashes.reverse();
    }),
});

export const repeatAnsweredWithAnotherEntry = logFault({
  text: 'answers an entry that it has with an entry of other bytes',
  breaks: 'LOG-CE-008',
  caughtBy: ['log/duplicates/answered#other-entry'],
  install: (rig) =>
    withReturnedEntry(rig, (entry) => {
      entry.canonicalizedBody = Buffer.from('{"another":"entry"}').toString('base64');
    }),
});

export const repeatAnsweredWithAnotherRoot = logFault({
  text: 'answers an entry that it has with a root hash that is not that of the checkpoint beside it',
  breaks: 'LOG-CE-008',
  caughtBy: ['log/duplicates/answered#proof'],
  install: (rig) =>
    withReturnedEntry(rig, (entry) => {
      entry.inclusionProof.rootHash = Buffer.alloc(32, 3).toString('base64');
    }),
});

export const repeatAnsweredWithBadRequest = logFault({
  text: 'answers an entry that it has with 400',
  breaks: 'LOG-CE-008',
  caughtBy: ['log/duplicates/answered#error'],
  install: (rig) => withRepeatAnswers(rig, () => refusalResponse(400, 3, 'invalid entry')),
});

export const repeatAnsweredWithIndexInHex = logFault({
  text: 'names the index of an entry that it has in hexadecimal digits',
  breaks: 'LOG-CE-008',
  caughtBy: ['log/duplicates/answered#no-index'],
  install: (rig) =>
    withRepeatAnswers(rig, (refused) =>
      conflictResponse(`0x${Number(refused.headers.get('x-log-index')).toString(16)}`),
    ),
});

export const repeatAnsweredWithTheIndexBefore = logFault({
  text: 'names for an entry that it has the index of the one before',
  breaks: 'LOG-CE-008',
  caughtBy: ['log/duplicates/answered#wrong-index'],
  install: (rig) =>
    withRepeatAnswers(rig, (refused) => conflictResponse(`${BigInt(refused.headers.get('x-log-index')!) - 1n}`)),
});

export const repeatAnsweredWithoutIndex = logFault({
  text: 'answers an entry that it has with 409 and does not name its index',
  breaks: 'LOG-CE-008',
  caughtBy: ['log/duplicates/answered#no-index'],
  install: (rig) => withRepeatAnswers(rig, () => conflictResponse(undefined)),
});

export const repeatProvedInAnotherTree = logFault({
  text: 'proves an entry that it has in a tree of its own, with a signed checkpoint of that, when it comes again',
  breaks: 'LOG-CE-008',
  caughtBy: ['log/duplicates/answered#proof'],
  install: (rig) =>
    withReturnedEntry(rig, ({ canonicalizedBody, inclusionProof: proof }) => {
      const [index, size] = [BigInt(proof.logIndex), BigInt(proof.treeSize)];
      proof.hashes.push(recodedBase64(proof.hashes.pop(), (bytes) => bytes.toReversed()));
      const leaf = rig.parts.leafHash(Buffer.from(canonicalizedBody, 'base64'));
      // Of each range on the way, whether it lies to the left of what is proved (RFC 6962, section 2.1.1).
      const isLeft = rig.parts.inclusionRanges(index, size).map(([start]) => start < index);
      const root = proof.hashes.reduce((below: Uint8Array, hash: string, i: number) => {
        const beside = Buffer.from(hash, 'base64');
        return isLeft[i] ? rig.parts.nodeHash(beside, below) : rig.parts.nodeHash(below, beside);
      }, leaf);
      proof.rootHash = Buffer.from(root).toString('base64');
      proof.checkpoint = { envelope: sealCheckpoint(rig, size, root) };
    }),
});

export const repeatsAnsweredNowWith409NowWithTheEntry = logFault({
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
