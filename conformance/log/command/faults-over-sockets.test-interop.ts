/**
 * Some faults of the log, judged by the command over sockets: more faults of HTTP and gRPC, and fewer of the others,
 * which the self-test judges in process. All of them: `npm run soak`.
 */

import { checkIdOf } from '../../core/check/reason.ts';
import { isOneIn } from '../../front/self-test/altered.test-tool.ts';
import { caughtOverSockets } from './faults-over-sockets.test-tool.ts';

/** Checks of behaviour that sockets may change: status and headers, codings, connections, gRPC. */
const OF_THE_WIRE = [
  /^log\/(conditional|errors|head|http|limits|range|create-errors|revalidation|rpc)\//,
  /\/(cacheable|compressed|content-type|not-cached|status)$/,
];
const ONE_IN = { ofTheWire: 10, others: 40 };

await caughtOverSockets((name, { caughtBy }) => {
  const ofTheWire = caughtBy.some((key) => OF_THE_WIRE.some((pattern) => pattern.test(checkIdOf(key))));
  return isOneIn(ofTheWire ? ONE_IN.ofTheWire : ONE_IN.others, name);
});
