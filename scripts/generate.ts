/**
 * Writes the generated files: `spec/**` as `conformance/core/spec/generated/spec.ts`, so that an unknown id does not compile;
 * the checks, faults and variants of each suite by name; the requirements of each check as a comment in its file;
 * `spec/real-bugs.json` as a page of docs; `spec/log/proto` as messages. `--check` writes nothing and fails
 * where a file is not current.
 */
import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { generateMessages } from './generate/messages.ts';
import { realBugsPage } from './generate/real-bugs.ts';
import { requirementEntries, specModule } from './generate/spec.ts';
import { alterationsOf, checksOf, commentedChecksOf, suiteNames } from './generate/suites.ts';

const root = fileURLToPath(new URL('../', import.meta.url));
const messages = join(root, 'spec/generated');

/** The generated files that are text, and the files with generated comments, each with its content. */
function generatedFiles(): readonly (readonly [path: string, text: string])[] {
  const requirements = requirementEntries();
  return [
    ['conformance/core/spec/generated/spec.ts', specModule()],
    ['docs/real-bugs.md', realBugsPage()],
    ...suiteNames().flatMap((suite) => [
      [`conformance/${suite}/generated/checks.ts`, checksOf(suite)] as const,
      [`conformance/${suite}/generated/alterations.ts`, alterationsOf(suite)] as const,
      ...commentedChecksOf(suite, requirements),
    ]),
  ];
}

function hasText(path: string, text: string): boolean {
  try {
    return readFileSync(path, 'utf8') === text;
  } catch {
    return false;
  }
}

function isSameFolder(first: string, second: string): boolean {
  const filesOf = (folder: string) => globSync('**/*.ts', { cwd: folder }).sort();
  const names = filesOf(first);
  if (names.join() !== filesOf(second).join()) return false;
  return names.every((name) => readFileSync(join(first, name)).equals(readFileSync(join(second, name))));
}

if (import.meta.main) {
  const files = generatedFiles();
  if (process.argv.includes('--check')) {
    const made = mkdtempSync(join(tmpdir(), 'touchstone-messages-'));
    generateMessages(made);
    const stale = files.filter(([path, text]) => !hasText(join(root, path), text)).map(([path]) => path);
    if (!isSameFolder(made, messages)) stale.push('spec/generated');
    rmSync(made, { recursive: true });
    if (stale.length > 0) console.error(`Not current: ${stale.join(', ')}. Run \`npm run generate\`.`);
    process.exitCode = stale.length > 0 ? 1 : 0;
  } else {
    for (const [path, text] of files) {
      mkdirSync(dirname(join(root, path)), { recursive: true });
      writeFileSync(join(root, path), text);
    }
    rmSync(messages, { recursive: true, force: true });
    generateMessages(messages);
  }
}
