import { expect, test } from 'vitest';
import { fakeResult } from '../../core/run/fake.test-tool.ts';
import { reportWith } from '../document/report.test-tool.ts';
import type { Report } from '../document/report.ts';
import { consoleReport } from './console.ts';

const write = (report: Report) =>
  consoleReport(report, { colour: false, command: 'touchstone check log', launcher: 'touchstone' });

test('the last lines name the choices that were declared, and the others that were observed', () => {
  const line = (declared: Report['choices']['declared'], observed: Report['choices']['observed']) =>
    /^Choices: (.*)$/m.exec(write(reportWith([fakeResult('a')], { choices: { declared, observed } })))?.[1];
  expect(line({}, {})).toBeUndefined();
  expect(line({}, { 'empty-log': 'size-0' })).toBe('observed empty-log=size-0');
  const observed = { 'empty-log': 'size-0', duplicate: 'refuse' } as const;
  expect(line({ 'empty-log': 'size-0' }, observed)).toBe('declared empty-log=size-0; observed duplicate=refuse');
});
