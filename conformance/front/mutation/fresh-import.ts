import { registerHooks } from 'node:module';
import { pathToFileURL } from 'node:url';

/** Parts that may import the reference (conformance/arrows.test.ts) are loaded again each time, all other parts once. */
const RELOADED = /^(src|conformance\/front|conformance\/[^/]+\/(testbed|faults|variants))\//;

/** Imports modules of one folder anew each time, together with what they import of the parts that see the reference. */
export interface FreshImport {
  /** `path` from the folder. What is imported later, by a module that was loaded so, belongs to the latest load. */
  import(path: string): Promise<unknown>;
  /** Ends it: imports are resolved as ever. */
  end(): void;
}

/**
 * A mutant in module code is there only while the module is evaluated, and the state of a module outlives a mutant; so
 * each mutant gets modules of its own. A query in their addresses tells them apart. Modules are never given back, so a
 * process should not live for ever.
 */
export function freshImport(folder: string): FreshImport {
  const root = pathToFileURL(`${folder}/`).href;
  let load = 0;
  const isReloaded = (url: string): boolean =>
    url.startsWith(root) && RELOADED.test(url.slice(root.length)) && !url.includes('?');
  const hooks = registerHooks({
    resolve: (specifier, context, next) => {
      const resolved = next(specifier, context);
      return load > 0 && isReloaded(resolved.url) ? { ...resolved, url: `${resolved.url}?load=${load}` } : resolved;
    },
  });
  return {
    import: async (path) => {
      load++;
      return import(new URL(path, root).href);
    },
    end: () => hooks.deregister(),
  };
}
