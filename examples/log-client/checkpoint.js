// Reads the checkpoint of a log: C2SP tlog-checkpoint, in a signed-note by a key of Ed25519.
import { createPublicKey, verify } from 'node:crypto';

/** What every SPKI of an Ed25519 key begins with. */
const SPKI = Buffer.from('302a300506032b6570032100', 'hex');

/**
 * The tree that a log at this prefix says it has: its size and its root hash. Rejects where the log has not signed that
 * with its key, or is another log than that of the origin.
 */
export async function checkpoint(prefix, vkey, origin) {
  const answer = await fetch(`${prefix}/checkpoint`);
  if (answer.status !== 200) throw new Error(`the log has no checkpoint: ${answer.status}`);
  return readCheckpoint(Buffer.from(await answer.arrayBuffer()), vkey, origin);
}

export function readCheckpoint(bytes, vkey, origin) {
  const note = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  const end = note.lastIndexOf('\n\n');
  if (/[\0-\t\v-\x1f]/.test(note) || end === -1 || !note.endsWith('\n')) throw new Error('it is not a signed note');
  const text = note.slice(0, end + 1);
  verifySignatures(text, note.slice(end + 2, -1).split('\n'), parseKey(vkey));
  const [name, size, root, ...extensions] = text.slice(0, -1).split('\n');
  if (name !== origin) throw new Error(`expected the log ${origin}, found ${name}`);
  if (!/^(0|[1-9]\d*)$/.test(size) || extensions.includes('')) throw new Error('it is not a checkpoint');
  const hash = base64(root);
  if (hash.length !== 32) throw new Error('its root hash has not 32 bytes');
  return { size: BigInt(size), root: hash };
}

function verifySignatures(text, lines, key) {
  const signatures = lines.map((line) => {
    const [, name, coded] = /^\u2014 ([^\s+]+) (\S+)$/u.exec(line) ?? [];
    if (name === undefined) throw new Error('a line is no signature');
    const bytes = base64(coded);
    if (bytes.length < 5) throw new Error('a signature is too short');
    return { name, id: bytes.subarray(0, 4).toString('hex'), signature: bytes.subarray(4) };
  });
  const own = signatures.filter(({ name, id }) => name === key.name && id === key.id);
  if (own.length === 0) throw new Error('the log has not signed it');
  for (const { signature } of own)
    if (!verify(null, Buffer.from(text), key.publicKey, signature))
      throw new Error('the signature of the log is wrong');
}

function parseKey(vkey) {
  const [, name, id, coded] = /^([^+]+)\+([0-9a-f]{8})\+(.*)$/.exec(vkey) ?? [];
  const bytes = base64(coded ?? '');
  if (bytes.length !== 33 || bytes[0] !== 1) throw new Error(`expected a verifier key of Ed25519, found ${vkey}`);
  const key = Buffer.concat([SPKI, bytes.subarray(1)]);
  return { name, id, publicKey: createPublicKey({ key, format: 'der', type: 'spki' }) };
}

/** Standard base64 with padding; a decoder that skips what it does not know would let one note have many forms. */
function base64(text = '') {
  const bytes = Buffer.from(text, 'base64');
  if (text === '' || bytes.toString('base64') !== text) throw new Error('it is not base64');
  return bytes;
}
