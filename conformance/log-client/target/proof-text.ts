/** A proof as C2SP tlog-proof, "Format", has it: the hashes from the leaf's sibling upwards, then the checkpoint. */
export function proofText(index: bigint, hashes: readonly Uint8Array[], checkpoint: Uint8Array): Uint8Array {
  const lines = hashes.map((hash) => `${Buffer.from(hash).toString('base64')}\n`);
  return Buffer.concat([Buffer.from(`c2sp.org/tlog-proof@v1\nindex ${index}\n${lines.join('')}\n`), checkpoint]);
}
