/**
 * The sites of the site list. Of its fields only slug and name are known.
 *
 * Follows: interface document, "Endpoints"
 */

import { readExactJsonText } from '../../../oracle/json/exact-json.ts';
import type { JsonNode } from '../../../oracle/json/json-node.ts';

/** A site of the site list. */
export interface Site {
  readonly slug: string;
  readonly name: string | null;
}

/** The sites of an answer: an array of objects, alone or as the `data` of an envelope; undefined for other answers. */
export function readSiteList(bytes: Uint8Array): readonly Site[] | undefined {
  const root = readExactJsonText(Buffer.from(bytes).toString('utf8')).value?.root;
  const list = root?.kind === 'object' ? root.members.get('data') : root;
  if (list?.kind !== 'array') return undefined;
  const sites = list.items.flatMap((item): Site[] => {
    const [slug, name] =
      item.kind === 'object' ? ['slug', 'name'].map((member) => textOrNull(item.members.get(member))) : [];
    return slug == null ? [] : [{ slug, name: name ?? null }];
  });
  return sites.length > 0 ? sites : undefined;
}

const textOrNull = (node: JsonNode | undefined) => (node?.kind === 'string' ? node.value : null);
