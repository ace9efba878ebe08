/** Entries that are created during the run, and what the log answered. */
import type { Answer } from '../core/exchange.ts';
import type { LogEntry, NewEntry } from '../core/log-entry.ts';
import { premise } from '../core/premise.ts';
import type { LogTarget } from '../core/target.ts';
import { requestJson } from '../oracle/create-request.ts';
import { readLogEntry } from '../oracle/log-entry.ts';
import { entryMaker } from '../properties/entry-maker.ts';
import { FROZEN } from './frozen.ts';
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

/** Makes entries that no other run makes. */
export const maker = premise<LogTarget>()({
  name: 'maker',
  owners: {},
  find: async (_log, t) => entryMaker({ runId: t.runId }),
});

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

/** The first entry that is created in the run: signed with P-256, by public key. Everything of writing stands on it. */
export const created = premise<LogTarget>()({
  name: 'created',
  owners: {
    'not-implemented': 'log/create/accepted#not-implemented',
    refused: 'log/create/accepted#refused',
    'server-error': 'log/create/accepted#server-error',
    'not-an-entry': 'log/create/accepted#not-an-entry',
    'not-as-declared': 'log/create/accepted#not-as-declared',
  },
  async find(log, t): Promise<Success> {
    const { create } = log;
    if (!create) return t.notApplicable('entries cannot be created');
    if (t.declared('frozen') === 'yes') return t.notApplicable('the log is declared to be frozen');
    const entry = (await t.use(maker)).make('first');
    const made = await creation({ create }, entry, t.time);
    const { answer, logged } = made;
    const { status } = answer;
    const at = 'log/entries';
    const expected = 'a TransparencyLogEntry, for a sound hashedrekord with an ECDSA P-256 key';
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
    if (status >= 500) t.judge({ reason: 'server-error', expected, actual, at }, answer);
    if (status >= 300) t.judge({ reason: 'refused', expected, actual, at }, answer);
    if (!logged) {
      const found = quietBody(answer);
      const defect = found ? readLogEntry(found).defect : undefined;
      const what = defect ? `${actual}, with ${defect.actual}` : `${actual}, with a body that cannot be decoded`;
      t.judge({ reason: 'not-an-entry', expected, actual: what, at }, answer);
    }
    return made as Success;
  },
});
