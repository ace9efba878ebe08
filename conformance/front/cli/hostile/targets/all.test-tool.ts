/** Every hostile target, by interface. */

import { hostileFeeds } from './feed.test-server.ts';
import type { HostileTarget } from './hostile-target.test-tool.ts';
import { hostileImages } from './image.test-tool.ts';
import { hostileLogs } from './log.test-server.ts';
import { hostileRpcLogs } from './log-over-grpc.test-server.ts';
import { hostileNodes } from './node.test-server.ts';
import { hostileTools } from './tool.test-tool.ts';

export const hostileTargets: readonly HostileTarget[] = [
  ...hostileLogs,
  ...hostileRpcLogs,
  ...hostileFeeds,
  ...hostileNodes,
  ...hostileTools,
  ...hostileImages,
];
