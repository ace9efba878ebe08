import { gunzipSync } from 'node:zlib';
import { dataTilePath } from '../../log/oracle/tiles/path.ts';
import { HASH_SIZE, TILE_WIDTH } from '../../log/oracle/tiles/tile.ts';
import { type Finding, finding } from '../finding/finding.ts';
import { countFinding } from '../finding/tally.ts';
import { UnsoundResource } from '../source/source.ts';
import { hashInto } from '../verify/hashing.ts';
import type { Entries, EntriesPlace, EntriesPlan, HashedEntries } from './entries.ts';
import { entriesId } from './entries-id.ts';
import { type EntryFacts, entryFacts } from './entry-facts.ts';
import { type LeafPlaces, leafPlaces } from './leaf-places.ts';
import { newNamedIssuers, noteIssuers } from './named-issuers.ts';

/** 256 entries of 256 KiB: the data tiles of public logs have about one MiB, and no specification limits them. */
const LIMIT = 1 << 26;

/** Before a TimestampedEntry in a MerkleTreeLeaf, whose leaf hash is over one 0x00 more: v1 (0), timestamped_entry (0). */
const LEAF_HEAD = Buffer.alloc(3);

/** Data tiles (C2SP static-ct-api, "Log entries"), with the issuers that they name. */
export function dataTileEntries({ inFolder, treeHeadTime }: EntriesPlan): Entries {
  const named = newNamedIssuers();
  return {
    named,
    pathOf: dataTilePath,
    limit: LIMIT,
    isLimitOurs: true,
    decoded: (bytes) => (inFolder && isInGzip(bytes) ? unzipped(bytes) : bytes),
    hash: (bytes, place, into) => hashLeaves(bytes, place, into, treeHeadTime),
    take: (facts, isRight, tally) => {
      for (const [place, of] of (facts ?? []).entries()) {
        if (!isRight(place)) continue;
        for (const found of of.findings ?? []) countFinding(tally, found);
        noteIssuers(named, of);
      }
    },
  };
}

/** No data tile begins like gzip: its first entry would be of the year 72,000. */
const isInGzip = (bytes: Buffer): boolean => bytes[0] === 0x1f && bytes[1] === 0x8b;

function unzipped(bytes: Buffer): Buffer {
  try {
    return gunzipSync(bytes, { maxOutputLength: LIMIT });
  } catch (cause) {
    const { code, message } = cause as NodeJS.ErrnoException;
    if (code === 'ERR_BUFFER_TOO_LARGE')
      throw new UnsoundResource('too-long', `at most ${LIMIT} bytes`, 'more than that');
    throw new UnsoundResource('undecodable', 'a data tile, or one in gzip', message);
  }
}

/**
 * Hashes the MerkleTreeLeaf of each entry (RFC 6962 sections 2.1 and 3.4). It overwrites the end of the entry before, whose facts
 * are kept by then, so that nothing is copied.
 */
function hashLeaves(
  bytes: Buffer,
  { index, count, width }: EntriesPlace,
  into: Buffer,
  treeHeadTime: bigint | undefined,
): HashedEntries {
  const path = dataTilePath(entriesId(index, count));
  const first = index * BigInt(TILE_WIDTH);
  const facts: EntryFacts[] = [];
  let start = 0;
  const wrong = (place: number, kind: Finding['kind'], at: string, expected: string, actual: string): HashedEntries => {
    return {
      leaves: into.subarray(0, Math.min(place, width) * HASH_SIZE),
      defect: finding(kind, at, expected, actual),
    };
  };
  for (let place = 0; place < count; place++) {
    if (start === bytes.length) return wrong(place, 'count', path, `${count} entries`, `${place} entries`);
    const at = `${path}, entry ${first + BigInt(place)}`;
    const places = leafPlaces(bytes, start);
    if ('kind' in places) return wrong(place, places.kind, `${at}, ${places.field}`, places.expected, places.actual);
    if (place < width) {
      facts.push(entryFacts({ bytes, start, places, index: first + BigInt(place), at, treeHeadTime }));
      hashInto(leafAt(bytes, start, places), into, place);
    }
    start = places.end;
  }
  if (start < bytes.length)
    return wrong(count, 'trailing-bytes', path, `nothing after ${count} entries`, `${bytes.length - start} more bytes`);
  return { leaves: into.subarray(0, width * HASH_SIZE), facts };
}

function leafAt(bytes: Buffer, start: number, { timestampedEnd }: LeafPlaces): Buffer {
  const head = LEAF_HEAD.length;
  if (start < head) return Buffer.concat([LEAF_HEAD, bytes.subarray(start, timestampedEnd)]);
  bytes.fill(0, start - head, start);
  return bytes.subarray(start - head, timestampedEnd);
}
