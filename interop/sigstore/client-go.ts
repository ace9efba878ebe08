/** The program of `interop/sigstore-go`: signs, logs and verifies by sigstore-go. */

import { execFile } from 'node:child_process';
import { goProgram } from '../go-program.ts';
import type { SigstoreLog } from './logs.ts';

/** The outcome of a signature. */
export interface GoOutcome {
  /** Name in the enum PublicKeyDetails. */
  readonly algorithm: string;
  readonly content: 'message' | 'envelope';
  /** -1 where it was not logged. */
  readonly logIndex: number;
  readonly failed?: string;
}

const program = goProgram('sigstore-go', 'sigstore-go-client');
/** Builds it if it is missing or outdated. */
export const buildSigstoreGo = program.build;

/** Has one signature of each algorithm logged, as a message and as a DSSE envelope, and verifies them. */
export function sigstoreGo(log: SigstoreLog, artifact: string, vkey = log.vkey): Promise<readonly GoOutcome[]> {
  const argv = ['-url', log.url, '-vkey', vkey, '-artifact', artifact];
  return new Promise((resolve, reject) => {
    execFile(program.binary, argv, { timeout: 120_000 }, (error, stdout, stderr) => {
      if (stdout === '') reject(new Error(`no outcomes (${error?.message}): ${stderr}`));
      else
        resolve(
          stdout
            .trimEnd()
            .split('\n')
            .map((line) => JSON.parse(line) as GoOutcome),
        );
    });
  });
}
