import type { TransparencyLogInstance } from '@sigstore/protobuf-specs';
import { optionFileText } from '../../../../command/options/secret-source.ts';
import { throwUsageError } from '../../../../command/usage-error.ts';
import { isJsonObject, type JsonObject, quoteJson, readJson } from '../../../../oracle/json/json.ts';

/** A log of a trusted root, as far as it can be read. */
export interface RootLog {
  /** Its place in the file: `tlogs[0]`. */
  readonly place: string;
  readonly baseUrl: string;
  /** Undefined where the library cannot read it. */
  readonly instance: TransparencyLogInstance | undefined;
}

const ROOT = /^application\/vnd\.dev\.sigstore\.trustedroot(\+json;\s*version=0\.[12]|\.v0\.[12]\+json)$/;
const CONFIG = /^application\/vnd\.dev\.sigstore\.clienttrustconfig\b/;

/**
 * The same value with the lowerCamelCase names of protobuf JSON in place of the schema's (`base_url` is `baseUrl`): a
 * reader has to accept both, and the library reads one of them.
 */
function withJsonNames(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withJsonNames);
  if (!isJsonObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, member]) => [
      name.replace(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase()),
      withJsonNames(member),
    ]),
  );
}

/** The trusted root in a file: the whole of it, or that of a ClientTrustConfig. */
function rootOf(at: string, text: string): JsonObject {
  const read = readJson(Buffer.from(text));
  const wanted = `${at}: expected Sigstore's TrustedRoot in JSON (media type application/vnd.dev.sigstore.trustedroot+json, version 0.1 or 0.2)`;
  if (read.defect) throwUsageError(`${wanted}, found no JSON`);
  const value = withJsonNames(read.value);
  const root = isJsonObject(value) && CONFIG.test(String(value.mediaType)) ? value.trustedRoot : value;
  const mediaType = isJsonObject(root) ? root.mediaType : undefined;
  if (!isJsonObject(root) || typeof mediaType !== 'string' || !ROOT.test(mediaType))
    return throwUsageError(
      `${wanted}, found ${isJsonObject(root) ? `the media type ${quoteJson(mediaType)}` : quoteJson(root)}`,
    );
  return root;
}

/** The transparency logs of a trusted root, in the order of the file. @throws UsageError for a file that is no such root. */
export async function rootLogs(option: string, file: string): Promise<readonly RootLog[]> {
  const root = rootOf(`${option} ${file}`, optionFileText(option, file));
  const logs = Array.isArray(root.tlogs) ? root.tlogs : [];
  if (logs.length === 0) throwUsageError(`${option} ${file}: this trusted root has no transparency log (tlogs)`);
  const { TransparencyLogInstance: Instance } = await import('@sigstore/protobuf-specs');
  return logs.map((log: unknown, index) => {
    const baseUrl = isJsonObject(log) ? String(log.baseUrl ?? '') : '';
    let instance: TransparencyLogInstance | undefined;
    try {
      instance = Instance.fromJSON(log);
    } catch {
      // An enum has a value that the library does not know.
    }
    return { place: `tlogs[${index}]`, baseUrl, instance };
  });
}
