/** The logs that clients of Sigstore are tried on: the real Rekor server, and the reference as its command serves it. */
import { type Served, serveLog } from '../../conformance/front/cli/command.test-tool.ts';
import { goPresent } from '../go-program.ts';
import { buildRekor, rekorLog } from '../rekor/server.ts';

/** A log that takes entries as Rekor v2 does. */
export interface SigstoreLog {
  /** Where `/api/v2/log/entries` is, without a trailing slash. */
  readonly url: string;
  /** The tlog-tiles prefix, without a trailing slash. */
  readonly readUrl: string;
  /** Host and port of gRPC without TLS. */
  readonly grpc: string;
  /** The service's full name over gRPC. */
  readonly service: string;
  readonly origin: string;
  readonly vkey: string;
  close(): Promise<void>;
}

/** `touchstone serve log`, as a separate process. */
export async function referenceLog(...flags: readonly string[]): Promise<SigstoreLog> {
  const served = await serveLog('--origin', 'reference.example', ...flags);
  const { url, grpc, origin, vkey, stop } = served as Served & { readonly grpc: string };
  return { url, readUrl: `${url}/api/v2`, grpc, service: 'touchstone.rekor.v2.LogService', origin, vkey, close: stop };
}

/** The real Rekor server. */
async function realLog(): Promise<SigstoreLog> {
  await buildRekor();
  const log = await rekorLog();
  const { writeUrl: url, readUrl, grpc, origin, vkey, close } = log;
  return { url, readUrl, grpc, service: 'dev.sigstore.rekor.v2.Rekor', origin, vkey, close };
}

/** Every log that can run here, by name. */
export const sigstoreLogs: Readonly<Record<string, () => Promise<SigstoreLog>>> = {
  'the reference': () => referenceLog(),
  ...(goPresent ? { 'the Rekor server': realLog } : {}),
};
