import { logFault } from '../../testbed/alteration.ts';
import { withConcurrentRequests } from '../../testbed/concurrency.ts';
import { editedResponse, refusalResponse, withCreateRequests } from '../../testbed/create-requests.ts';
import { withProof } from '../../testbed/created-entry.ts';
import { withOverwrittenEntries } from '../../testbed/entry-loss.ts';

export const answeredCheckpointNotSignedUnderLoad = logFault({
  text: 'answers with a checkpoint whose signature is not one when more than 15 entries are under way',
  breaks: 'LOG-CE-021',
  caughtBy: ['log/concurrency/separate-answers#checkpoint'],
  install: (rig) =>
    withConcurrentRequests(rig, 16, async ({ next }) =>
      editedResponse(await next(), (entry) => {
        const { checkpoint } = entry.inclusionProof;
        checkpoint.envelope = checkpoint.envelope.replace(
          /(\u2014 \S+ \S{30})(.)/g,
          (_: string, before: string, one: string) => `${before}${one === 'A' ? 'B' : 'A'}`,
        );
      }),
    ),
});

export const answersExchangedAbove32AtOnce = logFault({
  text: 'answers with the entry of another client, and drops the own one, when more than 32 are under way',
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
  // Of the answers that are exchanged one is a refusal.
  alsoFails: ['log/create-errors/form#code'],
  install: (rig) => {
    let mixed: string | undefined;
    return withConcurrentRequests(rig, 7, async ({ next }) => {
      const own = await next();
      const text = await own.text();
      const other = mixed ?? text;
      mixed = text;
      return new Response(other, own);
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

export const indexGivenToTwoOfMany = logFault({
  text: 'answers two of eight entries that are under way with one index',
  breaks: 'LOG-CE-021',
  caughtBy: ['log/concurrency/separate-answers#same-index'],
  install: (rig) =>
    withConcurrentRequests(rig, 8, async ({ next }) =>
      editedResponse(await next(), (entry) => {
        entry.logIndex = `${BigInt(entry.logIndex) - 1n}`;
      }),
    ),
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

export const proofOfAnotherOfMany = logFault({
  text: 'makes the proof of an entry in another tree than the one it answers with when eight are under way',
  breaks: 'LOG-CE-021',
  caughtBy: ['log/concurrency/separate-answers#proof'],
  install: (rig) =>
    withConcurrentRequests(rig, 8, async ({ next }) =>
      editedResponse(await next(), (entry) => {
        entry.inclusionProof.hashes.pop();
      }),
    ),
});

export const proofWrongAbove15AtOnce = logFault({
  text: 'answers with a hash that is not in the tree when more than 15 entries are under way',
  breaks: 'LOG-CE-021',
  caughtBy: ['log/concurrency/separate-answers#proof'],
  install: (rig) =>
    withConcurrentRequests(rig, 16, async ({ next }) =>
      editedResponse(await next(), (entry) => {
        const { hashes } = entry.inclusionProof;
        if (hashes.length > 0) hashes[0] = Buffer.alloc(32).toString('base64');
      }),
    ),
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
  text: 'remembers that it had no room for an entry, and refuses it for ever',
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
      // One is enough.
      if (kept.size === 0) kept.add(body);
      return kept.has(body) ? busy() : next();
    });
    return withCreateRequests(crowded, async ({ body, next }) => (kept.has(body) ? busy() : next()));
  },
});
