/**
 * DAOstack's migration tool, judged with its configuration by our command line: a separate process, and a copy of the
 * tool.
 */

import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse, stringify } from 'yaml';
import type { BaselineEntry } from '../../conformance/core/verdict/baseline.ts';
import type { Report } from '../../conformance/report/document/report.ts';
import { npmFolder } from '../../scripts/npm-folder.ts';
import { daostackMigration } from './daostack-migration.ts';

const MAIN = fileURLToPath(new URL('../../conformance/front/cli/main.ts', import.meta.url));

/** Path of the baseline: the defects of the tool, each with the script that shows it. */
export const BASELINE = fileURLToPath(new URL('../daostack/baseline.yaml', import.meta.url));

/** The lines of the baseline. */
export async function baselineLines(): Promise<readonly BaselineEntry[]> {
  return (parse(await readFile(BASELINE, 'utf8')) as { failures: readonly BaselineEntry[] }).failures;
}

/** A copy of the tool, and a configuration with its path. */
export interface Judged {
  /** The folder of the copy. */
  readonly tool: string;
  /** `touchstone check migration --json`: exit code and report. `lines`: a baseline. */
  check(args: readonly string[], lines?: readonly BaselineEntry[]): Promise<{ code: number; report: Report }>;
  remove(): Promise<void>;
}

/** `library`: without its command. The copy is made in `parent`. Rejects where the tool cannot be installed. */
export async function judgedDaostack(by: 'both' | 'library' = 'both', parent = tmpdir()): Promise<Judged> {
  const source = await npmFolder('interop/daostack');
  const folder = await mkdtemp(join(parent, 'touchstone-daostack-'));
  const tool = join(folder, 'tool');
  const [config, baseline] = [join(folder, 'touchstone.yaml'), join(folder, 'baseline.yaml')];
  await daostackMigration(tool);
  const map = await readFile(join(source, 'touchstone.yaml'), 'utf8');
  const ways = by === 'both' ? map : map.replace(/^ *command:.*\n/m, '');
  await writeFile(config, ways.replaceAll(/\$\{tool\}/g, tool).replaceAll(/\$\{here\}/g, source));
  return {
    tool,
    check: async (args, lines) => {
      if (lines) await writeFile(baseline, stringify({ failures: lines }));
      return checked(['--config', config, ...args, ...(lines ? ['--baseline', baseline] : [])]);
    },
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}

function checked(args: readonly string[]): Promise<{ code: number; report: Report }> {
  const argv = [MAIN, 'check', 'migration', '--json', ...args];
  return new Promise((resolve, reject) => {
    const child = execFile(process.execPath, argv, { maxBuffer: 2 ** 28 }, (_error, stdout, stderr) => {
      const { exitCode } = child;
      if (exitCode === null || stdout === '') reject(new Error(`no report (exit code ${exitCode}): ${stderr}`));
      else resolve({ code: exitCode, report: JSON.parse(stdout) as Report });
    });
  });
}
