import { logFault } from '../../testbed/alteration.ts';
import { withErrorStatus } from '../../testbed/answers.ts';
import { BUNDLE_PATHS } from '../../testbed/paths.ts';

export const bundlePathRefused = logFault({
  text: 'answers 400 to bundles, because it reads "entries" as a level',
  breaks: 'LOG-IF-003',
  caughtBy: ['log/interface/get-entry-bundle#not-implemented'],
  alsoFails: ['log/bundles/served#status'],
  install: (rig) => withErrorStatus(rig, BUNDLE_PATHS, 400),
});
