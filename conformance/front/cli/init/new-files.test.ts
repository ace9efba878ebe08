import { readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { writeNewFiles } from './new-files.ts';
import { enterProject, type Project } from './project.test-tool.ts';

let project: Project;
beforeEach(() => {
  project = enterProject();
});
afterEach(() => project.remove());

const files = [
  { path: 'eins.yaml', text: '1' },
  { path: 'tief/ünten/zwei.yml', text: '2' },
];
const textOf = (path: string) => readFileSync(path, 'utf8');
const all = () => readdirSync('.', { recursive: true }).sort();

test('files are written with their folders, and nothing beside them', () => {
  writeNewFiles(files, false);
  expect(files.map(({ path }) => textOf(path))).toEqual(['1', '2']);
  expect(all()).toEqual(['eins.yaml', 'tief', 'tief/ünten', 'tief/ünten/zwei.yml']);
});

describe('where one cannot be written', () => {
  test.each([
    ['is there', () => writeFileSync('eins.yaml', 'mine'), 'eins.yaml is there already'],
    ['is a broken link', () => symlinkSync('nowhere', 'eins.yaml'), 'eins.yaml is there already'],
    ['has a file for its folder', () => writeFileSync('tief', ''), 'tief/ünten/zwei.yml cannot be written: '],
  ])('because it %s, there is none of them', (_why, prepare, sentence) => {
    prepare();
    const before = all();
    expect(() => writeNewFiles(files, false)).toThrow(sentence);
    expect(all()).toEqual(before);
  });
  test('by force either, there is none of them', () => {
    writeFileSync('tief', '');
    expect(() => writeNewFiles(files, true)).toThrow('tief/ünten/zwei.yml cannot be written: ');
    expect(all()).toEqual(['tief']);
  });
});

test('force replaces a link, not the file that it leads to', () => {
  writeFileSync('far', 'mine');
  symlinkSync('far', 'eins.yaml');
  writeNewFiles(files, true);
  expect([textOf('far'), textOf('eins.yaml')]).toEqual(['mine', '1']);
});
