/** The verdicts of the oracle; this module knows only the format of the vectors, not how they were made. */

import { parseCheckpointText } from '../../../../conformance/log/oracle/checkpoint/checkpoint.ts';
import {
  answeredProofDefect,
  proofClaimsDefect,
  readProofCheckpoint,
} from '../../../../conformance/log/oracle/entry/answer-defects.ts';
import { readLogEntry } from '../../../../conformance/log/oracle/entry/log-entry-json.ts';
import { verifyConsistency } from '../../../../conformance/log/oracle/merkle/consistency.ts';
import { verifyInclusion } from '../../../../conformance/log/oracle/merkle/inclusion.ts';
import { sha256 } from '../../../../conformance/log/oracle/merkle/sha-256.ts';
import { leafHash } from '../../../../conformance/log/oracle/merkle/tree-hash.ts';
import { decodeNote, parseSignatureLine, splitNote } from '../../../../conformance/log/oracle/note/note.ts';
import { verifyNoteSignature } from '../../../../conformance/log/oracle/note/signature.ts';
import { parseVkey } from '../../../../conformance/log/oracle/note/vkey.ts';
import { cosignaturesBy, cosignedBy, quorumDefect } from '../../../../conformance/log/oracle/policy/cosignatures.ts';
import { listedLogDefect } from '../../../../conformance/log/oracle/policy/listed-log.ts';
import { parsePolicy } from '../../../../conformance/log/oracle/policy/parse-policy.ts';
import { parseBundle } from '../../../../conformance/log/oracle/tiles/bundle.ts';
import { bundlePath, parseTilePath, tilePath } from '../../../../conformance/log/oracle/tiles/path.ts';
import { rightmostTiles, tileFor } from '../../../../conformance/log/oracle/tiles/tile.ts';
import { hex, utf8 } from '../../../../conformance/oracle/bytes/bytes.ts';

/** A verdict: the output, or the reason of a refusal. */
export type Judged = { readonly output: object } | { readonly reason: string };

// biome-ignore lint/suspicious/noExplicitAny: the input of a case, which the schema describes
type Input = any;

const bytes = (text: string): Uint8Array => new Uint8Array(Buffer.from(text, 'hex'));

function judgeNote({ note, noteHex, vkeys }: Input): Judged {
  const decoded = decodeNote(noteHex === undefined ? utf8(note) : bytes(noteHex));
  if (decoded.defect) return decoded.defect;
  const split = splitNote(decoded.value);
  if (split.defect) return split.defect;
  const { text, signatureLines } = split.value;
  const lines = signatureLines.map(parseSignatureLine);
  const wrong = lines.find((line) => line.defect);
  if (wrong?.defect) return wrong.defect;
  const verified: string[] = [];
  for (const vkey of vkeys) {
    const key = parseVkey(vkey).value!;
    const ownLines = lines.filter(({ value }) => value!.name === key.name && value!.keyId === key.keyId);
    if (ownLines.some(({ value }) => !verifyNoteSignature(key, text, value!.signature)))
      return { reason: 'bad-signature' };
    if (ownLines.length > 0) verified.push(vkey);
  }
  return verified.length > 0 ? { output: { text, verified } } : { reason: 'no-known-key' };
}

/** The judge of each kind of file with refusals, and of the edges. */
export const judges: Readonly<Record<string, (input: Input) => Judged>> = {
  edges: ({ size }) => {
    const bundle = tileFor(BigInt(size), 0, BigInt(size) / 256n);
    return {
      output: { tiles: rightmostTiles(BigInt(size)).map(tilePath), bundle: bundle ? bundlePath(bundle) : null },
    };
  },
  paths: ({ path }) => {
    const { value, defect } = parseTilePath(path);
    if (defect) return defect;
    const { kind: _, index, ...rest } = value;
    return { output: { ...rest, index: String(index) } };
  },
  bundles: ({ count, pieces }) => {
    const parts: Uint8Array[] = pieces.flatMap(({ hex, times = 1 }: Input) => Array(times).fill(bytes(hex)));
    const { value, defect } = parseBundle(new Uint8Array(Buffer.concat(parts)), count);
    if (defect) return defect;
    const lengths = value.length > 8 ? {} : { lengths: value.map((entry) => entry.length) };
    return { output: { ...lengths, tileSha256: hex(sha256(...value.map(leafHash))) } };
  },
  notes: judgeNote,
  checkpoints: (input) => {
    const note = judgeNote(input);
    if ('reason' in note) return note;
    const { value, defect } = parseCheckpointText((note.output as { text: string }).text);
    if (defect) return defect;
    const { origin, size, root, extensions } = value;
    return { output: { origin, size: String(size), root: hex(root), extensions } };
  },
  policies: ({ policy, note }) => {
    const { value, defect } = parsePolicy(utf8(policy));
    if (defect) return defect;
    const { text, signatureLines } = splitNote(note).value!;
    const lines = signatureLines.map((line) => parseSignatureLine(line).value!);
    if (listedLogDefect(value, parseCheckpointText(text).value!, lines)) return { reason: 'unlisted-log' };
    const cosignatures = cosignaturesBy(value, text, lines);
    if (cosignatures.some(({ verifies }) => !verifies)) return { reason: 'bad-cosignature' };
    const by = cosignedBy(cosignatures);
    const names = value.witnesses.filter((witness) => by.has(witness)).map(({ name }) => name);
    return quorumDefect(value, cosignatures) ?? { output: { cosignedBy: names } };
  },
  answers: ({ answer, vkeys }) => {
    const read = readLogEntry(utf8(answer));
    if (read.defect) return { reason: 'no-entry' };
    const { value: logged } = read;
    if (!logged.inclusionProof) return { reason: 'no-proof' };
    const proof = logged.inclusionProof;
    const keys = vkeys.map((vkey: string) => parseVkey(vkey).value!);
    const { value } = readProofCheckpoint(proof, keys);
    if (!value) return { reason: 'checkpoint' };
    if (logged.logIndex < 0n) return { reason: 'index' };
    const { checkpoint } = value;
    const claims = proofClaimsDefect({ logged, proof, checkpoint })?.reason;
    if (claims) return { reason: claims === 'beyond' ? 'index' : claims };
    if (answeredProofDefect({ logged, proof, checkpoint })) return { reason: 'proof' };
    const { size, root } = checkpoint;
    return { output: { index: String(logged.logIndex), size: String(size), root: hex(root) } };
  },
  inclusion: ({ index, size, leafHash, proof, root }) =>
    verifyInclusion({
      index: BigInt(index),
      size: BigInt(size),
      leafHash: bytes(leafHash),
      proof: proof.map(bytes),
      root: bytes(root),
    }) ?? { output: {} },
  consistency: ({ size1, size2, root1, root2, proof }) =>
    verifyConsistency({
      size1: BigInt(size1),
      size2: BigInt(size2),
      root1: bytes(root1),
      root2: bytes(root2),
      proof: proof.map(bytes),
    }) ?? { output: {} },
};
