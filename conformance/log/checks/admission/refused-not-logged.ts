/** An entry that was refused is not in the log (Rekor v2, "CreateEntry"). */
import { check } from '../../../core/check/check.ts';
import { base64 } from '../../../oracle/bytes/bytes.ts';
import { canonicalBody } from '../../oracle/entry/hashedrekord.ts';
import { ascending } from '../../oracle/merkle/ascending.ts';
import { leafHash } from '../../oracle/merkle/tree-hash.ts';
import { parseBundle } from '../../oracle/tiles/bundle.ts';
import { bundlePath } from '../../oracle/tiles/path.ts';
import { TILE_WIDTH, tileFor } from '../../oracle/tiles/tile.ts';
import { coveringCheckpoint } from '../../premises/create/covering-checkpoint.ts';
import { firstEntry } from '../../premises/create/first-entry.ts';
import { loggedEntries } from '../../premises/create/logged-entries.ts';
import { refusedGroups } from '../../premises/refusal/refusals.ts';
import { readServedForm } from '../../premises/tiles/served-form.ts';
import type { LogTarget } from '../../target/log-target.ts';

/** The limit of bundles that are searched. */
const MOST_BUNDLES = 4n;

export const refusedNotLogged = check<LogTarget>()({
  // LOG-CE-007 (must): A request is refused with 400 and changes nothing where its signature does not verify, its key is not a
  //   valid key (for RSA by RFC 8017, section 3.1), or its parts do not belong together. [rekor-v2, "CreateEntry"]
  proves: 'LOG-CE-007',
  needs: ['create'],
  reasons: { logged: 'the log has an entry that it refused' },
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
    // The sound entries were created later, so a refused one that was logged has a lower index.
    const sound = groups.flatMap((group) => group.sound?.logged ?? []).map(({ logIndex }) => logIndex);
    const from = (await t.use(firstEntry)).logged.logIndex;
    const highest = [from, ...sound].sort(ascending).at(-1)!;
    const { size } = await coveringCheckpoint(log, t, highest);
    const last = highest / 256n;
    const first = last - from / 256n < MOST_BUNDLES ? from / 256n : last - MOST_BUNDLES + 1n;
    /** The places of entries in the log, by leaf hash. */
    const places = new Map<string, { readonly index: bigint; readonly path: string }>();
    for (let bundle = first; bundle <= last; bundle++) {
      const { width } = tileFor(size, 0, bundle)!;
      const path = bundlePath(width === undefined ? { index: bundle } : { index: bundle, width });
      const served = await readServedForm(log, path, bundlePath({ index: bundle }));
      if ('status' in served) return t.inconclusive(served.why);
      const entries = bundleEntries(served.bytes, width);
      if (!entries) return t.inconclusive(`${path} cannot be read as a bundle`);
      for (const [place, entry] of entries.entries())
        places.set(base64(leafHash(entry)), { index: bundle * 256n + BigInt(place), path });
    }
    for (const [hash, { request, answer }] of refused) {
      const place = places.get(hash);
      const expected = `no such entry (${request.what}): it was answered with status ${answer.status}`;
      t.judge(place && { reason: 'logged', expected, actual: `it is entry ${place.index}`, at: place.path }, answer);
    }
  },
});

/** The entries of a bundle that may have grown since its width was known. */
function bundleEntries(bytes: Uint8Array, width = TILE_WIDTH): readonly Uint8Array[] | undefined {
  return parseBundle(bytes, width).value ?? parseBundle(bytes, TILE_WIDTH).value;
}
