/** The page of the package: what an installation brings, and what each dependency is for. */
import type { Dependency } from '../package/weights.ts';

/** What each dependency of `package.json` is for, and what loads it. */
export const PURPOSES: Readonly<Record<string, string>> = {
  '@bufbuild/protobuf': 'messages of the log over gRPC; requests to create entries, in the reference log',
  '@connectrpc/connect': 'calls and errors of gRPC, where `--grpc` is given; the reference log',
  '@connectrpc/connect-node': 'gRPC over HTTP/2, likewise',
  '@noble/curves': 'keys and signatures that node:crypto does not make, such as Ed25519ph',
  '@noble/hashes': 'Keccak-256 of the oracle of migrations',
  '@peculiar/asn1-schema': 'DER of the certificates in the reference log of certificates',
  '@peculiar/asn1-x509': 'the structures of those certificates (RFC 5280)',
  '@sigstore/protobuf-specs': 'the file of `--trusted-root`',
  acorn: 'the scripts of JSONP answers, which are read and never run',
  ajv: '`touchstone.yaml`, by its JSON Schema',
  canonicalize: 'bodies of entries in the reference log (RFC 8785)',
  commander: 'the command line',
  diff: 'the difference of two texts in a report',
  'fast-check': 'random inputs of checks, and smaller ones that fail likewise',
  'http-cache-semantics': 'whether a cache may keep an answer of a log',
  'ical.js': 'calendars, in the reference feed',
  negotiator: '`Accept-Encoding`, in the references',
  saxes: 'XML of a feed',
  undici: 'requests over HTTP/1.1',
  yaml: '`touchstone.yaml`, baselines',
  'yocto-spinner': 'the progress of a run in a terminal',
};

const INTRODUCTION = `# The package

An installation of \`touchstone\` brings the package itself and those that it depends on. \`hardhat\`, \`ethers\`, \`msw\` and
\`vitest\` are not among them: you install them in your project if you judge migrations, mock a feed or run the checks in
Vitest; nor is \`@aws-sdk/client-s3\`, for [logs in object storage](object-storage.md). \`self-test migration\` needs \`zod\` 3.25 or later, which comes with Hardhat, since the reference migration tool reads its parameters by it.

| Folder                | Contents                                                                                           |
| --------------------- | -------------------------------------------------------------------------------------------------- |
| \`dist/conformance\`    | the suites, their faults and variants, and the command, as JavaScript                              |
| \`dist/src\`            | the references, and the writers of fixtures                                                        |
| \`dist/spec\`           | messages of gRPC                                                                                   |
| \`dist/lists\`          | the texts of each suite as data: \`list\`, \`explain\` and \`completion\` load no suite to print them    |
| \`spec/\`               | requirements, choices, schemas, protocol files                                                     |
| \`docs/\`, \`fixtures/\`  | guides, and how to read the fixtures; [a command](fixtures.md) writes the fixtures                 |

There are types only of what the package exports.

## Start

\`--help\`, \`list\` and \`explain\` load no suite, and of the packages below only commander. A run loads its own suite, and
what its options need: no gRPC without \`--grpc\`, no chain without a migration, no YAML without a configuration. With
\`NODE_COMPILE_CACHE=FOLDER\` Node keeps compiled modules there, which saves each further run about a tenth of a second.
Tests count the modules (\`conformance/front/cli/loaded-modules.test.ts\`, \`scripts/package.test-interop.ts\`).
`;

const DEPENDENCIES = `
## Dependencies

Weights are of the installed files, with the further packages that a dependency alone brings. \`npm run generate\` writes this
page.
`;

const kilobytes = (bytes: number): string => Math.ceil(bytes / 1_000).toLocaleString('en');

function row({ name, brings, files, bytes }: Dependency): readonly string[] {
  const purpose = PURPOSES[name];
  if (purpose === undefined)
    throw new Error(
      `Expected a purpose of each dependency of package.json, found no purpose of ${name}. Add one to PURPOSES in scripts/generate/package-page.ts.`,
    );
  return [
    `\`${name}\``,
    purpose,
    brings.map((one) => `\`${one}\``).join(', '),
    files.toLocaleString('en'),
    kilobytes(bytes),
  ];
}

/** The text of `docs/package.md`. @throws Error for a dependency without a purpose, and for a purpose without a dependency. */
export function packagePage(dependencies: readonly Dependency[]): string {
  const idle = Object.keys(PURPOSES).filter((name) => !dependencies.some((dependency) => dependency.name === name));
  if (idle.length > 0)
    throw new Error(
      `Expected only dependencies of package.json in PURPOSES, found ${idle.join(', ')}. Remove them there.`,
    );
  const sum = (of: 'files' | 'bytes') => dependencies.reduce((all, one) => all + one[of], 0);
  const rows = [
    ...dependencies.map(row),
    ['all', '', '', sum('files').toLocaleString('en'), kilobytes(sum('bytes'))],
  ].map((cells) => `| ${cells.join(' | ')} |`);
  const head = '| Package | For | Brings | Files | kB |\n| --- | --- | --- | ---: | ---: |';
  return `${INTRODUCTION}${DEPENDENCIES}\n${head}\n${rows.join('\n')}\n`;
}
