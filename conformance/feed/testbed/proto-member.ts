/** A member of which programs make the prototype of an object. */
import { type JsonObject, readJson } from '../../../src/reference/feed/index.ts';

/** As it was read: the member is the object's own. */
export const PROTO_MEMBER = readJson('{"__proto__":{"id":1,"polluted":"yes"}}') as JsonObject;
