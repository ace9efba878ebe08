import { logFault } from '../../testbed/alteration.ts';
import { withDataTilesAlone, withMiddleware } from '../../testbed/answers.ts';

export const entriesInDataTilesAlone = logFault({
  text: 'serves its entries in data tiles, as logs of certificates do, and no bundles',
  breaks: 'LOG-IF-003',
  caughtBy: ['log/interface/get-entry-bundle#other-format', 'log/bundles/beside-another-format#lacking'],
  needs: { create: false },
  install: withDataTilesAlone,
});

export const bundlesThoughAnotherFormatIsDeclared = logFault({
  text: 'serves bundles, though it is declared to serve entries in another format alone',
  breaks: 'LOG-EB-006',
  caughtBy: ['log/bundles/beside-another-format#not-as-declared'],
  needs: { declare: { 'entry-format': 'other' } },
  install: (rig) => withMiddleware(rig, (next) => (request) => next(request)),
});
