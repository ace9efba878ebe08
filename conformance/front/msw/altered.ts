import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import type { FeedRig } from '../../../src/reference/feed/index.ts';
import type { Fault, Variant } from '../../faults/fault.ts';
import { similar } from '../cli/near.ts';
import { type Kind, namesOf } from '../self-test/rigs.ts';

const require = createRequire(import.meta.url);

/**
 * The alteration of a feed of that name. It is loaded at once, since handlers are not waited for.
 *
 * @throws TypeError for a name that there is not, with those that are like it.
 */
export function altered(kind: Kind, name: string): Fault<FeedRig> | Variant<FeedRig> {
  const known = namesOf(kind, 'feed');
  if (!known.includes(name))
    throw new TypeError(
      `the feed has no ${kind.slice(0, -1)} "${name}"${similar(name, known)}; "touchstone ${kind} list feed" shows all`,
    );
  const extension = import.meta.url.endsWith('.ts') ? 'ts' : 'js';
  const file = fileURLToPath(new URL(`../../${kind}/feed/${name}.${extension}`, import.meta.url));
  return (require(file) as { readonly default: Fault<FeedRig> | Variant<FeedRig> }).default;
}
