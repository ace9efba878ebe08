import { test } from 'vitest';
import { plantInRecords } from './planted.test-tool.ts';

test('no record has a secret, in whatever encoding and place it comes back', () => plantInRecords(600, 20_261_125));
