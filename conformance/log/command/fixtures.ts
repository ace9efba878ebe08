import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { writeVectors } from '../../../src/generate/log/vectors/index.ts';
import { type LogPlan, type WrittenLog, writeLog } from '../../../src/generate/log/write-log.ts';
import { caller } from '../../command/caller.ts';
import { writeFixtures } from '../../command/file/fixtures-folder.ts';
import { wholeNumberUpTo } from '../../command/options/number.ts';
import { packageVersion } from '../../command/package-data.ts';
import { startSpinner } from '../../command/terminal/spinner.ts';
import { throwUsageError } from '../../command/usage-error.ts';
import { isObjectAddress } from '../../transport/object/address.ts';

/** The options of `fixtures log`. */
interface FixturesLogOptions {
  readonly out: string;
  readonly seed: string;
  readonly entries?: string;
  readonly origin: string;
}

/** `touchstone fixtures log`: writes the vectors, and a complete log if a number of entries is given. */
export async function fixturesLog(options: FixturesLogOptions): Promise<void> {
  const { out, origin } = options;
  const seed = wholeNumberUpTo('--seed', options.seed, 2n ** 64n - 1n);
  const entries =
    options.entries === undefined ? undefined : wholeNumberUpTo('--entries', options.entries, 2n ** 53n - 1n);
  if (!/^[^\s\p{Cc}+]+$/u.test(origin))
    throwUsageError(
      `--origin takes a line without spaces and plus signs, since it names the key as well, not "${origin}"`,
    );
  await writeFixtures(out, async (signal, folder) => {
    const { files, cases } = writeVectors({
      folder,
      seed,
      generator: `touchstone ${packageVersion()}`,
      readme: readme(),
    });
    const plan = { folder: join(folder, 'log'), seed, origin, signal };
    const at = isObjectAddress(out) ? `${out.replace(/(?<!\/)\/+$/, '')}/log` : plan.folder;
    const log = entries === undefined ? {} : { log: { folder: at, ...(await written({ ...plan, entries })) } };
    return { seed: String(seed), files, cases, ...log };
  });
}

/** Writes the log, with its progress on a terminal, and reports what was written. */
async function written(plan: LogPlan): Promise<object> {
  const spinner = startSpinner(caller().stderr, '0 entries');
  const line = (done: bigint) => `${done} of ${plan.entries} entries, ${(done * 100n) / plan.entries}%`;
  try {
    const log: WrittenLog = await writeLog({ ...plan, onProgress: (done) => spinner?.say(line(done)) });
    const root = Buffer.from(log.root).toString('base64');
    return { origin: plan.origin, size: String(plan.entries), root, vkey: log.vkey };
  } finally {
    spinner?.stop();
  }
}

/** The description of the files, from this package. */
function readme(): Uint8Array {
  const root = dirname(createRequire(import.meta.url).resolve('#package'));
  return readFileSync(join(root, 'fixtures/log/README.md'));
}
