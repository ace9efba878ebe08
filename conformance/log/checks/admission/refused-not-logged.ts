import { check } from '../../../core/check/check.ts';
import { base64 } from '../../../oracle/bytes/bytes.ts';
import { canonicalBody } from '../../oracle/entry/hashedrekord.ts';
import { ascending } from '../../oracle/merkle/ascending.ts';
import { leafHash } from '../../oracle/merkle/tree-hash.ts';
import { parseBundle } from '../../oracle/tiles/bundle.ts';
import { bundlePath } from '../../oracle/tiles/path.ts';
import { tileFor } from '../../oracle/tiles/tile.ts';
import { coveringCheckpoint } from '../../premises/create/covering-checkpoint.ts';
import { firstEntry } from '../../premises/create/first-entry.ts';
import { loggedEntries } from '../../premises/create/logged-entries.ts';
import { refusedGroups } from '../../premises/refusal/refusals.ts';
import { readServedForm } from '../../premises/tiles/served-form.ts';
import type { LogTarget } from '../../target/log-target.ts';

/** Of how many bundles at most the entries are looked through. */
const MOST_BUNDLES = 4n;

export const refusedNotLogged = check<LogTarget>()({
  proves: 'LOG-CE-007',
  needs: ['create'],
  reasons: { logged: 'an entry is in the log that it refused' },
  run: async (log, t) => {
    const groups = [...(await t.use(refusedGroups)).values()];
    const refused = new Map(
      groups
        .flatMap(({ answers }) => answers)
        .filter(({ request, answer }) => request.entry && answer.status >= 400)
        .map(({ request, answer }) => [base64(leafHash(canonicalBody(request.entry!))), { request, answer }] as const),
    );
    if (refused.size === 0) t.inconclusive('nothing was refused');
    await t.use(loggedEntries);
    // What was created afterwards lies behind whatever was logged of them.
    const sound = groups.flatMap((one) => one.sound?.logged ?? []).map(({ logIndex }) => logIndex);
    const from = (await t.use(firstEntry)).logged.logIndex;
    const highest = [from, ...sound].sort(ascending).at(-1)!;
    const { size } = await coveringCheckpoint(log, t, highest);
    const last = highest / 256n;
    const firstBundle = last - from / 256n < MOST_BUNDLES ? from / 256n : last - MOST_BUNDLES + 1n;
    for (let index = firstBundle; index <= last; index++) {
      const { width } = tileFor(size, 0, index)!;
      const path = bundlePath(width === undefined ? { index } : { index, width });
      const found = await readServedForm(log, path, bundlePath({ index }));
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
