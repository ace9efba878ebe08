import { mergeParts } from '../../../audit/part/merge-parts.ts';
import { logKeys } from '../../../log/command/keys/log-keys.ts';
import { policyOption } from '../../../log/command/keys/policy.ts';
import { treeHeadVkeyOfSpki } from '../../../log/oracle/note/vkey-of-spki.ts';
import { auditDocument } from './audit-document.ts';
import type { AuditCommandOptions } from './audit-options.ts';
import { readPart } from './part-file.ts';
import { checkpointFile } from './part-options.ts';
import { placeOf } from './place.ts';
import { writeAudit } from './write-audit.ts';

/** `touchstone audit merge`: what the parts of an audit prove together; sets the exit code. */
export async function runMerge(files: readonly string[], options: AuditCommandOptions): Promise<void> {
  const { origin, vkey, publicKey } = options;
  const parts = files.map((file) => ({ file, state: readPart(file) }));
  const place = placeOf('the log', parts[0]!.state.address, {});
  const named = { ...(vkey && { vkey }), ...(publicKey && { publicKey }), ...(origin !== undefined && { origin }) };
  const isOfCertificates = parts[0]!.state.profile === 'static-ct';
  const policy = options.policy === undefined ? undefined : policyOption(options.policy);
  const prefix = place.kind === 'http' ? place.prefix : undefined;
  const given = logKeys(named, prefix, isOfCertificates ? treeHeadVkeyOfSpki : undefined);
  const keys = given.length > 0 ? given : (policy?.logs ?? []).map(({ key }) => key);
  const checkpoint = checkpointFile(options.checkpoint);
  const merging = {
    keys,
    ...(policy && { policy }),
    ...(origin === undefined ? {} : { origin }),
    ...(checkpoint && { checkpoint }),
  };
  const result = mergeParts(parts, merging);
  writeAudit(auditDocument({ place, ...merging }, result), options);
}
