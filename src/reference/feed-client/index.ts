export { type Json, type JsonObject, json } from '../feed/format/json.ts';
export type { ReadEvent } from './event.ts';
export { type Ask, FeedReader, type ReadList } from './reader.ts';
export { Refused, refuse } from './refused.ts';
export { type FeedClientRig, rightFeedClientRig } from './rig.ts';
