/** Errors have a message for developers, over HTTP and over gRPC (google/rpc/status.proto). */

import { watch } from '../../../core/check/check.ts';
import type { Answer } from '../../../core/target/answer.ts';
import type { Exchange } from '../../../core/target/exchange.ts';
import { isGrpcExchange } from '../../../core/target/grpc-exchange.ts';
import { readableBody } from '../../oracle/http/readable-body.ts';
import { readRpcError } from '../../oracle/rpc/rpc-error.ts';
import { firstEntry } from '../../premises/create/first-entry.ts';
import { isEntryCreation } from '../../premises/refusal/every-creation.ts';
import { refusedGroups } from '../../premises/refusal/refusals.ts';
import type { LogTarget } from '../../target/log-target.ts';

/** The message of an answer with a google.rpc.Status; undefined for other answers. */
function messageOf(exchange: Exchange, answer: Answer | undefined): string | undefined {
  if (isGrpcExchange(exchange))
    return exchange.answer && exchange.answer.status !== 0 ? exchange.answer.preview : undefined;
  if (!isEntryCreation(exchange) || !answer || answer.status < 400) return undefined;
  const body = readableBody(answer);
  // An error of another form is judged by log/create-errors/form, and a gateway's page has no message.
  return body && readRpcError(body).value?.message;
}

export const message = watch<LogTarget>()({
  // LOG-CE-028 (should): A refusal gives its reason: the message of its status is not empty, over HTTP and over gRPC. [rekor-v2,
  //   "Errors"]
  proves: 'LOG-CE-028',
  needs: ['create'],
  reasons: {
    'empty-message': 'an error over HTTP has no message, or an empty one',
    'empty-rpc-message': 'an error over gRPC has an empty message',
  },
  begin: (_log, t) => ({
    on(exchange, answer) {
      const text = messageOf(exchange, answer);
      if (text === undefined) return;
      const [reason, at] = isGrpcExchange(exchange)
        ? (['empty-rpc-message', exchange.request.url.replace(/^.*\//, '')] as const)
        : (['empty-message', 'log/entries, message'] as const);
      const defect = { reason, expected: 'a message with the reason', actual: JSON.stringify(text), at };
      t.judge(text.trim() === '' && defect, { exchange: exchange.id });
    },
    async end() {
      // Sends requests that must be refused, if no other check of the run has sent any.
      await t.attempt(refusedGroups);
      if (t.subjects > 0) return;
      await t.use(firstEntry);
      t.notApplicable('no request was refused with an error of the log');
    },
  }),
});
