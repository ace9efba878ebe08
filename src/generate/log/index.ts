export { ENTRY_RULE, entryOf } from './entry.ts';
export { FolderNotEmpty } from './new-folder.ts';
export { KEY_RULE, seededSigner } from './signer.ts';
export { type VectorCase, type VectorFile, type VectorPlan, vectors, writeVectors } from './vectors/index.ts';
export { type LogPlan, type WrittenLog, writeLog } from './write-log.ts';
