import { readFileSync } from 'node:fs';
import { findPackageJSON } from 'node:module';

/** The packages by which migrations are judged, with the major version from which on they serve. */
const NEEDED = { hardhat: 3, ethers: 6 } as const;

/** What the packages are for, and how one comes by them. */
export const installHint = (why: string): string =>
  'migrations are judged on chains of Hardhat 3, which is not to be had here: ' +
  `\`npm install --save-dev hardhat ethers\` installs what is needed (${why})`;

/** Whether an error is of a module that is not there, or not for this Node; all else is about the settings of a chain. */
export const isPackageError = (line: string): boolean =>
  /native binding|cannot find (package|module)|dlopen|shared object/i.test(line) ||
  /\b(ELF|NODE_MODULE_VERSION)\b/.test(line);

/** What to say where the packages are there and yet do not run. npm leaves out native parts that its own Node is too old for. */
export const brokenInstallHint = (why: string): string =>
  `Hardhat is installed here, but Node ${process.versions.node} (${process.execPath}) cannot load it: ${why}; ` +
  'remove node_modules and install anew with this Node';

/**
 * Looks whether the packages are installed, without loading them. Gives what to say where one is not; undefined where all are.
 * `from`: the file, as a URL, from which they would be imported.
 */
export function missingPackages(from: string = import.meta.url): string | undefined {
  for (const [name, least] of Object.entries(NEEDED)) {
    const version = versionOf(name, from);
    if (version === undefined) return installHint(`there is no package ${name}`);
    if (Number.parseInt(version, 10) < least) return installHint(`${name} is there as ${version}`);
  }
  return undefined;
}

function versionOf(name: string, from: string): string | undefined {
  try {
    const { version } = JSON.parse(readFileSync(findPackageJSON(name, from)!, 'utf8')) as { version?: unknown };
    return String(version);
  } catch {
    return undefined;
  }
}
