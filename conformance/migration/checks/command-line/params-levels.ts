import { check } from '../../../core/check/check.ts';
import { EXAMPLE_PARAMS } from '../../inputs/files/example-params.ts';
import { declaredChoiceDefect } from '../../oracle/comparison/choice-defect.ts';
import { parseJsonText } from '../../oracle/comparison/json-text.ts';
import { orgNameOfRun } from '../../premises/command-line/dao-name.ts';
import { usageExampleRun } from '../../premises/command-line/usage-example-run.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';

export const paramsLevels = check<MigrationTarget>()({
  // MIG-CL-032 (must): The parameters file has the declared levels: its keys are at the top level, or are grouped by network.
  //   [interface, "Command line"]
  proves: 'MIG-CL-032',
  needs: ['argv'],
  reasons: {
    'not-as-declared': 'the parameters file has other levels than declared',
  },
  run: async (tool, t) => {
    const { dao } = await t.use(usageExampleRun);
    if ((await orgNameOfRun(dao)) !== EXAMPLE_PARAMS.orgName)
      t.inconclusive('the parameters file was not used (MIG-CL-023)');
    const file = Object(parseJsonText(tool.paramsText({ default: EXAMPLE_PARAMS }, dao.stage.network)));
    const option = 'default' in file ? 'by-network' : 'flat';
    t.judge(declaredChoiceDefect(t.chose('params-file', option)), dao.run);
  },
});
