/** The texts that the build writes for the lists are those of the loaded suites. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, describe, expect, test } from 'vitest';
import { loadAlteration } from '../../../command/alterations.ts';
import type { Alteration } from '../../../command/suite-descriptor.ts';
import { SUITES } from '../../../suites.ts';
import { KINDS } from './explained-suite.ts';
import { listFile, listText, writtenSuite } from './written-suite.ts';

const folder = mkdtempSync(join(tmpdir(), 'touchstone lists '));
const place = pathToFileURL(`${folder}/`);
afterAll(() => rmSync(folder, { recursive: true }));

test('the sources have no such files, which could be older than the checks', () => {
  for (const { name } of SUITES) expect(writtenSuite(name)).toBeUndefined();
});

describe.each(SUITES.map((suite) => [suite.name, suite] as const))('the suite %s', async (name, suite) => {
  writeFileSync(join(folder, listFile(name)), await listText(suite));
  const written = writtenSuite(name, place)!;
  const { checks } = await suite.suite();
  const alterations = await suite.alterations();

  test('is written with each check, in the order of the run', () => {
    expect(checks.length).toBeGreaterThan(0);
    expect(checks).toMatchObject(written.checks);
    expect(written.checks.map(({ id }) => id)).toEqual(checks.map(({ id }) => id));
    for (const { proves, reasons } of written.checks)
      expect([proves.length > 0, Object.keys(reasons).length > 0]).toEqual([true, true]);
  });
  test.each(KINDS)('is written with each of its %s', async (kind) => {
    expect(Object.keys(written.alterations[kind])).toEqual(Object.keys(alterations[kind]));
    for (const [at, { file, load }] of Object.entries(written.alterations[kind])) {
      const {
        install: _,
        needs,
        ...facts
      } = (await loadAlteration(alterations, kind, at)) as Alteration & {
        readonly install?: unknown;
      };
      const { file: place } = alterations[kind][at]!;
      const { declare, profile } = needs;
      expect({ file, ...(await load()) }).toEqual({ file: place, ...facts, needs: { declare, profile } });
    }
  });
});
