/** Runs the command in a process of its own, and watches the memory of that process and of its children. */

import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { ended } from '../command.test-tool.ts';
import type { RunReply } from './judging-process.test-server.ts';

const BIN = fileURLToPath(new URL('../main.ts', import.meta.url));

/** How a program is run, where not as the command in this folder. */
interface RunSettings {
  /** A module that is run in place of the command line. */
  readonly program?: string;
  readonly cwd?: string;
  readonly env?: NodeJS.ProcessEnv;
  /** After this many milliseconds the process is killed, which gives the exit code -1. */
  readonly withinMs?: number;
}

/** Runs `touchstone ARGS`; `peakMb` is the most resident memory that one of its processes had, in megabytes. */
export async function runInOwnProcess(
  args: readonly string[],
  { program = BIN, withinMs, ...options }: RunSettings = {},
): Promise<Omit<RunReply, 'id'>> {
  const child = spawn(process.execPath, [program, ...args], { stdio: ['ignore', 'pipe', 'pipe'], ...options });
  const peakMb = watchMemory(child.pid!);
  const late = withinMs === undefined ? undefined : setTimeout(() => child.kill('SIGKILL'), withinMs);
  try {
    return { ...(await ended(child)), peakMb: peakMb() };
  } finally {
    clearTimeout(late);
  }
}

/** Polls the peak memory of a process and its descendants. The returned function ends that and gives the largest peak. */
export function watchMemory(root: number): () => number {
  let peakMb = 0;
  const look = () => {
    for (const pid of family(root)) {
      const peak = /^VmHWM:\s+(\d+) kB/m.exec(contents(`/proc/${pid}/status`))?.[1];
      if (peak) peakMb = Math.max(peakMb, Number(peak) / 1024);
    }
  };
  const timer = setInterval(look, 25);
  return () => {
    clearInterval(timer);
    return peakMb;
  };
}

/** A process and its descendants. */
function family(pid: number): number[] {
  const children = contents(`/proc/${pid}/task/${pid}/children`).split(' ').filter(Boolean).map(Number);
  return [pid, ...children.flatMap(family)];
}

function contents(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
