import type { LogRig } from '../../../src/reference/log/index.ts';
import { edited, withCrowd } from '../entries.ts';
import { fault } from '../fault.ts';

export default fault<LogRig>({
  text: 'answers with a checkpoint whose signature is not one when more than 15 entries are under way',
  breaks: 'LOG-CE-021',
  caughtBy: ['log/together/apart#checkpoint'],
  install: (rig) =>
    withCrowd(rig, 16, async ({ next }) =>
      edited(await next(), (entry) => {
        const { checkpoint } = entry.inclusionProof;
        checkpoint.envelope = checkpoint.envelope.replace(
          /(\u2014 \S+ \S{30})(.)/g,
          (_: string, before: string, one: string) => `${before}${one === 'A' ? 'B' : 'A'}`,
        );
      }),
    ),
});
