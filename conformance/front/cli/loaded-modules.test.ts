/** A command loads what it needs: help and versions few modules, and a run only its own suite and no idle package. */
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { ed25519Signer } from '../../../src/reference/log/index.ts';
import { loadingOf } from './loaded-modules.test-tool.ts';

const PROGRAM = fileURLToPath(new URL('./main.ts', import.meta.url));
const root = new URL('../../../', import.meta.url);
/** Some more than there are: a command that loads a suite has hundreds. */
const FEW = 60;
const { vkey } = ed25519Signer({ name: 'log.example', privateKey: Buffer.alloc(32, 7) });

describe('few modules and no package but commander are loaded by', () => {
  test.each(['--help', '--version', 'check migration --help', 'serve log --help', 'audit --help'])(
    '%s',
    async (line) => {
      const { code, stdout, processes } = await loadingOf(PROGRAM, line.split(' '), { root });
      expect([code, stdout.length > 0, processes.length]).toEqual([0, true, 1]);
      expect(processes[0]!.own.length).toBeLessThanOrEqual(FEW);
      expect(processes[0]!.packages).toEqual(['commander']);
    },
  );
});

/** Nothing listens there: the run ends before its first request has an answer. */
const NOWHERE = 'http://127.0.0.1:9';

describe('a run loads before its first request only its own suite, and its packages, for', () => {
  test.each([
    ['log', ['--url', NOWHERE, '--vkey', vkey], ['http-cache-semantics'], ['http-cache-semantics', 'undici']],
    [
      'feed',
      ['--url', NOWHERE, '--site', 'a', '--key-env', 'KEY'],
      ['acorn', 'saxes', 'xmlchars'],
      ['acorn', 'saxes', 'undici', 'xmlchars'],
    ],
  ])('%s', async (suite, args, ofCommand, ofChild) => {
    const { code, processes } = await loadingOf(PROGRAM, ['check', suite, ...args], { root, env: { KEY: 'k' } });
    expect([code, processes.length]).toEqual([4, 2]);
    for (const { own } of processes) {
      const suites = own.filter((path) => /^conformance\/[^/]+\/suite\.ts$/.test(path));
      expect(suites).toEqual([`conformance/${suite}/suite.ts`]);
      expect(own.filter((path) => /^src\/|\/(faults|variants|testbed)\//.test(path))).toEqual([]);
    }
    expect(processes.map(({ packages }) => packages)).toEqual([
      ['commander', 'diff', ...ofCommand, 'yocto-spinner', 'yoctocolors'].sort(),
      ofChild,
    ]);
  });
});
