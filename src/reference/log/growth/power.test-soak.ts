/** 10,000 states of a log after a loss of power, with other sizes and seeds. */
import { expect, test } from 'vitest';
import { seededRandom } from '../../../../conformance/core/run/random.ts';
import { growLog, growOn, lossDefect } from './power.test-tool.ts';

const STATES = Number(process.env.STATES ?? 10_000);
const STATES_OF_A_LOG = 100;

test(`${STATES} states`, { timeout: 3_600_000 }, async () => {
  let states = 0;
  let seed = 0n;
  for (; states < STATES; seed++) {
    const { below } = seededRandom(seed, 'power');
    const sizes: number[] = [];
    for (let size = 0, batches = 1 + below(8); sizes.length < batches; )
      sizes.push((size += 1 + below(below(3) ? 12 : 400)));
    const grown = await growLog(sizes);
    for (let i = 0; i < STATES_OF_A_LOG && states < STATES; i++, states++) {
      const count = below(grown.disk.operations.length + 1);
      expect(await lossDefect(grown, count, below), `seed ${seed}, ${sizes}, ${count} operations`).toBeUndefined();
    }
  }
  console.log(`log: ${states} states after a loss of power, seeds 0 to ${seed - 1n}, none loses what was shown`);
});

test.each(['ENOSPC', 'EIO'])('each operation fails with %s', { timeout: 3_600_000 }, async (code) => {
  const sizes = [1, 3, 255, 256, 300, 513, 514, 1025, 1026];
  const { operations } = (await growLog(sizes)).disk;
  for (let failing = 0; failing < operations.length; failing++) {
    const grown = await growLog(sizes, (_, index) => {
      if (index === failing) throw Object.assign(new Error(code), { code });
      return undefined;
    });
    expect(grown.cause, `operation ${failing}`).toMatchObject({ code });
    grown.disk.watch = () => undefined;
    for (let seed = 0n; seed < 5n; seed++) {
      const { below } = seededRandom(seed, `${code} ${failing}`);
      expect(await lossDefect(grown, grown.disk.operations.length, below), `operation ${failing}`).toBeUndefined();
    }
  }
});

test('a log that is killed at each operation goes on', { timeout: 3_600_000 }, async () => {
  const sizes = [1, 3, 255, 256, 300, 513, 514];
  const { operations } = (await growLog(sizes)).disk;
  for (let killed = 0; killed < operations.length; killed++) {
    const cut = await growLog(sizes, (_, index) => {
      if (index === killed) throw new Error('killed');
      return undefined;
    });
    cut.disk.watch = () => undefined;
    const grown = await growOn(cut);
    const { below } = seededRandom(BigInt(killed), 'killed');
    for (let state = 0; state < 50; state++) {
      const count = below(grown.disk.operations.length + 1);
      expect(await lossDefect(grown, count, below), `operation ${killed}, then ${count}`).toBeUndefined();
    }
  }
});
