import { expect, test } from 'vitest';
import { strayFiles } from './stray-files.ts';

const place = '/tmp/touchstone-place-Ab3';
const home = `${place}/home/.local/state/tool.json`;
const tool = '/opt/tool/state.json';

test.each([
  [[], undefined, 'working-folder'],
  [[home], undefined, 'home'],
  [[tool], undefined, 'tool-folder'],
  [[home, tool], tool, 'home'],
  [[`${place}/tmp/left.txt`], `${place}/tmp/left.txt`, 'working-folder'],
  [[`${place}/tmp/node-compile-cache/v24/a`, `${place}/home/.npm/_logs/a.log`], undefined, 'working-folder'],
] as const)('files outside the working folder: %j', (paths, stray, stateIn) =>
  expect(strayFiles(paths)).toMatchObject({ stray, stateIn }),
);
