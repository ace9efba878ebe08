import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { type AlterationKind, alterationNames } from '../../command/alterations.ts';
import { similarNamesHint } from '../../command/options/similar-names.ts';
import type { Fault, Variant } from '../../core/alteration/alteration.ts';

const require = createRequire(import.meta.url);

/**
 * The alteration of a feed of that name. It is loaded at once, since handlers are not waited for.
 *
 * @throws TypeError for a name that there is not, with those that are like it.
 */
export function loadFeedAlteration(kind: AlterationKind, name: string): Fault<FeedRig> | Variant<FeedRig> {
  const known = alterationNames(kind, 'feed');
  if (!known.includes(name))
    throw new TypeError(
      `the feed has no ${kind.slice(0, -1)} "${name}"${similarNamesHint(name, known)}; "touchstone ${kind} list feed" shows all`,
    );
  const extension = import.meta.url.endsWith('.ts') ? 'ts' : 'js';
  const file = fileURLToPath(new URL(`../../${kind}/feed/${name}.${extension}`, import.meta.url));
  return (require(file) as { readonly default: Fault<FeedRig> | Variant<FeedRig> }).default;
}
