import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';

const validators = new Map<string, ValidateFunction>();

/**
 * The validator of a schema, which names the first mistake with the value that has it. To make one takes as long as the rest
 * of a short command, so a process that runs several commands makes each once.
 */
export function validatorOf(schema: object): ValidateFunction {
  const text = JSON.stringify(schema);
  let validator = validators.get(text);
  if (validator === undefined) {
    validator = new Ajv2020({ strict: true, verbose: true, ownProperties: true }).compile(schema);
    validators.set(text, validator);
  }
  return validator;
}
