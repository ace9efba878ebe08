import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { constants } from 'node:os';
import { fileURLToPath } from 'node:url';
import { siblingModule } from '../../core/text/sibling-module.ts';
import { taskArgv } from './options.ts';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/**
 * Runs `touchstone check migration` in a process of its own, with the terminal of this one: so the task is the same command.
 * Gives its exit code, which must be that of Hardhat too.
 */
export default async function checkMigration(options: Readonly<Record<string, unknown>>): Promise<number> {
  const main = fileURLToPath(siblingModule(import.meta.url, '../../front/cli/main'));
  const child = spawn(process.execPath, [main, 'check', 'migration', ...taskArgv(options)], { stdio: 'inherit' });
  // An interrupted command still reports what it has judged, so this process waits for it.
  const pass = (signal: NodeJS.Signals) => void child.kill(signal);
  for (const signal of SIGNALS) process.on(signal, pass);
  try {
    const [code, signal] = (await once(child, 'exit')) as [number | null, NodeJS.Signals | null];
    process.exitCode = code ?? 128 + constants.signals[signal!];
    return process.exitCode;
  } finally {
    for (const signal of SIGNALS) process.off(signal, pass);
  }
}
