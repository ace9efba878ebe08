/** A migration tool that prints the secrets of its command line: no folder of a run, kept or temporary, has them. */
import { existsSync, mkdirSync, mkdtempSync, readdirSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ENCODINGS } from '../../../transport/secrets/encodings.test-tool.ts';
import { reportIn, touchstoneApart } from '../command.test-tool.ts';
import { REPORT_FORMATS } from '../output/reports.ts';
import { expectNowhere, textsIn } from './planted-secrets.test-tool.ts';

const SECRETS = { token: 'two words & more', key: 'q7z1pc4f3a9e0' };
const PLANTED = Object.values(SECRETS).flatMap((secret) => Object.values(ENCODINGS).map((encode) => encode(secret)));

/** It deploys nothing, and prints for every command all forms on both streams. */
const TOOL = `import { writeFileSync } from 'node:fs';
const forms = ${JSON.stringify(PLANTED)};
if (process.argv.includes('--help')) console.log('Usage: my-migrate');
else writeFileSync('migration.json', JSON.stringify({ base: { DAOToken: '0x1234' } }));
for (const form of forms) for (const to of [console.log, console.error]) to('no access with ' + form);
`;

let root: string;
beforeEach(() => {
  root = realpathSync(mkdtempSync(join(tmpdir(), 'touchstone-kept-')));
  for (const name of ['temporary', 'reports']) mkdirSync(join(root, name));
  writeFileSync(join(root, 'tool.mjs'), TOOL);
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

test.each([true, false])('no file of a run has a secret that the tool prints (kept: %s)', async (isKept) => {
  const kept = join(root, 'kept');
  const temporary = join(root, 'temporary');
  const reports = join(root, 'reports');
  const command = `TOKEN='${SECRETS.token}' '${process.execPath}' tool.mjs --api-key ${SECRETS.key}`;
  const seen = new Set<string>();
  // The folders of a run that are not kept are removed at its end.
  const look = setInterval(() => {
    for (const text of textsIn(temporary)) seen.add(text);
  }, 50);
  try {
    const run = await touchstoneApart(
      [
        ...['check', 'migration', '--command', command, '--json', '--only', 'migration/steps/**', 'migration/exit/**'],
        ...(isKept ? ['--keep', kept] : []),
        ...REPORT_FORMATS.flatMap((format) => ['--report', `${format}=${join(reports, format)}`]),
      ],
      { cwd: root, env: { ...process.env, TMPDIR: temporary } },
    );
    expect(run.code, run.stderr).toBe(1);
    expect(JSON.stringify(reportIn(run))).toContain('[redacted]');
    expect(existsSync(kept) ? readdirSync(kept).length : 0)[isKept ? 'toBeGreaterThan' : 'toBe'](0);
    if (!isKept) expect([...seen].some((text) => text.includes('touchstone-place-'))).toBe(true);
    const left = [kept, temporary, reports].flatMap(textsIn);
    expectNowhere(PLANTED, [run.stdout, run.stderr, ...left, ...seen]);
  } finally {
    clearInterval(look);
  }
});
