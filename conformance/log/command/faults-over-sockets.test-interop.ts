/**
 * Some faults of the log, judged by the command over sockets: all of cosignatures, which need a policy in a file, more of HTTP
 * and gRPC, and fewer of the others, which the self-test judges in process. All of them: `npm run soak`.
 */

import { checkIdOf } from '../../core/check/reason.ts';
import { isOneIn } from '../../front/self-test/altered.test-tool.ts';
import { caughtOverSockets } from './faults-over-sockets.test-tool.ts';

/** Checks of behaviour that sockets may change: status and headers, codings, connections, gRPC. */
const OF_THE_WIRE = [
  /^log\/(conditional|errors|head|http|limits|range|create-errors|revalidation|rpc)\//,
  /\/(cacheable|compressed|content-type|not-cached|status)$/,
];
const OF_A_POLICY = /^log\/cosignatures\//;
const ONE_IN = { ofAPolicy: 1, ofTheWire: 10, others: 40 };

await caughtOverSockets((name, { caughtBy }) => {
  const isBy = (...patterns: readonly RegExp[]) =>
    caughtBy.some((key) => patterns.some((pattern) => pattern.test(checkIdOf(key))));
  const { ofAPolicy, ofTheWire, others } = ONE_IN;
  return isOneIn(isBy(OF_A_POLICY) ? ofAPolicy : isBy(...OF_THE_WIRE) ? ofTheWire : others, name);
});
