export { audit } from './audit.ts';
export { NoLogError } from './checkpoint.ts';
export type { Finding, FindingKind } from './finding.ts';
export type { AuditOptions } from './options.ts';
export type { AuditResult, AuditVerdict, Remembered } from './result.ts';
export { detects, LARGEST_SAMPLE } from './sample.ts';
export type { Place, Source } from './source.ts';
export { StateError } from './state.ts';
