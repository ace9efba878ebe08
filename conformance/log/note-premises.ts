/** The stages by which the first checkpoint is read. Each failure has one owner, so that what comes after is only blocked. */
import type { Defect } from '../core/defect.ts';
import type { Answer } from '../core/exchange.ts';
import { premise } from '../core/premise.ts';
import type { LogTarget } from '../core/target.ts';
import type { Trial } from '../core/trial.ts';
import { Undecodable } from '../core/trouble.ts';
import type { Checkpoint } from '../oracle/checkpoint.ts';
import type { SignatureLine } from '../oracle/note.ts';
import { signatureDefect } from './signature-defect.ts';
import { contentStage, linesStage, partsStage, textStage } from './stages.ts';
import { writer } from './writer.ts';

/** How long a first checkpoint is waited for where no choice says so: after a leaf of ours, and where entries are served. */
const PATIENCE_S = 60;
const FIRST_S = 10;

/** What the checkpoint path answered, once it is certain that it is a checkpoint's answer. */
export const checkpointAnswer = premise<LogTarget>()({
  name: 'checkpoint-answer',
  owners: {
    missing: 'log/checkpoint/served#missing',
    status: 'log/checkpoint/served#status',
    'not-as-declared': 'log/checkpoint/served#not-as-declared',
  },
  async find(log, t): Promise<Answer> {
    const answer = await log.read({ kind: 'checkpoint' });
    if (answer.status === 200) return answer;
    const expected = 'status 200 and a checkpoint';
    const actual = `status ${answer.status}`;
    const at = 'checkpoint';
    if (![403, 404, 410].includes(answer.status)) t.judge({ reason: 'status', expected, actual, at }, answer);
    const although = async () => {
      const entries = await firstEntries(log);
      const defect = { reason: 'missing', expected, actual: `${actual}, though ${entries} is served`, at } as const;
      // Tiles come before the checkpoint that needs them, the first one as well.
      if (entries && !(await firstCheckpoint(log, t, FIRST_S))) t.judge(defect, answer);
      return entries !== undefined;
    };
    const declared = t.declared('empty-log');
    // Where the log can be given an entry, its first tile is not asked for before: a cache might keep that it is absent.
    if ((log.append ?? log.create) && declared !== 'size-0') return beginLog(log, t, although);
    if (await although()) return log.read({ kind: 'checkpoint' });
    if (declared === 'size-0') t.judge(chosen(t.chose('empty-log', 'not-found')), answer);
    if (declared === undefined)
      t.inconclusive(
        `the checkpoint is not there (status ${answer.status}): either this is no log's address (--url is the interface's base, --read-url a bare tlog-tiles prefix), or the log is empty and publishes its first checkpoint later (--declare empty-log=not-found)`,
      );
    t.chose('empty-log', 'not-found');
    return t.notApplicable('the log is empty and has not published a checkpoint');
  },
});

/** A log is asked once in a run how it is when it is empty, so it cannot have changed. */
function chosen(defect: Defect<'not-as-declared' | 'changed'> | undefined): Defect<'not-as-declared'> | undefined {
  return defect && { ...defect, reason: 'not-as-declared' };
}

/** Gives a log that has nothing its first leaf, so that there is something to judge. */
async function beginLog(
  log: LogTarget,
  t: Trial<LogTarget, string>,
  although: () => Promise<boolean>,
): Promise<Answer> {
  await (await t.use(writer)).add('first leaf');
  let first = await firstCheckpoint(log, t, FIRST_S);
  if (!first) {
    await although();
    first = await firstCheckpoint(log, t, PATIENCE_S);
  }
  if (first) t.chose('empty-log', 'not-found');
  return first ?? t.inconclusive('no checkpoint came after the log had accepted a first leaf');
}

/** Waits for a checkpoint: as long as is declared for publication, else so many seconds. */
async function firstCheckpoint(
  log: LogTarget,
  t: Trial<LogTarget, string>,
  seconds: number,
): Promise<Answer | undefined> {
  return t.poll(Number(t.declared('publish-within') ?? seconds) * 1000, 250, async () => {
    const answer = await log.read({ kind: 'checkpoint' });
    return answer.status === 200 ? answer : undefined;
  });
}

