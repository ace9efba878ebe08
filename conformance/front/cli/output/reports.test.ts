import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { reportRequests } from './reports.ts';

const folder = mkdtempSync(join(tmpdir(), 'touchstone-'));
afterAll(() => rmSync(folder, { recursive: true }));
const request = (file: string) => () => reportRequests({ report: [`json=${file}`] });

describe('where a report goes is looked at before the run', () => {
  test('a new file, one that is there, and standard output will do', () => {
    writeFileSync(join(folder, 'there'), '');
    expect(request(join(folder, 'new'))()).toEqual([
      { format: 'json', file: join(folder, 'new') },
      { format: 'console' },
    ]);
    expect(request(join(folder, 'there'))()).toHaveLength(2);
    expect(reportRequests({ report: ['junit'] })).toEqual([{ format: 'junit' }]);
  });

  test('a folder that is not there, a folder, nothing: each is one sentence', () => {
    const away = join(folder, 'away', 'x.json');
    expect(request(away)).toThrow(`--report json=${away}: there is no folder ${join(folder, 'away')}`);
    expect(request(folder)).toThrow(`--report json=${folder}: ${folder} is a folder`);
    expect(request('')).toThrow('--report json=: the file is missing after "="');
    expect(request(join(folder, 'there', 'x'))).toThrow(`there is no folder ${join(folder, 'there')}`);
  });

  // To the superuser everything can be written.
  test.skipIf(process.getuid?.() === 0)('what must not be written to', () => {
    const closed = join(folder, 'closed');
    mkdirSync(closed);
    chmodSync(closed, 0o500);
    expect(request(join(closed, 'x'))).toThrow(`the folder ${closed} cannot be written to`);
    chmodSync(join(folder, 'there'), 0o400);
    expect(request(join(folder, 'there'))).toThrow(`${join(folder, 'there')} cannot be written to`);
  });
});

describe('what goes to standard output', () => {
  const formats = (...report: string[]) => reportRequests({ report }).map(({ format }) => format);
  test('is the text for people, another report in its place, or annotations beside it', () => {
    expect(formats()).toEqual(['console']);
    expect(formats('markdown')).toEqual(['markdown']);
    expect(formats('annotations')).toEqual(['annotations', 'console']);
    expect(formats('console', 'annotations', `ctrf=${join(folder, 'new')}`)).toEqual([
      'console',
      'annotations',
      'ctrf',
    ]);
  });
  test.each([[['markdown', 'annotations']], [['markdown', 'console']], [['annotations', 'annotations']]])(
    'is never %j together',
    (report) => {
      expect(() => reportRequests({ report })).toThrow('only one report can go to standard output');
    },
  );
  test('is JSON alone with --json', () => {
    expect(() => reportRequests({ report: ['annotations'], json: true })).toThrow('--json takes standard output');
  });
  test('an unknown format is one sentence that lists the others', () => {
    expect(() => reportRequests({ report: ['pdf=x'] })).toThrow(
      '--report pdf=x: expected one of console, json, junit, ctrf, markdown, sarif, annotations, html, badge',
    );
  });
});
