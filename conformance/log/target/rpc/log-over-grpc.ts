import {
  create,
  type DescMessage,
  type DescMethodUnary,
  type Message,
  type MessageInitShape,
} from '@bufbuild/protobuf';
import type { Transport } from '@connectrpc/connect';
import { createGrpcTransport } from '@connectrpc/connect-node';
import type { HttpBody as HttpBodyMessage } from '../../../../spec/generated/google/api/httpbody_pb.ts';
import { SERVICE, serviceNamed } from '../../../../spec/service-named.ts';
import type { ExchangeId } from '../../../core/target/answer.ts';
import { TransportFailure } from '../../../core/target/transport-failure.ts';
import { withinBudget } from '../../../transport/client/limits.ts';
import type { ReaderOptions } from '../../../transport/client/reader.ts';
import { Network } from '../../../transport/connect/network.ts';
import { grpcMetadata } from '../../../transport/grpc/metadata.ts';
import { grpcSessions } from '../../../transport/grpc/sessions.ts';
import { grpcStatusOf } from '../../../transport/grpc/status.ts';
import { deadlineSignal, exceededLimit, orAborted } from '../../../transport/http/exchange-limits.ts';
import type { HttpBody, RpcAnswer } from '../../oracle/rpc/answer.ts';
import type { WriteBudget } from '../write-budget.ts';
import { createRequestMessage, logEntryFromMessage, messageRecord } from './messages.ts';
import type { LogOverGrpc } from './operations.ts';

/** Where the service is over gRPC. */
export interface RpcRoute {
  /** `http://host:port` without TLS, `https://host:port` with. */
  readonly url: string;
  /** Full name of the service. Default: {@link SERVICE}. */
  readonly service?: string;
  /** Another way to it than a socket. */
  readonly transport?: Transport;
}

/** The operations, and the end of the connection. */
export interface OpenLogOverGrpc extends LogOverGrpc {
  close(): void;
}

/** {@link logOverGrpc}, for a module that does not load it. */
export type LogOverGrpcOpener = typeof logOverGrpc;

/** A bundle of the longest entries is the longest message. */
export const MESSAGE_BYTES = 256 * (2 + 65_535) + 1024;
/** The log answers after publishing the entry: Rekor v2 needs up to about twenty seconds. */
const LEAST_CREATE_MS = 30_000;
/** Resource exhausted and unavailable report that nothing happened: over HTTP they are 429 and 503. */
const BUSY = new Set([8, 14]);
const WAITS = 5;
const FAILED = new Set(['reset', 'refused']);
const TRIES = 3;

/** How an operation is called. */
interface Manner {
  readonly timeoutMs: number;
  /** Whether the operation may be called again after its answer was lost: true for reads only. */
  readonly again: boolean;
}

/**
 * The four operations over gRPC: paced, with waits while the server is busy, and with repeated reads where the
 * transport failed. Nothing is sent before the first call. The headers of --header are sent as metadata.
 */
export function logOverGrpc(
  route: RpcRoute,
  options: ReaderOptions,
  writes: WriteBudget,
  network = new Network(),
): OpenLogOverGrpc {
  const { signal, recorder, time, pace, timeoutMs } = options;
  const service = serviceNamed(route.service ?? SERVICE);
  const sessionManager = route.transport
    ? undefined
    : grpcSessions(route.url, network.named(new URL(route.url).origin));
  const transport =
    route.transport ??
    createGrpcTransport({ baseUrl: route.url, readMaxBytes: MESSAGE_BYTES, ...(sessionManager && { sessionManager }) });
  const headers = grpcMetadata(options.headers);
  const home = route.url.replace(/^http/, 'grpc').replace(/\/+$/, '');

  async function once<I extends DescMessage, O extends DescMessage, V>(
    method: DescMethodUnary<I, O>,
    input: MessageInitShape<I>,
    read: (message: Message) => V,
    most: number,
    attempt: number,
  ): Promise<RpcAnswer<V>> {
    const where = `${home}/${service.typeName}/${method.name}`;
    const requestRecord = messageRecord(method.input, create(method.input, input));
    const work = async (exchange: ExchangeId): Promise<RpcAnswer<V>> => {
      const bounds = { timeoutMs: most, bytes: MESSAGE_BYTES, signal };
      const end = deadlineSignal(bounds);
      try {
        const metadata = new Headers(headers.map(([name, value]): [string, string] => [name, value]));
        const calling = transport.unary(method, end, most, metadata, input);
        const { message, header, trailer } = await orAborted(end, calling);
        return { code: 0, message: '', metadata: [...header, ...trailer], value: read(message), exchange };
      } catch (cause) {
        return { ...grpcStatusOf(cause, where, exceededLimit(bounds, end)), exchange };
      }
    };
    return recorder.call<RpcAnswer<V>>({ url: where, headers, attempt, ...requestRecord }, work);
  }

  async function call<I extends DescMessage, O extends DescMessage, V>(
    method: DescMethodUnary<I, O>,
    input: MessageInitShape<I>,
    read: (message: Message) => V,
    { timeoutMs: most, again }: Manner,
  ): Promise<RpcAnswer<V>> {
    let failures = 0;
    for (let wait = 0; ; ) {
      await withinBudget(signal, () => pace(signal));
      try {
        const answer = await once(method, input, read, most, failures + 1);
        if (!BUSY.has(answer.code)) return answer;
        if (wait >= WAITS) throw busy(`${home}/${service.typeName}/${method.name}`, answer.code);
        await withinBudget(signal, () => time.sleep(500 * 2 ** wait++, signal));
      } catch (cause) {
        if (!again || !(cause instanceof TransportFailure) || !FAILED.has(cause.code) || ++failures >= TRIES)
          throw cause;
        await withinBudget(signal, () => time.sleep(150 * 4 ** (failures - 1), signal));
      }
    }
  }

  const bodyOf = (message: Message): HttpBody => message as unknown as HttpBodyMessage;
  const reading: Manner = { timeoutMs, again: true };
  const creating: Manner = { timeoutMs: Math.max(timeoutMs, LEAST_CREATE_MS), again: false };
  return {
    service: service.typeName,
    createEntry: async (entry) => {
      const giveBack = writes.take();
      const answer = await call(service.method.createEntry, createRequestMessage(entry), logEntryFromMessage, creating);
      if (answer.code !== 0) giveBack();
      return answer;
    },
    getTile: (request) => call(service.method.getTile, request, bodyOf, reading),
    getEntryBundle: (request) => call(service.method.getEntryBundle, request, bodyOf, reading),
    getCheckpoint: () => call(service.method.getCheckpoint, {}, bodyOf, reading),
    close: () => sessionManager?.close(),
  };
}

function busy(where: string, code: number): TransportFailure {
  return new TransportFailure('rate-limited', `${where}: still answers ${code} after all waits`, { answered: true });
}
