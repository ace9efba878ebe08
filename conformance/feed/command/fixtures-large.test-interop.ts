/** `touchstone fixtures feed --large --seed`, which computes for many seconds. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { touchstone } from '../../front/cli/command.test-tool.ts';

const CHECKED_IN = fileURLToPath(new URL('../../../fixtures/feed/', import.meta.url));
const home = mkdtempSync(join(tmpdir(), 'fixtures-ñ '));
const write = (out: string, ...args: string[]) => touchstone(['fixtures', 'feed', '--out', join(home, out), ...args]);
afterAll(() => rmSync(home, { recursive: true }));

test('writes the large bodies where they are asked for, and other cases from another seed', async () => {
  const { code, stderr } = await write('large', '--large', '--seed', '2');
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  const list = JSON.parse(readFileSync(join(home, 'large/large/list-10000.json'), 'utf8'));
  expect(list.data).toHaveLength(10_000);
  const [one, other] = [CHECKED_IN, join(home, 'large')].map((folder) =>
    readFileSync(join(folder, 'answers/random-1.json'), 'utf8'),
  );
  expect(one).not.toBe(other);
});
