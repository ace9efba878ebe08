import type { LogRig } from '../../../src/reference/log/index.ts';
import { withParts } from '../alter.ts';
import { fault } from '../fault.ts';

export default fault<LogRig>({
  text: 'compresses for whoever names gzip, with the weight zero too',
  breaks: 'LOG-HT-017',
  caughtBy: ['log/http/unwanted#refused'],
  install: (rig) => withParts(rig, { wantsGzip: (accept) => /gzip/.test(accept ?? '') }),
});
