import { refuse } from '../../../../src/reference/log-client/index.ts';
import { clientFault } from '../../testbed/alteration.ts';

export const whiteSpaceInJsonRefused = clientFault({
  text: 'finds the members of an answer by a pattern, without white space between them',
  breaks: 'CLIENT-WR-008',
  caughtBy: ['log-client/writing/spelling#json'],
  needs: { as: 'writer' },
  install: (rig) => ({
    ...rig,
    jsonOf: (bytes) =>
      /^\{\s/.test(Buffer.from(bytes).toString()) ? refuse('the answer begins with white space') : rig.jsonOf(bytes),
  }),
});

export const answerInGzipNotRead = clientFault({
  text: 'offers gzip and does not read it',
  breaks: 'CLIENT-WR-008',
  caughtBy: ['log-client/writing/spelling#http'],
  needs: { as: 'writer' },
  install: (rig) => ({ ...rig, decodeBody: (_coding, bytes) => bytes }),
});
