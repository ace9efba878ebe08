/** A loss of power at any moment: a transaction that was sent is in the journal, and an end that was reported. */
import { describe, expect, test } from 'vitest';
import { seededRandom } from '../../../../conformance/core/run/random.ts';
import type { Operation } from '../../disk/disk.test-tool.ts';
import { firstDefect } from '../../disk/first-defect.test-tool.ts';
import { lossDefect, resumeJournal, type Written, writeJournal } from './power.test-tool.ts';

const RUNS = [3, 4];

/** The first defect of a number of states. */
const defectOf = (written: Written, states: number) =>
  firstDefect(written.disk.operations.length, states, (count, random) => lossDefect(written, count, random));

test('after a loss of power a journal has what was sent', async () => {
  expect(await defectOf(await writeJournal(RUNS), 300)).toBeUndefined();
});

const operations = (await writeJournal(RUNS)).disk.operations;

/** Whether names in a folder, or bytes of a file, have changed since the sync before. */
function changed({ node }: Extract<Operation, { kind: 'sync' }>, index: number): boolean {
  const earlier = operations.slice(0, index);
  const since = earlier.slice(
    earlier.findLastIndex((operation) => operation.kind === 'sync' && operation.node === node) + 1,
  );
  return since.some(
    (operation) =>
      (operation.kind === 'name' && operation.changes.some(({ folder }) => folder === node)) ||
      (operation.kind === 'write' && operation.file === node),
  );
}

/** A second run syncs the names of a folder where nothing has changed; what every other sync is for. */
const syncs = operations.flatMap((operation, index) =>
  operation.kind === 'sync' && changed(operation, index) ? [{ index, path: operation.path }] : [],
);

describe('without the sync', () => {
  test.each(syncs)('of $path after $index operations, a loss of power loses what was reported', async ({ index }) => {
    let done = 0;
    const watch = (_: Operation) => (done++ === index ? 'ignore' : undefined);
    expect(await defectOf(await writeJournal(RUNS, watch), 5000)).toBeDefined();
  });
});

test('each kind of sync is tried', () => {
  expect(new Set(syncs.map(({ path }) => path)).size).toBe(4);
});

test('a journal that was killed at any moment, and is continued, has after a loss of power what was sent', async () => {
  for (let killed = 0; killed < operations.length; killed++) {
    const cut = await writeJournal(RUNS, (_, index) => {
      if (index === killed) throw new Error('killed');
      return undefined;
    });
    cut.disk.watch = () => undefined;
    const resumed = await resumeJournal(cut, 5);
    expect(await defectOf(resumed, 100), `operation ${killed}`).toBeUndefined();
  }
});

test.each(['ENOSPC', 'EIO'])(
  'where any write, sync or rename fails with %s, what was reported is there',
  async (code) => {
    for (let failing = 0; failing < operations.length; failing++) {
      const written = await writeJournal(RUNS, (_, index) => {
        if (index === failing) throw Object.assign(new Error(code), { code });
        return undefined;
      });
      expect(written.cause, `operation ${failing}`).toMatchObject({ code: 'output', cause: { code } });
      written.disk.watch = () => undefined;
      const { below } = seededRandom(BigInt(failing), code);
      expect(await lossDefect(written, written.disk.operations.length, below), `operation ${failing}`).toBeUndefined();
    }
  },
);
