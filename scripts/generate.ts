/**
 * Writes the generated files: `spec/**` as `conformance/core/spec/generated/spec.ts`, so that an unknown id does not compile;
 * the checks, faults and variants of each suite by name; the requirements of each check as a comment in its file;
 * `spec/real-bugs.json`, the implementations of `results/`, and the dependencies of the package, as pages of docs; the
 * pages of `docs/reference`; the requirement set of this version; the WebAssembly kernel of the audit; `spec/log/proto` as
 * messages. `--check` writes nothing and fails where a file is not current; of the messages it compares a digest, and
 * `npm run test:interop` generates them again.
 */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { kernelModule } from './generate/kernel/tile-kernel.ts';
import { generateMessages, messagesDigest } from './generate/messages.ts';
import { packagePage } from './generate/package-page.ts';
import { requirementEntries, specModule } from './generate/spec.ts';
import { alterationsOf, checksOf, commentedChecksOf, suiteNames } from './generate/suites.ts';
import { dependenciesOf } from './package/weights.ts';

const root = fileURLToPath(new URL('../', import.meta.url));
const messages = join(root, 'spec/generated');
const digestFile = 'scripts/protobuf/digest.txt';

/** The generated files that are text, and the files with generated comments, each with its content. */
function generatedFiles(): readonly (readonly [path: string, text: string])[] {
  const requirements = requirementEntries();
  return [
    ['conformance/core/spec/generated/spec.ts', specModule()],
    ['docs/package.md', packagePage(dependenciesOf(root))],
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

const digestLine = (): string => `${messagesDigest(messages)}\n`;

/** Those of the files whose text is another, or that are not there. */
const staleOf = (files: readonly (readonly [path: string, text: string])[]): string[] =>
  files.filter(([path, text]) => !hasText(join(root, path), text)).map(([path]) => path);

function write(files: readonly (readonly [path: string, text: string])[]): void {
  for (const [path, text] of files) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
}

/**
 * The files that take a moment, and so come after the others: the pages of `docs/reference`, those of the bugs that
 * happened and of the implementations that were judged, the requirement set of this version until it is released, and the
 * kernel of the audit. `leftOver`: pages that are no pages any more.
 */
async function slowFiles() {
  const { pagesOfSuites, writtenPages } = await import('./generate/pages/pages.ts');
  const { judgedPage } = await import('./generate/judged-page.ts');
  const { realBugsPage } = await import('./generate/real-bugs-page.ts');
  const { SUITES } = await import('../conformance/suites.ts');
  const { RELEASED, releasedSets, releaseOf, requirementSetText, SETS } = await import('./generate/requirement-set.ts');
  const release = releaseOf(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).version);
  const isReleased = releasedSets(readFileSync(join(root, RELEASED), 'utf8')).has(release);
  const pages = await pagesOfSuites();
  const paths = new Set(pages.map(([path]) => path));
  const set = isReleased ? [] : [[`${SETS}/${release}.json`, await requirementSetText(release)] as const];
  const bugs = ['docs/real-bugs.md', await realBugsPage(SUITES)] as const;
  const judged = ['docs/judged.md', await judgedPage(SUITES)] as const;
  const kernel = ['conformance/audit/verify/generated/tile-kernel.ts', await kernelModule()] as const;
  return {
    made: [...pages, bugs, judged, ...set, kernel],
    leftOver: writtenPages().filter((path) => !paths.has(path)),
  };
}

if (import.meta.main) {
  const files = generatedFiles();
  if (process.argv.includes('--check')) {
    const stale = staleOf(files);
    if (!hasText(join(root, digestFile), digestLine())) stale.push('spec/generated');
    if (stale.length === 0) {
      const { made, leftOver } = await slowFiles();
      stale.push(...staleOf(made), ...leftOver);
    }
    if (stale.length > 0) console.error(`Not current: ${stale.join(', ')}. Run \`npm run generate\`.`);
    process.exitCode = stale.length > 0 ? 1 : 0;
  } else {
    write(files);
    rmSync(messages, { recursive: true, force: true });
    await generateMessages(messages);
    writeFileSync(join(root, digestFile), digestLine());
    const { made, leftOver } = await slowFiles();
    write(made);
    for (const path of leftOver) rmSync(join(root, path));
  }
}
