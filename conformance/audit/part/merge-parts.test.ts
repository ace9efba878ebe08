import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { auditOf, flipped, removesFolders, type Written, written } from '../logs.test-tool.ts';
import type { AuditResult } from '../result.ts';
import { openSource } from '../source/open-source.ts';
import { type LogSource, UnreadResource } from '../source/source.ts';
import { allParts, mergedOf, partOf, saysTheSame } from './parts.test-tool.ts';

removesFolders();

/** Two full tiles of level 1, one full bundle more, and a partial one. */
const SIZE = 2 * 65_536 + 256 + 44;
let log: Written;
beforeAll(async () => {
  log = await written(SIZE);
});

/** What an audit has found out, without times. */
const facts = ({ verdict, tally, findings, found, rootVerified, because }: AuditResult) => {
  const { entries, bundles, tiles } = tally;
  return { verdict, findings, found, rootVerified, because, counts: { entries, bundles, tiles } };
};

/** A log that does not answer for some resources. */
async function withoutAnswers({ folder }: Written, unread: readonly string[]): Promise<LogSource> {
  const inFolder = await openSource({ kind: 'directory', path: folder });
  const read: LogSource['read'] = (path, limit) => {
    if (unread.includes(path)) throw new UnreadResource(`${path}: status 503`, true);
    return inFolder.read(path, limit);
  };
  return { ...inFolder, read };
}

describe('parts of a sound log', () => {
  test.each([1, 3])('%d of them give what one audit gives', async (of) => {
    const merged = mergedOf(log, await allParts(log, of));
    expect(facts(merged)).toEqual(facts(await auditOf(log)));
    expect(merged.verdict).toBe('verified');
  });
  test('so do they of small logs, in which most parts have nothing', async () => {
    for (const size of [0, 1, 256, 700]) {
      const small = await written(size);
      expect(facts(mergedOf(small, await allParts(small, 3))), `${size}`).toEqual(facts(await auditOf(small)));
    }
  });
  test('those without entries are counted too, whether another is missing or not', async () => {
    const states = await allParts(log, 5);
    expect(states.filter(({ first, end }) => first === end)).toHaveLength(3);
    expect(mergedOf(log, [...states, states[0]!]).parts).toBe(5);
    for (const [index] of states.entries()) expect(mergedOf(log, states.toSpliced(index, 1)).parts, `${index}`).toBe(4);
  });
  test('so do they in any order, and more than once', async () => {
    const states = await allParts(log, 3);
    const again = [states[2]!, states[1]!, states[0]!, states[1]!, states[2]!];
    expect(facts(mergedOf(log, again))).toEqual(facts(await auditOf(log)));
  });
  test('so do they where the log may have pruned its beginning', async () => {
    const pruned = await written(SIZE);
    for (let index = 0; index < 300; index++) {
      const name = `${String(index).padStart(3, '0')}`;
      for (const kind of ['entries', '0']) rmSync(join(pruned.folder, 'tile', kind, name));
    }
    const minimum = 300n * 256n;
    const merged = mergedOf(pruned, await allParts(pruned, 3, { minimum }));
    expect(facts(merged)).toEqual(facts(await auditOf(pruned, { minimum })));
    expect([merged.verdict, merged.from]).toEqual(['verified', minimum]);
  });
});

describe('what the log was not asked for is said, wherever its part comes', () => {
  test.each([60_000n, 0n])('where the first part begins at %d, and the second at the beginning', async (minimum) => {
    const [first, second] = [await partOf(log, 1, 2, { minimum }), await partOf(log, 2, 2)];
    const merged = mergedOf(log, [second.state, first.state]);
    expect([merged.verdict, merged.from]).toEqual(['verified', minimum === 0n ? undefined : 59_904n]);
  });
  test('where a part that has all of its entries could have left out others', async () => {
    const [first, second] = [await partOf(log, 1, 2), await partOf(log, 2, 2, { minimum: 60_000n })];
    expect(mergedOf(log, [second.state, first.state]).from).toBeUndefined();
  });
});

