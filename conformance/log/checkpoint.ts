/** The checkpoint, as a resource and as a text (C2SP tlog-tiles "Checkpoints", tlog-checkpoint). */
import { check, watch } from '../core/check.ts';
import type { LogTarget } from '../core/target.ts';
import { base64, equalBytes } from '../oracle/bytes.ts';
import { emptyRoot } from '../oracle/merkle.ts';
import { verifyNoteSignature } from '../oracle/signature.ts';
import { mutableDefect } from './caching.ts';
import { contentDefect } from './content-defect.ts';
import { charsetDefect, contentTypeDefect } from './content-type.ts';
import { everyCheckpoint, NOT_MINE } from './every-checkpoint.ts';
import { FROZEN } from './frozen.ts';
import { checkpoint, checkpointAnswer, latestCheckpoint, signatures } from './note-premises.ts';
import { signatureDefect } from './signature-defect.ts';
import { contentStage, linesStage } from './stages.ts';

export const served = check<LogTarget>()({
  proves: 'LOG-CP-001',
  reasons: {
    missing: 'the checkpoint is not there, though tiles or bundles are',
    status: 'the checkpoint is answered with a status that is neither 200 nor one of absence',
    'not-as-declared': 'an empty log does not answer as the choice empty-log declares',
  },
  run: async (_log, t) => {
    const answer = await t.use(checkpointAnswer);
    const empty = contentStage(answer)?.value?.size === 0n;
    const other = empty ? t.chose('empty-log', 'size-0') : undefined;
    t.judge(other && { ...other, reason: 'not-as-declared' }, answer);
  },
});

export const contentType = watch<LogTarget>()({
  proves: 'LOG-CP-002',
  reasons: {
    missing: 'the checkpoint has no Content-Type',
    'media-type': 'the checkpoint is not text/plain',
    charset: 'the checkpoint does not say charset=utf-8',
  },
  begin: everyCheckpoint(
    checkpointAnswer,
    (answer) =>
      contentTypeDefect(answer, 'text/plain', 'checkpoint', 'text/plain; charset=utf-8') ??
      charsetDefect(answer, 'utf-8', 'checkpoint'),
  ),
});

export const notCached = watch<LogTarget>()({
  proves: 'LOG-CP-003',
  reasons: {
    held: 'its headers let caches hold the checkpoint for long',
    guessed: 'its headers leave it to caches to guess for how long',
  },
  begin: everyCheckpoint(checkpointAnswer, (answer) => mutableDefect(answer, 'checkpoint')),
});

export const signatureVerifies = watch<LogTarget>()({
  proves: 'LOG-CP-004',
  needs: ['keys'],
  reasons: {
    'bad-signature': "a signature by the log's key does not verify",
    'no-log-signature': "no signature is by the log's key",
  },
  begin: everyCheckpoint(latestCheckpoint, (answer, log) => {
    const text = contentStage(answer)?.value?.text;
    const lines = linesStage(answer)?.value;
    return text === undefined || !lines ? NOT_MINE : signatureDefect(text, lines, log.keys ?? []);
  }),
});

/** Signature types (signed-note "Signatures") as the choice log-key names them. */
const KEY_TYPES: Readonly<Record<number, string>> = {
  1: 'ed25519',
  2: 'ecdsa',
  4: 'cosignature',
  6: 'ml-dsa-44',
};

export const ed25519 = check<LogTarget>()({
  proves: 'LOG-CP-005',
  needs: ['keys'],
  reasons: {
    'no-ed25519': 'no signature by a key of the log is an Ed25519 signature',
    'not-as-declared': "the log's keys are of another type than the choice log-key declares",
  },
  run: async (log, t) => {
    const types = new Set(log.keys.map((key) => KEY_TYPES[key.type]).filter((type) => type !== undefined));
    const [type] = types.size > 1 ? (['several'] as const) : [...types];
    const other = type && t.chose('log-key', type);
    if (other) t.judge({ ...other, reason: 'not-as-declared' }, await t.use(checkpointAnswer));
    if (t.declared('public-log') !== 'yes')
      t.notApplicable('the log is not declared to be public (--declare public-log=yes)');
    const { text } = await t.use(latestCheckpoint);
    const keys = log.keys.filter((key) => key.type === 0x01);
    const lines = await t.use(signatures);
    const found = lines.some((line) =>
      keys.some(
        (key) => key.name === line.name && key.keyId === line.keyId && verifyNoteSignature(key, text, line.signature),
      ),
    );
    const expected = 'an Ed25519 signature (type 0x01) by the log';
    const actual = `signatures by ${lines.map((line) => line.name).join(', ')}`;
    const defect = { reason: 'no-ed25519', expected, actual, at: 'checkpoint' } as const;
    t.judge(found ? undefined : defect, await t.use(checkpointAnswer));
  },
});

