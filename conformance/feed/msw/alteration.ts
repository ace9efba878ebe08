import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { similarNamesHint } from '../../command/options/similar-names.ts';
import type { AlterationKind } from '../../command/suite-descriptor.ts';
import type { Fault, Variant } from '../../core/alteration/alteration.ts';
import { exportName } from '../../core/check/name.ts';
import { siblingModule } from '../../core/text/sibling-module.ts';
import { faults, variants } from '../generated/alterations.ts';

const require = createRequire(import.meta.url);
const FILES: Readonly<Record<AlterationKind, Readonly<Record<string, { readonly file: string }>>>> = {
  faults,
  variants,
};

/** An altered feed, wrong or odd. */
type AlteredFeed = Fault<FeedRig> | Variant<FeedRig>;

/**
 * The alteration of a feed of that name. It is loaded at once, since handlers are not waited for.
 *
 * @throws TypeError for a name that there is not, with those that are like it.
 */
export function loadFeedAlteration(kind: AlterationKind, name: string): AlteredFeed {
  const known = FILES[kind];
  if (!Object.hasOwn(known, name))
    throw new TypeError(
      `the feed has no ${kind.slice(0, -1)} "${name}"${similarNamesHint(name, Object.keys(known))}; "touchstone ${kind} list feed" shows all`,
    );
  const { file } = known[name]!;
  const module =
    kind === 'faults'
      ? siblingModule(import.meta.url, `../faults/${file}`)
      : siblingModule(import.meta.url, `../variants/${file}`);
  return (require(fileURLToPath(module)) as Readonly<Record<string, AlteredFeed>>)[exportName(name)]!;
}
