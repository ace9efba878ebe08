import type { ServiceImpl } from '@connectrpc/connect';
import type { LogService } from '../../../../spec/generated/touchstone/rekor/v2/log_service_pb.ts';

/** The four operations over gRPC. A refusal is thrown, as a ConnectError. */
export type LogRpc = ServiceImpl<typeof LogService>;
