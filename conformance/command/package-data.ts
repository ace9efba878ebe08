import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/** The version of this package. */
export function packageVersion(): string {
  return (require('#package') as { version: string }).version;
}

/** A JSON document of `spec/`, such as `report.schema.json`. */
export function specDocument(name: string): object {
  return require(`#spec/${name}`) as object;
}
