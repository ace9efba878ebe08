import type { LogRig } from '../../../src/reference/log/index.ts';
import { withReturned } from '../entries.ts';
import { fault } from '../fault.ts';

export default fault<LogRig>({
  text: 'answers an entry that it has with a checkpoint whose signature is not one',
  breaks: 'LOG-CE-008',
  caughtBy: ['log/duplicates/answered#proof'],
  install: (rig) =>
    withReturned(rig, (entry) => {
      const { checkpoint } = entry.inclusionProof;
      checkpoint.envelope = checkpoint.envelope.replace(
        /(\u2014 \S+ \S{30})(.)/g,
        (_: string, before: string, one: string) => `${before}${one === 'A' ? 'B' : 'A'}`,
      );
    }),
});
