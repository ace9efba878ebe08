import { readerFault } from '../../testbed/alteration.ts';

export const bodiesOfErrorsRead = readerFault({
  text: 'reads an answer with an error of HTTP as if it were a success, and takes the status 401 for no data',
  breaks: 'READER-AN-002',
  caughtBy: ['feed-client/answer/http-status#mirrored'],
  alsoFails: ['feed-client/answer/refusal#wrong'],
  install: (rig) => ({
    ...rig,
    isSuccess: () => true,
    isFound: (status) => rig.isFound(status) || Number(status) === 401,
  }),
});