export const signerName = check<LogTarget>()({
  proves: 'LOG-CP-006',
  needs: ['keys'],
  reasons: { 'other-name': "the log's key has another name than the origin" },
  run: async (log, t) => {
    const { origin } = await t.use(latestCheckpoint);
    const names = log.keys.map((key) => key.name);
    const actual = `the key name ${names.map((name) => `"${name}"`).join(', ')}`;
    const defect = { reason: 'other-name', expected: `the origin "${origin}"`, actual, at: 'checkpoint' } as const;
    t.judge(names.includes(origin) ? undefined : defect, await t.use(checkpointAnswer));
  },
});

export const lines = watch<LogTarget>()({
  proves: 'LOG-CP-010',
  reasons: { lines: 'the text has fewer than three lines' },
  begin: everyCheckpoint(checkpoint, contentDefect('lines')),
});

export const originLine = watch<LogTarget>()({
  proves: 'LOG-CP-011',
  reasons: { origin: 'the origin line is empty' },
  begin: everyCheckpoint(checkpoint, contentDefect('origin')),
});

export const sizeLine = watch<LogTarget>()({
  proves: 'LOG-CP-012',
  reasons: { size: 'the tree size is not a decimal number without leading zeroes' },
  begin: everyCheckpoint(checkpoint, contentDefect('size')),
});

export const rootLine = watch<LogTarget>()({
  proves: 'LOG-CP-013',
  reasons: { root: 'the root hash is not the base64 of 32 bytes' },
  begin: everyCheckpoint(checkpoint, contentDefect('root')),
});

export const extensionLines = watch<LogTarget>()({
  proves: 'LOG-CP-014',
  reasons: { extension: 'an extension line is empty' },
  begin: everyCheckpoint(checkpoint, contentDefect('extension')),
});

export const noExtensions = watch<LogTarget>()({
  proves: 'LOG-CP-015',
  reasons: { extensions: 'the checkpoint has extension lines' },
  begin: everyCheckpoint(checkpoint, (answer, log) => {
    const all = contentStage(answer)?.value?.extensions;
    if (!all) return NOT_MINE;
    // Rekor v2 freezes a log by such a line, and demands it then.
    const extensions = all.filter((line) => log.choices.frozen !== 'yes' || !line.startsWith(FROZEN));
    const actual = `${extensions.length} of them, the first "${extensions[0]}"`;
    const at = 'checkpoint, line 4';
    return extensions.length === 0 ? undefined : { reason: 'extensions', expected: 'no extension lines', actual, at };
  }),
});

export const originForm = check<LogTarget>()({
  proves: 'LOG-CP-016',
  reasons: {
    space: 'the origin has a Unicode space',
    plus: 'the origin has a plus sign',
    scheme: 'the origin has a URL scheme',
  },
  run: async (_log, t) => {
    const { origin } = await t.use(checkpoint);
    const broken = { space: /\p{White_Space}/u, plus: /\+/, scheme: /^[a-z][a-z0-9.-]*:\/\//i };
    const reason = (['space', 'plus', 'scheme'] as const).find((one) => broken[one].test(origin));
    const expected = 'a URL without scheme, spaces and plus signs';
    const at = 'checkpoint, line 1';
    t.judge(reason && { reason, expected, actual: `"${origin}"`, at }, await t.use(checkpointAnswer));
  },
});

export const emptyTree = check<LogTarget>()({
  proves: 'LOG-MH-004',
  reasons: { 'empty-root': 'the root hash of the empty tree is another' },
  run: async (_log, t) => {
    const { size, root } = await t.use(latestCheckpoint);
    if (size > 0n) t.notApplicable('the log is not empty');
    const right = emptyRoot();
    const at = 'checkpoint, line 3';
    const defect = { reason: 'empty-root', expected: base64(right), actual: base64(root), at } as const;
    t.judge(equalBytes(root, right) ? undefined : defect, await t.use(checkpointAnswer));
  },
});

export const origin = watch<LogTarget>()({
  proves: 'LOG-CP-017',
  reasons: {
    'not-the-given': 'the origin is not the one given',
    changed: 'two checkpoints have different origins',
  },
  begin: (log, t) => {
    let first = log.origin;
    const judge = everyCheckpoint<'not-the-given' | 'changed'>(checkpoint, (answer) => {
      const found = contentStage(answer)?.value?.origin;
      if (found === undefined) return NOT_MINE;
      first ??= found;
      const reason = log.origin === undefined ? 'changed' : 'not-the-given';
      const expected = `the origin "${first}"`;
      return found === first ? undefined : { reason, expected, actual: `"${found}"`, at: 'checkpoint, line 1' };
    });
    return judge(log, t);
  },
});