describe('what is missing is said', () => {
  test('a part', async () => {
    const states = await allParts(log, 3);
    const { verdict, because, rootVerified } = mergedOf(log, [states[0]!, states[2]!]);
    expect({ verdict, because, rootVerified }).toEqual({
      verdict: 'incomplete',
      because: [`entries ${states[1]!.first} to ${states[1]!.end - 1n} are in no part that is finished`],
      rootVerified: false,
    });
  });
  test('a part that is not finished', async () => {
    const states = await allParts(log, 2);
    const unfinished = { ...states[1]!, complete: false, next: states[1]!.first };
    const { verdict, because } = mergedOf(log, [states[0]!, unfinished]);
    expect(verdict).toBe('incomplete');
    expect(because[0]).toMatch(/^part-2\.json is not finished: entries 65536 to .*; run part 2\/2 again/);
  });
  test('parts of other trees', async () => {
    const grown = await written(SIZE + 1);
    const states = [(await partOf(log, 1, 2)).state, (await partOf(grown, 2, 2)).state];
    const { verdict, because } = mergedOf(log, states);
    expect(verdict).toBe('incomplete');
    expect(because[0]).toBe(`part-1.json is of another tree, of ${SIZE} entries, and was left out`);
  });
  test('parts that overlap', async () => {
    const [halves, thirds] = [await allParts(log, 2), await allParts(log, 3)];
    // The first half ends at the second unit, and so does the second third.
    expect(mergedOf(log, [halves[0]!, thirds[2]!]).verdict).toBe('verified');
    const { verdict, because } = mergedOf(log, [halves[0]!, { ...thirds[2]!, first: 1n }]);
    expect([verdict, because]).toEqual(['incomplete', [expect.stringContaining('overlap and do not meet')]]);
  });
  test('a part whose hashes were altered', async () => {
    const states = await allParts(log, 2);
    const [node, ...others] = states[0]!.range!;
    const altered = { ...states[0]!, range: [{ ...node!, hash: 'x'.repeat(32) }, ...others] };
    const { verdict, because } = mergedOf(log, [altered, states[1]!]);
    expect([verdict, because[0]]).toEqual(['incomplete', expect.stringContaining('do not give the root')]);
  });
});

describe('a part that could not read its right edge reads it again', () => {
  /** Audits a part twice: the first time some resources cannot be read. */
  async function again(of: Written, unread: readonly string[], minimum = 0n): Promise<AuditResult> {
    const source = await withoutAnswers(of, unread);
    const first = await partOf(of, 1, 1, { source, minimum });
    expect(first.result.verdict).toBe('incomplete');
    const { result, state } = await partOf(of, 1, 1, { earlier: first.state, minimum });
    expect(result.verdict).toBe('verified');
    return mergedOf(of, [state]);
  }
  test('and its last entries', async () => {
    const small = await written(700);
    const merged = await again(small, ['tile/1/000.p/2', 'tile/entries/002.p/188']);
    expect(facts(merged)).toEqual(facts(await auditOf(small)));
  });
  test('and knows then what was pruned', async () => {
    const minimum = 65_536n;
    const merged = await again(log, ['tile/2/000.p/2'], minimum);
    expect(facts(merged)).toEqual(facts(await auditOf(log, { minimum })));
  });
});

test('what is wrong behind a resource that cannot be read is found, as one audit finds it', async () => {
  const silent = await withoutAnswers(log, ['tile/entries/000']);
  const wrong = ['tile/entries/300', 'tile/entries/512'];
  const read: LogSource['read'] = (path, limit) => {
    const bytes = silent.read(path, limit);
    return wrong.includes(path) && Buffer.isBuffer(bytes) ? flipped(5)(bytes) : bytes;
  };
  const source = { ...silent, read };
  const { result, state } = await partOf(log, 1, 1, { source });
  const whole = await auditOf(log, { source });
  expect(result).toMatchObject({ verdict: 'wrong', findings: whole.findings, found: 2 });
  expect(mergedOf(log, [state]).findings).toEqual(whole.findings);
});

describe('what is wrong is said as one audit says it', () => {
  // `npm run interop` tries more of them.
  test.each(['tile/1/000'])('%s', async (path) => {
    await saysTheSame(log, path, 3);
  });
});
