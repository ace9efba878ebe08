/**
 * The address of a module relative to another, under the extension that the other has: sources are `.ts`, what is packed
 * is `.js`. `importer`: `import.meta.url` of the module that asks.
 * @example siblingModule(import.meta.url, './child')
 */
export function siblingModule(importer: string, path: string): URL {
  return new URL(`${path}${importer.slice(importer.lastIndexOf('.'))}`, importer);
}
