/** Logs whose tiles have a third level. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, test } from 'vitest';
import { isWrittenAsReferenceLog } from './write-log.test-tool.ts';

const home = mkdtempSync(join(tmpdir(), 'write-log-ñ-'));
afterAll(() => rmSync(home, { recursive: true }));

test.each([65_535, 65_536, 65_537])('a log of %i entries is that of the reference, byte for byte', (size) =>
  isWrittenAsReferenceLog(size, join(home, `${size}`)),
);
