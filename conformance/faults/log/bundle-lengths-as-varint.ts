import type { LogRig } from '../../../src/reference/log/index.ts';
import { withParts } from '../alter.ts';
import { fault } from '../fault.ts';

const varint = (n: number) => (n < 128 ? Uint8Array.of(n) : Uint8Array.of((n & 127) | 128, n >> 7));

export default fault<LogRig>({
  text: 'writes the length of an entry as a protobuf varint',
  breaks: 'LOG-EB-002',
  caughtBy: ['log/entries/well-formed#truncated'],
  install: (rig) =>
    withParts(rig, { bundle: (entries) => Buffer.concat(entries.flatMap((entry) => [varint(entry.length), entry])) }),
});
