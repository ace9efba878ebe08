import type { LogRig } from '../../../src/reference/log/index.ts';
import { fault } from '../fault.ts';
import { withMembers } from '../refused.ts';

export default fault<LogRig>({
  text: 'ignores unknown members of public keys',
  breaks: 'LOG-CE-007',
  caughtBy: ['log/admission/message#accepted'],
  install: (rig) =>
    withMembers(rig, (name, value) => {
      if (name !== 'publicKey') return value;
      const { unknown: _, ...known } = value as Record<string, unknown>;
      return known;
    }),
});
