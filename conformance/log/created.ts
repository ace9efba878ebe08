/** Entries that are created during the run, and what the log answered. */
import type { Answer } from '../core/exchange.ts';
import type { LogEntry, NewEntry } from '../core/log-entry.ts';
import { premise } from '../core/premise.ts';
import type { LogTarget } from '../core/target.ts';
import type { Trial } from '../core/trial.ts';
import { requestJson } from '../oracle/create-request.ts';
import { ALGORITHMS, type AlgorithmName } from '../oracle/key-details.ts';
import { readLogEntry } from '../oracle/log-entry.ts';
import { entryMaker } from '../properties/entry-maker.ts';
import { FROZEN } from './frozen.ts';
import { isInFront, sayInFront } from './in-front.ts';
import { contentStage, quietBody } from './stages.ts';

/** An entry, and what the log answered when it was to be created. */
export interface Creation {
  readonly entry: NewEntry;
  readonly answer: Answer;
  /** The answer, read with every leniency; absent where it is no log entry. */
  readonly logged?: LogEntry;
  /** When the answer came, in milliseconds of the run. */
  readonly at: number;
}

/** A creation that the log answered with an entry. */
export type Success = Creation & { readonly logged: LogEntry };

/** Asks the log to create an entry. What it answers is not judged. */
export async function creation(
  log: { readonly create: NonNullable<LogTarget['create']> },
  entry: NewEntry,
  time: { now(): number },
  body: Uint8Array = requestJson(entry),
): Promise<Creation> {
  const answer = await log.create({ body });
  const at = time.now();
  const bytes = answer.status < 300 ? quietBody(answer) : undefined;
  const logged = bytes && readLogEntry(bytes).value;
  return { entry, answer, at, ...(logged ? { logged } : {}) };
}

/** Whether the checkpoint says that the log is frozen. */
export async function saysFrozen(log: LogTarget): Promise<boolean> {
  const content = contentStage(await log.read({ kind: 'checkpoint' }))?.value;
  return content?.extensions.some((line) => line.startsWith(FROZEN)) ?? false;
}

/** Statuses by which a server says that it has no such operation. */
const NO_OPERATION = new Set([404, 405, 501]);

/**
 * A sound entry of P-256, and what the log answers. Which algorithms it allows is the log's own matter, and 400 is how it
 * refuses the others (Rekor v2, "Algorithms"): after that one of each is sent, and the first counts that it takes.
 */
async function firstCreation(
  log: Parameters<typeof creation>[0],
  t: Trial<LogTarget, string>,
  writesLeft: number = ALGORITHMS.length,
): Promise<Creation & { readonly algorithm: AlgorithmName }> {
  const entries = entryMaker({ runId: t.runId });
  const send = async (algorithm: AlgorithmName) => ({
    algorithm,
    ...(await creation(log, entries.make('first', algorithm), t.time)),
  });
  const [usual, ...others] = ALGORITHMS;
  const first = await send(usual);
  if (first.answer.status !== 400) return first;
  const tried = await Promise.allSettled(others.slice(0, writesLeft).map(send));
  const taken = tried.find((one) => one.status === 'fulfilled' && one.value.answer.status < 300);
  if (taken?.status === 'fulfilled') return taken.value;
  for (const one of tried) {
    if (one.status === 'rejected') throw one.reason;
    if (isInFront(one.value.answer))
      t.inconclusive(`an entry of ${one.value.algorithm}: ${sayInFront(one.value.answer)}`);
  }
  if (tried.length < others.length) t.inconclusive(`${usual} is refused, and --max-writes is too low to try another`);
  return first;
}

/**
 * The first entry that is created in the run: by public key, signed with P-256 or, where the log does not take that, with
 * the first algorithm that it takes. Everything of writing stands on it.
 */
export const created = premise<LogTarget>()({
  name: 'created',
  owners: {
    'not-implemented': 'log/create/accepted#not-implemented',
    refused: 'log/create/accepted#refused',
    'server-error': 'log/create/accepted#server-error',
    'not-an-entry': 'log/create/accepted#not-an-entry',
    'not-as-declared': 'log/create/accepted#not-as-declared',
  },
  async find(log, t): Promise<Success & { readonly algorithm: AlgorithmName }> {
    const { create } = log;
    if (!create) return t.notApplicable('entries cannot be created');
    if (t.declared('frozen') === 'yes') return t.notApplicable('the log is declared to be frozen');
    const made = await firstCreation({ create }, t, log.writesLeft?.());
    const { entry, answer, logged } = made;
    const { status } = answer;
    const at = 'log/entries';
    const expected = `a TransparencyLogEntry, for a sound hashedrekord of ${entry.keyDetails}`;
    const actual = `status ${status}`;
    if (NO_OPERATION.has(status)) {
      if (status === 405 && (await saysFrozen(log))) {
        const other = t.chose('frozen', 'yes');
        if (other) t.judge({ ...other, reason: 'not-as-declared', at: 'checkpoint' }, answer);
        return t.notApplicable('the log says that it is frozen');
      }
      t.judge(
        { reason: 'not-implemented', expected: 'CreateEntry at POST {base_url}/api/v2/log/entries', actual, at },
        answer,
      );
    }
    if (isInFront(answer)) t.inconclusive(`a sound entry: ${sayInFront(answer)} (--header gives it what it asks for)`);
    if (status >= 500) t.judge({ reason: 'server-error', expected, actual, at }, answer);
    if (status >= 300) t.judge({ reason: 'refused', expected, actual, at }, answer);
    if (!logged) {
      const found = quietBody(answer);
      const defect = found ? readLogEntry(found).defect : undefined;
      const what = defect ? `${actual}, with ${defect.actual}` : `${actual}, with a body that cannot be decoded`;
      t.judge({ reason: 'not-an-entry', expected, actual: what, at }, answer);
    }
    return made as typeof made & Success;
  },
});

/** Makes the entries that no other run makes, of the algorithm that the log was seen to take. */
export const maker = premise<LogTarget>()({
  name: 'maker',
  owners: {},
  find: async (_log, t) => entryMaker({ runId: t.runId, algorithm: (await t.use(created)).algorithm }),
});
