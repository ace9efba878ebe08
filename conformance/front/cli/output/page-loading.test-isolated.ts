/** The modules of the page are loaded by a run that writes one, and by no other. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { reportWith } from '../../../report/document/report.test-tool.ts';
import { REPORT_FORMATS, writeReports } from './reports.ts';

const loads = vi.hoisted(() => ({ count: 0 }));
vi.mock('../../../report/html/html.ts', () => {
  loads.count++;
  return { htmlReport: () => 'the page' };
});

const folder = mkdtempSync(join(tmpdir(), 'touchstone-'));
afterAll(() => rmSync(folder, { recursive: true }));
const write = (...formats: readonly (typeof REPORT_FORMATS)[number][]) =>
  writeReports(
    formats.map((format) => ({ format, file: join(folder, format) })),
    reportWith([]),
    { quiet: false, command: 'touchstone', texts: { reasons: new Map(), here: (at) => at } },
  );

test('only --report html loads them', async () => {
  await write(...REPORT_FORMATS.filter((format) => format !== 'html'));
  expect(loads.count).toBe(0);
  await write('html');
  expect(loads.count).toBe(1);
  expect(readFileSync(join(folder, 'html'), 'utf8')).toBe('the page');
});
