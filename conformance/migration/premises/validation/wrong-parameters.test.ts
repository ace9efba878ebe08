/** Parameters with a mistake have no second one: with the value mended, they are sound, and a sound tool migrates them. */

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { StackMigration } from '../../../../src/reference/migration/index.ts';
import { readExactJsonText } from '../../../oracle/json/exact-json.ts';
import { exactText } from '../../../oracle/json/exact-node.ts';
import { ARGUMENT_MISTAKES } from '../../inputs/mistakes/argument-mistakes.ts';
import { BUILDS_OF_MISTAKES, CONTRACT_MISTAKES } from '../../inputs/mistakes/contract-mistakes.ts';
import { withValueAt } from '../../inputs/mistakes/json-replaced.ts';
import type { ParameterMistake } from '../../inputs/mistakes/mistake.ts';
import { PARAMETER_MISTAKES } from '../../inputs/mistakes/mistakes.ts';
import { parameterDefects } from '../../oracle/parameters/parameter-defects.ts';
import { migrationTarget } from '../../target/migration-tool.ts';
import { succeeded } from '../../target/run.ts';
import type { MigrationStage } from '../../target/stage.ts';
import { contractFiles } from '../contracts/build-files.ts';
import { SOUND_PARAMS } from './wrong-parameters.ts';

const valueAt = (value: unknown, pointer: string): unknown =>
  pointer
    .split('/')
    .slice(1)
    .reduce((inner, key) => Object(inner)[key], value);
const wrongParams = ({ at, value, beside }: ParameterMistake) =>
  withValueAt(beside ? withValueAt(SOUND_PARAMS, beside.at, beside.value) : SOUND_PARAMS, at, value);
const mendedParams = (mistake: ParameterMistake) => {
  const { at, error = at, mended = valueAt(SOUND_PARAMS, error) } = mistake;
  return withValueAt(wrongParams(mistake), error, mended);
};

test.each([...PARAMETER_MISTAKES, ...ARGUMENT_MISTAKES])('$name is the only mistake of its parameters', (mistake) => {
  const params = readExactJsonText(exactText(mendedParams(mistake))).value!.root;
  expect(parameterDefects(params)).toEqual([]);
});

describe('a sound tool migrates them with their contracts', () => {
  const tool = migrationTarget({ library: StackMigration });
  let stage: MigrationStage;
  let base = '';
  const run = async (step: 'base' | 'dao', params: unknown) => {
    const files = { ...contractFiles(tool, BUILDS_OF_MISTAKES), ...(base ? { 'migration.json': base } : {}) };
    const at = await stage.place({ files });
    const { privateKey } = stage.chain.accounts[0]!;
    const ran = await tool.migrate(
      step,
      { provider: stage.rpc, privateKey, force: true, params: { default: params } },
      at,
    );
    return { ran, file: stage.read(at, 'migration.json') };
  };
  beforeAll(async () => {
    stage = await tool.stage();
    base = (await run('base', SOUND_PARAMS)).file!;
  });
  afterAll(() => tool.close());

  test.each([...CONTRACT_MISTAKES, ...ARGUMENT_MISTAKES])('$name', async (mistake) => {
    const { ran } = await run('dao', mendedParams(mistake));
    expect(succeeded(ran), `${ran.stderr.text}${ran.rejected ?? ''}`).toBe(true);
    const wrong = await run('dao', wrongParams(mistake));
    expect(succeeded(wrong.ran)).toBe(false);
  });
});
