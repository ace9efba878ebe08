import { witnessedLogFault } from '../../testbed/alteration.ts';
import { withCosignature } from '../../testbed/witnesses/witnesses.ts';

export const cosignatureWithoutItsTime = witnessedLogFault({
  text: 'leaves the time out of a cosignature',
  breaks: 'LOG-CO-003',
  caughtBy: ['log/cosignatures/form#length'],
  install: (rig) => withCosignature(rig, 0, (text, sign) => sign(text).subarray(8)),
});

export const cosignatureWithAByteMore = witnessedLogFault({
  text: 'writes a byte more after an ML-DSA-44 cosignature',
  breaks: 'LOG-CO-003',
  caughtBy: ['log/cosignatures/form#length'],
  install: (rig) => withCosignature(rig, 1, (text, sign) => Buffer.concat([sign(text), Uint8Array.of(0)])),
});

export const cosignatureTimeBelowZero = witnessedLogFault({
  text: 'writes the time of a cosignature as a negative number of 64 bits',
  breaks: 'LOG-CO-003',
  caughtBy: ['log/cosignatures/form#time'],
  install: (rig) =>
    withCosignature(rig, 2, (text, sign) => {
      const signature = Buffer.from(sign(text));
      signature.writeBigInt64BE(-signature.readBigInt64BE());
      return signature;
    }),
});
