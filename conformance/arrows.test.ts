/** Who may import whom. A part that is not in the table may import nothing, so a new one has to be put there. */

import { globSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { references } from './imports.test-tool.ts';

const root = fileURLToPath(new URL('../', import.meta.url));

interface Rule {
  /** Parts that it may import beside itself. */
  readonly parts: readonly string[];
  /** Packages that it may import; `node:*` stands for all of Node's own. */
  readonly packages: readonly string[];
}
const CHECKS: Rule = {
  parts: ['core', 'oracle', 'properties', 'lab'],
  packages: ['http-cache-semantics', 'fast-check', 'node:path', 'node:util', 'node:zlib'],
};
const ANYTHING: Rule = { parts: ['*'], packages: ['*'] };

const RULES: Readonly<Record<string, Rule>> = {
  core: { parts: [], packages: [] },
  oracle: { parts: ['core'], packages: ['node:*', 'saxes', 'acorn', '@noble/hashes'] },
  // The oracle is pure mathematics, so a target may use it to name paths and to read keys.
  target: {
    parts: ['core', 'oracle', 'spec'],
    packages: ['undici', 'node:*', '@bufbuild/protobuf', '@connectrpc/connect', '@connectrpc/connect-node'],
  },
  properties: { parts: ['core', 'oracle'], packages: ['fast-check', 'node:*', '@noble/curves'] },
  // Both packages are loaded when a chain is needed.
  lab: { parts: ['core'], packages: ['node:*', 'hardhat', 'ethers'] },
  audit: { parts: ['core', 'target', 'oracle'], packages: ['node:*'] },
  report: { parts: ['core'], packages: ['diff', 'node:*'] },
  log: CHECKS,
  feed: CHECKS,
  migration: CHECKS,
  faults: { parts: ['core', 'reference', 'tool'], packages: ['node:*', '@connectrpc/connect', 'ethers'] },
  // Of the lab: the contracts that scenarios deploy. ethers is what the tool itself signs and encodes with.
  variants: {
    parts: ['core', 'reference', 'tool', 'faults', 'lab'],
    packages: ['node:*', '@connectrpc/connect', 'ethers'],
  },
  front: ANYTHING,
  // The library's door. What it opens must not bring a reference or a runner with it.
  door: { parts: ['core', 'oracle', 'target'], packages: [] },
  // The messages of the interface, generated: both sides of the wire have them from the same place.
  spec: { parts: [], packages: ['@bufbuild/protobuf'] },
  reference: {
    parts: ['spec'],
    packages: [
      'node:*',
      '@bufbuild/protobuf',
      '@connectrpc/connect',
      '@connectrpc/connect-node',
      '@noble/curves',
      'canonicalize',
      'negotiator',
      'xmlbuilder2',
      'ical.js',
    ],
  },
  // A package of its own, that knows nothing of this house.
  tool: { parts: [], packages: ['node:*', 'commander', 'ethers', 'hardhat', 'zod'] },
  generate: { parts: ['reference'], packages: ['node:*'] },
  // What is not part of the package: it may use all of it, as anybody may.
  scripts: ANYTHING,
  interop: ANYTHING,
  bench: ANYTHING,
  configuration: ANYTHING,
  test: ANYTHING,
};
/** Only these may name what they load at run time. */
const MAY_LOAD_BY_NAME = ['front', 'scripts', 'interop', 'bench', 'test'];

/** The part of the house that a file belongs to. */
function partOf(path: string): string {
  if (/\.test(-[a-z]+)?\.ts$/.test(path) || path.includes('/example/')) return 'test';
  if (path.startsWith('src/reference/migration/')) return 'tool';
  const [top, second, ...rest] = path.split('/');
  if (top === 'conformance') return rest.length === 0 ? 'door' : second!;
  if (top === 'src') return second!;
  return second === undefined ? 'configuration' : top!;
}

const IGNORED = /(^|\/)(node_modules|dist)\//;
const files = globSync('{conformance,src,spec,scripts,interop,bench}/**/*.ts', { cwd: root })
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => !IGNORED.test(path));

