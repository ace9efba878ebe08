import { logFault } from '../../testbed/alteration.ts';
import { withDataTilesAlone } from '../../testbed/answers.ts';

export const entriesInDataTilesAlone = logFault({
  text: 'serves its entries in data tiles, as logs of certificates do, and no bundles',
  breaks: 'LOG-IF-003',
  caughtBy: ['log/interface/get-entry-bundle#other-format', 'log/bundles/beside-another-format#lacking'],
  needs: { create: false },
  install: withDataTilesAlone,
});
