/**
 * One audit in a separate process, so that its memory can be measured: `audit-once.ts LOG VKEY WORKERS`, one line of
 * JSON.
 */

import { audit } from '../conformance/audit/audit.ts';
import { parseVkey } from '../conformance/log/oracle/note/vkey.ts';

/** The result of the process. */
export interface Once {
  readonly entries: number;
  readonly seconds: number;
  /** The peak memory of the process, in bytes. */
  readonly peak: number;
}

const [log, vkey, workers] = process.argv.slice(2) as [string, string, string];
const { value, defect } = parseVkey(vkey);
if (!value) throw new Error(`no key: expected ${defect.expected}, found ${defect.actual}`);
const result = await audit({
  place: log.startsWith('http')
    ? { kind: 'http', prefix: log, headers: [], timeoutMs: 10_000 }
    : { kind: 'directory', path: log },
  keys: [value],
  workers: Number(workers),
});
if (result.verdict !== 'verified')
  throw new Error(`the audit ended ${result.verdict}: ${JSON.stringify(result.findings)}`);
const once: Once = {
  entries: result.tally.entries,
  seconds: result.durationMs / 1000,
  peak: process.resourceUsage().maxRSS * 1024,
};
process.stdout.write(`${JSON.stringify(once)}\n`);