/** The path of a first tile or bundle that is served, which an empty log cannot have. */
async function firstEntries(log: LogTarget): Promise<string | undefined> {
  // Only full ones: a cache must not learn that the first partial ones are absent, which are the next to exist.
  for (const path of ['tile/0/000', 'tile/entries/000']) {
    const answer = await log.read({ kind: 'path', path });
    if (answer.status === 200 && answer.raw.length > 0) return path;
  }
  return undefined;
}

/** The body of an answer, or the failure of the check that owns content codings. */
export function bodyOf(t: Trial<LogTarget, 'undecodable'>, answer: Answer, at: string): Uint8Array {
  try {
    return answer.body();
  } catch (cause) {
    if (!(cause instanceof Undecodable)) throw cause;
    const expected = `a body in the content coding that the answer names (${cause.coding})`;
    t.judge({ reason: 'undecodable', expected, actual: cause.message, at }, answer);
    throw cause;
  }
}

/** The checkpoint's bytes as text. */
export const noteText = premise<LogTarget>()({
  name: 'note-text',
  owners: {
    undecodable: 'log/http/content-coding#undecodable',
    'not-utf-8': 'log/note/encoding#not-utf-8',
    'control-character': 'log/note/encoding#control-character',
  },
  async find(_log, t): Promise<string> {
    const answer = await t.use(checkpointAnswer);
    bodyOf(t, answer, 'checkpoint');
    if (answer.cut) t.inconclusive('the checkpoint is larger than the 1,000,000 bytes that are read of one');
    return whole(t, textStage(answer), answer);
  },
});

/** The checkpoint's text and its signature lines, apart. */
export const noteParts = premise<LogTarget>()({
  name: 'note-parts',
  owners: {
    'no-final-newline': 'log/note/layout#no-final-newline',
    'no-blank-line': 'log/note/layout#no-blank-line',
    'no-signature': 'log/note/layout#no-signature',
  },
  async find(_log, t) {
    await t.use(noteText);
    const answer = await t.use(checkpointAnswer);
    return whole(t, partsStage(answer), answer);
  },
});

/** The signature lines, read. */
export const signatures = premise<LogTarget>()({
  name: 'signatures',
  owners: {
    'not-a-signature-line': 'log/note/signature-lines#not-a-signature-line',
    'key-name': 'log/note/key-names#key-name',
    base64: 'log/note/signature-bytes#base64',
    'too-short': 'log/note/signature-bytes#too-short',
  },
  async find(_log, t): Promise<readonly SignatureLine[]> {
    await t.use(noteParts);
    const answer = await t.use(checkpointAnswer);
    return whole(t, linesStage(answer), answer);
  },
});

/** The checkpoint, read, whoever signed it. */
export const checkpoint = premise<LogTarget>()({
  name: 'checkpoint',
  owners: {
    lines: 'log/checkpoint/lines#lines',
    origin: 'log/checkpoint/origin-line#origin',
    size: 'log/checkpoint/size-line#size',
    root: 'log/checkpoint/root-line#root',
    extension: 'log/checkpoint/extension-lines#extension',
  },
  async find(_log, t): Promise<Checkpoint> {
    await t.use(noteParts);
    const answer = await t.use(checkpointAnswer);
    return whole(t, contentStage(answer), answer);
  },
});

/** The checkpoint, read and, where the log's keys are given, with its signature verified. */
export const latestCheckpoint = premise<LogTarget>()({
  name: 'latest-checkpoint',
  owners: {
    'bad-signature': 'log/checkpoint/signature-verifies#bad-signature',
    'no-log-signature': 'log/checkpoint/signature-verifies#no-log-signature',
  },
  async find(log, t): Promise<Checkpoint> {
    const read = await t.use(checkpoint);
    const lines = await t.use(signatures);
    const defect = log.keys && signatureDefect(read.text, lines, log.keys);
    if (defect) t.judge(defect, await t.use(checkpointAnswer));
    return read;
  },
});

/** The value of a stage whose earlier stages hold, or the end of the premise. */
function whole<V, R extends string>(
  t: Trial<LogTarget, R>,
  stage: { readonly value?: V | undefined; readonly defect?: Defect<R> | undefined } | undefined,
  answer: Answer,
): V {
  if (stage?.defect) t.judge(stage.defect, answer);
  return stage!.value!;
}
