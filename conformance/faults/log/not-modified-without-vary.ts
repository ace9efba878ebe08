import type { LogRig } from '../../../src/reference/log/index.ts';
import { fault } from '../fault.ts';
import { withNotModified } from '../not-modified.ts';

export default fault<LogRig>({
  text: 'says that a compressed bundle was not modified, and not that it varies',
  breaks: 'LOG-HT-013',
  caughtBy: ['log/revalidation/fields#vary'],
  install: (rig) => withNotModified(rig, (headers) => headers.delete('vary')),
});
