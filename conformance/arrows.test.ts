/** Checks the imports of every file by the table in `arrows.test-tool.ts`. */
import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { partOf, violations } from './arrows.test-tool.ts';

const root = fileURLToPath(new URL('../', import.meta.url));
const IGNORED = /(^|\/)(node_modules|dist)\//;
const files = globSync('{conformance,src,spec,scripts,interop,bench}/**/*.ts', { cwd: root })
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => !IGNORED.test(path));

describe('the arrows of the house', () => {
  test('are kept by every file', () => {
    expect(files.flatMap((path) => violations(path, readFileSync(root + path, 'utf8')))).toEqual([]);
  });
  test('are tested with files of every part', () => {
    const parts = new Set(files.map((path) => partOf(path).part));
    for (const part of [
      'core',
      'oracle',
      'target',
      'report',
      'checks',
      'faults',
      'variants',
      'front',
      'door',
      'reference',
    ])
      expect(parts).toContain(part);
    expect(files.length).toBeGreaterThan(200);
  });
  test.each([
    ['conformance/core/x.ts', "import { run } from '../log/index.ts';"],
    ['conformance/core/x.ts', "import type { Answer } from '../transport/answer.ts';"],
    ['conformance/core/x.ts', "import { readFileSync } from 'node:fs';"],
    ['conformance/core/x.ts', "import chalk from 'chalk';"],
    ['conformance/oracle/x.ts', "import { Agent } from 'undici';"],
    ['conformance/oracle/x.ts', "export * from '../transport/http/pool.ts';"],
    ['conformance/transport/x.ts', "import { parse } from 'yaml';"],
    ['conformance/report/x.ts', "import { logTarget } from '../log/target/log.ts';"],
    ['conformance/log/checks/tiles/x.ts', "import { createLog } from '../../../../src/reference/log/index.ts';"],
    [
      'conformance/log/checks/tiles/x.ts',
      "const { createLog } = await import('../../../../src/reference/log/index.ts');",
    ],
    [
      'conformance/log/checks/tiles/x.ts',
      'const made = await import(`../../../../src/reference/log/$' + '{name}.ts`);',
    ],
    ['conformance/log/checks/tiles/x.ts', 'const made = await import(name);'],
    ['conformance/log/checks/tiles/x.ts', "fork(new URL('../../../front/cli/child.ts', import.meta.url));"],
    ['conformance/log/checks/tiles/x.ts', "type Log = import('../../../../src/reference/log/index.ts').Log;"],
    ['conformance/log/checks/tiles/x.ts', "import { request } from 'node:http';"],
    ['conformance/log/checks/tiles/x.ts', "import { fake } from '../../../core/run/fake.test-tool.ts';"],
    ['conformance/log/checks/tiles/x.ts', "import { wrong } from '../../faults/tiles/x.ts';"],
    ['conformance/feed/checks/xml/x.ts', "import { sample } from '../../../log/oracle/tiles/sample.ts';"],
    ['conformance/log/premises/tiles/x.ts', "import { served } from '../../checks/tiles/served.ts';"],
    ['conformance/log/oracle/tiles/x.ts', "import type { LogTarget } from '../../target/log-target.ts';"],
    ['conformance/log/checks/tiles/x.ts', "const child = siblingModule(import.meta.url, '../../testbed/x');"],
    ['conformance/index.ts', "export { judge } from './front/self-test/judge.ts';"],
    ['conformance/log/faults/tiles/x.ts', "import { judge } from '../../../front/self-test/judge.ts';"],
    ['src/reference/log/x.ts', "import { leafHash } from '../../../conformance/oracle/merkle.ts';"],
    ['src/reference/log/x.ts', "import '../../../conformance/oracle/merkle.ts';"],
    ['src/generate/x.ts', "import {\n  leafHash,\n} from '../../conformance/oracle/merkle.ts';"],
    ['conformance/novelty/x.ts', ''],
  ])('are broken by %s: %s', (path, source) => expect(violations(path, source)).toHaveLength(1));
  test.each([
    ['conformance/log/checks/tiles/x.ts', " * import { createLog } from '../../../../src/reference/log/index.ts';"],
    [
      'conformance/log/checks/tiles/x.ts',
      "/**\n * import { a } from '../../../../src/reference/log/index.ts';\n */\n// import b from 'b';",
    ],
    ['conformance/log/checks/tiles/x.ts', "const text = 'taken from';\nconst next = 'undici';"],
    ['conformance/report/x.ts', "new URL('../../spec/report.schema.json', import.meta.url)"],
    ['conformance/front/x.ts', 'await import(name)'],
    ['conformance/log/checks/tiles/x.test.ts', "import { createLog } from '../../../../src/reference/log/index.ts';"],
  ])('are kept by %s: %s', (path, source) => expect(violations(path, source.replace(/^ \*/, '//'))).toEqual([]));
});
