import { expect, test } from 'vitest';
import { type Occasion, occasionHere, section, withSections } from './results.ts';
import { line, type Row } from './table.ts';

const occasion: Occasion = {
  date: '2026-01-02',
  command: 'npm run bench -- feed --write',
  commit: 'abc',
  cores: 2,
  model: 'A Processor',
  memory: 8 * 2 ** 30,
  load: 0.25,
  node: 'v24.0.0 on linux x64',
};
const rows: readonly Row[] = [
  { name: '  requests', measured: '9.00 k/s' },
  { name: 'a / b', measured: '9.00 k/s', ratio: 0.896, divisor: 'b', aim: { least: 0.9 } },
  { name: 'c / d', measured: '300 MB', ratio: 0.5, divisor: 'd', aim: { most: 0.5 } },
  { name: 'e / f', measured: '1 ms', ratio: 3, divisor: 'f' },
];
const PARTS = ['feed', 'adds', 'logs'];

test('a section has each figure with its divisor, and where and how it was measured', () => {
  expect(section('feed', rows, occasion)).toBe(
    [
      '## feed',
      '',
      '2026-01-02, commit abc, `npm run bench -- feed --write`  ',
      '2 cores of A Processor, 8 GiB, load 0.3, Node v24.0.0 on linux x64',
      '',
      '| Figure | Measured | Ratio | Divided by | Aim | |',
      '| --- | ---: | ---: | --- | --- | --- |',
      '| requests | 9.00 k/s |  |  |  |  |',
      '| a / b | 9.00 k/s | 0.90 | b | at least 0.9 | ✗ |',
      '| c / d | 300 MB | 0.50 | d | at most 0.5 | ✓ |',
      '| e / f | 1 ms | 3.00 | f |  |  |',
    ].join('\n'),
  );
  expect(line(rows[1]!)).toMatch(/^a \/ b +9\.00 k\/s +0\.90 +at least 0\.9 +✗$/);
});

test('parts that were not measured keep their figures, and one that never was is absent', () => {
  const of = (part: string, date: string) => [part, section(part, rows, { ...occasion, date })] as const;
  const first = withSections('', new Map([of('logs', '2026-01-01')]), PARTS);
  const both = withSections(first, new Map([of('feed', '2026-01-02')]), PARTS);
  const again = withSections(both, new Map([of('logs', '2026-01-03')]), PARTS);
  const headings = (page: string) =>
    [...page.matchAll(/^## (.*)\n\n(.{10})/gm)].map(([, part, date]) => `${part} ${date}`);
  expect([first, both, again].map(headings)).toEqual([
    ['logs 2026-01-01'],
    ['feed 2026-01-02', 'logs 2026-01-01'],
    ['feed 2026-01-02', 'logs 2026-01-03'],
  ]);
  expect(again).toMatch(/^# Results of the bench\n/);
  expect(withSections(again, new Map(), PARTS)).toBe(again);
});

test('the occasion is of this machine and this clone', () => {
  const here = occasionHere(['feed', '--write'], new URL('..', import.meta.url).pathname);
  expect(here).toMatchObject({
    command: 'npm run bench -- feed --write',
    cores: expect.any(Number),
    load: expect.any(Number),
  });
  expect(here.node).toContain(process.version);
  expect(here.commit).toMatch(/^[0-9a-f]{12}( with changes)?$/);
});
