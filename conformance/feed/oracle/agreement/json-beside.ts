/**
 * Another form of a list together with its JSON, and the members that may differ from answer to answer.
 *
 * Follows: interface document, "Envelope"
 */

import type { Answer } from '../../../core/target/answer.ts';
import type { JsonNode } from '../../../oracle/json/json-node.ts';
import { jsonDifference } from '../json/difference.ts';
import { alignedJson } from './aligned-json.ts';

/** Members with the same value in every form of a list. */
const MEMBERS_OF_THE_LIST: Readonly<Record<string, readonly string[]>> = {
  '': ['meta', 'data'],
  '/meta': ['status', 'message', 'method_id', 'method'],
};

/** Pointers to members that may change with each answer, since the interface does not list them. */
export function membersOfEachAnswer(json: JsonNode): ReadonlySet<string> {
  const meta = json.kind === 'object' ? json.members.get('meta') : undefined;
  const pointers = [json, meta].flatMap((node) =>
    node?.kind !== 'object'
      ? []
      : [...node.members]
          .filter(([name]) => !MEMBERS_OF_THE_LIST[node.pointer]!.includes(name))
          .map(([, memberNode]) => memberNode.pointer),
  );
  return new Set(pointers);
}

/** Whether two lists have the same events, in any order. */
export const hasSameEvents = (a: JsonNode, b: JsonNode, ignored: ReadonlySet<string>): boolean =>
  !jsonDifference(a, b, ignored) || !jsonDifference(...alignedJson(a, b), ignored);

/** Another form of the list, and the JSON that was served right before it and right after. */
export interface FormBesideJson {
  readonly json: JsonNode;
  readonly answer: Answer;
  /** Pointers that a comparison ignores. */
  readonly ignored: ReadonlySet<string>;
}
