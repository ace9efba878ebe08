import { watch } from '../../../core/check/check.ts';
import type { Defect } from '../../../core/check/defect.ts';
import type { Answer } from '../../../core/target/answer.ts';
import { openCheckpoint, signatureLinesOf } from '../../oracle/checkpoint/stages.ts';
import { carriedCheckpoint } from '../../oracle/entry/carried-checkpoint.ts';
import { verifyNoteSignature } from '../../oracle/note/signature.ts';
import type { Vkey } from '../../oracle/note/verifier-key.ts';
import { checkpointAnswer } from '../../premises/checkpoint/checkpoint-answer.ts';
import { verifiedCheckpoint } from '../../premises/checkpoint/verified-checkpoint.ts';
import { isEntryCreation } from '../../premises/refusal/every-creation.ts';
import { givenCheckpoints } from '../../premises/rpc/given-checkpoints.ts';
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

export const signatureType = watch<LogTarget>()({
  // LOG-CP-005 (must): The checkpoint of a public log carries at least one Ed25519 signature by the log. [tlog-tiles,
  //   "Checkpoints"]
  proves: 'LOG-CP-005',
  needs: ['keys'],
  reasons: {
    'no-ed25519': 'no signature by a key of the log is an Ed25519 signature',
    'not-as-declared': "the log's keys are of another type than the choice log-key declares",
  },
  begin(log, t) {
    const isPublic = t.declared('public-log') === 'yes';
    const look = (note: Answer, at = 'checkpoint') => {
      if (isPublic) t.judge(noEd25519Defect(note, log.keys, at), note);
    };
    return {
      on(exchange, answer) {
        if (exchange.resource === 'checkpoint' && answer?.status === 200) return look(answer);
        const note = answer && isEntryCreation(exchange) ? carriedCheckpoint(answer) : undefined;
        if (note) look(note, 'the checkpoint in the answer to CreateEntry');
      },
      async end() {
        const types = new Set(log.keys.map((key) => KEY_TYPES[key.type]).filter((type) => type !== undefined));
        const [type] = types.size > 1 ? (['several'] as const) : [...types];
        const otherType = type && t.chose('log-key', type);
        if (otherType) t.fail({ ...otherType, reason: 'not-as-declared' }, await t.use(checkpointAnswer));
        if (!isPublic) t.notApplicable('the log is not declared to be public (--declare public-log=yes)');
        await t.use(verifiedCheckpoint);
        for (const { by, note } of givenCheckpoints(t)) look(note, `the checkpoint of ${by} over gRPC`);
      },
    };
  },
});

/** That a checkpoint has no Ed25519 signature by the log, if nothing else is wrong with its signatures. */
function noEd25519Defect(note: Answer, keys: readonly Vkey[], at: string): Defect<'no-ed25519'> | undefined {
  const checkpoint = openCheckpoint(note, keys);
  if (!checkpoint) return undefined;
  const lines = signatureLinesOf(note)!.value!;
  const isByLog = lines.some((line) =>
    keys.some(
      ({ type, name, keyId }, i) =>
        type === 0x01 &&
        name === line.name &&
        keyId === line.keyId &&
        verifyNoteSignature(keys[i]!, checkpoint.text, line.signature),
    ),
  );
  if (isByLog) return undefined;
  const actual = `signatures by ${lines.map((line) => line.name).join(', ')}`;
  return { reason: 'no-ed25519', expected: 'an Ed25519 signature (type 0x01) by the log', actual, at };
}
