import { logVariant } from '../../testbed/alteration.ts';
import { jsonResponse, withBadRequests } from '../../testbed/refusals.ts';

export const errorsWithCharsetAndMoreMembers = logVariant({
  text: 'leaves empty members out of an error, has a further member, and names a charset',
  cites: 'RFC 9110, section 8.3.1: parameters; protobuf JSON leaves defaults out',
  install: (rig) =>
    withBadRequests(rig, ({ code, message }) => {
      const headers = { 'content-type': 'Application/JSON; charset=UTF-8' };
      return new Response(JSON.stringify({ code, message, error: 'refused' }), { status: 400, headers });
    }),
});

/** google.rpc.ErrorInfo, and a message of which nothing is set, as Go writes it. */
const DETAILS = [{ '@type': 'type.googleapis.com/google.rpc.ErrorInfo', reason: 'UNSOUND', domain: 'log.example' }, {}];

export const errorsWithDetails = logVariant({
  text: 'has messages of more than one type among the details of an error',
  cites: 'Rekor v2, "Errors": google.rpc.Status, whose details are messages of any type',
  install: (rig) => withBadRequests(rig, (error) => jsonResponse(400, { ...error, details: DETAILS })),
});
