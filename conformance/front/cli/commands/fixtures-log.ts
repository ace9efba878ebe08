import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import {
  FolderNotEmpty,
  type LogPlan,
  type WrittenLog,
  writeLog,
  writeVectors,
} from '../../../../src/generate/log/index.ts';
import { version } from '../../package-data.ts';
import { holdInterrupts } from '../interrupt.ts';
import { startSpinner } from '../spinner.ts';
import { usage } from '../usage.ts';

/** The options of `fixtures log`. */
interface FixturesLogOptions {
  readonly out: string;
  readonly seed: string;
  readonly entries?: string;
  readonly origin: string;
}

/** What a file system answers where a person has to make room, give leave or name another folder. */
const NOT_WRITABLE = /^(EACCES|EDQUOT|EEXIST|EFBIG|EISDIR|ENAMETOOLONG|ENOENT|ENOSPC|ENOTDIR|EPERM|EROFS)$/;

/** `touchstone fixtures log`: writes the vectors, and a whole log where a number of entries is given. */
export async function fixturesLog(options: FixturesLogOptions): Promise<void> {
  const { out, origin } = options;
  const seed = wholeNumber('--seed', options.seed, 2n ** 64n - 1n);
  const entries = options.entries === undefined ? undefined : wholeNumber('--entries', options.entries, 2n ** 53n - 1n);
  if (!/^[^\s\p{Cc}+]+$/u.test(origin))
    usage(`--origin takes a line without spaces and plus signs, since it names the key as well, not "${origin}"`);
  const { signal, release } = holdInterrupts();
  try {
    const { files, cases } = writeVectors({
      folder: out,
      seed,
      generator: `touchstone ${version()}`,
      readme: readme(),
    });
    const plan = { folder: join(out, 'log'), seed, origin, signal };
    const log = entries === undefined ? {} : { log: await written({ ...plan, entries }) };
    process.stdout.write(`${JSON.stringify({ folder: out, seed: String(seed), files, cases, ...log })}\n`);
  } catch (cause) {
    if (signal.aborted && cause === signal.reason) {
      process.stderr.write(`touchstone: interrupted: what is in ${out} is not whole.\n`);
      process.exitCode = 130;
      return;
    }
    if (cause instanceof FolderNotEmpty) usage(`--out ${out}: ${cause.message}; name another folder or empty this one`);
    if (cause instanceof Error && 'code' in cause && NOT_WRITABLE.test(String(cause.code)))
      usage(`--out ${out}: the fixtures could not be written whole: ${cause.message}`);
    throw cause;
  } finally {
    release();
  }
}

/** Writes the log, showing on a terminal how far it is, and says what was written. */
async function written(plan: LogPlan): Promise<object> {
  const spinner = startSpinner(process.stderr, '0 entries');
  const line = (done: bigint) => `${done} of ${plan.entries} entries, ${(done * 100n) / plan.entries}%`;
  try {
    const log: WrittenLog = await writeLog({ ...plan, onProgress: (done) => spinner?.say(line(done)) });
    const root = Buffer.from(log.root).toString('base64');
    return { folder: plan.folder, origin: plan.origin, size: String(plan.entries), root, vkey: log.vkey };
  } finally {
    spinner?.stop();
  }
}

/** What says how to read the files, as this package has it. */
function readme(): Uint8Array {
  const root = dirname(createRequire(import.meta.url).resolve('#package'));
  return readFileSync(join(root, 'fixtures/log/README.md'));
}

/** A whole number from 0 up to `most`, which may be written like 1e7. */
function wholeNumber(option: string, text: string, most: bigint): bigint {
  const [, digits = '', exponent = '0'] =
    /^(\d{1,20})(?:e(\d{1,2}))?$/i.exec(text) ??
    usage(`${option} takes a whole number such as 300 or 1e7, not "${text}"`);
  const number = BigInt(digits) * 10n ** BigInt(exponent);
  return number <= most ? number : usage(`${option} takes at most ${most}, not ${text}`);
}
