/** The form of errors of CreateEntry (Rekor v2, "Errors"). */
import { watch } from '../../../core/check/check.ts';
import type { Defect } from '../../../core/check/defect.ts';
import { contentTypeDefect } from '../../oracle/http/content-type.ts';
import { PROXY_STATUSES } from '../../oracle/http/gateway.ts';
import { readableBody } from '../../oracle/http/readable-body.ts';
import { readRpcError, rpcCodesOfStatus } from '../../oracle/rpc/rpc-error.ts';
import { everyCreation } from '../../premises/refusal/every-creation.ts';
import type { LogTarget } from '../../target/log-target.ts';

type ErrorFormReason = 'missing' | 'media-type' | 'not-json' | 'code' | 'message' | 'details' | 'status';

export const form = watch<LogTarget>()({
  // LOG-CE-015 (must): An error of CreateEntry is JSON with code, message and details, and its code is the one that corresponds
  //   to the HTTP status. [rekor-v2, "Errors"]
  proves: 'LOG-CE-015',
  needs: ['create'],
  reasons: {
    missing: 'an error has no Content-Type',
    'media-type': 'an error is not application/json',
    'not-json': 'an error is no JSON object',
    code: 'an error has no code of a google.rpc.Status',
    message: 'the message of an error is no string',
    details: 'the details of an error are not an array of messages with their types',
    status: 'the code of an error is not mapped to the HTTP status',
  },
  begin: everyCreation((answer): Defect<ErrorFormReason> | undefined | 'not judged' => {
    const { status } = answer;
    if (status < 400 || PROXY_STATUSES.has(status)) return 'not judged';
    const at = 'log/entries';
    const contentType = contentTypeDefect(answer, 'application/json', at);
    if (contentType) return contentType;
    const body = readableBody(answer);
    // An undecodable body is judged by log/errors/content-coding.
    if (!body) return 'not judged';
    const { value, defect } = readRpcError(body);
    if (defect) return { ...defect, at: defect.at ? `${at}, ${defect.at}` : at };
    const codes = rpcCodesOfStatus(status);
    // A status that no code is mapped to is judged by log/create-errors/no-server-error and log/admission.
    if (codes.length === 0 || codes.includes(value.code)) return undefined;
    const expected = `${codes.join(' or ')}, which is mapped to HTTP status ${status}`;
    return { reason: 'status', expected, actual: `${value.code}`, at: `${at}, code` };
  }),
});
