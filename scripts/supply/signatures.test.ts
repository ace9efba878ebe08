import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { auditSignatures } from './signatures.ts';

const folder = mkdtempSync(join(tmpdir(), 'touchstone-npm-'));
afterAll(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

/** What becomes of a run of npm that is this script. */
function after(script: string, limitMs?: number) {
  writeFileSync(join(folder, 'npm'), `#!/bin/sh\n${script}\n`);
  chmodSync(join(folder, 'npm'), 0o755);
  vi.stubEnv('PATH', `${folder}${delimiter}/usr/bin${delimiter}/bin`);
  return auditSignatures(folder, limitMs);
}
const printed = (value: object, code: number) => after(`echo '${JSON.stringify(value)}'; exit ${code}`);

test.skipIf(process.platform === 'win32').each<[string, object, number, object]>([
  ['are verified', { invalid: [], missing: [] }, 0, { outcome: 'verified' }],
  [
    'are wrong: another package than the registry signed',
    { invalid: [{ name: 'ajv', version: '8.20.0', code: 'EINTEGRITYSIGNATURE' }], missing: [] },
    1,
    { outcome: 'wrong', packages: ['ajv@8.20.0: EINTEGRITYSIGNATURE'] },
  ],
  [
    'are wrong: one is missing',
    { invalid: [], missing: [{ name: 'ajv', version: '8.20.0' }] },
    1,
    { outcome: 'wrong', packages: ['ajv@8.20.0: no signature'] },
  ],
  [
    'cannot be verified: the registry makes none',
    { error: { summary: 'found no dependencies to audit that were installed from a supported registry', detail: '' } },
    1,
    { outcome: 'unverified', why: 'found no dependencies to audit that were installed from a supported registry' },
  ],
])('signatures %s', async (_, value, code, expected) => expect(await printed(value, code)).toEqual(expected));

test.skipIf(process.platform === 'win32')('signatures cannot be verified: npm fails, or does not end', async () => {
  expect(await after('echo "npm error network" >&2; exit 1')).toEqual({
    outcome: 'unverified',
    why: 'npm error network',
  });
  expect(await after('exec sleep 60', 200)).toEqual({ outcome: 'unverified', why: 'npm did not end within 0.2 s' });
});
