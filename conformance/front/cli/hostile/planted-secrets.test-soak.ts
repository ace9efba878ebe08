import { randomInt } from 'node:crypto';
import { test } from 'vitest';
import { plantInRun } from './planted-secrets.test-tool.ts';

const first = randomInt(2 ** 30);

test.each(Array.from({ length: 40 }, (_, at) => first + at))(
  'nothing that a run leaves has a secret (%d)',
  async (seed) => {
    await plantInRun(seed % 3 === 0 ? 'log' : 'feed', seed);
  },
);
