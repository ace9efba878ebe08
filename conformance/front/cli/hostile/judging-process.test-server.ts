/** A process that runs the command line for its parent, so that the memory of the runs can be seen from outside of the tests. */

import { readFileSync } from 'node:fs';
import { type Ended, touchstone } from '../command.test-tool.ts';

/** What the parent asks: one command. */
export interface RunRequest {
  readonly id: number;
  readonly args: readonly string[];
}

/** What came of it; `peakMb` is the most resident memory that this process has had so far, in megabytes. */
export interface RunReply extends Ended {
  readonly id: number;
  readonly peakMb: number;
}

/** The most memory so far. That of getrusage(2) begins with the memory of the process that forked this one. */
function peakMb(): number {
  try {
    return Number(/^VmHWM:\s+(\d+) kB/m.exec(readFileSync('/proc/self/status', 'utf8'))![1]) / 1024;
  } catch {
    return process.resourceUsage().maxRSS / 1024;
  }
}

process.on('message', async ({ id, args }: RunRequest) => {
  const ended = await touchstone(args);
  const reply: RunReply = { id, ...ended, peakMb: peakMb() };
  process.send!(reply);
});
process.on('disconnect', () => process.exit());
