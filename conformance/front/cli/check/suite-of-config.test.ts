import { writeFileSync } from 'node:fs';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { touchstone } from '../command.test-tool.ts';
import { enterProject, type Project } from '../init/project.test-tool.ts';

let project: Project;
beforeEach(() => {
  project = enterProject();
});
afterEach(() => project.remove());

const LOG = 'log:\n  url: https://log.example\n';
const FEED = 'feed:\n  url: https://feed.example/v2\n';

test.each([
  ['touchstone.yaml', ['check', '--plan', '--only', 'log/tiles/**']],
  ['andere.yaml', ['check', '--config', 'andere.yaml', '--plan']],
  ['andere.yaml', ['check', '--plan', '--config=andere.yaml']],
])('without a name the suite is the one of %s: %j', async (file, args) => {
  writeFileSync(file, LOG);
  const { code, stdout, stderr } = await touchstone(args);
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  expect(stdout).toContain('log/tiles/');
});

test.each([
  [
    undefined,
    ['check'],
    'say what to judge (check log, check log-client, check feed, check feed-client, check migration)',
  ],
  ['', ['check', '--strict'], 'touchstone.yaml has no suite in it'],
  [LOG + FEED, ['check'], 'touchstone.yaml has several suites; say which: check log, check feed.'],
  ['logs: {}', ['check'], 'there is no key "logs"; similar: log'],
  [LOG, ['check', '--config'], "option '--config <file>' argument missing"],
  [LOG, ['check', 'lod'], "unknown command 'lod'"],
])('a file %j does not say what %j judges', async (text, args, sentence) => {
  if (text !== undefined) writeFileSync('touchstone.yaml', text);
  const { code, stderr } = await touchstone(args);
  expect({ code, stderr }).toEqual({ code: 2, stderr: expect.stringContaining(sentence) });
});

test('help is not about the file', async () => {
  writeFileSync('touchstone.yaml', LOG);
  expect((await touchstone(['check', '--help'])).stdout).toContain('Usage: touchstone check [options] [command]');
});
