import type { LogRig } from '../../../src/reference/log/index.ts';
import { withHeaders } from '../answers.ts';
import { fault } from '../fault.ts';

export default fault<LogRig>({
  text: 'gives the checkpoint one entity tag, whatever it says',
  breaks: 'LOG-HT-005',
  caughtBy: ['log/conditional/entity-tags#content'],
  // It is not the tag by which the log itself knows what it sends.
  alsoFails: ['log/conditional/revalidated#sent-again'],
  install: (rig) => withHeaders(rig, /^checkpoint$/, (headers) => headers.set('etag', '"checkpoint"')),
});
