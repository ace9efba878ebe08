import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { INSTALL_MS } from '../npm-folder.ts';
import { generateMessages } from './messages.ts';

const checkedIn = fileURLToPath(new URL('../../spec/generated', import.meta.url));

const filesOf = (folder: string) =>
  globSync('**/*.ts', { cwd: folder })
    .sort()
    .map((path) => [path, readFileSync(join(folder, path), 'utf8')]);

test('the messages that are checked in are those of spec/log/proto', { timeout: INSTALL_MS }, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'touchstone-messages-'));
  await generateMessages(folder);
  expect(filesOf(checkedIn)).toEqual(filesOf(folder));
  rmSync(folder, { recursive: true });
});
