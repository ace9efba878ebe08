import { randomInt } from 'node:crypto';
import { test } from 'vitest';
import { plantInRecords } from './planted.test-tool.ts';

test('no record has a secret, in whatever encoding and place it comes back', () =>
  plantInRecords(50_000, randomInt(2 ** 31)));
