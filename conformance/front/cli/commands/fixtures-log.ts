import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { type LogPlan, type WrittenLog, writeLog, writeVectors } from '../../../../src/generate/log/index.ts';
import { version } from '../../package-data.ts';
import { caller } from '../caller.ts';
import { startSpinner } from '../spinner.ts';
import { usage } from '../usage.ts';
import { wholeNumber, writingFixtures } from '../writing-fixtures.ts';

/** The options of `fixtures log`. */
interface FixturesLogOptions {
  readonly out: string;
  readonly seed: string;
  readonly entries?: string;
  readonly origin: string;
}

/** `touchstone fixtures log`: writes the vectors, and a whole log where a number of entries is given. */
export async function fixturesLog(options: FixturesLogOptions): Promise<void> {
  const { out, origin } = options;
  const seed = wholeNumber('--seed', options.seed, 2n ** 64n - 1n);
  const entries = options.entries === undefined ? undefined : wholeNumber('--entries', options.entries, 2n ** 53n - 1n);
  if (!/^[^\s\p{Cc}+]+$/u.test(origin))
    usage(`--origin takes a line without spaces and plus signs, since it names the key as well, not "${origin}"`);
  await writingFixtures(out, async (signal) => {
    const { files, cases } = writeVectors({
      folder: out,
      seed,
      generator: `touchstone ${version()}`,
      readme: readme(),
    });
    const plan = { folder: join(out, 'log'), seed, origin, signal };
    const log = entries === undefined ? {} : { log: await written({ ...plan, entries }) };
    caller().stdout.write(`${JSON.stringify({ folder: out, seed: String(seed), files, cases, ...log })}\n`);
  });
}

/** Writes the log, showing on a terminal how far it is, and says what was written. */
async function written(plan: LogPlan): Promise<object> {
  const spinner = startSpinner(caller().stderr, '0 entries');
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
