/** Short ways to replace parts of a log rig, so that a fault states only its alteration. */
import type { LogRig, Parts } from '../../../src/reference/log/index.ts';

/** Replaces parts. */
export function withParts(rig: LogRig, parts: Partial<Parts>): LogRig {
  return { ...rig, parts: { ...rig.parts, ...parts } };
}

/** Changes the text of the checkpoint before it is signed, so that the signature covers the served text. */
export function withCheckpointText(rig: LogRig, alter: (text: string) => string): LogRig {
  return withParts(rig, { checkpointText: (...head) => alter(rig.parts.checkpointText(...head)) });
}

/** Changes every entry as if it had been sent like this: hash and bundle agree. */
export function withEntries(rig: LogRig, alter: (entry: Uint8Array) => Uint8Array): LogRig {
  const { leafHash, bundle } = rig.parts;
  return withParts(rig, {
    leafHash: (entry) => leafHash(alter(entry)),
    bundle: (entries) => bundle(entries.map(alter)),
  });
}

/** The extension line with which Rekor v2 marks a frozen log. */
export const FROZEN_EXTENSION_LINE = 'Log frozen — Wed Aug 19 06:42:17 UTC 2026\n';

/** Changes the leaf, as text. */
export function withLeafText(rig: LogRig, alter: (leaf: string) => string | Uint8Array): LogRig {
  const { canonicalBody } = rig.parts;
  return withParts(rig, {
    canonicalBody: (entry) => Buffer.from(alter(Buffer.from(canonicalBody(entry)).toString())),
  });
}
