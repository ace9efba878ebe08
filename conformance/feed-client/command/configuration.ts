const text = { type: 'string', minLength: 1 };
const texts = { $ref: '#/$defs/strings' };

/** The JSON Schema of the section `feed-client` of `touchstone.yaml`. */
export const feedClientConfiguration = {
  type: 'object',
  additionalProperties: false,
  properties: {
    command: text,
    kind: texts,
    refusal: text,
    field: texts,
    site: text,
    'at-once': { type: 'integer', minimum: 1 },
    keep: text,
    profile: texts,
    declare: { type: 'object', additionalProperties: { anyOf: [{ type: 'string' }, { type: 'number' }] } },
    without: texts,
    only: texts,
    skip: texts,
    level: { enum: ['must', 'should'] },
    requirements: { type: 'string' },
    strict: { type: 'boolean' },
    baseline: { type: 'string' },
    seed: { anyOf: [{ type: 'integer' }, { type: 'string' }] },
    timeout: { type: 'number' },
    budget: { type: 'number' },
    report: texts,
  },
};
