/** What CreateEntry takes in and what it refuses (Rekor v2, "CreateEntry", "Algorithms", "Freezing"). */
import { check } from '../core/check.ts';
import type { LogTarget } from '../core/target.ts';
import { parseBundle } from '../oracle/bundle.ts';
import { base64 } from '../oracle/bytes.ts';
import { canonicalBody } from '../oracle/hashedrekord.ts';
import { leafHash } from '../oracle/merkle.ts';
import { bundlePath } from '../oracle/path.ts';
import { tileFor } from '../oracle/tile.ts';
import { entryMaker } from '../properties/entry-maker.ts';
import type { RefusedFor } from '../properties/refused-request.ts';
import { altered } from './altered.ts';
import { covering } from './covering.ts';
import { created, creation, saysFrozen } from './created.ts';
import { isInFront } from './in-front.ts';
import { isTaken, type Refusals, refusals, refusedWith400 } from './refusals.ts';
import { ascending } from './sample.ts';
import { servedForm } from './served-form.ts';
import { kept } from './written.ts';

/** A check of one group of requests that are wrong in `what`, and of others that are sent after its sound entry. */
const refuses = (group: RefusedFor, what: string, after?: typeof altered) =>
  check<LogTarget>()({
    proves: 'LOG-CE-007',
    needs: ['create'],
    reasons: {
      accepted: `a request is taken though ${what}`,
      'not-400': `a request is refused with another status than 400 because ${what}`,
      'sound-refused': 'the sound entry is refused afterwards, of which what was refused is a change',
    },
    run: async (_log, t) => {
      await t.use(refusedWith400);
      const { answers, sound, trouble } = (await t.use(refusals)).get(group)!;
      const expected = (one: string) => `status 400, for this: ${one}`;
      let inFront: string | undefined;
      const judgeAll = (all: Refusals['answers']) => {
        for (const { request, answer } of all) {
          const { status } = answer;
          if (isInFront(answer)) {
            inFront ??= `${request.what}: status ${status} without an error of the log, as what stands in front of it says no`;
            continue;
          }
          const say = { expected: expected(request.what), actual: `status ${status}`, at: 'log/entries' };
          if (isTaken(status)) t.judge({ reason: 'accepted', ...say }, answer);
          // An error of the server refuses it too, and is another check's matter.
          t.judge(status === 400 || status >= 500 ? undefined : { reason: 'not-400', ...say }, answer);
        }
      };
      judgeAll(answers);
      if (trouble) throw trouble;
      const { answer } = sound!;
      const { status } = answer;
      // Of a gateway, which says nothing of what stands behind it.
      if (status === 502 || status === 504) t.inconclusive(`the sound entry was answered with status ${status}`);
      const found = { expected: 'the entry: it is sound', actual: `status ${status}`, at: 'log/entries' };
      t.judge(isTaken(status) ? undefined : { reason: 'sound-refused', ...found }, answer);
      const later = after && (await t.use(after));
      judgeAll(later?.answers ?? []);
      if (later?.trouble) throw later.trouble;
      if (inFront) t.inconclusive(inFront);
    },
  });

export const signature = refuses('signature', 'its signature does not verify', altered);
export const digest = refuses('digest', 'its digest is none of the hash of its algorithm');
export const key = refuses('key', 'its verifier holds no key in DER of the kind that it says');
export const verifier = refuses('verifier', 'it has not exactly one verifier');
export const algorithm = refuses('algorithm', 'its algorithm is none that Rekor v2 allows, or not that of its key');
export const message = refuses('message', 'it is no JSON of a CreateEntryRequest with a hashedrekord');

/** Of how many bundles at most the entries are looked through. */
const BUNDLES = 4n;

export const unchanged = check<LogTarget>()({
  proves: 'LOG-CE-007',
  needs: ['create'],
  reasons: { logged: 'an entry is in the log that it refused' },
  run: async (log, t) => {
    const groups = [...(await t.use(refusals)).values()];
    const refused = new Map(
      groups
        .flatMap(({ answers }) => answers)
        .filter(({ request, answer }) => request.entry && answer.status >= 400)
        .map(({ request, answer }) => [base64(leafHash(canonicalBody(request.entry!))), { request, answer }] as const),
    );
    if (refused.size === 0) t.inconclusive('nothing was refused');
    await t.use(kept);
    // What was created afterwards lies behind whatever was logged of them.
    const sound = groups.flatMap((one) => one.sound?.logged ?? []).map(({ logIndex }) => logIndex);
    const from = (await t.use(created)).logged.logIndex;
    const highest = [from, ...sound].sort(ascending).at(-1)!;
    const { size } = await covering(log, t, highest);
    const last = highest / 256n;
    const firstBundle = last - from / 256n < BUNDLES ? from / 256n : last - BUNDLES + 1n;
    for (let index = firstBundle; index <= last; index++) {
      const { width } = tileFor(size, 0, index)!;
      const path = bundlePath(width === undefined ? { index } : { index, width });
      const found = await servedForm(log, path, bundlePath({ index }));
      const entries = 'bytes' in found ? bundleEntries(found.bytes, width) : undefined;
      if (!entries) return t.inconclusive(`${path} is not served, or cannot be read`);
      for (const [place, entry] of entries.entries()) {
        const one = refused.get(base64(leafHash(entry)));
        if (!one) continue;
        const actual = `it is entry ${index * 256n + BigInt(place)}`;
        const expected = `no such entry (${one.request.what}): it was answered with status ${one.answer.status}`;
        t.judge({ reason: 'logged', expected, actual, at: path }, one.answer);
      }
    }
    for (const _ of refused) t.judge(undefined);
  },
});

/** The entries of a bundle that may have grown since its width was known. */
function bundleEntries(bytes: Uint8Array, width = 256): readonly Uint8Array[] | undefined {
  return parseBundle(bytes, width).value ?? parseBundle(bytes, 256).value;
}

export const frozen = check<LogTarget>()({
  proves: 'LOG-CE-010',
  needs: ['create'],
  reasons: {
    accepted: 'a frozen log says that it has created an entry',
    'not-405': 'a frozen log refuses to create an entry with another status than 405',
  },
  run: async (log, t) => {
    if (t.declared('frozen') !== 'yes' && !(await saysFrozen(log))) t.notApplicable('the log is not frozen');
    const entry = entryMaker({ runId: t.runId }).make('for a frozen log');
    const { answer } = await creation(log, entry, t.time);
    const { status } = answer;
    const found = { expected: 'status 405: the log is frozen', actual: `status ${status}`, at: 'log/entries' };
    // Whether its tree changes all the same is heard by who watches the checkpoint of a frozen log.
    if (isTaken(status)) t.judge({ reason: 'accepted', ...found }, answer);
    t.judge(status === 405 ? undefined : { reason: 'not-405', ...found }, answer);
    // Which status code goes with 405 no mapping says.
    const overGrpc = await log.grpc?.createEntry(entry);
    const taken = {
      reason: 'accepted',
      expected: 'an error: the log is frozen',
      actual: 'OK',
      at: 'CreateEntry',
    } as const;
    if (overGrpc) t.judge(overGrpc.code === 0 ? taken : undefined, overGrpc);
  },
});
