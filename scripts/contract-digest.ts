import { hash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
/** The line of the generated module with the digest. */
const LINE = /^\/\/ Digest: ([0-9a-f]{64})\n/m;

/**
 * Puts a line with a digest behind the first line of the module generated from `contracts/`: over `contracts/`,
 * `hardhat.config.ts`, the version of the compiler, and the module itself. So a test can tell without the compiler
 * whether the module is out of date, or was edited.
 */
export function withDigest(module: string): string {
  const end = module.indexOf('\n') + 1;
  return `${module.slice(0, end)}// Digest: ${digestOf(module)}\n${module.slice(end)}`;
}

/** Whether the digest in the module is that of its sources, and of its own text. */
export function hasItsDigest(module: string): boolean {
  return LINE.exec(module)?.[1] === digestOf(module.replace(LINE, ''));
}

function digestOf(module: string): string {
  const sources = globSync('contracts/**/*.sol', { cwd: root }).sort();
  const texts = [...sources, 'hardhat.config.ts'].map((path) => [path, readFileSync(join(root, path), 'utf8')]);
  const { version } = createRequire(import.meta.url)('solc/package.json') as { version: string };
  return hash('sha256', JSON.stringify([...texts, version, module]));
}
