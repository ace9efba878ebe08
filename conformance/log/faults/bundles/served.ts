import { certificateLogFault, logFault } from '../../testbed/alteration.ts';
import {
  withAbsenceAfterRestart,
  withErrorStatus,
  withLengthBeyondContent,
  withMiddleware,
} from '../../testbed/answers.ts';
import { withParts } from '../../testbed/parts.ts';
import { BUNDLE_PATHS } from '../../testbed/paths.ts';
import { withStoredBytes } from '../../testbed/store.ts';
import { afterCalls } from '../../testbed/triggers.ts';

export const bundleAnnouncedTooLong = logFault({
  text: 'announces a Content-Length of five bytes more than a full bundle has',
  breaks: 'LOG-EB-001',
  caughtBy: ['log/bundles/served#incomplete'],
  needs: { entries: 600n },
  install: (rig) => withLengthBeyondContent(rig, /^tile\/entries\/001$/),
});

export const bundleInternalError = logFault({
  text: 'answers 500 for bundles',
  breaks: 'LOG-EB-001',
  caughtBy: ['log/bundles/served#status'],
  install: (rig) => withErrorStatus(rig, BUNDLE_PATHS, 500),
});

export const partialBundleNamedOneTooNarrow = logFault({
  text: 'names a partial bundle by one entry less than it has',
  breaks: 'LOG-EB-001',
  caughtBy: ['log/bundles/served#missing'],
  install: (rig) => withParts(rig, { bundlePath: (index, width) => rig.parts.bundlePath(index, width && width - 1) }),
});

export const partialBundleNotServed = logFault({
  text: 'serves full bundles only, before the partial ones have become full',
  breaks: 'LOG-EB-001',
  caughtBy: ['log/bundles/served#missing'],
  install: (rig) => withStoredBytes(rig, /^tile\/entries\/.*\.p\//, () => undefined),
});

export const fullBundlesNotWritten = logFault({
  text: 'serves partial bundles, and answers 404 at the paths of full ones',
  breaks: 'LOG-EB-001',
  caughtBy: ['log/bundles/served#missing'],
  needs: { entries: 600n },
  install: (rig) => withStoredBytes(rig, /^tile\/entries\/(x?\d{3}\/)*\d{3}$/, () => undefined),
});

export const fullBundleServedOnce = logFault({
  text: 'serves a full bundle once, and answers 404 at its path afterwards',
  breaks: 'LOG-EB-001',
  caughtBy: ['log/bundles/served#missing'],
  needs: { entries: 600n },
  install: (rig) => {
    const later = afterCalls(1);
    return withStoredBytes(rig, /^tile\/entries\/001$/, (bytes) => (later() ? undefined : bytes));
  },
});

export const bundlesGoneAfterARestart = logFault({
  text: 'answers 404 at the paths of bundles once it was restarted',
  breaks: 'LOG-EB-001',
  caughtBy: ['log/bundles/served#missing'],
  needs: { restart: true, create: false },
  install: (rig) => withAbsenceAfterRestart(rig, 'tile/entries/'),
});

export const bundlesThoughAnotherFormatIsDeclared = logFault({
  text: 'serves bundles, though it is declared to serve entries in another format alone',
  breaks: 'LOG-EB-001',
  caughtBy: ['log/bundles/served#not-as-declared'],
  needs: { declare: { 'entry-format': 'other' } },
  install: (rig) => withMiddleware(rig, (next) => (request) => next(request)),
});

export const dataTileMissing = certificateLogFault({
  text: 'serves no partial data tiles',
  breaks: 'LOG-EB-001',
  caughtBy: ['log/bundles/served#missing'],
  install: (rig) => withStoredBytes(rig, /^tile\/data\/.*\.p\//, () => undefined),
});
