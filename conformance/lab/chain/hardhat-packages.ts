import { readFileSync } from 'node:fs';
import { findPackageJSON } from 'node:module';

/** The packages for judging migrations, with their least major version. */
const NEEDED = { hardhat: 3, ethers: 6 } as const;

/** The purpose of the packages, and how to install them. */
export const installHint = (why: string): string =>
  'migrations are judged on chains of Hardhat 3, which is not available: ' +
  `\`npm install --save-dev hardhat ethers\` installs what is needed (${why})`;

/**
 * Whether an error concerns a module that is missing or does not work with this Node; other errors concern the
 * settings of a chain.
 */
export const isPackageError = (line: string): boolean =>
  /native binding|cannot find (package|module)|dlopen|shared object/i.test(line) ||
  /\b(ELF|NODE_MODULE_VERSION)\b/.test(line);

/**
 * The hint where the packages are installed but do not run. npm omits native parts that its own Node is too old for.
 */
export const brokenInstallHint = (why: string): string =>
  `Hardhat is installed here, but Node ${process.versions.node} (${process.execPath}) cannot load it: ${why}; ` +
  'remove node_modules and install again with this Node';

/**
 * Finds out whether the packages are installed, without loading them. Returns the hint for a missing package;
 * undefined where no package is missing. `from`: the importing file, as a URL.
 */
export function missingPackages(from: string = import.meta.url): string | undefined {
  for (const [name, least] of Object.entries(NEEDED)) {
    const version = versionOf(name, from);
    if (version === undefined) return installHint(`no package ${name} is installed here`);
    if (Number.parseInt(version, 10) < least) return installHint(`version ${version} of ${name} is installed`);
  }
  return undefined;
}

/** The release of zod since which it has `zod/v4`, by which the reference migration tool reads parameters files. */
const ZOD = [3, 25] as const;

/**
 * The same for the package that the reference migration tool needs beside those. No other tool is judged by it. Hardhat brings a
 * zod 3, and does not run where another major version is beside it.
 */
export function missingZod(from: string = import.meta.url): string | undefined {
  const version = versionOf('zod', from);
  const [major = 0, minor = 0] = (version ?? '').split('.').map(Number);
  if (major > ZOD[0] || (major === ZOD[0] && minor >= ZOD[1])) return undefined;
  const why = version === undefined ? 'no package zod is installed here' : `version ${version} of zod is installed`;
  return (
    `the reference migration tool reads its parameters by zod ${ZOD.join('.')} or later, which is not available: ` +
    `\`npm install --save-dev zod@${ZOD.join('.')}\` installs it (${why})`
  );
}

function versionOf(name: string, from: string): string | undefined {
  try {
    const { version } = JSON.parse(readFileSync(findPackageJSON(name, from)!, 'utf8')) as { version?: unknown };
    return String(version);
  } catch {
    return undefined;
  }
}
