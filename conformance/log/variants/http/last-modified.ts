import { logVariant } from '../../testbed/alteration.ts';
import { withHeaders } from '../../testbed/answers.ts';

export const modifiedThisSecond = logVariant({
  text: 'gives the time of the answer as Last-Modified, in the same second as Date',
  cites: 'RFC 9110, section 8.8.2.1: a Last-Modified that is not later than Date',
  install: (rig) =>
    withHeaders(rig, /^/, (headers) => {
      const now = new Date().toUTCString();
      headers.set('date', now);
      headers.set('last-modified', now);
    }),
});
