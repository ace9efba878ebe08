/**
 * The address of a module relative to the importing module, with the same file extension: sources are `.ts`, packed
 * modules `.js`. `importer`: `import.meta.url` of the importing module.
 * @example siblingModule(import.meta.url, './child')
 */
export function siblingModule(importer: string, path: string): URL {
  return new URL(`${path}${importer.slice(importer.lastIndexOf('.'))}`, importer);
}
