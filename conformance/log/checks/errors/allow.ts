/** 405 names the methods that are allowed (RFC 9110 section 15.5.6). */
import { watch } from '../../../core/check/check.ts';
import { isGrpcExchange } from '../../../core/target/grpc-exchange.ts';
import { headerValue } from '../../../core/target/header.ts';
import type { LogTarget } from '../../target/log-target.ts';

/** Methods that Allow has to name if the same address was served with them. GET implies HEAD. */
const METHODS = ['GET', 'POST'];

export const allow = watch<LogTarget>()({
  // LOG-HT-016 (must): 405 (Method Not Allowed) names in Allow the methods that the resource has. [rfc9110, "15.5.6"]
  proves: 'LOG-HT-016',
  reasons: {
    missing: '405 does not state the allowed methods',
    incomplete: '405 lacks in Allow a method with which the same address was served before',
  },
  begin(_log, t) {
    /** Methods and addresses that were answered. */
    const answered = new Set<string>();
    return {
      on(exchange, answer) {
        const { method, url } = exchange.request;
        if (!answer || isGrpcExchange(exchange)) return;
        const { origin, pathname } = new URL(url);
        const address = origin + pathname;
        if (answer.status < 300) answered.add(`${method} ${address}`);
        if (answer.status !== 405) return;
        const named = headerValue(answer, 'allow');
        // A 405 to POST may lack Allow: nginx over files and a frozen Rekor send none.
        if (named === undefined && method === 'POST') return;
        const methods = named?.split(',').map((name) => name.trim());
        const lacking = METHODS.filter((name) => name !== method && answered.has(`${name} ${address}`)).find(
          (name) => !methods?.includes(name),
        );
        const at = `${method} ${exchange.resource ?? pathname}`;
        const expected = lacking ? `Allow with ${lacking}, which was answered before` : 'Allow, which may be empty';
        const missing = { reason: 'missing', expected, actual: 'status 405 without Allow', at } as const;
        const incomplete = { reason: 'incomplete', expected, actual: `Allow: ${named}`, at } as const;
        t.judge(named === undefined ? missing : lacking ? incomplete : undefined, answer);
      },
      end() {
        if (t.subjects === 0) t.notApplicable('no method was refused with 405');
      },
    };
  },
});
