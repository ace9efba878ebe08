import { certificateLogFault, logFault } from '../../testbed/alteration.ts';
import { withHeaders } from '../../testbed/answers.ts';
import { BUNDLE_PATHS } from '../../testbed/paths.ts';

export const bundleAsGzip = logFault({
  text: 'calls bundles application/gzip, which is their coding and not their type',
  breaks: 'LOG-EB-003',
  caughtBy: ['log/bundles/content-type#media-type'],
  install: (rig) => withHeaders(rig, BUNDLE_PATHS, (headers) => headers.set('content-type', 'application/gzip')),
});

export const bundleWithoutContentType = logFault({
  text: 'serves bundles without a Content-Type',
  breaks: 'LOG-EB-003',
  caughtBy: ['log/bundles/content-type#missing'],
  install: (rig) => withHeaders(rig, BUNDLE_PATHS, (headers) => headers.delete('content-type')),
});

export const partialBundleAsJson = logFault({
  text: 'calls a bundle JSON while it is partial',
  breaks: 'LOG-EB-003',
  caughtBy: ['log/bundles/content-type#media-type'],
  install: (rig) =>
    withHeaders(rig, /^tile\/entries\/.*\.p\//, (headers) => headers.set('content-type', 'application/json')),
});

export const dataTilesAsCertificates = certificateLogFault({
  text: 'serves data tiles as application/pkix-cert',
  breaks: 'LOG-EB-003',
  caughtBy: ['log/bundles/content-type#media-type'],
  install: (rig) =>
    withHeaders(rig, /^tile\/data\//, (headers) => headers.set('content-type', 'application/pkix-cert')),
});