/** What a file refers to against the rules, each as one sentence. */
function violations(path: string, source: string): string[] {
  const from = partOf(path);
  const rule = RULES[from];
  if (!rule) return [`${path}: the table of arrows has no part "${from}"`];
  const may = (list: readonly string[], name: string) => list.some((one) => one === '*' || one === name);
  return references(source).flatMap(({ specifier, how }) => {
    if (specifier === undefined || specifier === '')
      return MAY_LOAD_BY_NAME.includes(from) ? [] : [`${path}: loads something by a name that only a run knows`];
    if (specifier.startsWith('.')) {
      // A URL may also name data; what has another extension is no code.
      if (how === 'URL' && /\.(json|yaml|xsd|proto|md)$/.test(specifier)) return [];
      const file = posix.join(posix.dirname(path), specifier);
      const to = partOf(file);
      if (from === to) return [];
      return may(rule.parts, to) ? [] : [`${path}: ${from} may not refer to ${to} (${how} of ${specifier})`];
    }
    const name = specifier.startsWith('node:')
      ? specifier
      : specifier.split('/', specifier[0] === '@' ? 2 : 1).join('/');
    const allowed = may(rule.packages, name) || (name.startsWith('node:') && may(rule.packages, 'node:*'));
    return allowed ? [] : [`${path}: ${from} may not import ${name}`];
  });
}

describe('the arrows of the house', () => {
  test('are kept by every file', () => {
    expect(files.flatMap((path) => violations(path, readFileSync(root + path, 'utf8')))).toEqual([]);
  });
  test('are held against files of every part that there is', () => {
    const parts = new Set(files.map(partOf));
    for (const part of [
      'core',
      'oracle',
      'target',
      'report',
      'log',
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
    ['conformance/core/x.ts', "import type { Answer } from '../target/answer.ts';"],
    ['conformance/core/x.ts', "import { readFileSync } from 'node:fs';"],
    ['conformance/core/x.ts', "import chalk from 'chalk';"],
    ['conformance/oracle/x.ts', "import { Agent } from 'undici';"],
    ['conformance/oracle/x.ts', "export * from '../target/log.ts';"],
    ['conformance/target/x.ts', "import { parse } from 'yaml';"],
    ['conformance/report/x.ts', "import { logTarget } from '../target/log.ts';"],
    ['conformance/log/x.ts', "import { createLog } from '../../src/reference/log/index.ts';"],
    ['conformance/log/x.ts', "const { createLog } = await import('../../src/reference/log/index.ts');"],
    ['conformance/log/x.ts', 'const made = await import(`../../src/reference/log/$' + '{name}.ts`);'],
    ['conformance/log/x.ts', 'const made = await import(name);'],
    ['conformance/log/x.ts', "fork(new URL('../front/cli/child.ts', import.meta.url));"],
    ['conformance/log/x.ts', "type Log = import('../../src/reference/log/index.ts').Log;"],
    ['conformance/log/x.ts', "import { request } from 'node:http';"],
    ['conformance/log/x.ts', "import { fake } from '../core/fake.test-tool.ts';"],
    ['conformance/log/x.ts', "import wrong from '../faults/log/wrong.ts';"],
    ['conformance/feed/x.ts', "import { sample } from '../log/sample.ts';"],
    ['conformance/index.ts', "export { judge } from './front/self-test/judge.ts';"],
    ['conformance/faults/log/x.ts', "import { judge } from '../../front/self-test/judge.ts';"],
    ['src/reference/log/x.ts', "import { leafHash } from '../../../conformance/oracle/merkle.ts';"],
    ['src/reference/log/x.ts', "import '../../../conformance/oracle/merkle.ts';"],
    ['src/generate/x.ts', "import {\n  leafHash,\n} from '../../conformance/oracle/merkle.ts';"],
    ['conformance/novelty/x.ts', ''],
  ])('are broken by %s: %s', (path, source) => expect(violations(path, source)).toHaveLength(1));
  test.each([
    ['conformance/log/x.ts', " * import { createLog } from '../../src/reference/log/index.ts';"],
    [
      'conformance/log/x.ts',
      "/**\n * import { a } from '../../src/reference/log/index.ts';\n */\n// import b from 'b';",
    ],
    ['conformance/log/x.ts', "const text = 'taken from';\nconst next = 'undici';"],
    ['conformance/report/x.ts', "new URL('../../spec/report.schema.json', import.meta.url)"],
    ['conformance/front/x.ts', 'await import(name)'],
    ['conformance/log/x.test.ts', "import { createLog } from '../../src/reference/log/index.ts';"],
  ])('are kept by %s: %s', (path, source) => expect(violations(path, source.replace(/^ \*/, '//'))).toEqual([]));
});
