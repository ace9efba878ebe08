import { logFault } from '../../testbed/alteration.ts';
import { withParts } from '../../testbed/parts.ts';

export const sameEntryForAnotherSignature = logFault({
  text: 'treats another signature by the same key over the same digest as the entry that it has',
  breaks: 'LOG-CE-008',
  caughtBy: ['log/duplicates/other-signature#taken-for-duplicate'],
  install: (rig) => {
    const { identity } = rig.parts;
    const unsigned = (body: Uint8Array) =>
      Buffer.from(body)
        .toString()
        .replace(/"content":"[^"]*"/, '');
    return withParts(rig, { identity: (body) => identity(Buffer.from(unsigned(body))) });
  },
});
