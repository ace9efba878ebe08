import { logFault } from '../../testbed/alteration.ts';
import { withConcurrentRequests } from '../../testbed/concurrency.ts';
import { editedResponse, refusalResponse, withCreateRequests } from '../../testbed/create-requests.ts';
import { withBrokenSignature, withProof } from '../../testbed/created-entry.ts';
import { withOverwrittenEntries } from '../../testbed/entry-loss.ts';

/** Alters the entry in the answers while at least so many entries by one key are under way. */
const alteredUnderLoad = (
  text: string,
  reason: 'checkpoint' | 'proof' | 'same-index',
  least: number,
  alter: Parameters<typeof editedResponse>[1],
) =>
  logFault({
    text,
    breaks: 'LOG-CE-021',
    caughtBy: [`log/concurrency/separate-answers#${reason}`],
    install: (rig) => withConcurrentRequests(rig, least, async ({ next }) => editedResponse(await next(), alter)),
  });

export const answeredCheckpointNotSignedUnderLoad = alteredUnderLoad(
  'answers with a checkpoint whose signature does not verify when more than 15 entries are under way',
  'checkpoint',
  16,
  withBrokenSignature,
);

export const indexGivenToTwoOfMany = alteredUnderLoad(
  'answers two of eight entries that are under way with one index',
  'same-index',
  8,
  (entry) => {
    entry.logIndex = `${BigInt(entry.logIndex) - 1n}`;
  },
);

export const proofOfAnotherOfMany = alteredUnderLoad(
  'makes the proof of an entry in another tree than the one it answers with when eight are under way',
  'proof',
  8,
  (entry) => {
    entry.inclusionProof.hashes.pop();
  },
);

export const proofWrongAbove15AtOnce = alteredUnderLoad(
  'answers with a hash that is not in the tree when more than 15 entries are under way',
  'proof',
  16,
  ({ inclusionProof: { hashes } }) => {
    if (hashes.length > 0) hashes[0] = Buffer.alloc(32).toString('base64');
  },
);

export const answersExchangedAbove32AtOnce = logFault({
  text: 'answers with the entry of another client, and drops the entry that came, when more than 32 are under way',
  breaks: 'LOG-CE-021',
  caughtBy: ['log/concurrency/separate-answers#other-body'],
  needs: { append: false, create: true },
  install: (rig) => {
    let another: string | undefined;
    return withConcurrentRequests(rig, 32, async ({ next }) => {
      if (another !== undefined)
        return new Response(another, { status: 201, headers: { 'content-type': 'application/json' } });
      const response = await next();
      another = await response.clone().text();
      return response;
    });
  },
});

export const answersExchangedAmongMany = logFault({
  text: 'gives an answer to the wrong client when eight entries by a key are under way',
  breaks: 'LOG-CE-021',
  caughtBy: ['log/concurrency/separate-answers#other-body'],
  // One of the exchanged answers is a refusal.
  alsoFails: ['log/create-errors/form#code'],
  install: (rig) => {
    let previous: string | undefined;
    return withConcurrentRequests(rig, 7, async ({ next }) => {
      const response = await next();
      const text = await response.text();
      const exchanged = previous ?? text;
      previous = text;
      return new Response(exchanged, response);
    });
  },
});

export const concurrentEntriesAnsweredWithAnInternalError = logFault({
  text: 'answers 500 to an entry when nineteen others by its key are under way, and takes in the others',
  breaks: 'LOG-CE-021',
  caughtBy: ['log/concurrency/separate-answers#refused'],
  alsoFails: ['log/create-errors/no-server-error#server-error'],
  install: (rig) => withConcurrentRequests(rig, 20, async () => refusalResponse(500, 13, 'internal server error')),
});

export const entriesWithoutRoomRefused = logFault({
  text: 'refuses an entry for good when seven others by its key are under way',
  breaks: 'LOG-CE-021',
  caughtBy: ['log/concurrency/separate-answers#refused'],
  install: (rig) => withConcurrentRequests(rig, 8, async () => refusalResponse(400, 3, 'too many at a time')),
});

export const entryOverwrittenWhenManyCome = logFault({
  text: 'serves other bytes for the last of eight entries that came at the same time',
  breaks: 'LOG-CE-021',
  caughtBy: ['log/concurrency/separate-answers#lost'],
  install: (right) => {
    const { rig, overwrite } = withOverwrittenEntries(right);
    return withConcurrentRequests(rig, 8, async ({ next }) => {
      const response = await next();
      const { canonicalizedBody } = (await response.clone().json()) as { canonicalizedBody: string };
      overwrite(Buffer.from(canonicalizedBody, 'base64'));
      return response;
    });
  },
});

export const oldEntryAnsweredAbove32AtOnce = logFault({
  text: 'answers with the first entry that it ever took, and drops the one that came, when more than 32 are under way',
  breaks: 'LOG-CE-021',
  caughtBy: ['log/concurrency/separate-answers#other-body'],
  install: (rig) => {
    let first: string | undefined;
    let once = true;
    const crowded = withConcurrentRequests(rig, 33, async ({ next }) => {
      if (!once || first === undefined) return next();
      once = false;
      return new Response(first, { status: 201, headers: { 'content-type': 'application/json' } });
    });
    return withCreateRequests(crowded, async ({ next }) => {
      const response = await next();
      if (response.status === 201) first ??= await response.clone().text();
      return response;
    });
  },
});

export const proofWrongAtTheEndOfATile = logFault({
  text: 'answers the last entry of a tile, and the first of the next, with a hash that is not in the tree',
  breaks: 'LOG-CE-021',
  caughtBy: ['log/concurrency/separate-answers#proof'],
  needs: { append: false, create: true },
  install: (rig) =>
    withProof(rig, ({ hashes }, { logIndex }) => {
      const within = BigInt(logIndex) % 256n;
      if (within !== 0n && within !== 255n) return {};
      return { hashes: [Buffer.alloc(32).toString('base64'), ...hashes.slice(1)] };
    }),
});

export const pushbackNeverWithdrawn = logFault({
  text: 'remembers that it had no room for an entry, and never accepts that entry',
  breaks: 'LOG-CE-021',
  caughtBy: ['log/concurrency/separate-answers#never-accepted'],
  install: (rig) => {
    const kept = new Set<string>();
    const busy = () => {
      const answer = refusalResponse(503, 14, 'too many entries are under way; try again');
      answer.headers.set('retry-after', '0');
      return answer;
    };
    const crowded = withConcurrentRequests(rig, 8, async ({ body, next }) => {
      // One such entry is enough.
      if (kept.size === 0) kept.add(body);
      return kept.has(body) ? busy() : next();
    });
    return withCreateRequests(crowded, async ({ body, next }) => (kept.has(body) ? busy() : next()));
  },
});
