import type { LogRig } from '../../../src/reference/log/index.ts';
import { variant } from '../../faults/fault.ts';
import { json, withBadRequests } from '../../faults/refused.ts';

/** google.rpc.ErrorInfo, and a message of which nothing is set, as Go writes it. */
const DETAILS = [{ '@type': 'type.googleapis.com/google.rpc.ErrorInfo', reason: 'UNSOUND', domain: 'log.example' }, {}];

export default variant<LogRig>({
  text: 'has messages of more than one type among the details of an error',
  cites: 'Rekor v2, "Errors": google.rpc.Status, whose details are messages of any type',
  install: (rig) => withBadRequests(rig, (error) => json(400, { ...error, details: DETAILS })),
});
