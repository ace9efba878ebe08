import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { secretOf } from './secret.ts';

let folder: string;
let file: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'secret-'));
  file = join(folder, 'key');
  await writeFile(file, '0xfile\n');
});
afterAll(() => rm(folder, { recursive: true }));

const ENV = { TOUCHSTONE_MIGRATE_PRIVATE_KEY: '0xenv' };

test('an option takes precedence over a file, and a file over the environment', async () => {
  expect(await secretOf({ privateKey: '0x1', privateKeyFile: file }, ENV)).toEqual({
    secret: { privateKey: '0x1' },
    from: '--private-key',
  });
  expect(await secretOf({ mnemonic: 'some words' }, ENV)).toEqual({
    secret: { mnemonic: 'some words' },
    from: '--mnemonic',
  });
  expect(await secretOf({ privateKeyFile: file }, ENV)).toEqual({
    secret: { privateKey: '0xfile' },
    from: file,
  });
  expect(await secretOf({}, ENV)).toEqual({
    secret: { privateKey: '0xenv' },
    from: 'TOUCHSTONE_MIGRATE_PRIVATE_KEY',
  });
  expect(await secretOf({}, {})).toEqual({ secret: {} });
});

test('both secrets from one source, and a missing file', async () => {
  const both = { ...ENV, TOUCHSTONE_MIGRATE_MNEMONIC: 'words' };
  await expect(secretOf({}, both)).rejects.toThrow('Expected a private key or a mnemonic, found both');
  await expect(secretOf({ mnemonicFile: join(folder, 'none') }, {})).rejects.toThrow('cannot be read (ENOENT)');
});
