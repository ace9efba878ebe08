/** The table of allowed imports. A part that is not in the table may import nothing, so a new part needs a row. */
import { existsSync } from 'node:fs';
import { posix } from 'node:path';
import { references } from './imports.test-tool.ts';

interface Rule {
  /** Parts that it may import beside itself; `own …` is a room of the same suite, `any …` a room of any suite. */
  readonly parts: readonly string[];
  /** Packages that it may import; `node:*` stands for all of Node's own. */
  readonly packages: readonly string[];
}
const ANYTHING: Rule = { parts: ['*'], packages: ['*'] };

/** The rooms of a suite. */
const ROOMS: Readonly<Record<string, Rule>> = {
  // Computes correct values from a specification, independent of other parts.
  oracle: {
    parts: ['core', 'oracle'],
    packages: ['node:buffer', 'node:crypto', 'node:zlib', 'saxes', 'acorn', 'http-cache-semantics', '@noble/hashes'],
  },
  // Data that is sent to a target. Types of the target describe what it accepts.
  inputs: {
    parts: ['core', 'oracle', 'own oracle', 'own target'],
    packages: ['fast-check', 'node:*', '@noble/curves'],
  },
  // The oracle has no side effects, so a target may use it to name paths and to read keys.
  target: {
    parts: ['core', 'transport', 'lab', 'oracle', 'spec', 'own oracle'],
    packages: ['node:*', 'ethers', '@bufbuild/protobuf', '@connectrpc/connect', '@connectrpc/connect-node'],
  },
  premises: {
    parts: ['core', 'oracle', 'lab', 'own oracle', 'own inputs', 'own target'],
    packages: ['fast-check', 'node:path', 'node:util'],
  },
  checks: {
    parts: ['core', 'oracle', 'lab', 'own oracle', 'own inputs', 'own target', 'own premises'],
    packages: ['fast-check'],
  },
  testbed: {
    parts: [
      'core',
      'transport',
      'lab',
      'command',
      'reference',
      'tool',
      'own oracle',
      'own target',
      'own suite',
      'own generated',
    ],
    packages: ['node:*', '@connectrpc/connect', 'ethers'],
  },
  faults: { parts: ['reference', 'tool', 'own testbed'], packages: ['node:*', '@connectrpc/connect', 'ethers'] },
  // It uses the contracts in inputs that scenarios deploy. The tool itself signs and encodes with ethers.
  variants: {
    parts: ['reference', 'tool', 'own testbed', 'own inputs'],
    packages: ['node:*', '@connectrpc/connect', 'ethers'],
  },
  generated: { parts: ['own checks', 'own faults', 'own variants'], packages: [] },
  command: {
    parts: [
      'core',
      'command',
      'transport',
      'lab',
      'files',
      'oracle',
      'report',
      'reference',
      'generate',
      'own oracle',
      'own inputs',
      'own target',
      'own testbed',
      'own suite',
      'own generated',
    ],
    // The formats of Sigstore's files.
    packages: ['node:*', 'commander', '@sigstore/protobuf-specs'],
  },
  // The descriptor, the checks in their order, texts, and the package's exports of the suite.
  suite: {
    parts: ['core', 'command', 'lab', 'own generated', 'own command', 'own testbed', 'own target', 'own library'],
    packages: [],
  },
  // It loads altered references at once, since handlers are synchronous.
  msw: {
    parts: [
      'core',
      'command',
      'msw',
      'reference',
      'generate',
      'own generated',
      'own faults',
      'own variants',
      'own testbed',
    ],
    packages: ['node:*', 'msw'],
  },
  // Clients that are functions, for tests of their own.
  library: {
    parts: ['core', 'command', 'transport', 'lab', 'msw', 'reference', 'own target', 'own oracle'],
    packages: ['node:*'],
  },
  hardhat: { parts: ['core', 'own command', 'front'], packages: ['node:*', 'commander', 'hardhat'] },
};

