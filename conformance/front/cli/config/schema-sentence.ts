import { similarNamesHint } from '../../../command/options/similar-names.ts';

type Type = 'object' | 'array' | 'string' | 'boolean' | 'integer' | 'number' | 'null';

/** The part of JSON Schema that the schemas of our YAML files use. */
export interface Schema {
  readonly $ref?: string;
  readonly description?: string;
  readonly type?: Type | readonly Type[];
  readonly enum?: readonly string[];
  readonly anyOf?: readonly Schema[];
  readonly items?: Schema;
  readonly minimum?: number;
  readonly minLength?: number;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly additionalProperties?: boolean | Schema;
}

/** The first error of a validator, in the form of ajv with `verbose`. */
export interface Violation {
  /** JSON Pointer to the wrong value. */
  readonly instancePath: string;
  readonly params: Readonly<Record<string, unknown>>;
  readonly data?: unknown;
  readonly parentSchema?: Schema | undefined;
}

/** The error in a document as one sentence: the key, the expected and the actual value. */
export function violationSentence(violation: Violation): string {
  const { instancePath, params, data, parentSchema = {} } = violation;
  const place = instancePath.slice(1).replaceAll('/', '.');
  const extra = unknownKey(violation);
  const names = Object.keys(parentSchema.properties ?? {});
  const missing = params.missingProperty;
  if (typeof missing === 'string') {
    const lacks = `${place === '' ? 'the file' : place} lacks the key "${missing}"`;
    return extra === undefined ? lacks : `${lacks}, and there is no key "${extra}"${unknownKeyHelp(extra, names)}`;
  }
  if (extra !== undefined)
    return `${place === '' ? 'there is no key' : `${place} has no key`} "${extra}"${unknownKeyHelp(extra, names)}`;
  return `${place === '' ? 'the file' : place} takes ${taken(parentSchema)}, not ${quoted(data)}`;
}

/** A key that the schema does not have; where another one is missing, it may be meant. */
export function unknownKey({ params, data, parentSchema = {} }: Violation): string | undefined {
  if (typeof params.additionalProperty === 'string') return params.additionalProperty;
  const { properties, additionalProperties } = parentSchema;
  if (typeof params.missingProperty !== 'string' || additionalProperties !== false || properties === undefined)
    return undefined;
  return Object.keys(data as object).find((key) => !Object.hasOwn(properties, key));
}

const unknownKeyHelp = (key: string, names: readonly string[]): string =>
  similarNamesHint(key, names) || `; there ${names.length === 1 ? 'is' : 'are'}: ${names.join(', ')}`;

/** The values that a key takes, in words. */
function taken(schema: Schema): string {
  if (schema.description) return schema.description;
  if (schema.enum) return schema.enum.join(' or ');
  if (schema.anyOf) return schema.anyOf.map(taken).join(' or ');
  const { type, items, minimum } = schema;
  if (Array.isArray(type)) return type.map((type: Type) => taken({ ...schema, type })).join(' or ');
  const least = minimum === undefined ? '' : ` from ${minimum}`;
  if (type === 'array') return items?.type === 'string' ? 'a list of texts' : 'a list';
  if (type === 'object') return 'keys with values';
  if (type === 'boolean') return 'true or false';
  if (type === 'null') return 'null';
  if (type === 'string') return schema.minLength ? 'a text that is not empty' : 'a text';
  return `${type === 'integer' ? 'a whole number' : 'a number'}${least}`;
}

/** A value as in the file, cut. */
function quoted(value: unknown): string {
  // The items of a list are not repeated: an item may be a header with a secret.
  if (Array.isArray(value)) return 'a list with other things in it';
  if (typeof value === 'object' && value !== null) return 'keys with values';
  const text = typeof value === 'string' ? JSON.stringify(value) : value === null ? 'nothing' : String(value);
  return text.length > 60 ? `${text.slice(0, 60)}…` : text;
}
