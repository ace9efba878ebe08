/** The program of `interop/client`, a reader of logs with the Tessera library: builds it when needed, and runs it. */

import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { goProgram } from '../go-program.ts';

/** The result of a look at a log. */
export interface Look {
  readonly ok: boolean;
  /** The first thing that was wrong. */
  readonly failed?: string;
  /** The size of the tree, in decimal; empty where no checkpoint could be read. */
  readonly size: string;
  /** Inclusion proofs that verified, of entries read from bundles. */
  readonly inclusions: number;
  /** Consistency proofs that verified, from smaller sizes. */
  readonly consistencies: number;
  /** Entries that were read in order, 0 where the log is too large for that. */
  readonly streamed: number;
}

/** A client that keeps the state of a log between looks. */
export interface TesseraClient {
  /** Looks at the log as it is now. After a look that is not `ok` there is no other. */
  look(): Promise<Look>;
  /** Ends the client and gives its exit code: 0, or 1 after a look that is not `ok`. */
  close(): Promise<number>;
}

const program = goProgram('client', 'tessera-client');
/** Builds it if it is missing or outdated. */
export const buildClient = program.build;

/** Starts a client of the log with this tlog-tiles prefix, with these flags besides. */
export function tesseraClient(
  log: { readonly prefix: string; readonly origin: string; readonly vkey: string },
  ...flags: readonly string[]
): TesseraClient {
  const argv = ['-url', log.prefix, '-origin', log.origin, '-vkey', log.vkey, ...flags];
  // It ends when its stdin does, so also when this process is gone.
  const child = spawn(program.binary, argv, { stdio: ['pipe', 'pipe', 'pipe'] });
  child.stdin.on('error', () => {}); // the client may have ended already
  let noise = '';
  child.stderr.on('data', (text: Buffer) => (noise = (noise + text).slice(-4000)));
  const ended = new Promise<number>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => resolve(code ?? -1));
  });
  const lines = createInterface(child.stdout)[Symbol.asyncIterator]();
  let looks = 0;
  return {
    look: async () => {
      if (looks++ > 0) child.stdin.write('\n'); // the first look needs no asking
      const line = await lines.next();
      if (line.done) throw new Error(`interop/client ended without a look (exit code ${await ended}): ${noise}`);
      return JSON.parse(line.value) as Look;
    },
    close: () => {
      child.stdin.end();
      return ended;
    },
  };
}
