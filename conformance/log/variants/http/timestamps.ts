import { logVariant } from '../../testbed/alteration.ts';
import { withHeaders } from '../../testbed/answers.ts';
import { CHECKPOINT_PATH } from '../../testbed/paths.ts';

export const expiresIsNoTimestamp = logVariant({
  text: 'sends a Date with the checkpoint, and Expires with a number in place of a timestamp',
  cites: 'RFC 9111, section 5.3: an invalid date, especially the value 0, is in the past',
  install: (rig) =>
    withHeaders(rig, CHECKPOINT_PATH, (headers) => {
      headers.set('date', new Date().toUTCString());
      headers.set('expires', '0');
    }),
});
