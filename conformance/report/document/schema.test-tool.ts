/** Published schemas of other people's formats, under `spec/third-party`. */
import { readFileSync } from 'node:fs';
import { Ajv } from 'ajv';

const formats: Readonly<Record<string, (text: string) => boolean>> = {
  uri: (text) => URL.canParse(text) && /^[!-~]+$/.test(text),
  'uri-reference': (text) => URL.canParse(text, 'https://a.example/') && /^[!-~]*$/.test(text),
  'date-time': (text) => /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/.test(text) && !Number.isNaN(Date.parse(text)),
  uuid: (text) => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(text),
};

/** A function that lists what is wrong with a JSON text by a schema there. */
export function publishedSchema(file: string): (json: string) => readonly string[] {
  const text = readFileSync(new URL(`../../../spec/third-party/${file}`, import.meta.url), 'utf8');
  // The schema of SARIF is of draft 4. It uses nothing that draft 7 reads otherwise, but for the name of its id.
  const { $schema: _draft, id: _id, ...schema } = JSON.parse(text) as Record<string, unknown>;
  const validate = new Ajv({ strict: false, allErrors: true, formats: { ...formats } }).compile(schema);
  return (json) =>
    validate(JSON.parse(json)) ? [] : validate.errors!.map(({ instancePath, message }) => `${instancePath} ${message}`);
}
