import { isAbsolute, join, relative, resolve, sep } from 'node:path';
import { textOf } from './text-of.ts';

/** The members of `package.json` that name packages to be installed. */
const MEMBERS = ['dependencies', 'devDependencies', 'optionalDependencies'];

const PACKAGE = 'touchstone';

/**
 * The files and folders outside of a repository from which the packages of a folder are installed (`file:` in its
 * `package.json`), as they are named there. CI has only the repository.
 */
export function packagesOutside(folder: string, root: string): readonly string[] {
  return MEMBERS.flatMap((member) => Object.values(membersOf(manifestOf(folder), member)))
    .flatMap((value) => (typeof value === 'string' && value.startsWith('file:') ? [value.slice('file:'.length)] : []))
    .filter((path) => isOutside(relative(root, resolve(folder, path))));
}

/** Whether `package.json` of a folder names Touchstone, or is its own. */
export function namesTouchstone(folder: string): boolean {
  const manifest = manifestOf(folder);
  const own = (manifest as { readonly name?: unknown } | undefined)?.name === PACKAGE;
  return own || MEMBERS.some((member) => Object.hasOwn(membersOf(manifest, member), PACKAGE));
}

const isOutside = (path: string): boolean => path === '..' || path.startsWith(`..${sep}`) || isAbsolute(path);

/** `package.json`; nothing where it cannot be read. */
function manifestOf(folder: string): unknown {
  try {
    return JSON.parse(textOf(join(folder, 'package.json')) ?? '');
  } catch {
    return undefined;
  }
}

function membersOf(value: unknown, name: string): object {
  const member: unknown = (value as Readonly<Record<string, unknown>> | null | undefined)?.[name];
  return typeof member === 'object' && member !== null ? member : {};
}
