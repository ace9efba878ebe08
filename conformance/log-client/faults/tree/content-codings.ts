import { clientFault } from '../../testbed/alteration.ts';

export const gzipNotRead = clientFault({
  text: 'offers no coding, and takes what comes for the bundle',
  breaks: 'CLIENT-WL-010',
  caughtBy: ['log-client/tree/content-codings#gzip'],
  needs: { as: 'log' },
  install: (rig) => ({ ...rig, offered: () => 'identity', decodeBody: (_coding, bytes) => bytes }),
});

export const brotliOfferedAndNotRead = clientFault({
  text: 'offers Brotli and cannot read it',
  breaks: 'CLIENT-WL-010',
  caughtBy: ['log-client/tree/content-codings#offered'],
  needs: { as: 'log' },
  install: (rig) => ({ ...rig, offered: () => 'br, gzip' }),
});
