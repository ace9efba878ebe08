import { check } from '../../../core/check/check.ts';
import { verifyNoteSignature } from '../../oracle/note/signature.ts';
import { checkpointAnswer } from '../../premises/checkpoint/checkpoint-answer.ts';
import { noteSignatures, verifiedCheckpoint } from '../../premises/checkpoint/verified-checkpoint.ts';
import type { LogTarget } from '../../target/log-target.ts';

/** Signature types (signed-note "Signatures") as the choice log-key names them. */
const KEY_TYPES: Readonly<Record<number, string>> = {
  1: 'ed25519',
  2: 'ecdsa',
  4: 'cosignature',
  5: 'tree-head',
  6: 'ml-dsa-44',
  255: 'rsa',
};

export const signatureType = check<LogTarget>()({
  // LOG-CP-005 (must): The checkpoint of a public log carries at least one Ed25519 signature by the log. [tlog-tiles,
  //   "Checkpoints"]
  proves: 'LOG-CP-005',
  needs: ['keys'],
  reasons: {
    'no-ed25519': 'no signature by a key of the log is an Ed25519 signature',
    'not-as-declared': "the log's keys are of another type than the choice log-key declares",
  },
  run: async (log, t) => {
    const types = new Set(log.keys.map((key) => KEY_TYPES[key.type]).filter((type) => type !== undefined));
    const [type] = types.size > 1 ? (['several'] as const) : [...types];
    const otherType = type && t.chose('log-key', type);
    if (otherType) t.fail({ ...otherType, reason: 'not-as-declared' }, await t.use(checkpointAnswer));
    if (t.declared('public-log') !== 'yes')
      t.notApplicable('the log is not declared to be public (--declare public-log=yes)');
    const { text } = await t.use(verifiedCheckpoint);
    const keys = log.keys.filter((key) => key.type === 0x01);
    const lines = await t.use(noteSignatures);
    const hasEd25519 = lines.some((line) =>
      keys.some(
        (key) => key.name === line.name && key.keyId === line.keyId && verifyNoteSignature(key, text, line.signature),
      ),
    );
    const expected = 'an Ed25519 signature (type 0x01) by the log';
    const actual = `signatures by ${lines.map((line) => line.name).join(', ')}`;
    const noEd25519 = { reason: 'no-ed25519', expected, actual, at: 'checkpoint' } as const;
    t.judge(!hasEd25519 && noEd25519, await t.use(checkpointAnswer));
  },
});
