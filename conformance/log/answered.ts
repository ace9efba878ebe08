/** What the answers of CreateEntry hold, read part by part: each failure has one owner. */
import type { Answer } from '../core/exchange.ts';
import type { LogEntryProof } from '../core/log-entry.ts';
import { premise } from '../core/premise.ts';
import type { LogTarget } from '../core/target.ts';
import { base64, equalBytes, utf8 } from '../oracle/bytes.ts';
import type { Checkpoint } from '../oracle/checkpoint.ts';
import { type HashedRekord, readBody } from '../oracle/hashedrekord.ts';
import { formDefects } from '../oracle/log-entry-form.ts';
import type { SignatureLine } from '../oracle/note.ts';
import type { Success } from './created.ts';
import { latestCheckpoint } from './note-premises.ts';
import { everySuccess } from './several.ts';
import { signatureDefect } from './signature-defect.ts';
import { contentStage, linesStage, partsStage, quietBody, textStage } from './stages.ts';

/** A created entry whose answer has every part that it is to have. */
export interface Complete extends Success {
  readonly proof: LogEntryProof;
}

/** The answers, none of which lacks a part. */
export const complete = premise<LogTarget>()({
  name: 'complete-answers',
  owners: { missing: 'log/form/json#missing' },
  async find(_log, t): Promise<readonly Complete[]> {
    return (await everySuccess(t)).map((one) => {
      const missing = formDefects(quietBody(one.answer)!).find(({ reason }) => reason === 'missing');
      if (missing) t.judge({ ...missing, reason: 'missing' }, one.answer);
      return { ...one, proof: one.logged.inclusionProof! };
    });
  },
});

/** An answer, and the checkpoint that it holds. */
export interface Noted extends Complete {
  readonly checkpoint: Checkpoint;
  readonly lines: readonly SignatureLine[];
}

/** A note as if it had been the answer to a read, for the stages by which notes are read. */
function noteAnswer({ answer, proof }: Complete): Answer {
  const raw = utf8(proof.checkpoint);
  return { status: 200, headers: [], raw, cut: false, body: () => raw, exchange: answer.exchange };
}

/** The checkpoints in the answers, read and, where the log's keys are given, verified. */
export const noted = premise<LogTarget>()({
  name: 'answered-checkpoints',
  owners: {
    malformed: 'log/proof/checkpoint#malformed',
    signature: 'log/proof/checkpoint#signature',
  },
  async find(log, t): Promise<readonly Noted[]> {
    // What is wrong in the checkpoint that is served is said there.
    await t.use(latestCheckpoint);
    return (await t.use(complete)).map((one) => {
      const note = noteAnswer(one);
      const stages = [textStage, partsStage, linesStage, contentStage];
      const wrong = stages.map((stage) => stage(note)?.defect).find((defect) => defect !== undefined);
      const at = 'inclusionProof.checkpoint';
      if (wrong) t.judge({ ...wrong, reason: 'malformed', at: wrong.at ? `${at}, ${wrong.at}` : at }, one.answer);
      const [checkpoint, lines] = [contentStage(note)!.value!, linesStage(note)!.value!];
      const unsigned = log.keys && signatureDefect(checkpoint.text, lines, log.keys);
      if (unsigned) t.judge({ ...unsigned, reason: 'signature', at }, one.answer);
      return { ...one, checkpoint, lines };
    });
  },
});

/** The answers whose parts say the same of index, tree size and root. */
export const claimed = premise<LogTarget>()({
  name: 'agreeing-answers',
  owners: {
    index: 'log/proof/claims#index',
    beyond: 'log/proof/claims#beyond',
    'tree-size': 'log/proof/claims#tree-size',
    'root-hash': 'log/proof/claims#root-hash',
  },
  async find(_log, t): Promise<readonly Noted[]> {
    const all = await t.use(noted);
    for (const { answer, logged, proof, checkpoint } of all) {
      const { logIndex } = logged;
      const claims = [
        ['index', 'logIndex', proof.logIndex === logIndex, `${logIndex}, as logIndex says`, `${proof.logIndex}`],
        [
          'tree-size',
          'treeSize',
          proof.treeSize === checkpoint.size,
          `${checkpoint.size}, as its checkpoint says`,
          `${proof.treeSize}`,
        ],
        ['beyond', 'treeSize', proof.treeSize > logIndex, `a tree that has index ${logIndex}`, `${proof.treeSize}`],
        [
          'root-hash',
          'rootHash',
          equalBytes(proof.rootHash, checkpoint.root),
          `${base64(checkpoint.root)}, as its checkpoint says`,
          base64(proof.rootHash),
        ],
      ] as const;
      for (const [reason, name, holds, expected, actual] of claims)
        if (!holds) t.judge({ reason, expected, actual, at: `inclusionProof.${name}` }, answer);
    }
    return all;
  },
});

/** A created entry, and what its body says. */
export interface Read extends Success {
  readonly body: HashedRekord;
}

/** The bodies, each of which is a hashedrekord. */
export const bodies = premise<LogTarget>()({
  name: 'bodies',
  owners: {
    'not-json': 'log/create/body#not-json',
    kind: 'log/create/body#kind',
    members: 'log/create/body#members',
    base64: 'log/create/body#base64',
  },
  async find(_log, t): Promise<readonly Read[]> {
    return (await t.use(complete)).map((one) => {
      const { value, defect } = readBody(one.logged.canonicalizedBody);
      const where = 'canonicalizedBody';
      if (defect) t.judge({ ...defect, at: defect.at ? `${where}: ${defect.at}` : where }, one.answer);
      return { ...one, body: value! };
    });
  },
});