const RULES: Readonly<Record<string, Rule>> = {
  core: { parts: [], packages: [] },
  oracle: { parts: ['core'], packages: ['node:buffer'] },
  transport: {
    parts: ['core'],
    // The SDK is loaded for s3:// addresses alone.
    packages: ['undici', 'node:*', '@connectrpc/connect', '@connectrpc/connect-node', '@aws-sdk/client-s3'],
  },
  // Both packages are loaded when a chain is needed.
  lab: { parts: ['core'], packages: ['node:*', 'hardhat', 'ethers'] },
  report: { parts: ['core'], packages: ['diff', 'node:*'] },
  files: { parts: [], packages: ['node:*'] },
  command: {
    parts: ['core', 'transport', 'lab', 'files', 'report', 'generate'],
    packages: ['node:*', 'commander', 'yaml', 'yocto-spinner', '#package', '#spec'],
  },
  audit: { parts: ['core', 'transport', 'files', 'oracle', 'log oracle'], packages: ['node:*'] },
  entry: { parts: ['core', 'transport', 'oracle', 'log oracle', 'audit'], packages: ['node:*'] },
  front: ANYTHING,
  // The mocks of all suites, in one export of the package.
  msw: { parts: ['any msw', 'any generated', 'reference', 'lab'], packages: ['msw'] },
  // The one place that names all suites.
  registry: { parts: ['command', 'any suite'], packages: [] },
  // The entry point of the library. Its imports must not include a reference or a runner.
  door: { parts: ['core', 'transport', 'log oracle', 'log target', 'feed oracle', 'feed target'], packages: [] },
  // The generated messages of the interface, which both sides of the wire share.
  spec: { parts: [], packages: ['@bufbuild/protobuf'] },
  reference: {
    parts: ['spec'],
    packages: [
      'node:*',
      '@bufbuild/protobuf',
      '@connectrpc/connect',
      '@connectrpc/connect-node',
      '@noble/curves',
      '@peculiar/asn1-schema',
      '@peculiar/asn1-x509',
      'canonicalize',
      'negotiator',
      // The client of feeds reads XML.
      'saxes',
      'ical.js',
    ],
  },
  // A separate package, which does not depend on this project.
  tool: { parts: [], packages: ['node:*', 'commander', 'ethers', 'hardhat', 'zod'] },
  generate: { parts: ['reference'], packages: ['node:*'] },
  // Modules outside of the package may use all of it.
  scripts: ANYTHING,
  interop: ANYTHING,
  bench: ANYTHING,
  configuration: ANYTHING,
  test: ANYTHING,
};
/** What single rooms may import beyond the rule for their kind: clients are shown the logs and feeds of those suites. */
const MORE: Readonly<Record<string, readonly string[]>> = {
  'log-client command': ['log testbed'],
  'log-client testbed': ['log testbed'],
  'log-client library': ['log testbed'],
  'feed-client command': ['feed testbed'],
  'feed-client testbed': ['feed testbed'],
  'feed-client library': ['feed testbed'],
  'feed-client oracle': ['feed oracle'],
};
/** Only these may load modules by names that are known at run time. */
const MAY_LOAD_BY_NAME = ['front', 'scripts', 'interop', 'bench', 'test', 'target', 'command', 'msw'];

const isSuite = (name: string): boolean => existsSync(new URL(`./${name}/checks`, import.meta.url));

/** The part to which a file belongs, with its suite if it is a room of a suite. */
export function partOf(path: string): { readonly part: string; readonly suite?: string } {
  if (/\.test(-[a-z]+)?\.ts$/.test(path) || path.includes('/example/')) return { part: 'test' };
  if (path.startsWith('src/reference/migration/')) return { part: 'tool' };
  const [top, second = '', ...deeper] = path.split('/');
  if (top === 'conformance') {
    if (deeper.length === 0) return { part: second === 'suites.ts' ? 'registry' : 'door' };
    if (isSuite(second)) return { part: deeper.length === 1 ? 'suite' : deeper[0]!, suite: second };
    return { part: second };
  }
  if (top === 'src') return { part: second };
  return { part: second === '' ? 'configuration' : top! };
}

const nameOf = ({ part, suite }: ReturnType<typeof partOf>): string =>
  suite === undefined ? part : `${suite} ${part}`;

/** The forbidden references of a file, each as one sentence. */
export function violations(path: string, source: string): string[] {
  const from = partOf(path);
  const rule = (from.suite === undefined ? RULES : ROOMS)[from.part];
  if (!rule) return [`${path}: the table of arrows has no part "${nameOf(from)}"`];
  const may = (list: readonly string[], ...names: string[]) =>
    list.some((name) => name === '*' || names.includes(name));
  return references(source).flatMap(({ specifier, how }) => {
    if (specifier === undefined || specifier === '')
      return MAY_LOAD_BY_NAME.includes(from.part) ? [] : [`${path}: loads something by a name that only a run knows`];
    if (specifier.startsWith('.')) {
      // A URL may also name data: a file with another extension is not code.
      if (how === 'URL' && /\.(json|yaml|xsd|proto|md)$/.test(specifier)) return [];
      const to = partOf(posix.join(posix.dirname(path), specifier));
      if (from.part === to.part && from.suite === to.suite) return [];
      const own =
        to.suite === undefined ? [] : [`any ${to.part}`, ...(to.suite === from.suite ? [`own ${to.part}`] : [])];
      return may([...rule.parts, ...(MORE[nameOf(from)] ?? [])], nameOf(to), ...own)
        ? []
        : [`${path}: ${nameOf(from)} may not refer to ${nameOf(to)} (${how} of ${specifier})`];
    }
    const name = specifier.startsWith('node:')
      ? specifier
      : specifier.split('/', specifier[0] === '@' ? 2 : 1).join('/');
    const allowed = may(rule.packages, name) || (name.startsWith('node:') && may(rule.packages, 'node:*'));
    return allowed ? [] : [`${path}: ${nameOf(from)} may not import ${name}`];
  });
}
