import { logFault } from '../../testbed/alteration.ts';
import { withParts } from '../../testbed/parts.ts';

export const sameEntryForAnotherSignature = logFault({
  text: 'takes another signature by the same key over the same digest for the entry that it has',
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
