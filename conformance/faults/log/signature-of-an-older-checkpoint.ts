import type { LogRig } from '../../../src/reference/log/index.ts';
import { fault } from '../fault.ts';
import { withSigning } from '../signers.ts';

export default fault<LogRig>({
  text: 'signs once and puts that signature under every later text',
  breaks: 'LOG-CP-004',
  caughtBy: ['log/checkpoint/signature-verifies#bad-signature'],
  install: (rig) => {
    let kept: Uint8Array | undefined;
    return withSigning(rig, (text, sign) => {
      kept ??= sign(text);
      return kept;
    });
  },
});
