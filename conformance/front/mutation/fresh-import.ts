import { registerHooks } from 'node:module';
import { pathToFileURL } from 'node:url';

/** Parts that may import the reference (conformance/arrows.test.ts) are loaded again each time, all other parts once. */
const RELOADED = /^(src|conformance\/front|conformance\/[^/]+\/(testbed|faults|variants))\//;

/**
 * Imports modules of a folder afresh each time, together with the imported modules of parts that may refer to the
 * reference.
 */
export interface FreshImport {
  /** `path` is relative to the folder. A later dynamic import by such a module belongs to the latest load. */
  import(path: string): Promise<unknown>;
  /** Restores the usual resolution of imports. */
  end(): void;
}

/**
 * A mutant in module code is active only while the module is evaluated, and the state of a module outlives a mutant;
 * so each mutant gets its own modules. A query in their URLs distinguishes them. Modules are never freed, so a process
 * should not run without end.
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
